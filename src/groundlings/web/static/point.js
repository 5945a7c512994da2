// The log points at what it speaks of.

function point(spot) {
  for (const piece of document.querySelectorAll(".pointed")) piece.classList.remove("pointed");
  const ids = spot?.closest?.("[data-points]")?.dataset.points.split(" ") ?? [];
  for (const id of ids) document.getElementById(id)?.classList.add("pointed");
}

for (const kind of ["pointerover", "focusin"]) {
  document.addEventListener(kind, ({ target }) => point(target));
}
