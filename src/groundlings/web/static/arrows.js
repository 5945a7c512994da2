// Arrows go to the next choice that way, and from elsewhere to the first one.

import { CHOICE } from "./tell.js";

const WAYS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };
const SIDE = 2.5; // how much a step aside counts against one ahead
const OWN_ARROWS = "input, select, textarea, [contenteditable], [tabindex='0'], dialog[open] *";

document.addEventListener("keydown", (event) => {
  const way = WAYS[event.key];
  if (!way || event.ctrlKey || event.metaKey || event.altKey) return;
  const from = document.activeElement;
  const best = from?.matches(CHOICE) ? nextChoice(from, way) : firstChoice(from);
  if (!best) return;
  event.preventDefault();
  best.focus();
});

/** The first choice on the table, else in the bar, unless the arrows are at work where we are. */
function firstChoice(from) {
  if (from?.matches(OWN_ARROWS) || document.querySelector("dialog:modal")) return null;
  const lie = CHOICE.split(", ").flatMap((kind) => [...document.querySelectorAll(kind)]);
  return lie.find((choice) => choice.checkVisibility?.() ?? true) ?? null;
}

/** The nearest choice that way. */
function nextChoice(from, way) {
  const middle = (element) => {
    const box = element.getBoundingClientRect();
    return [box.left + box.width / 2, box.top + box.height / 2];
  };
  const [x, y] = middle(from);
  let best = null;
  let nearest = Infinity;
  for (const choice of document.querySelectorAll(CHOICE)) {
    if (choice === from) continue;
    const [dx, dy] = middle(choice).map((at, axis) => at - (axis ? y : x));
    const ahead = dx * way[0] + dy * way[1];
    const aside = Math.abs(dx * way[1]) + Math.abs(dy * way[0]);
    if (ahead > 1 && ahead + SIDE * aside < nearest) {
      nearest = ahead + SIDE * aside;
      best = choice;
    }
  }
  return best;
}
