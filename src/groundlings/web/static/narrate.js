// Narration: what others do is told in the bar, one deed after the other, at the reader's pace; its
// pieces are lit while it is told. Tables that come meanwhile wait until it is their turn.

import { isDown, lifted, noteUncovered } from "./finger.js";
import { isStill } from "./motion.js";
import { closeReading, isPressing, makeWayFor, newReads, readOut, rememberReads } from "./reading.js";
import { newSteps, rememberSteps, stage, stand } from "./scoring.js";
import { addToEach, rev, show, showAgain, table } from "./show.js";

const HOLD_MS = 1600; // a deed is told so long
const MORE_MS = 550; // and so long if the next table goes on with it
const MOST_WAITING = 60; // so many tables wait for a reader who is elsewhere
const PACES = { slow: 2, normal: 1, fast: 0.5, once: 0 };
const page = document.documentElement;

/** The tables that wait. */
let queue = [];

/** Whether somebody is telling. */
let telling = false;

/** How much the reader has had enough of: nothing, this scene, or all until the next question. */
const HEARS = 0;
const ENOUGH_OF_THIS = 1;
const ENOUGH_OF_ALL = 2;
let patience = HEARS;

/** The scorings of which the reader has had enough: some come in several parts. */
const left = new Set();

/** The scoring that the reader wants to see once more. */
let wanted = "";

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

/** Whether a window with a clock is open, or has come: it waits for no story. */
const hurries = () =>
  [table(), ...queue.map(({ fresh }) => fresh)].some((main) => main?.querySelector("[data-clock]"));

/** Wait, unless the reader skips; a pause waits on. */
export async function beat(ms) {
  if (!ms || patience || hurries()) return;
  await new Promise((done) => {
    const timer = Number.isFinite(ms) ? setTimeout(done, ms) : 0;
    wake = () => {
      clearTimeout(timer);
      done();
    };
  });
  while (paused && !patience) await paused.promise;
  if (isDown()) await lifted();
}

/** Whether the reader wants to see no more of this. */
export const isSkipping = () => patience !== HEARS || pace() === 0;

const chips = (main) => [...main.querySelectorAll("#since > .chip")];
const news = (main) => chips(main).filter((chip) => told.get(chip.id) !== chip.dataset.until);

function remember(main) {
  told = new Map(chips(main).map((chip) => [chip.id, chip.dataset.until]));
  rememberSteps(main);
  rememberReads(main);
}

/** The sheet of the scoring under way, if there is one. */
const staged = () => document.querySelector(".scoring.staged");

/** The newest table that has come, shown or not. */
export const newest = () => rev(queue.at(-1)?.fresh ?? table());

/** Whether the table that is shown is still being told. */
export const isTold = () => telling;

/** A table has come by the line. */
export function arrive(fresh, text) {
  if (queue.at(-1)?.text === text) return;
  if (queue.length >= MOST_WAITING) queue = []; // the last one tells all of it
  queue.push({ fresh, text });
  makeWayFor(fresh);
  if (!telling) tellAll();
  else if (hurries()) {
    resume();
    wake();
  }
}

/** The table that answers a form: nothing that came before it is of interest any more. */
export function answer(fresh, text, sent) {
  queue = queue.filter((other) => rev(other.fresh) > rev(fresh));
  queue.unshift({ fresh, text, sent, isAnswer: true });
  if (telling) enough(ENOUGH_OF_ALL);
  else tellAll();
}

async function tellAll() {
  telling = true;
  while (queue.length || wanted) {
    if (isDown()) await lifted(); // nothing changes under a finger, and it may have brought more
    if (wanted) await repeat();
    if (!queue.length) continue;
    const { fresh, text, sent, isAnswer } = queue.shift();
    if (isAnswer || fresh.matches(".finished")) patience = HEARS; // one's own doing, and the end, are news
    const steps = newSteps(fresh);
    const unheard = news(fresh);
    const reads = patience === ENOUGH_OF_ALL ? [] : newReads(fresh);
    show(fresh, text, sent);
    const deeds = wantsNews() ? unheard : [];
    await readOut(reads, queue.some((other) => isPressing(other.fresh)));
    for (const { id } of deeds) {
      await tell(id, steps);
      if (wanted) await repeat();
    }
    remember(table());
  }
  if (document.querySelector(".telling")) noteUncovered();
  hush();
  telling = false;
  const { turn, watched } = table().dataset;
  if (patience !== ENOUGH_OF_ALL || turn !== undefined || watched !== undefined) patience = HEARS;
}

