// Table Read: a script card that was turned up lies large over the table for as long as it takes to
// read, and so does a synopsis before its act. The page has all of it as text: without motion, and
// without this script, that is all there is. Under a clock it covers nothing that can be pressed.

import { isDown, lifted } from "./finger.js";
import { isStill } from "./motion.js";
import { pace } from "./narrate.js";
import { isClear, roomFor } from "./room.js";
import { addToEach, table } from "./show.js";

const LOOK_MS = 1800; // a card is seen at least so long,
const LETTER_MS = 40; // and for each letter so much longer;
const SLOWEST_LETTER_MS = 140; // no voice takes longer for one
const VOICES_MS = 800; // some browsers need so long to find their voices, the first time
const page = document.documentElement;

/** What lay on the table last, by id: a line of an earlier scene is forgotten when it is gone. */
let seen = new Set();

/** Ends the pause for what is read now. */
let goOn = () => {};

/** Whether a table has come that presses, while something is read. */
let isPressed = false;

/** Whether nothing more of what is new is read: the reader has had enough, or a clock runs. */
let isEnough = false;

const pieces = (main) => [...main.querySelectorAll("[data-read]")];
const card = () => document.querySelector(".reading-card");
/** Whether the table or its reader wants to be read to; who steps through a replay reads by hand. */
const isWanted = () =>
  (["on", "aloud"].includes(page.dataset.reading) || "tableRead" in table().dataset) &&
  !table().querySelector("[data-playback]");

/** Whether something must be answered at this table before a clock runs out. */
export const isPressing = (main) => "pressing" in main.dataset;

/** The ids of what this table gives to read that was not there before. */
export const newReads = (main) =>
  pieces(main).map((piece) => piece.id).filter((id) => !seen.has(id));

/** All that this table gives to read is known. */
export function rememberReads(main) {
  seen = new Set(pieces(main).map((piece) => piece.id));
}

/** Read these pieces, one after the other; beside the table if it, or one that waits, presses. */
export async function readOut(ids, isOnePressing = false) {
  isEnough = false;
  for (const id of ids) {
    const piece = document.getElementById(id);
    if (isEnough || !piece || !isWanted() || document.hidden) break;
    noteSynopsis(piece);
    await read(piece, pace(), isOnePressing);
  }
}

/** Another table has come: if it presses, what is read stands aside and the table goes on. */
export function makeWayFor(fresh) {
  if (!isPressing(fresh) || !card()) return;
  isEnough = true;
  isPressed = true;
  goOn();
}

/** Enough of what is read now, and of all that was to come. */
export function closeReading() {
  isEnough = true;
  card()?.remove();
  globalThis.speechSynthesis?.cancel();
  goOn();
}

/** Read a piece at this pace: 0 is without a card. */
async function read(piece, speed, isOnePressing = false) {
  if (isAloud()) await voices();
  const isAside = isOnePressing || isPressing(table());
  isPressed = isAside;
  const letters = piece.textContent.replace(/\s+/g, " ").length;
  const time = (LOOK_MS + LETTER_MS * letters) * speed;
  const said = aloud(piece, letters);
  if (!said) tell(piece);
  if (speed) lay(piece, isAside);
  const laid = card();
  const pause = new Promise((done) => {
    goOn = done;
    Promise.all([said, new Promise((over) => setTimeout(over, time))]).then(done);
  });
  if (!isAside) await pause;
  if (isDown()) await lifted();
  if (!isPressed) return laid?.remove();
  if (laid?.isConnected && !isAside) standAside(laid);
  setTimeout(() => laid?.remove(), time);
}

/** Put a piece on a card over the table, or beside it. */
function lay(piece, isAside) {
  card()?.remove();
  const section = document.getElementById("reading");
  if (!section) return; // its table has gone on meanwhile
  const fresh = document.createElement("aside");
  fresh.className = `reading-card${piece.matches(".synopsis") ? " synopsis" : ""}`;
  fresh.setAttribute("aria-label", section.querySelector("h2").textContent);
  const copy = piece.cloneNode(true);
  for (const button of copy.querySelectorAll("button")) button.remove();
  const close = document.createElement("button");
  Object.assign(close, { type: "button", className: "go close", textContent: section.dataset.close });
  close.addEventListener("click", closeThis);
  fresh.append(...copy.childNodes, close);
  document.body.append(fresh);
  if (isAside) standAside(fresh);
}

/**
 * Lay a card where it covers nothing that can be pressed; from there it is scrolled with the page.
 * Where there is no such place it goes: what it says stands on the page, and can be read again.
 */
