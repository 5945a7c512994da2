// Forms are sent without leaving the page; the answer is the new table.

import { drawSlips } from "./dice.js";
import { isSlip } from "./finger.js";
import { CONTROLS, worth } from "./kept.js";
import { inHand, say, told } from "./line.js";
import { answer, isTold } from "./narrate.js";
import { addToEach, read, rev, show, table } from "./show.js";

const ANSWER_MS = 20000; // so long we wait for the answer to a form

/** The form under way, if there is one. */
let sending = null;

/** A form that was ticked while another was under way: it goes as soon as it can. */
let waiting = null;

/** The question under way, if there is one. */
let asking = null;

addToEach((part) => {
  if (sending) part.setAttribute?.("aria-busy", "true");
});

/** What the named controls of a form hold: if the server takes it, it is no longer half typed. */
function holds(form) {
  const named = [...form.elements].filter((control) => control.name && control.matches(CONTROLS));
  return new Map(named.map((control) => [control, worth(control)]));
}

/**
 * Ask the server; the answer's text, or an error if it cannot be reached or is in trouble.
 * Whoever posts says which table they have, and may be told what has changed of it.
 */
async function ask(address, request) {
  const before = inHand();
  const headers = { "X-Groundlings": "fragment" };
  if (request.method === "POST" && before.mark) headers["X-Groundlings-Has"] = before.mark;
  const response = await fetch(address, { ...request, headers });
  const answer = await response.text();
  const isMessage = response.headers.get("X-Groundlings") === "message";
  const text = isMessage ? told(answer, before.text) : answer;
  const elsewhere = response.redirected && new URL(response.url).pathname !== location.pathname;
  const fresh = elsewhere ? null : read(text);
  const isTooMuch = response.status === 429 && !fresh; // of one address: nothing was looked at
  if (response.status >= 500 || isTooMuch)
    throw new Error(`the server answers ${response.status}`);
  return { response, text, fresh };
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
  let got = null;
  try {
    got = await ask(address, { method: "POST", body, signal: AbortSignal.timeout(ANSWER_MS) });
  } catch {
    got = null;
  }
  sending = null;
  table().removeAttribute("aria-busy");
  say({ form: got === null });
  if (got) receive(form, got, sent, before);
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
  if (shown > before && rev(fresh) === shown && response.ok && isTold()) return; // or the same one
  answer(fresh, text, response.ok ? sent : undefined);
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
    say({ form: false });
    if (!fresh) {
      location.assign(response.url);
      return false;
    }
    show(fresh, text, sent);
    history.replaceState(history.state, "", address);
    return true;
  } catch {
    if (!signal.aborted) say({ form: true });
    return false;
  }
}

/** Send a live form in its own way. */
export function submit(form, submitter) {
  const said = (name) => submitter?.getAttribute(`form${name}`) ?? form.getAttribute(name);
  const address = new URL(said("action") || location.href, location.href);
  if (said("method")?.toLowerCase() === "post") return send(form, submitter, address);
  return look(form, submitter, address);
}

document.addEventListener("submit", (event) => {
  const { target: form, submitter } = event;
  if (event.defaultPrevented) return;
  drawSlips(form);
  const method = submitter?.getAttribute("formmethod") ?? form.getAttribute("method");
  if (!form.matches("[data-live]") || method?.toLowerCase() === "dialog" || !table()) return;
  event.preventDefault();
  if (!isSlip(submitter)) submit(form, submitter);
});

document.addEventListener("change", ({ target }) => {
  if (target.matches("select[data-submit], input[data-submit]")) target.form?.requestSubmit();
});
