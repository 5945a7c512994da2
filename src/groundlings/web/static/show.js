// Showing a table: the page is morphed to it, so that nothing the reader holds is lost, and pieces
// glide to where they go. Everybody else hears of it by the event "table-shown".

import { keepPlaces } from "./glides.js";
import { keepFocus, keepNews, keepScroll, keepTyped } from "./kept.js";
import { morph, morphAttributes } from "./morph.js";

const SCRIPTED =
  "[data-script], button[data-copy], button[data-open], button[data-playback], " +
  "select[data-playback-speed]" +
  ("Notification" in globalThis ? ", button[data-call]" : "");

/** The live part of the page, if it has one. */
export const table = () => document.querySelector("main#table");

/** How far a table is. */
export const rev = (main) => Number(main.dataset.rev ?? NaN);

/** The table in a server's answer, or null if it holds none. */
export function read(text) {
  return new DOMParser().parseFromString(text, "text/html").querySelector("main#table");
}

/** What else is done to each part of the page before it is shown. */
const additions = [];

/** From now on do this, too, to each part of the page before it is shown. */
export const addToEach = (act) => additions.push(act);

/** Give a part of the page what the scripts add to it. */
export function equip(part) {
  for (const element of part.querySelectorAll(SCRIPTED)) element.hidden = false;
  for (const add of additions) add(part);
}

/** The text last shown from the stream or an answer: the stream often repeats the answer. */
let shownText = "";

/** Whether this is what was shown last. */
export const isShown = (text) => text.trim() === shownText;

/** Show once more what was shown last, as it came. */
export function showAgain() {
  const fresh = read(shownText);
  if (fresh) show(fresh, shownText);
}

/**
 * Morph the page to a new table.
 * @param {Element} fresh
 * @param {string} text what it was read from
 * @param {Map<Element, string>} sent
 */
export function show(fresh, text, sent = new Map()) {
  const main = table();
  equip(fresh);
  const after = [
    keepTyped(main, sent),
    keepScroll(main),
    keepFocus(main),
    keepNews(main),
    keepPlaces(main, fresh),
  ];
  morphAttributes(main, fresh);
  morph(main, fresh);
  for (const act of after) act();
  if (main.dataset.title) document.title = main.dataset.title;
  shownText = text.trim();
  document.dispatchEvent(new CustomEvent("table-shown"));
}