function standAside(laid) {
  laid.classList.add("stands-aside");
  laid.style.maxHeight = "";
  const room = roomFor(laid);
  if (!room) return laid.remove();
  laid.style.left = `${room.left + scrollX}px`;
  laid.style.top = `${room.top + scrollY}px`;
  laid.style.maxHeight = `${room.height}px`;
}

/** Something has changed below it: a card that stands aside stays, or makes way for what has come. */
async function keepAside() {
  if (isDown()) await lifted();
  const laid = card();
  if (laid?.matches(".stands-aside") && !isClear(laid)) standAside(laid);
}

/** The same, and again as soon as something has glided to its end. */
function keepAsideOfAll() {
  if (!card()?.matches(".stands-aside")) return;
  keepAside();
  for (const { finished } of document.getAnimations()) finished.then(keepAside, () => {});
}

/** Enough of this piece: the next one follows. */
function closeThis() {
  const had = card()?.contains(document.activeElement);
  card()?.remove();
  globalThis.speechSynthesis?.cancel();
  goOn();
  if (had) document.getElementById("prompt")?.focus({ preventScroll: true });
}

/** A screen reader is told what lies on the card. */
function tell(piece) {
  const sentence = document.createElement("p");
  const parts = [...piece.children].filter((part) => part.localName !== "button");
  sentence.textContent = parts.map((part) => part.textContent.trim().replace(/\s+/g, " ")).join(" ");
  document.getElementById("news")?.append(sentence);
}

const isAloud = () => page.dataset.reading === "aloud" && "speechSynthesis" in globalThis;

/** Done when the voices of the browser are there, or will not come. */
let found = null;
function voices() {
  found ??= new Promise((done) => {
    if (speechSynthesis.getVoices().length) done();
    speechSynthesis.addEventListener?.("voiceschanged", done, { once: true });
    setTimeout(done, VOICES_MS);
  });
  return found;
}

/** The voice of the browser for a language, if it has one. */
const voiceFor = (language) =>
  speechSynthesis.getVoices().find(({ lang }) => lang.toLowerCase().startsWith(language));

/** Read a piece aloud; what is written in a language that has no voice is left to the eyes. */
function aloud(piece, letters) {
  if (!isAloud()) return null;
  const parts = [...piece.querySelectorAll("[data-say]")]
    .map((part) => ({ text: part.textContent.trim(), language: part.lang || page.lang }))
    .map((part) => ({ ...part, voice: voiceFor(part.language) }))
    .filter(({ voice }) => voice);
  if (!parts.length) return null;
  speechSynthesis.cancel();
  return new Promise((done) => {
    const last = parts.length - 1;
    for (const [n, { text, voice }] of parts.entries()) {
      const words = new SpeechSynthesisUtterance(text);
      Object.assign(words, { voice, lang: voice.lang });
      if (n === last) words.onend = words.onerror = done;
      speechSynthesis.speak(words);
    }
    setTimeout(done, LOOK_MS + letters * SLOWEST_LETTER_MS); // a voice may fall silent
  });
}

// A synopsis is also read to who opens the page before its act begins, but once.

const noted = (piece) => `${location.pathname} ${piece.id}`;

/** Where it is noted, if the browser lets us note anything. */
function notes() {
  try {
    return sessionStorage;
  } catch {
    return null;
  }
}

function noteSynopsis(piece) {
  if (piece.matches(".synopsis")) notes()?.setItem(noted(piece), "read");
}

// Where cards are laid over a drawn table, its page needs but the titles, to read them again.
addToEach(() => {
  page.classList.toggle("reads-large", !isStill() && page.dataset.pace !== "once");
});
document.addEventListener("click", ({ target }) => {
  const again = target.closest?.("[data-read-again]");
  const piece = again && document.getElementById(again.dataset.readAgain);
  if (!piece) return;
  closeReading();
  isEnough = false;
  read(piece, pace() || 1);
});
document.addEventListener("keydown", (event) => {
  if (event.key !== "Escape" || !card() || document.querySelector("dialog:modal")) return;
  closeThis();
  event.preventDefault();
});
document.addEventListener("visibilitychange", () => {
  if (document.hidden && card()) closeReading();
});
document.addEventListener("table-shown", keepAsideOfAll);
document.addEventListener("scroll", ({ target }) => target !== document && keepAside(), { capture: true });
if (table()) {
  new ResizeObserver(keepAside).observe(table());
  rememberReads(table());
  const opening = table().querySelector(".read.synopsis");
  if (opening && !notes()?.getItem(noted(opening))) {
    queueMicrotask(() => readOut([opening.id])); // narrate.js, which knows the pace, comes after us
  }
}
