// The line to the server: one stream for each tab, only while somebody looks. It brings each new
// table whole.

import { arrive, newest } from "./narrate.js";
import { addToEach, equip, isShown, read, rev, table } from "./show.js";

const LOST_AFTER_MS = 3000; // without a line, before we say so
const PAUSES_MS = { first: 1000, last: 30000 }; // between our own attempts to get the line back

const HUNG_UP = { source: null, address: "", pause: PAUSES_MS.first, again: 0, alarm: 0 };

const lost = { line: false, form: false };

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

/** Have the stream that the page asks for now, or none. */
export function tune() {
  const address = document.hidden && !calls() ? "" : (table()?.dataset.stream ?? "");
  if (address === line.address) return;
  hangUp();
  if (address) dial(address);
}

function hangUp() {
  line.source?.close();
  clearTimeout(line.again);
  clearTimeout(line.alarm);
  Object.assign(line, HUNG_UP);
  if (lost.line) say({ line: false });
}

function dial(address) {
  const source = new EventSource(address);
  Object.assign(line, { source, address, again: 0 });
  line.alarm ||= setTimeout(() => say({ line: true }), LOST_AFTER_MS);
  source.onopen = () => {
    clearTimeout(line.alarm);
    Object.assign(line, { pause: PAUSES_MS.first, alarm: 0, behind: true });
    say({ line: false, form: false });
  };
  source.onmessage = ({ data }) => {
    if (source !== line.source) return;
    if (lost.form) say({ form: false });
    if (isShown(data)) return;
    const fresh = read(data);
    if (!fresh) return;
    if (!line.behind && rev(fresh) < newest()) return; // overtaken by the answer to a form
    arrive(fresh, data);
  };
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
