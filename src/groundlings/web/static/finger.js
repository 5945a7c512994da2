// Fingers: what somebody presses stays as it is until the press is over, and the second half of a
// double tap chooses nothing that the first half has brought.

const LONG_MS = 3000; // so long a finger may rest before the table goes on under it
const FAR_PX = 10; // a finger that has come so far drags or scrolls: it presses nothing
const CLICK_MS = 60; // a click comes so soon after its finger is lifted, or never
const TWICE_MS = 400; // two taps within this time, and so near to each other, are one double tap
const NEAR_PX = 24;

/** The press under way, if there is one. */
let press = null;

/** Whether the last press was a finger's. */
let byTouch = false;

/** The last click of a pointer: of which button, where and when, and what has happened since. */
let last = null;

/** The button that was hit by a slip. */
let slip = null;

/** When something was taken away that had lain over the bar. */
let uncovered = -Infinity;

/** Whether a finger, or the button of a mouse, is down on something. */
export const isDown = () => press !== null;

/** Until nothing is pressed any more. */
export async function lifted() {
  while (press) await press.over;
}

/** What was told over the bar is over, and nobody has asked for that: the bar is back. */
export const noteUncovered = () => (uncovered = performance.now());

/** Whether this button was hit by a slip. */
export const isSlip = (button) => button !== null && button === slip;

function end() {
  clearTimeout(press?.timer);
  press?.done();
  press = null;
}

document.addEventListener(
  "pointerdown",
  ({ isPrimary, button, clientX: x, clientY: y, pointerType }) => {
    if (!isPrimary || button !== 0) return;
    end();
    byTouch = pointerType === "touch";
    press = { x, y, timer: setTimeout(end, LONG_MS) };
    press.over = new Promise((done) => (press.done = done));
  },
  { capture: true },
);
document.addEventListener(
  "pointermove",
  ({ clientX, clientY }) => {
    if (press && Math.hypot(clientX - press.x, clientY - press.y) > FAR_PX) end();
  },
  { capture: true },
);
document.addEventListener("pointercancel", end, { capture: true });
document.addEventListener(
  "pointerup",
  () => {
    if (!press) return;
    clearTimeout(press.timer);
    press.timer = setTimeout(end, CLICK_MS);
  },
  { capture: true },
);

document.addEventListener(
  "click",
  ({ target, detail, clientX: x, clientY: y, timeStamp: at }) => {
    slip = null;
    if (!detail) return; // by a key
    const button = target.closest?.("button") ?? null;
    const isNear = last && at - last.at < TWICE_MS && Math.hypot(x - last.x, y - last.y) < NEAR_PX;
    // A browser counts the clicks of a mouse; those of a finger not every browser does.
    const isTwin = isNear && (byTouch || detail > 1);
    // The first tap on a piece asks what it would do, and the second one does it.
    const isAnswer = last?.button === button && !last?.isPast;
    const isBare = button?.closest(".prompt") && performance.now() - uncovered < TWICE_MS;
    if ((isTwin && !isAnswer) || isBare) slip = button;
    last = { button, x, y, at, isPast: false };
  },
  { capture: true },
);

// A click sends its form after everybody has heard of it, even after what they have promised.
const afterwards = new MessageChannel();
let clicked = null;
afterwards.port1.onmessage = () => {
  if (clicked === press) end();
};
addEventListener("click", () => {
  clicked = press;
  afterwards.port2.postMessage(null);
});

for (const name of ["submit", "table-shown"]) {
  document.addEventListener(name, () => {
    if (last) last.isPast = true;
  });
}
