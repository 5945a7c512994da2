// The replay: a slider goes to any moment, and playback goes on by itself.

import { submit } from "./forms.js";
import { addToEach, equip } from "./show.js";

const SLIDER = "form[data-live]:not([method=post i]) input[type=range]";

/** The running playback's timer, or null. */
let playing = null;

/** The slider of a replay, if the page shows one. */
export const slider = () => document.querySelector(SLIDER);

addToEach((part) => {
  for (const button of part.querySelectorAll("[data-playback]")) {
    button.setAttribute("aria-pressed", `${playing !== null}`);
  }
});

/** Go a step by hand. */
export function step(way) {
  pause();
  const input = slider();
  const before = input.value;
  input.stepUp(way);
  if (input.value !== before) submit(input.form, null);
}

function pause() {
  if (!playing) return;
  clearTimeout(playing.timer);
  playing = null;
  equip(document);
}

/** One step of a playback; begun at the end, it begins again. */
async function playOn(run, begin = false) {
  const input = slider();
  const ended = () => Number(slider().value) >= Number(slider().max);
  if (!ended()) input.stepUp();
  else if (begin) input.value = input.min;
  const shown = await submit(input.form, null);
  if (playing !== run) return;
  if (!shown || ended()) {
    pause();
    return;
  }
  const speed = document.querySelector("select[data-playback-speed]");
  run.timer = setTimeout(() => playOn(run), Number(speed?.value || run.pace));
}

/** Start a playback, or stop the one that runs. */
function toggle(button) {
  if (playing) {
    pause();
  } else if (slider()) {
    playing = { timer: 0, pace: Number(button.dataset.playback) };
    equip(document);
    playOn(playing, true);
  }
}

document.addEventListener("click", ({ target }) => {
  const button = target.closest?.("button[data-playback]");
  if (button && !button.disabled) toggle(button);
});
document.addEventListener("input", ({ target }) => {
  if (!target.matches(SLIDER)) return;
  pause();
  submit(target.form, null);
});
document.addEventListener("submit", ({ target }) => {
  if (target.matches("[data-live]")) pause();
});
document.addEventListener("table-shown", () => {
  if (!slider()) pause();
});
document.addEventListener("visibilitychange", () => {
  if (document.hidden) pause();
});
