// The log points at what it speaks of, and so does the strip.

import { pointsOf } from "./narrate.js";

function point(spot) {
  for (const piece of document.querySelectorAll(".pointed")) piece.classList.remove("pointed");
  for (const id of pointsOf(spot).split(" ").filter(Boolean)) document.getElementById(id)?.classList.add("pointed");
}

for (const kind of ["pointerover", "focusin"]) {
  document.addEventListener(kind, ({ target }) => point(target));
}
