// The line to the server: one stream for each tab, only while somebody looks. It brings the table
// whole when it opens, then what has changed; the whole is put together here, and only here.

import { arrive, newest } from "./narrate.js";
import { addToEach, equip, isShown, read, rev, table } from "./show.js";

const LOST_AFTER_MS = 3000; // without a line, before we say so
const PAUSES_MS = { first: 1000, last: 30000 }; // between our own attempts to get the line back

const HUNG_UP = { source: null, address: "", pause: PAUSES_MS.first, again: 0, alarm: 0 };

const lost = { line: false, form: false };

/** The whole table, as this stream told it last, and its mark. */
const HEARD = { text: "", mark: "" };
let heard = HEARD;

/** The table that this page has whole, for who posts from it and is answered with a change. */
export const inHand = () => heard;

/** `behind`: nothing was shown since this stream opened, so its table is news, whatever its rev. */
const line = { ...HUNG_UP, behind: true };

/** Say whether the server can be reached, where the page has a place for it. */
export function say(change) {
  Object.assign(lost, change);
  equip(document);
}

addToEach((part) => {
  const connection = part.querySelector("#connection");
  const sentence = lost.line || lost.form ? (connection?.dataset.lost ?? "") : "";
  if (connection && connection.textContent !== sentence) connection.textContent = sentence;
});

/** Whether this reader wants to be called back to the table when it is their turn. */
const calls = () => document.documentElement.dataset.call === "yes";

/** Whether a slip of this browser may have to be opened soon, whoever looks. */
const isAwaited = () => document.querySelector("[data-dice]") !== null;

/** Have the stream that the page asks for now, or none. */
export function tune() {
  const address = document.hidden && !calls() && !isAwaited() ? "" : (table()?.dataset.stream ?? "");
  if (address === line.address) return;
  hangUp();
  if (address) dial(address);
}

function hangUp() {
  line.source?.close();
  clearTimeout(line.again);
  clearTimeout(line.alarm);
  Object.assign(line, HUNG_UP);
  heard = HEARD;
  if (lost.line) say({ line: false });
}

/**
 * A table put together from the one before: `=12 30` are thirty of its lines from the twelfth on,
 * `+` is followed by a new one.
 */
function mended(before, change) {
  const old = before.split("\n");
  const now = [];
  for (const told of change.split("\n")) {
    if (told.startsWith("+")) {
      now.push(told.slice(1));
    } else {
      const [from, count] = told.slice(1).split(" ").map(Number);
      for (let n = from; n < from + count; n += 1) now.push(old[n]);
    }
  }
  return now.join("\n");
}

/** The table that a message tells which answers a post: whole, or as a change of this one. */
export function told(message, before) {
  const lines = message.split("\n");
  const found = lines.filter((one) => one.startsWith("data: ")).map((one) => one.slice(6));
  const text = found.join("\n");
  return lines.includes("event: change") ? mended(before, text) : text;
}

function dial(address) {
  const asked = new URL(address, location.href);
  asked.searchParams.set("changes", "1");
  const source = new EventSource(asked);
  heard = HEARD;
  Object.assign(line, { source, address, again: 0 });
  line.alarm ||= setTimeout(() => say({ line: true }), LOST_AFTER_MS);
  source.onopen = () => {
    clearTimeout(line.alarm);
    Object.assign(line, { pause: PAUSES_MS.first, alarm: 0, behind: true });
    say({ line: false, form: false });
  };
  const hear = (data, mark) => {
    if (source !== line.source) return;
    heard = { text: data, mark };
    if (lost.form) say({ form: false });
    if (isShown(data)) return;
    const fresh = read(data);
    if (!fresh) return;
    if (!line.behind && rev(fresh) < newest()) return; // overtaken by the answer to a form
    arrive(fresh, data);
  };
  source.onmessage = ({ data, lastEventId }) => hear(data, lastEventId);
  source.addEventListener("change", ({ data, lastEventId }) =>
    hear(mended(heard.text, data), lastEventId),
  );
  source.onerror = () => {
    if (source !== line.source) return;
    line.alarm ||= setTimeout(() => say({ line: true }), LOST_AFTER_MS);
    if (source.readyState !== EventSource.CLOSED) return; // the browser tries again by itself
    const jitter = 0.8 + Math.random() * 0.4; // so that not all who wait come back at once
    line.again = setTimeout(() => dial(address), line.pause * jitter);
    line.pause = Math.min(line.pause * 2, PAUSES_MS.last);
  };
}

document.addEventListener("table-shown", () => {
  line.behind = false;
  tune();
});
document.addEventListener("visibilitychange", tune);
addEventListener("pagehide", hangUp);
addEventListener("pageshow", tune);
addEventListener("online", () => {
  if (!line.again) return;
  clearTimeout(line.again);
  dial(line.address);
});
