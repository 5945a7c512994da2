// The result comes source by source; a click or a key shows all of it at once.

function finish() {
  for (const animation of document.getAnimations()) animation.finish();
}

for (const kind of ["pointerdown", "keydown"]) document.addEventListener(kind, finish);
