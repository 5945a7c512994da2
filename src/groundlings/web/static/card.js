// A card that is being written: the card beside the form follows as one types, by the server's own
// drawing. Without this script the button "Show the card" does the same.

import { CONTROLS, keepFocus, keepTyped, worth } from "./kept.js";
import { morph } from "./morph.js";

const PAUSE_MS = 250; // so long nobody types before the card is drawn

const desk = document.getElementById("card-desk");

/** The pause before the next drawing, and the question under way. */
let pause = 0;
let asking = null;

/** Show the card as the form has it; a button of an effect adds it, moves it or takes it away. */
async function draw(submitter) {
  clearTimeout(pause);
  asking?.abort();
  asking = new AbortController();
  const { signal } = asking;
  const form = document.getElementById("card-form");
  const body = new URLSearchParams(new FormData(form, submitter));
  const sent = new Map([...form.querySelectorAll(CONTROLS)].map((one) => [one, worth(one)]));
  const headers = { "X-Groundlings": "fragment" };
  try {
    const answer = await fetch(form.dataset.preview, { method: "POST", body, headers, signal });
    const page = new DOMParser().parseFromString(await answer.text(), "text/html");
    const fresh = page.getElementById("card-desk");
    if (signal.aborted || !fresh) return;
    const after = [keepTyped(desk, sent), keepFocus(desk)];
    morph(desk, fresh);
    for (const settle of after) settle();
    if (submitter) desk.querySelector("[autofocus]")?.focus();
  } catch {
    // the card stays as it was; the next letter, or the button, tries again
  }
}

desk.addEventListener("input", ({ target }) => {
  clearTimeout(pause);
  pause = setTimeout(draw, target.matches("select, [type=checkbox]") ? 0 : PAUSE_MS);
});
desk.addEventListener("submit", (event) => {
  if (event.submitter?.name !== "do") return;
  event.preventDefault();
  draw(event.submitter);
});
