// Desks at a shared screen: each player answers with keys of their own, all in one round. What was
// pressed is shown to nobody: a desk looks the same whatever lies before it.

import { addToEach } from "./show.js";

/** The keys of the desks, from left to right: under the fingers of one hand each. */
const KEYS = ["qwert", "zxcvb", "yuiop", "nm,./", "asdfg", "hjkl;"];

addToEach((part) => {
  const desks = part.querySelector("form.desks");
  if (!desks) return;
  desks.classList.add("veiled");
  for (const [n, desk] of desks.querySelectorAll(".desk").entries()) {
    for (const [at, label] of desk.querySelectorAll("label").entries()) {
      const key = KEYS[n]?.[at];
      if (!key) continue;
      label.dataset.key = key;
      const cap = document.createElement("kbd");
      cap.textContent = key.toUpperCase();
      label.prepend(cap);
    }
  }
});

document.addEventListener("keydown", (event) => {
  if (event.ctrlKey || event.metaKey || event.altKey || event.repeat) return;
  if (event.target.closest?.("input:not([type=radio]), textarea, select")) return;
  const label = document.querySelector(
    `form.desks label[data-key="${CSS.escape(event.key.toLowerCase())}"]`,
  );
  if (!label) return;
  label.querySelector("input").checked = true;
  event.preventDefault();
});
