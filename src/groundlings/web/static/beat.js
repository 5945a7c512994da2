// The beat: after the choice that ends a turn there is a moment to take it back. It stands still
// while somebody reads the bar, looks elsewhere, or cannot be heard; then the turn is ended.

import { isDown } from "./finger.js";
import { table } from "./show.js";

const TICK_MS = 100;
const CONTROLS = ".prompt :is(button, a, summary, input)";

/** The beat under way: of which table, how long it still is, whether somebody has said to wait. */
let beat = { rev: "", left: 0, waits: false, ticked: 0 };
let ticking = 0;
let byKey = false; // what was used last: a finger on the keys, or a pointer

const bar = () => document.querySelector("#beat[data-beat]");

/** Whether the clock stands still. */
function rests() {
  if (isDown() || document.hidden || document.querySelector("dialog:modal, .leave[open]")) return true;
  if (document.getElementById("connection")?.textContent) return true; // the line is lost
  return Boolean(document.activeElement?.matches(CONTROLS) || table()?.ariaBusy);
}

function draw() {
  const [here, clock, wait] = ["beat", "clock", "wait"].map((id) => document.getElementById(id));
  if (!here || !clock) return;
  here.classList.toggle("waits", beat.waits);
  if (wait) wait.hidden = beat.waits;
  clock.textContent = clock.dataset.words.replace("#", Math.ceil(beat.left / 1000));
  clock.style.setProperty("--left", beat.left / Number(here.dataset.beat));
}

function tick() {
  const now = performance.now();
  if (!rests() && !beat.waits) beat.left -= Math.min(now - beat.ticked, 2 * TICK_MS);
  beat.ticked = now;
  draw();
  if (beat.left > 0) return;
  clearInterval(ticking);
  document.getElementById("end-turn")?.form.requestSubmit();
}

/** Begin the beat that the table asks for, go on with it, or end it. */
function follow() {
  const [here, rev] = [bar(), table()?.dataset.rev];
  if (!here) {
    clearInterval(ticking);
    beat.rev = "";
  } else if (rev === beat.rev) draw();
  else {
    clearInterval(ticking);
    beat = { rev, left: Number(here.dataset.beat), waits: false, ticked: performance.now() };
    ticking = setInterval(tick, TICK_MS);
    draw();
    if (byKey) document.getElementById("undo")?.focus({ preventScroll: true });
  }
}

document.addEventListener("keydown", () => (byKey = true), { capture: true });
document.addEventListener("pointerdown", () => (byKey = false), { capture: true });
document.addEventListener("click", ({ target }) => {
  if (!target.closest?.("#wait")) return;
  beat.waits = true;
  draw();
});
document.addEventListener("table-shown", follow);
follow();
