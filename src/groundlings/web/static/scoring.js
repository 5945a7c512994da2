// Staged scoring: points are counted on the board itself, disc by disc, while a sheet beside it
// fills in. The server says every step: where discs go, what everybody has then, and the sentence.

import { beat, hush, isSkipping, pace, speak } from "./narrate.js";
import { showAgain, table } from "./show.js";

const STEP_MS = 800; // a step is seen so long, unless it says otherwise,
const SHORT = 50; // and longer if its sentence has more letters than these:
const LETTER_MS = 25; // so long for each
const GLIDE_MS = 320;
const END_MS = 1800; // and the whole of it so long at the end

/** How many steps of each scoring have been seen. */
let seen = new Map();

const scorings = (main) => [...main.querySelectorAll(".scoring")];
const stepsOf = (scoring) => [...scoring.querySelectorAll(".steps > li")];

/** Of each scoring that this table tells the first step that is new, by its deed. */
export function newSteps(main) {
  const found = new Map();
  for (const scoring of scorings(main)) {
    const from = seen.get(scoring.id) ?? 0;
    if (from < stepsOf(scoring).length) found.set(scoring.id.replace("scoring-", "chip-"), from);
  }
  return found;
}

/** All that this table tells has been seen. */
export function rememberSteps(main) {
  seen = new Map(scorings(main).map((scoring) => [scoring.id, stepsOf(scoring).length]));
}

/** "piece=cell piece=cell", as the elements they are. */
function pairs(text) {
  return (text ?? "").split(" ").filter(Boolean).map((pair) => {
    const [piece, cell] = pair.split("=");
    return [document.getElementById(piece), document.querySelector(`[data-cell="${cell}"]`)];
  }).filter(([piece, cell]) => piece && cell);
}

