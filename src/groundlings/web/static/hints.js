// Hints: whoever has asked for them sees them, wherever on the page they were then.

import { isStill } from "./motion.js";

let was = document.getElementById("hints") !== null;

document.addEventListener("table-shown", () => {
  const panel = document.getElementById("hints");
  if (panel && !was) panel.scrollIntoView({ block: "nearest", behavior: isStill() ? "auto" : "smooth" });
  was = panel !== null;
});
