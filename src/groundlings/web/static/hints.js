// Hints: whoever has asked for them sees them, wherever on the page they were then.

import { wantsMotion } from "./motion.js";

let was = document.getElementById("hints") !== null;

document.addEventListener("table-shown", () => {
  const panel = document.getElementById("hints");
  if (panel && !was) panel.scrollIntoView({ block: "nearest", behavior: wantsMotion() ? "smooth" : "auto" });
  was = panel !== null;
});
