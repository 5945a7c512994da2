// Staged scoring: points are counted on the board itself, disc by disc, while a sheet beside it
// fills in. The server says every step: where discs go, what everybody has then, and the sentence.

import { beat, hush, isSkipping, pace, speak } from "./narrate.js";
import { showAgain, table } from "./show.js";

const STEP_MS = 700; // a step is seen so long
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

/** Put a disc on a space; a pile knows how many lie there. */
function put(piece, cell) {
  const from = piece.parentElement;
  if (from.closest("[data-cell]") === cell) return;
  const start = piece.getBoundingClientRect();
  let pile = cell;
  if (from.matches(".pile")) {
    pile = cell.querySelector(".pile") ?? cell.appendChild(document.createElement("span"));
    pile.classList.add("pile");
  }
  pile.append(piece);
  for (const one of [from, pile]) {
    if (!one.matches(".pile")) continue;
    const lie = one.querySelectorAll(".disc").length;
    one.className = one.className.replace(/\bn\d+\b/g, "").trim();
    one.classList.add(`n${lie}`);
    one.hidden = lie === 0;
  }
  return start;
}

function glide(piece, start) {
  const end = piece.getBoundingClientRect();
  const way = `translate(${start.left - end.left}px, ${start.top - end.top}px)`;
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

function toCome(scoring, from) {
  for (const entry of scoring.querySelectorAll(".entry")) {
    entry.classList.toggle("to-come", Number(entry.dataset.step) >= from);
  }
}

/** Dots above the sheet say how far it is. */
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

/**
 * Show a scoring from this step on.
 * @param {string} id
 * @param {number} from
 */
export async function stage(id, from) {
  const scoring = document.getElementById(id);
  if (!scoring) return;
  if ("stays" in scoring.dataset && document.documentElement.dataset.dayCard === "off") return;
  const steps = stepsOf(scoring);
  const title = scoring.querySelector("h2").textContent;
  table().classList.add("staging");
  scoring.classList.add("staged");
  const before = [...scoring.querySelectorAll(".total")].reduce((found, cell) => {
    (found[cell.dataset.seat] ??= [])[cell.dataset.counter] = cell.dataset.before;
    return found;
  }, []);
  count(scoring, from ? steps[from - 1].dataset.totals : before.map((own) => own.join(",")).join(" "));
  for (const [piece, cell] of pairs(scoring.dataset.start)) put(piece, cell);
  for (const step of steps.slice(0, from)) for (const [piece, cell] of pairs(step.dataset.moves)) put(piece, cell);
  if (!("stays" in scoring.dataset)) toCome(scoring, from);
  for (let n = from; n < steps.length && !isSkipping(); n += 1) {
    const step = steps[n];
    dots(scoring, n);
    speak({ flag: [title], sentence: step.textContent, points: step.dataset.points });
    toCome(scoring, n + 1);
    for (const [piece, cell] of pairs(step.dataset.moves)) {
      const start = put(piece, cell);
      if (start) glide(piece, start);
    }
    count(scoring, step.dataset.totals);
    await beat(STEP_MS * pace());
  }
  if (!isSkipping()) {
    dots(scoring, steps.length);
    await ("stays" in scoring.dataset ? read(scoring) : beat(END_MS * pace()));
  }
  hush();
  showAgain();
}

/** Until it has been read. */
function read(scoring) {
  const on = scoring.querySelector(".gos .strong");
  return new Promise((done) => {
    on.addEventListener("click", done, { once: true });
    const timer = setInterval(() => {
      if (!isSkipping() && scoring.isConnected) return;
      clearInterval(timer);
      done();
    }, 100);
  });
}

document.addEventListener("click", ({ target }) => {
  const again = target.closest?.("[data-again]");
  if (again?.dataset.again?.startsWith("scoring-")) {
    location.hash = "#table";
    stage(again.dataset.again, 0);
  }
});
