// A page to keep: the button that prints it.

document.addEventListener("click", ({ target }) => {
  if (target.closest?.("button[data-print]")) print();
});
