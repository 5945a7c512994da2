// What would happen: beside the prompt stands what the choice at the fingertip does, or why it
// cannot be, the places where its piece may go are marked, and what it would earn is lit
// (data-lights="pays-0-8").

import { destinations, isDragging } from "./drag.js";

/** What may be chosen: on the table, and in the prompt bar. */
export const CHOICE = "button.legal, button.legal-bar";
const TOLD = `${CHOICE}, button.nofit, button.nofit-bar`;

let told = null;
let finger = false; // what was pressed last: a finger does not hover
let tapped = null; // the choice that a finger has asked about

/** Write beside the prompt what this piece would do, or why it cannot; mark what it leads to. */
function tell(button) {
  const line = document.getElementById("then");
  if (!line) return;
  for (const place of document.querySelectorAll(".could")) place.classList.remove("could");
  for (const earned of document.querySelectorAll(".lights")) earned.classList.remove("lights");
  told = button;
  if (!button) return say("");
  const what = button.getAttribute("aria-label") ?? button.textContent;
  say(what, button.getAttribute("aria-description"), button.matches("[aria-disabled]"));
  for (const place of destinations(button).keys()) place.classList.add("could");
  document.getElementById(button.dataset.lights ?? "")?.classList.add("lights");
}

/** Write a line beside the prompt: a name, what there is to say of it, and whether it cannot be. */
export function say(what, then = "", cannot = false) {
  const line = document.getElementById("then");
  if (!line) return;
  line.classList.toggle("no", cannot);
  const name = document.createElement("b");
  name.textContent = what;
  line.replaceChildren(...(what ? [name, then ? ` – ${then}` : ""] : []));
}

/** The choice, or what cannot be chosen, that something on the table belongs to. */
export const under = (target) => target?.closest?.(TOLD) ?? null;

/** Tell of what is focused. */
export const tellFocused = () => tell(under(document.activeElement));

document.addEventListener("pointerover", ({ target, pointerType }) => {
  const button = under(target);
  if (pointerType === "touch" || button === told || isDragging()) return;
  tell(button ?? under(document.activeElement));
});
document.addEventListener("focusin", ({ target }) => tell(under(target)));
document.addEventListener("focusout", () => tell(null));
document.addEventListener("pointerdown", ({ pointerType }) => {
  finger = pointerType === "touch";
  if (told !== tapped) tapped = null; // something else has been told since
});
document.addEventListener("click", (event) => {
  const button = under(event.target);
  if (button?.matches("[aria-disabled]")) tell(button);
  // A finger's first tap on a piece asks what would happen, its second one chooses.
  const byFinger = finger && event.detail > 0; // a key clicks without a press
  const asks = byFinger && button !== tapped && button?.matches(".legal");
  tapped = asks ? button : null;
  const line = document.getElementById("then");
  if (!asks || !line) return;
  event.preventDefault();
  button.focus({ preventScroll: true });
  tell(button);
  line.append(` (${line.dataset.again})`);
});
document.addEventListener("table-shown", tellFocused);