/** A scoring once more, from its beginning. */
async function repeat() {
  const scoring = document.getElementById(wanted);
  wanted = "";
  patience = HEARS;
  if (location.hash === `#${scoring?.id}`) location.hash = "#table";
  if (scoring && pace()) await stage(scoring, 0);
}

/** Whether anything is told beside the table itself: without motion, only what stays to be read. */
const wantsNews = () =>
  patience !== ENOUGH_OF_ALL && !document.hidden && PACES[page.dataset.pace] !== 0 && !hurries();

/** Tell one deed; a scoring is staged. */
async function tell(id, steps) {
  const chip = document.getElementById(id);
  if (!chip || !wantsNews()) return;
  if (patience === ENOUGH_OF_THIS) patience = HEARS;
  const scoring = document.getElementById(id.replace("chip-", "scoring-"));
  if (scoring) {
    if (!steps.has(id) || left.has(scoring.id)) return;
    hush();
    if (pace()) await stage(scoring, steps.get(id));
    else if ("stays" in scoring.dataset) await stand(scoring);
    return;
  }
  if (!pace()) return;
  const disc = chip.querySelector(".disc");
  speak({
    flag: [...(disc ? [disc.cloneNode(true)] : []), chip.dataset.who ?? chip.querySelector("b").textContent],
    sentence: untitled(chip),
    points: pointsOf(chip),
    seat: chip.dataset.by,
  });
  await beat(MORE_MS * pace());
  const goesOn = queue[0]?.fresh.querySelector(`#since > #${CSS.escape(id)}`);
  if (!goesOn || goesOn.dataset.until === chip.dataset.until) await beat((HOLD_MS - MORE_MS) * pace());
}

/** What a chip tells, without the title that stands on the flag. */
function untitled(chip) {
  const sentence = chip.querySelector(".told").textContent;
  const title = chip.querySelector("b").textContent;
  if (chip.dataset.who || !sentence.startsWith(title)) return sentence;
  return sentence.slice(title.length).replace(/^\s*:\s*/, "") || sentence;
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

/** The pieces that a line of the log speaks of, or a chip: its line knows them. */
export function pointsOf(spot) {
  const chip = spot?.closest?.(".chip");
  const line = chip ? document.getElementById(chip.id.replace("chip-", "")) : null;
  const found = line?.querySelector("[data-points]") ?? spot?.closest?.("[data-points]");
  return found?.dataset.points ?? "";
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

/** Enough of this scene, or of all of it. */
function enough(of) {
  patience = Math.max(patience, of);
  closeReading();
  resume();
  wake();
  hush();
}

/** A scoring is skipped by itself; what others do, up to the reader's own turn. */
function skip() {
  const sheet = staged();
  if (sheet) left.add(sheet.id);
  enough(sheet ? ENOUGH_OF_THIS : ENOUGH_OF_ALL);
  if (sheet && !telling) showAgain(); // it waited for somebody
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
  if (button?.dataset.tell === "all") enough(ENOUGH_OF_ALL);
  if (button?.dataset.tell === "pause") pause();
  const again = target.closest?.("[data-again^='scoring-']");
  if (!again) return;
  wanted = again.dataset.again;
  if (telling) enough(ENOUGH_OF_THIS);
  else tellAll();
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
  if (document.hidden && telling) enough(ENOUGH_OF_ALL);
});
addToEach((part) => {
  for (const select of part.querySelectorAll("select[data-pace]")) {
    for (const option of select.options) {
      option.toggleAttribute("selected", option.value === (page.dataset.pace ?? "normal"));
    }
  }
});
if (table()) remember(table());
