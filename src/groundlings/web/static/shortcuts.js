// Shortcuts: a choice may have a key of its own (aria-keyshortcuts="P", or several: "P Enter").
// Enter is one only while nothing is focused that has its own. The keys of desks come first.

const WRITES = "input, select, textarea, [contenteditable]";
const OWN_ENTER = "a, button, summary, [tabindex='0']";
const COVERS = "dialog:modal, form.desks, .telling, .scoring.staged"; // nobody chooses what is covered

/** The choice that this key makes, if it can be seen. */
function choiceOf(key) {
  const name = key.length === 1 ? key.toUpperCase() : key;
  const choice = document.querySelector(`main#table [aria-keyshortcuts~="${CSS.escape(name)}"]`);
  return choice?.checkVisibility?.() === false ? null : choice;
}

document.addEventListener("keydown", (event) => {
  if (event.defaultPrevented || event.repeat || event.ctrlKey || event.metaKey || event.altKey) return;
  if (event.target.closest?.(WRITES) || document.querySelector(COVERS)) return;
  if (event.key === "Enter" && event.target.closest?.(OWN_ENTER)) return;
  const choice = choiceOf(event.key);
  if (!choice) return;
  event.preventDefault();
  choice.focus({ preventScroll: true });
  choice.click(); // a guard may stop it
});
