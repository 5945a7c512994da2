// Every piece explains itself: pointed at, in a sentence beside the prompt; pressed for long, or by
// the key i, with its sheet. data-about="blue-set" names the sheet, data-pieces where they all are.

import { isDragging } from "./drag.js";
import { openSheet } from "./sheet.js";
import { say, tellFocused, under } from "./tell.js";

const LONG_MS = 500;
const STILL_PX = 10; // a finger is never quite at rest
const WRITES = "input, select, textarea, [contenteditable]";

const home = () => document.getElementById("sheet")?.dataset.pieces;
const about = (spot) => spot?.closest?.("[data-about]") ?? null;
const open = (piece) => openSheet(`${home()}/${encodeURIComponent(piece.dataset.about)}`);

let pointed = null; // the piece under the pointer
let explained = null; // the piece that the line tells of
let sentences = null; // what there is to say of every piece, asked for once

async function sentence(noun) {
  sentences ??= fetch(`${home()}.json`).then((answer) => (answer.ok ? answer.json() : {}));
  return (await sentences.catch(() => ({})))[noun];
}

// Pointing: a choice tells what it would do (tell.js); all else says what it is.
document.addEventListener("pointerover", async ({ target, pointerType }) => {
  if (pointerType === "touch" || isDragging() || !home()) return;
  pointed = about(target);
  const piece = under(target) ? null : pointed;
  if (piece === explained) return;
  const before = explained;
  explained = piece;
  if (!piece) {
    if (before && !under(target)) tellFocused();
    return;
  }
  const told = await sentence(piece.dataset.about);
  if (told && explained === piece) say(...told);
});
document.addEventListener("table-shown", () => (explained = null));

document.addEventListener("keydown", (event) => {
  if (event.key !== "i" || event.ctrlKey || event.metaKey || event.altKey || !home()) return;
  if (event.target.matches?.(WRITES) || document.querySelector("dialog:modal")) return;
  const piece = about(document.activeElement) ?? (pointed?.isConnected ? pointed : null);
  if (!piece) return;
  event.preventDefault();
  open(piece);
});

// A long press opens the sheet, and is no tap.
let press = null;
let isLong = false;

function lift() {
  clearTimeout(press?.timer);
  press = null;
}

document.addEventListener("pointerdown", ({ target, pointerType, clientX, clientY }) => {
  lift();
  isLong = false;
  const piece = about(target);
  if (pointerType !== "touch" || !piece || !home()) return;
  if (target.closest(".pile[tabindex]")) return; // it opens by itself (tabs.js)
  const timer = setTimeout(() => {
    lift();
    if (!piece.isConnected) return;
    isLong = true;
    open(piece);
  }, LONG_MS);
  press = { timer, x: clientX, y: clientY };
});
document.addEventListener("pointermove", ({ clientX, clientY }) => {
  if (press && Math.hypot(clientX - press.x, clientY - press.y) > STILL_PX) lift();
});
for (const end of ["pointerup", "pointercancel"]) document.addEventListener(end, lift);
document.addEventListener(
  "click",
  (event) => {
    if (!isLong || event.detail === 0) return; // a key clicks without a press
    isLong = false;
    event.preventDefault();
    event.stopImmediatePropagation();
  },
  { capture: true },
);
// What a browser would offer for a long press would lie above the sheet.
document.addEventListener("contextmenu", (event) => {
  if (event.pointerType === "touch" && about(event.target)) event.preventDefault();
});
