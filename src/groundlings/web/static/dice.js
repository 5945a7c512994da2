// The dice: this browser's part in them (docs/fairness.md). Its slip is drawn when a seat is taken and
// kept here. It is opened when all slips of the table are in, and what was seen then is the receipt.

import { hex, sealOf } from "./seal.js";
import { addToEach, equip } from "./show.js";

const SLIPS = "groundlings-slips";
const RECEIPTS = "groundlings-receipts";
const MOST = 200; // so many are kept of each
const AGAIN_MS = 1000;
const ASKED_MOST = 60; // seconds; the house waits for half as long
const NONCE_BYTES = 32;

function kept(key) {
  try {
    return JSON.parse(localStorage.getItem(key) ?? "{}");
  } catch {
    return {};
  }
}

/** Keep the newest of these; false if this browser keeps nothing. */
function keep(key, all) {
  try {
    const newest = Object.entries(all).slice(-MOST);
    localStorage.setItem(key, JSON.stringify(Object.fromEntries(newest)));
    return true;
  } catch {
    return false;
  }
}

/** Draw a slip, keep what is in it, and give its seal; none if it could not be opened later. */
function draw(house) {
  const nonce = hex(crypto.getRandomValues(new Uint8Array(NONCE_BYTES)));
  const seal = sealOf(nonce);
  return keep(SLIPS, { ...kept(SLIPS), [seal]: { nonce, house } }) ? seal : "";
}

/** Each seat adds to the seed what nobody else can know; never what was sent before. */
export function drawSlips(form) {
  for (const input of form.elements) {
    if (input.matches("input[data-slip]")) input.value = draw(input.dataset.slip);
  }
}

// ------------------------------------------------------------------------------------------------
// The opening.

/** Why this browser keeps its slip to itself; empty if all is as it was promised. */
function doubt(dice, seal, slip, receipts) {
  const seals = JSON.stringify(dice.seats.map((seat) => seat.slip));
  const before = receipts[dice.table];
  const others = Object.entries(receipts).filter(([table]) => table !== dice.table);
  if (slip.house && slip.house !== dice.house) return "another secret is sealed than at first";
  if (others.some(([, one]) => one.house === dice.house)) return "this seal was used before";
  if (others.some(([, one]) => one.seals.includes(seal))) return "this slip was put in before";
  if (dice.seats.filter((seat) => seat.slip === seal).length > 1) return "this slip was copied";
  if (before && (before.house !== dice.house || JSON.stringify(before.seals) !== seals)) {
    return "other slips lie here than at first";
  }
  return "";
}

/** Whether the house cannot be trusted with a slip of ours on this page. */
let isDoubted = false;

async function ask(address, said) {
  const body = said && new URLSearchParams(said);
  const response = await fetch(address, said ? { method: "POST", body } : {});
  const type = response.headers.get("content-type") ?? "";
  return type.startsWith("application/json") ? response.json() : null;
}

/** Open our slip, and keep what we saw when we did; whether to ask again. */
async function open(address, dice, seat) {
  const { slip: seal } = dice.seats[seat];
  const slip = kept(SLIPS)[seal];
  const receipts = kept(RECEIPTS);
  if (!slip) return false; // it was drawn on another device
  isDoubted = doubt(dice, seal, slip, receipts) !== "";
  if (isDoubted) {
    equip(document);
    return false;
  }
  const seals = dice.seats.map((one) => one.slip);
  const { house, table } = dice;
  const sent = receipts[table]?.sent ?? new Date().toISOString();
  const receipt = { ...receipts[table], house, seals, seat, nonce: slip.nonce, sent };
  if (!keep(RECEIPTS, { ...receipts, [table]: receipt })) return false;
  const answer = await ask(address, { seat, nonce: slip.nonce });
  if (answer?.seats[seat].open) {
    const opened = { ...receipt, opened: new Date().toISOString() };
    keep(RECEIPTS, { ...kept(RECEIPTS), [table]: opened });
    equip(document);
  }
  return answer === null;
}

/** What is to be done now about the dice of a table; whether to ask again. */
async function takePart(address) {
  const dice = await ask(address);
  if (!dice || !["slips", "opening"].includes(dice.phase)) return false;
  const mine = (wanted) => dice.seats.findIndex((seat) => seat.mine && wanted(seat));
  if (dice.phase === "slips") {
    const seat = mine(({ slip }) => slip === "");
    if (seat >= 0) await ask(address, { seat, slip: draw(dice.house) });
    return true;
  }
  const seat = mine(({ slip, open: isOpen }) => slip && !isOpen);
  return seat >= 0 ? open(address, dice, seat) : false;
}

const underWay = new Set();

async function follow(address) {
  if (underWay.has(address)) return;
  underWay.add(address);
  for (let asked = 0; asked < ASKED_MOST; asked += 1) {
    // Without a line to the house we ask again, as long as it may wait for us.
    if (!(await takePart(address).catch(() => true))) break;
    await new Promise((done) => setTimeout(done, AGAIN_MS));
  }
  underWay.delete(address);
}

function followAll() {
  for (const element of document.querySelectorAll("[data-dice]")) follow(element.dataset.dice);
}

// ------------------------------------------------------------------------------------------------
// The receipt.

/** A receipt, as `groundlings verify --receipt` reads it. */
function written(table, receipt) {
  const lines = ["groundlings receipt 1", `table ${table}`, `house ${receipt.house}`];
  receipt.seals.forEach((seal, seat) => lines.push(`seat ${seat} ${seal || "house"}`));
  lines.push(`mine ${receipt.seat} ${receipt.nonce}`, `sent ${receipt.sent}`);
  if (receipt.opened) lines.push(`opened ${receipt.opened}`);
  return `${lines.join("\n")}\n`;
}

addToEach((part) => {
  for (const element of part.querySelectorAll("[data-doubt]")) element.hidden = !isDoubted;
  const shown = [...part.querySelectorAll("[data-receipt]")];
  const receipts = shown.length ? kept(RECEIPTS) : {};
  for (const element of shown) {
    const table = element.dataset.receipt;
    if (!receipts[table]) continue;
    const text = written(table, receipts[table]);
    element.hidden = false;
    element.querySelector("pre").textContent = text;
    element.querySelector("button").dataset.text = text;
    element.querySelector("a").href = `data:text/plain;charset=utf-8,${encodeURIComponent(text)}`;
  }
});

document.addEventListener("table-shown", followAll);
followAll();
