// Dragging a piece to where it goes. Which places those are, and what is chosen there, the page
// says: data-goes="space-3=put:3 space-4=put:4". An empty choice: the piece goes there by itself.

import { table } from "./show.js";

const FAR_PX = 6; // so far a finger moves before it drags

/** The drag under way, if there is one; it has a ghost as soon as the piece is seen to move. */
let dragging = null;

/** Whether a piece is held, and may be moving. */
export const isDragging = () => dragging !== null;

/** Where a piece may go, and the choice that it is there. */
export function destinations(piece) {
  const pairs = (piece?.dataset.goes ?? "").split(" ").filter(Boolean).map((pair) => {
    const [id, ...choice] = pair.split("=");
    return [document.getElementById(id), choice.join("=")];
  });
  return new Map(pairs.filter(([place]) => place));
}

/** Make these choices in one post. */
function choose(values) {
  const form = document.getElementById("choose");
  const inputs = values.map((value) => {
    const input = document.createElement("input");
    Object.assign(input, { type: "hidden", name: "choice", value });
    return input;
  });
  form.append(...inputs);
  form.requestSubmit();
  for (const input of inputs) input.remove();
}

/** The place where the pointer is, if the dragged piece may go there. */
function target(event) {
  const below = document.elementsFromPoint(event.clientX, event.clientY);
  return [...dragging.goes.keys()].find((place) => below.includes(place)) ?? null;
}

document.addEventListener("pointerdown", (event) => {
  const source = event.target.closest?.("[data-goes]");
  if (!source || event.button !== 0 || !document.getElementById("choose")) return;
  const goes = destinations(source);
  dragging = { source, goes, x: event.clientX, y: event.clientY, ghost: null };
});

document.addEventListener("pointermove", (event) => {
  if (!dragging) return;
  const { source, goes, x, y } = dragging;
  if (!dragging.ghost) {
    if (Math.hypot(event.clientX - x, event.clientY - y) < FAR_PX) return;
    if (event.pointerType === "touch" && !source.matches(".held")) {
      dragging = null; // there a finger scrolls; from the hand it drags
      return;
    }
    const stack = source.parentElement.querySelectorAll(".el"); // the last of them lies on top
    const piece = source.matches(".el") ? source : [...stack].at(-1);
    dragging.ghost = piece.cloneNode(true);
    dragging.ghost.removeAttribute("id");
    dragging.ghost.classList.add("dragged");
    table().append(dragging.ghost);
    for (const place of goes.keys()) place.classList.add("could");
  }
  event.preventDefault();
  Object.assign(dragging.ghost.style, { left: `${event.clientX}px`, top: `${event.clientY}px` });
  const over = target(event);
  for (const place of goes.keys()) place.classList.toggle("dropzone", place === over);
});

// A new table takes away what it does not know: the ghost and the marks. Who drags keeps them.
document.addEventListener("table-shown", () => {
  if (!dragging) return;
  const { source, ghost } = dragging;
  dragging.goes = destinations(source.isConnected ? source : null);
  if (!dragging.goes.size) letGo();
  else if (ghost) {
    table().append(ghost);
    for (const place of dragging.goes.keys()) place.classList.add("could");
  }
});

function letGo() {
  for (const place of dragging?.goes.keys() ?? []) place.classList.remove("dropzone", "could");
  dragging?.ghost?.remove();
  dragging = null;
}

/** The click that ends a drag is none. */
function swallowClick() {
  const swallow = (click) => {
    click.preventDefault();
    click.stopPropagation();
  };
  addEventListener("click", swallow, { capture: true });
  setTimeout(() => removeEventListener("click", swallow, { capture: true }), 0);
}

document.addEventListener("pointerup", (event) => {
  if (!dragging) return;
  const { source, goes, ghost } = dragging;
  const place = ghost ? target(event) : null;
  if (ghost) swallowClick();
  letGo();
  if (place) choose([source.value, goes.get(place)].filter(Boolean));
});
document.addEventListener("pointercancel", letGo);

// Escape ends a drag, and does nothing else then.
document.addEventListener(
  "keydown",
  (event) => {
    if (event.key !== "Escape" || !dragging) return;
    if (dragging.ghost) addEventListener("pointerup", swallowClick, { once: true });
    letGo();
    event.stopPropagation();
  },
  { capture: true },
);
