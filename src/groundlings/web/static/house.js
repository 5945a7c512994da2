// The script of the house. Every page works without it, by plain form posts. With it the table is
// live: forms are sent without leaving the page, the stream brings each new table whole, and the
// page is morphed to it so that nothing the reader holds is lost. Pieces glide to where they go.

import { keepPlaces } from "./glides.js";
import { CONTROLS, follow, keepFocus, keepNews, keepScroll, keepTyped, worth } from "./kept.js";
import { held, morph, morphAttributes, noteOpen } from "./morph.js";

const LOST_AFTER = 3000; // ms without a line before we say so
const PAUSES = { first: 1000, last: 30000 }; // ms between our own attempts to get the line back
const PATIENCE = 20000; // ms we wait for the answer to a form
const DONE_FOR = 2000; // ms a button says that it has copied

const SCRIPTED =
  "[data-script], button[data-copy], button[data-open], button[data-playback], " +
  "select[data-playback-speed]" +
  ("Notification" in globalThis ? ", button[data-call]" : "");
const SLIDER = "form[data-live]:not([method=post i]) input[type=range]";
const NOT_TYPED = ["button", "submit", "reset", "image", "checkbox", "file", "hidden"];

/** The live part of the page, if it has one. */
const table = () => document.querySelector("main#table");

// ------------------------------------------------------------------------------------------------
// Showing a table.

/** The text last shown from the stream or an answer: the stream often repeats the answer. */
let shownText = "";

/** The table in a server's answer, or null if it holds none. */
function read(text) {
  return new DOMParser().parseFromString(text, "text/html").querySelector("main#table");
}

/** Give a part of the page what the script adds to it. */
function dress(part) {
  for (const element of part.querySelectorAll(SCRIPTED)) element.hidden = false;
  for (const button of part.querySelectorAll("[data-playback]")) {
    button.setAttribute("aria-pressed", `${playing !== null}`);
  }
  const connection = part.querySelector("#connection");
  const sentence = lost.line || lost.form ? (connection?.dataset.lost ?? "") : "";
  if (connection && connection.textContent !== sentence) connection.textContent = sentence;
}

/**
 * Morph the page to a new table.
 * @param {Element} fresh
 * @param {string} text what it was read from
 * @param {Map<Element, string>} sent
 */
function show(fresh, text, sent = new Map()) {
  const main = table();
  dress(fresh);
  if (sending) fresh.setAttribute("aria-busy", "true");
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
  line.behind = false;
  if (playing && !slider()) pausePlayback();
  tune();
  document.dispatchEvent(new CustomEvent("table-shown"));
}

/** Whether this reader wants to be called back to the table when it is their turn. */
const calls = () => document.documentElement.dataset.call === "yes";

const rev = (main) => Number(main.dataset.rev ?? NaN);

// ------------------------------------------------------------------------------------------------
// The line to the server: one stream per tab, only while somebody looks.

const lost = { line: false, form: false };

/** `behind`: nothing was shown since this stream opened, so its table is news, whatever its rev. */
const line = { source: null, address: "", pause: PAUSES.first, again: 0, alarm: 0, behind: true };

/** Say whether the server can be reached, where the page has a place for it. */
function tell(change) {
  Object.assign(lost, change);
  dress(document);
}

/** Have the stream that the page asks for now, or none. */
function tune() {
  const address = document.hidden && !calls() ? "" : (table()?.dataset.stream ?? "");
  if (address === line.address) return;
  hangUp();
  if (address) dial(address);
}

function hangUp() {
  line.source?.close();
  clearTimeout(line.again);
  clearTimeout(line.alarm);
  Object.assign(line, { source: null, address: "", pause: PAUSES.first, again: 0, alarm: 0 });
  if (lost.line) tell({ line: false });
}

function dial(address) {
  const source = new EventSource(address);
  Object.assign(line, { source, address, again: 0 });
  line.alarm ||= setTimeout(() => tell({ line: true }), LOST_AFTER);
  source.onopen = () => {
    clearTimeout(line.alarm);
    Object.assign(line, { pause: PAUSES.first, alarm: 0, behind: true });
    tell({ line: false, form: false });
  };
  source.onmessage = ({ data }) => {
    if (source !== line.source) return;
    if (lost.form) tell({ form: false });
    if (data.trim() === shownText) return;
    const fresh = read(data);
    if (!fresh) return;
    if (!line.behind && rev(fresh) < rev(table())) return; // overtaken by the answer to a form
    show(fresh, data);
  };
  source.onerror = () => {
    if (source !== line.source) return;
    line.alarm ||= setTimeout(() => tell({ line: true }), LOST_AFTER);
    if (source.readyState !== EventSource.CLOSED) return; // the browser tries again by itself
    const jitter = 0.8 + Math.random() * 0.4; // so that a whole house does not come back at once
    line.again = setTimeout(() => dial(address), line.pause * jitter);
    line.pause = Math.min(line.pause * 2, PAUSES.last);
  };
}

