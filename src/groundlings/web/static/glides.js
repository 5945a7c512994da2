// Motion: every piece glides from where it was, a disc walks its track, who is hurt shakes, and what
// has two sides (data-side) turns over.

import { isStill } from "./motion.js";

const GLIDE = { duration: 320, easing: "ease-out" };
const SPACE_MS = 180; // for a space that a disc walks
const LONGEST_WALK_MS = 1600;
const HURT = [0, -4, 4, -3, 3, 0].map((x) => ({
  transform: `translateX(${x}px)`,
  filter: x ? "saturate(2) brightness(.85)" : "none",
}));
const TURN_MS = 700;
const TURN = [
  { transform: "perspective(600px) rotateY(0deg)", easing: "ease-in" },
  { transform: "perspective(600px) rotateY(90deg)", offset: 0.5 },
  { transform: "perspective(600px) rotateY(-90deg)", offset: 0.5, easing: "ease-out" },
  { transform: "perspective(600px) rotateY(0deg)" },
];

/** @type {WeakMap<Element, Animation>} */
const glides = new WeakMap();

/** The first of the places a piece says it may come from that is on the page. */
function origin(piece) {
  const places = (piece.dataset.from ?? "").split(" ").map((id) => document.getElementById(id));
  return places.find((place) => place) ?? null;
}

/**
 * A disc walks along its track, space by space: the offsets of its way, ending where it stands.
 * @param {Element} piece
 * @param {number} was the number of the space it stood on
 */
function walk(piece, was) {
  const cell = piece.closest("[data-cell]");
  const [, track, number] = cell?.dataset.cell.match(/^(.*-)(-?\d+)$/) ?? [];
  const is = Number(number);
  if (!cell || Number.isNaN(was) || Math.abs(is - was) < 2) return null;
  const end = cell.getBoundingClientRect();
  const steps = [];
  for (let n = was; n !== is; n += Math.sign(is - was)) {
    const space = document.querySelector(`[data-cell="${track}${n}"]`)?.getBoundingClientRect();
    if (!space) continue;
    const [x, y] = [space.left - end.left, space.top - end.top];
    steps.push({ transform: `translate(${x}px, ${y}px)` });
  }
  return [...steps, { transform: "translate(0, 0)" }];
}

/**
 * Pieces glide from where they were, new ones from where they say they come from.
 *
 * What stays in its panel does not glide when the whole panel has made room for something.
 */
export function keepPlaces(main, fresh) {
  if (isStill() || document.hidden) return () => {};
  const box = (element) => element?.getBoundingClientRect();
  const panelOf = (piece) => piece.closest(".panel[id]");
  const starts = new Map();
  const stood = new Map();
  const homes = new Map();
  for (const piece of main.querySelectorAll("[data-piece][id]")) {
    starts.set(piece.id, box(piece));
    homes.set(piece.id, panelOf(piece));
    if (piece.dataset.at) stood.set(piece.id, Number(piece.dataset.at));
  }
  const sides = new Map();
  for (const piece of main.querySelectorAll("[data-side][id]")) sides.set(piece.id, piece.dataset.side);
  const rooms = new Map([...new Set(homes.values())].map((panel) => [panel, box(panel)]));
  for (const piece of fresh.querySelectorAll("[data-piece][data-from]")) {
    const from = starts.has(piece.id) ? null : origin(piece);
    if (from) starts.set(piece.id, box(from));
  }
  return () => {
    for (const piece of main.querySelectorAll("[data-side][id]")) {
      const was = sides.get(piece.id);
      if (was && was !== piece.dataset.side) piece.animate(TURN, { duration: TURN_MS });
    }
    const pieces = [...main.querySelectorAll("[data-piece][id]")];
    for (const piece of pieces) glides.get(piece)?.cancel();
    const ways = new Map(); // first all reading, then all writing
    const shift = (piece) => {
      const panel = panelOf(piece);
      if (!panel || homes.get(piece.id) !== panel) return [0, 0];
      const [was, is] = [rooms.get(panel), box(panel)];
      return [was.left - is.left, was.top - is.top];
    };
    for (const piece of pieces) {
      const start = starts.get(piece.id) ?? box(origin(piece));
      const end = box(piece);
      if (!start || !(start.width || start.height) || !(end.width || end.height)) continue;
      const [right, down] = shift(piece);
      const x = start.left - end.left + (start.width - end.width) / 2 - right;
      const y = start.top - end.top + (start.height - end.height) / 2 - down;
      ways.set(piece, { x, y, own: getComputedStyle(piece).transform });
    }
    for (const [piece, { x, y, own }] of ways) {
      const carrier = ways.get(piece.parentElement.closest("[data-piece][id]")) ?? { x: 0, y: 0 };
      const was = stood.get(piece.id) ?? NaN;
      const hurts = was > Number(piece.dataset.at) ? piece.closest("[data-hurts]") : null;
      hurts?.animate(HURT, { duration: 420, delay: GLIDE.duration / 2 });
      const way = walk(piece, was);
      if (way) {
        const duration = Math.min(SPACE_MS * (way.length - 1), LONGEST_WALK_MS);
        glides.set(piece, piece.animate(way, { duration, easing: "linear" }));
        continue;
      }
      const [dx, dy] = [x - carrier.x, y - carrier.y];
      if (Math.abs(dx) + Math.abs(dy) < 1) continue;
      const from = `translate(${dx}px, ${dy}px)${own === "none" ? "" : ` ${own}`}`;
      glides.set(piece, piece.animate([{ transform: from }, { transform: own }], GLIDE));
    }
  };
}
