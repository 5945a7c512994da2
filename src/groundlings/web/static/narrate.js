// Narration: what others do is told in the bar, one deed after the other, at the reader's pace; its
// pieces are lit while it is told. Tables that come meanwhile wait until it is their turn.

import { isDown, lifted, noteUncovered } from "./finger.js";
import { isStill } from "./motion.js";
import { newSteps, rememberSteps, stage } from "./scoring.js";
import { addToEach, rev, show, table } from "./show.js";

const HOLD_MS = 1600; // a deed is told so long
const MORE_MS = 550; // and so long if the next table goes on with it
const PACES = { slow: 2, normal: 1, fast: 0.5, once: 0 };
const page = document.documentElement;

/** The tables that wait. */
let queue = [];

/** Whether somebody is telling. */
let telling = false;

/** Whether the reader has had enough, until the next question. */
let skipping = false;

/** While it is paused: what wakes the teller. */
let paused = null;

/** What wakes the teller before its time. */
let wake = () => {};

/** How far each deed has been told. */
let told = new Map();

/** How long things take: 1 is as it is meant, 0 is at once. */
export function pace() {
  if (isStill() || document.hidden) return 0;
  return PACES[page.dataset.pace] ?? PACES.normal;
}

/** Wait, unless the reader skips; a pause waits on. */
export async function beat(ms) {
  if (!ms || skipping) return;
  await new Promise((done) => {
    const timer = setTimeout(done, ms);
    wake = () => {
      clearTimeout(timer);
      done();
    };
  });
  while (paused && !skipping) await paused.promise;
  if (isDown()) await lifted();
}

/** Whether the reader wants to see no more of this. */
export const isSkipping = () => skipping || pace() === 0;

const chips = (main) => [...main.querySelectorAll("#since > .chip")];
const news = (main) => chips(main).filter((chip) => told.get(chip.id) !== chip.dataset.until);

function remember(main) {
  told = new Map(chips(main).map((chip) => [chip.id, chip.dataset.until]));
  rememberSteps(main);
}

/** The newest table that has come, shown or not. */
export const newest = () => rev(queue.at(-1)?.fresh ?? table());

/** A table has come by the line. */
export function arrive(fresh, text) {
  if (queue.at(-1)?.text === text) return;
  queue.push({ fresh, text });
  if (!telling) tellAll();
  else if (queue.length === 1) wake(); // it may go on with what is being told
}

/** The table that answers a form: nothing that came before it is of interest any more. */
export function answer(fresh, text, sent) {
  queue = queue.filter((other) => rev(other.fresh) > rev(fresh));
  if (telling) skip();
  if (telling && !isDown()) {
    show(fresh, text, sent);
    return;
  }
  queue.unshift({ fresh, text, sent });
  if (!telling) tellAll();
}

async function tellAll() {
  telling = true;
  while (queue.length) {
    if (isDown()) {
      await lifted(); // nothing changes under a finger
      continue; // the answer to a form may have come meanwhile
    }
    const { fresh, text, sent } = queue.shift();
    const deeds = pace() && !skipping ? news(fresh) : [];
    const steps = newSteps(fresh);
    show(fresh, text, sent);
    for (const { id } of deeds) await tell(id, steps);
    remember(table());
  }
  if (document.querySelector(".telling")) noteUncovered();
  hush();
  telling = skipping = false;
}

/** Tell one deed; a scoring is staged. */
async function tell(id, steps) {
  const chip = document.getElementById(id);
  if (!chip || isSkipping()) return;
  if (steps.has(id)) {
    hush();
    await stage(id.replace("chip-", "scoring-"), steps.get(id));
    return;
  }
  const disc = chip.querySelector(".disc");
  speak({
    flag: [...(disc ? [disc.cloneNode(true)] : []), chip.dataset.who ?? chip.querySelector("b").textContent],
    sentence: chip.querySelector(".told").textContent,
    points: chip.dataset.points,
    seat: chip.dataset.by,
  });
  const goesOn = queue[0]?.fresh.querySelector(`#since > #${CSS.escape(id)}`);
  const isMore = goesOn && goesOn.dataset.until !== chip.dataset.until;
  await beat((isMore ? MORE_MS : HOLD_MS) * pace());
}

/** Write a sentence over the bar, and light the pieces that it speaks of. */
export function speak({ flag, sentence, points, seat }) {
  const bar = table().querySelector(".prompt");
  const model = document.getElementById("telling");
  if (!bar || !model) return;
  hush();
  const sheet = model.content.firstElementChild.cloneNode(true);
  sheet.querySelector(".flag").append(...flag);
  if (seat !== undefined) sheet.querySelector(".flag").classList.add(`seat-${seat}`);
  sheet.querySelector(".sentence").textContent = sentence;
  sheet.classList.toggle("paused", paused !== null);
  bar.append(sheet);
  light(points);
}

/** Light these pieces, and no others. */
function light(ids) {
  for (const piece of document.querySelectorAll(".lit-up")) piece.classList.remove("lit-up");
  for (const id of (ids ?? "").split(" ").filter(Boolean)) {
    document.getElementById(id)?.classList.add("lit-up");
  }
}

/** The bar says again what it has to say. */
export function hush() {
  for (const sheet of document.querySelectorAll(".telling")) sheet.remove();
  light("");
}

/** Enough of it. */
export function skip() {
  skipping = true;
  resume();
  wake();
  hush();
}

function resume() {
  paused?.done();
  paused = null;
  for (const sheet of document.querySelectorAll(".telling")) sheet.classList.remove("paused");
}

/** Stop, or go on. */
export function pause() {
  if (paused) {
    resume();
    return;
  }
  paused = {};
  paused.promise = new Promise((done) => (paused.done = done));
  for (const sheet of document.querySelectorAll(".telling")) sheet.classList.add("paused");
}

const isTelling = () => document.querySelector(".telling, .scoring.staged") !== null;

document.addEventListener("click", ({ target }) => {
  const button = target.closest?.("[data-tell]");
  if (button?.dataset.tell === "skip") skip();
  if (button?.dataset.tell === "pause") pause();
});
document.addEventListener("keydown", (event) => {
  if (!isTelling() || event.ctrlKey || event.metaKey || event.altKey) return;
  if (event.key === "Escape") skip();
  else if (event.key === " " && !event.target.closest?.("button, a, input, select, summary")) pause();
  else return;
  event.preventDefault();
});
document.addEventListener("change", ({ target }) => {
  if (!target.matches("select[data-pace]")) return;
  page.dataset.pace = target.value;
  wake();
  // Kept for the person, on every device; a house that cannot be reached keeps nothing.
  fetch("/me", { method: "POST", body: new URLSearchParams({ pace: target.value }) }).catch(() => {});
});
document.addEventListener("visibilitychange", () => {
  if (document.hidden && telling) skip();
});
addToEach((part) => {
  for (const select of part.querySelectorAll("select[data-pace]")) {
    for (const option of select.options) {
      option.toggleAttribute("selected", option.value === (page.dataset.pace ?? "normal"));
    }
  }
});
if (table()) remember(table());