document.addEventListener("visibilitychange", () => {
  if (document.hidden) pausePlayback();
  tune();
});
addEventListener("pagehide", hangUp);
addEventListener("pageshow", tune);
addEventListener("online", () => {
  if (!line.again) return;
  clearTimeout(line.again);
  dial(line.address);
});

// ------------------------------------------------------------------------------------------------
// Forms.

/** The form under way, if there is one. */
let sending = null;

/** A form that was ticked while another was under way: it goes as soon as it can. */
let waiting = null;

/** The slider's question under way, if there is one. */
let asking = null;

/** What the named controls of a form hold: if the server takes it, it is no longer half typed. */
function holds(form) {
  const named = [...form.elements].filter((control) => control.name && control.matches(CONTROLS));
  return new Map(named.map((control) => [control, worth(control)]));
}

/** Ask the server; the answer's text, or an error if it cannot be reached or is in trouble. */
async function ask(address, request) {
  const response = await fetch(address, { ...request, headers: { "X-Groundlings": "fragment" } });
  const text = await response.text();
  if (response.status >= 500) throw new Error(`the server answers ${response.status}`);
  const elsewhere = response.redirected && new URL(response.url).pathname !== location.pathname;
  return { response, text, fresh: elsewhere ? null : read(text) };
}

/** Post a live form; the answer is the new table, or another page to go to. */
async function send(form, submitter, address) {
  if (sending) {
    // A second click is a slip, a second tick is not.
    if (!submitter && form.querySelector("[data-submit]")) waiting = form;
    return;
  }
  sending = form;
  table().setAttribute("aria-busy", "true");
  const body = new URLSearchParams(new FormData(form, submitter));
  const sent = holds(form);
  const before = rev(table());
  let answer = null;
  try {
    answer = await ask(address, { method: "POST", body, signal: AbortSignal.timeout(PATIENCE) });
  } catch {
    answer = null;
  }
  sending = null;
  table().removeAttribute("aria-busy");
  tell({ form: answer === null });
  if (answer) receive(form, answer, sent, before);
  const next = waiting;
  waiting = null;
  if (next?.isConnected) next.requestSubmit();
}

/** Show the table that answers a form, or go where the server leads. */
function receive(form, { response, text, fresh }, sent, before) {
  if (!fresh) {
    if (response.redirected) location.assign(response.url);
    else location.reload(); // an address one posts to is no page
    return;
  }
  const shown = rev(table());
  if (shown > before && rev(fresh) < shown) return; // the stream has brought a newer one meanwhile
  if (response.ok) form.closest("dialog[open]")?.close();
  show(fresh, text, response.ok ? sent : undefined);
}

/**
 * Get the table that a live form asks for; the latest question wins.
 * @returns {Promise<boolean>} whether this question's answer is shown
 */
async function look(form, submitter, address) {
  asking?.abort();
  asking = new AbortController();
  const { signal } = asking;
  const query = new URLSearchParams(new FormData(form));
  if (submitter?.name) query.set(submitter.name, submitter.value);
  const sent = holds(form);
  address.search = `${query}`;
  try {
    const { response, text, fresh } = await ask(address, { signal });
    if (signal.aborted) return false;
    tell({ form: false });
    if (!fresh) {
      location.assign(response.url);
      return false;
    }
    show(fresh, text, sent);
    history.replaceState(history.state, "", address);
    return true;
  } catch {
    if (!signal.aborted) tell({ form: true });
    return false;
  }
}

/** Send a live form in its own way. */
function submit(form, submitter) {
  const said = (name) => submitter?.getAttribute(`form${name}`) ?? form.getAttribute(name);
  const address = new URL(said("action") || location.href, location.href);
  if (said("method")?.toLowerCase() === "post") return send(form, submitter, address);
  return look(form, submitter, address);
}

/** Each seat adds to the seed what nobody else can know. */
function drawNonces(form) {
  for (const input of form.elements) {
    if (!input.matches("input[data-nonce]") || input.value) continue;
    const bytes = crypto.getRandomValues(new Uint8Array(16));
    input.value = Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
  }
}