/** A disc alone is round; in a pile each lies on its edge, so that all letters can be read. */
function lay(pile) {
  const discs = [...pile.querySelectorAll(":scope > .disc")];
  pile.className = pile.className.replace(/\bn\d+\b/g, "").trim();
  pile.classList.add(`n${discs.length}`);
  pile.hidden = discs.length === 0;
  for (const disc of discs) {
    const isEdge = discs.length > 1;
    disc.classList.toggle("edge", isEdge);
    const [drawing, use] = [disc.querySelector("svg"), disc.querySelector("use")];
    const [, colour] = use.getAttribute("href").match(/^#(?:disc|edge)-(.+)$/) ?? [];
    if (!colour) continue;
    drawing.setAttribute("viewBox", isEdge ? "0 0 34 14" : "0 0 32 32");
    use.setAttribute("href", `#${isEdge ? "edge" : "disc"}-${colour}`);
  }
}

/** Put a disc on a space; where it was, if that was elsewhere. */
function put(piece, cell) {
  const from = piece.parentElement;
  if (from.closest("[data-cell]") === cell) return null;
  const start = piece.getBoundingClientRect();
  let pile = cell;
  if (from.matches(".pile")) {
    pile = cell.querySelector(".pile");
    if (!pile) {
      pile = cell.appendChild(document.createElement("span"));
      pile.className = "pile";
    }
  }
  pile.insertBefore(piece, pile.querySelector(":scope > :not(.disc)"));
  for (const one of [from, pile]) if (one.matches(".pile")) lay(one);
  return start;
}

function glide(piece, start) {
  const end = piece.getBoundingClientRect();
  const zoom = piece.currentCSSZoom ?? 1;
  const way = `translate(${(start.left - end.left) / zoom}px, ${(start.top - end.top) / zoom}px)`;
  const own = getComputedStyle(piece).transform;
  const rest = own === "none" ? "" : ` ${own}`;
  piece.animate([{ transform: way + rest }, { transform: own }], {
    duration: GLIDE_MS * pace(), easing: "ease-out",
  });
}

/** Write what everybody has into the sheet; who has more or less than before is marked. */
function count(scoring, text) {
  const totals = (text ?? "").split(" ").map((own) => own.split(","));
  for (const cell of scoring.querySelectorAll(".total")) {
    const number = cell.querySelector("b");
    const now = totals[cell.dataset.seat]?.[cell.dataset.counter];
    if (now === undefined) continue;
    cell.classList.toggle("changed", number.textContent !== now);
    number.textContent = now;
  }
}

/** What is not told yet is not seen; what is told now can be seen. */
function fillIn(scoring, told) {
  for (const entry of scoring.querySelectorAll(".entry")) {
    const step = Number(entry.dataset.step);
    entry.classList.toggle("to-come", step >= told);
    entry.classList.toggle("now", step === told - 1);
    if (step === told - 1) entry.scrollIntoView({ block: "nearest" });
  }
}

/** Dots say how far it is. */
function dots(scoring, at) {
  const row = scoring.querySelector(".dots") ?? document.createElement("p");
  row.className = "dots";
  row.setAttribute("aria-hidden", "true");
  row.replaceChildren(...stepsOf(scoring).map((_, n) => {
    const dot = document.createElement("i");
    dot.className = n < at ? "past" : n === at ? "on" : "";
    return dot;
  }));
  scoring.querySelector("h2").after(row);
}

/** All else makes room for the sheet. */
function open(scoring) {
  for (const piece of table().querySelectorAll("[data-piece]")) {
    for (const glide of piece.getAnimations()) glide.cancel(); // it would glide from elsewhere
  }
  table().classList.add("staging", `stages-${scoring.dataset.kind}`);
  scoring.classList.add("staged");
  scrollTo({ top: 0, behavior: "instant" });
}

/** What everybody had before it. */
function before(scoring) {
  const totals = [];
  for (const { dataset } of scoring.querySelectorAll(".total")) {
    (totals[dataset.seat] ??= [])[dataset.counter] = dataset.before;
  }
  return totals.map((own) => own.join(",")).join(" ");
}

/**
 * Show a scoring from this step on, then the table again; if somebody has to choose before it goes
 * on, the sheet waits for that.
 * @param {Element} scoring
 * @param {number} from
 */
export async function stage(scoring, from) {
  if (isUnwanted(scoring)) return;
  const steps = stepsOf(scoring);
  const title = scoring.querySelector("h2").textContent;
  const stays = "stays" in scoring.dataset && !("watched" in table().dataset);
  open(scoring);
  for (const [piece, cell] of pairs(scoring.dataset.start)) put(piece, cell);
  if (steps.length > 1) {
    count(scoring, from ? steps[from - 1].dataset.totals : before(scoring));
    for (const step of steps.slice(0, from)) for (const [piece, cell] of pairs(step.dataset.moves)) put(piece, cell);
    fillIn(scoring, from);
  }
  for (let n = from; n < steps.length && !isSkipping(); n += 1) {
    const { moves, totals, points, ms } = steps[n].dataset;
    if (steps.length > 1) dots(scoring, n);
    speak({ flag: [title], sentence: steps[n].textContent, points });
    if (steps.length > 1) fillIn(scoring, n + 1);
    for (const [piece, cell] of pairs(moves)) {
      const start = put(piece, cell);
      if (start) glide(piece, start);
    }
    count(scoring, totals);
    const more = Math.max(steps[n].textContent.length - SHORT, 0) * LETTER_MS;
    await beat(Number(ms ?? STEP_MS + more) * pace());
  }
  if (!isSkipping() && "goesOn" in scoring.dataset && !("turn" in table().dataset)) return;
  if (!isSkipping()) {
    scoring.classList.add("told");
    await beat(stays ? Infinity : END_MS * pace());
  }
  hush();
  showAgain();
}

/** Without motion the whole sheet stands there at once, until it has been read. */
export async function stand(scoring) {
  if (isUnwanted(scoring)) return;
  open(scoring);
  scoring.classList.add("told");
  await beat(Infinity);
  showAgain();
}

/** The card at the end of a day is for those who like it. */
const isUnwanted = (scoring) =>
  "closes" in scoring.dataset && document.documentElement.dataset.dayCard === "off";