document.addEventListener("submit", (event) => {
  const { target: form, submitter } = event;
  if (event.defaultPrevented) return;
  drawNonces(form);
  const method = submitter?.getAttribute("formmethod") ?? form.getAttribute("method");
  if (!form.matches("[data-live]") || method?.toLowerCase() === "dialog" || !table()) return;
  event.preventDefault();
  pausePlayback();
  submit(form, submitter);
});

document.addEventListener("change", ({ target }) => {
  if (target.matches("select[data-submit], input[data-submit]")) target.form?.requestSubmit();
});

// ------------------------------------------------------------------------------------------------
// The replay: a slider, the arrow keys, and playback.

/** The running playback's timer, or null. */
let playing = null;

const slider = () => document.querySelector(SLIDER);

/** Go a step by hand. */
function step(way) {
  pausePlayback();
  const input = slider();
  const before = input.value;
  input.stepUp(way);
  if (input.value !== before) submit(input.form, null);
}

function pausePlayback() {
  if (!playing) return;
  clearTimeout(playing.timer);
  playing = null;
  dress(document);
}

/** One step of a playback; begun at the end, it begins again. */
async function playOn(run, begin = false) {
  const input = slider();
  const ended = () => Number(slider().value) >= Number(slider().max);
  if (!ended()) input.stepUp();
  else if (begin) input.value = input.min;
  const shown = await submit(input.form, null);
  if (playing !== run) return;
  if (!shown || ended()) {
    pausePlayback();
    return;
  }
  const speed = document.querySelector("select[data-playback-speed]");
  run.timer = setTimeout(() => playOn(run), Number(speed?.value || run.pace));
}

/** Start a playback, or stop the one that runs. */
function togglePlayback(button) {
  if (playing) {
    pausePlayback();
  } else if (slider()) {
    playing = { timer: 0, pace: Number(button.dataset.playback) };
    dress(document);
    playOn(playing, true);
  }
}

document.addEventListener("input", ({ target }) => {
  if (!target.matches(SLIDER)) return;
  pausePlayback();
  submit(target.form, null);
});

// ------------------------------------------------------------------------------------------------
// Buttons that need a script.

/** Put a text where it can be pasted; the old way where the page did not come over https. */
async function copy(text, button) {
  if (navigator.clipboard) {
    await navigator.clipboard.writeText(text);
    return;
  }
  const slip = document.createElement("textarea");
  slip.value = text;
  slip.readOnly = true;
  button.after(slip); // beside the button: a modal dialog lets nothing outside be selected
  slip.select();
  const done = document.execCommand("copy");
  slip.remove();
  button.focus({ preventScroll: true });
  if (!done) throw new Error("the browser does not copy");
}

/** Copy what a button names, and let it say so for a moment. */
async function copyFrom(button) {
  const source = button.dataset.copy ? document.querySelector(button.dataset.copy) : null;
  const text = button.dataset.text ?? source?.value ?? source?.href;
  if (!text || held.has(button)) return;
  try {
    await copy(text, button);
  } catch {
    source?.select?.(); // then the reader copies it by hand
    return;
  }
  const label = [...button.childNodes];
  held.add(button);
  button.replaceChildren(button.dataset.done ?? "");
  setTimeout(() => {
    held.delete(button);
    button.replaceChildren(...label);
  }, DONE_FOR);
}

/** Open a dialog over everything. */
function openDialog(id) {
  const dialog = document.getElementById(id);
  if (dialog?.localName === "dialog" && !dialog.open) dialog.showModal();
  return dialog !== null;
}

document.addEventListener("click", ({ target }) => {
  const button = target.closest?.("button");
  if (!button || button.disabled) return;
  if ("copy" in button.dataset) copyFrom(button);
  if ("open" in button.dataset) openDialog(button.dataset.open);
  if ("playback" in button.dataset) togglePlayback(button);
});

// ------------------------------------------------------------------------------------------------
// Keys: u, ? and the arrows, and no others.

/** Whether keys belong to the element that has the focus: it takes text, or has its own arrows. */
function typesIn(element) {
  if (element?.localName === "input") return !NOT_TYPED.includes(element.type);
  return Boolean(element?.isContentEditable || element?.matches?.("select, textarea"));
}

document.addEventListener("keydown", (event) => {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
  if (typesIn(event.target) || document.querySelector("dialog:modal")) return;
  const way = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
  if (way && slider()) step(way);
  else if (event.key === "u" && !event.repeat && document.getElementById("undo")) {
    document.getElementById("undo").click();
  } else if (event.key !== "?" || !openDialog("keys")) return;
  event.preventDefault();
});

// ------------------------------------------------------------------------------------------------
// Curtain up.

noteOpen(document);
follow(document);
dress(document);
tune();
if (location.hash === "#play") document.querySelector("[data-playback]")?.click();
