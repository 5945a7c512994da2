// The one script of the house. Every page works without it, by plain form posts. With it the table
// is live: forms are sent without leaving the page, the stream brings each new table whole, and the
// page is morphed to it so that nothing the reader holds is lost. Pieces glide to where they go.

const GLIDE = { duration: 320, easing: "ease-out" };
const PACE = 180; // ms for a space that a disc walks
const LONGEST_WALK = 1600; // ms
const HURT = [0, -4, 4, -3, 3, 0].map((x) => ({
  transform: `translateX(${x}px)`,
  filter: x ? "saturate(2) brightness(.85)" : "none",
}));
const LOST_AFTER = 3000; // ms without a line before we say so
const PAUSES = { first: 1000, last: 30000 }; // ms between our own attempts to get the line back
const PATIENCE = 20000; // ms we wait for the answer to a form
const DONE_FOR = 2000; // ms a button says that it has copied
const END_SLACK = 4; // px: a log this near to its end is at its end

const SCRIPTED =
  "[data-script], button[data-copy], button[data-open], button[data-playback], " +
  "select[data-playback-speed]" +
  ("Notification" in globalThis ? ", button[data-call]" : "");
const CONTROLS = "input:not([type=file]), select, textarea";
const SLIDER = "form[data-live]:not([method=post i]) input[type=range]";
const NOT_TYPED = ["button", "submit", "reset", "image", "checkbox", "file", "hidden"];

const still = matchMedia("(prefers-reduced-motion: reduce)");

/** The live part of the page, if it has one. */
const table = () => document.querySelector("main#table");

// ------------------------------------------------------------------------------------------------
// The morph: the old tree becomes the new one, and every node that is in both stays itself.

/** Elements whose inside is ours for a moment, such as a button that says "copied". */
const held = new WeakSet();

/** What the server last said about each <details> and <dialog>: open or not. */
const saidOpen = new WeakMap();

/** Note that the server says of everything in this part what the page shows. */
function noteOpen(part) {
  for (const element of part.querySelectorAll("details, dialog")) saidOpen.set(element, element.open);
  if (part.matches?.("details, dialog")) saidOpen.set(part, part.open);
}

/**
 * Make `old` hold what `fresh` holds: nodes match by id wherever they were, else by tag and place.
 * @param {Element} old
 * @param {Element} fresh
 */
function morph(old, fresh) {
  const known = new Map([...old.querySelectorAll("[id]")].map((element) => [element.id, element]));
  const claimed = new Set();
  const leftover = [];
  morphInside(old, fresh);
  // Only now: until the end an unclaimed node may still be wanted in another place.
  for (const node of leftover) if (!claimed.has(node)) node.remove();

  function morphInside(parent, model) {
    const rows = [...parent.childNodes];
    const nameless = rows.filter((node) => !node.id);
    let next = 0;
    const matches = [...model.childNodes].map((wanted) => {
      let match = null;
      if (wanted.id) {
        match = known.get(wanted.id) ?? null;
        if (match && (match.nodeName !== wanted.nodeName || claimed.has(match))) match = null;
      } else {
        const found = nameless.findIndex((node, i) => i >= next && akin(node, wanted));
        if (found >= 0) {
          match = nameless[found];
          next = found + 1;
        }
      }
      if (match) claimed.add(match);
      return [match ?? document.importNode(wanted, false), wanted, match !== null];
    });
    leftover.push(...rows.filter((node) => !claimed.has(node)));

    const order = new Map(rows.map((node, i) => [node, i]));
    const stays = rising(matches.map(([node]) => order.get(node) ?? -1));
    let after = null;
    for (let i = matches.length - 1; i >= 0; i -= 1) {
      const [node] = matches[i];
      if (!stays.has(i)) place(parent, node, after);
      after = node;
    }
    for (const [node, wanted, wasHere] of matches) {
      if (node.nodeType !== Node.ELEMENT_NODE) {
        if (node.data !== wanted.data) node.data = wanted.data;
        continue;
      }
      // Most of a table stays as it is from one choice to the next, and the browser sees that fast.
      if (wasHere && node.isEqualNode(wanted)) {
        noteOpen(node);
        continue;
      }
      morphAttributes(node, wanted);
      if (wasHere && keepsInside(node)) continue;
      // The parser reads <noscript> as if no script ran: its inside would come alive here.
      if (node.localName !== "noscript") morphInside(node, wanted);
    }
  }
}

/** Whether a nameless node may become this one: the same tag, and for controls the same control. */
function akin(node, wanted) {
  if (node.nodeName !== wanted.nodeName) return false;
  const same = (name) => node.getAttribute(name) === wanted.getAttribute(name);
  if (wanted.matches?.("button, option")) return same("name") && same("value");
  return !wanted.matches?.("input, select, textarea") || (same("name") && same("type"));
}

/** Whether the morph leaves the inside alone. */
const keepsInside = (element) => element.hasAttribute("data-keep") || held.has(element);

/** Put a node before another, where possible without taking it out of the page on the way. */
function place(parent, node, after) {
  if (parent.moveBefore && node.isConnected && parent.isConnected) parent.moveBefore(node, after);
  else parent.insertBefore(node, after);
}

/**
 * The longest row of rising places, as indices: these nodes need not move.
 * @param {number[]} places where each node was; -1 if it was not here
 * @returns {Set<number>}
 */
function rising(places) {
  const tails = [];
  const before = [];
  places.forEach((spot, i) => {
    if (spot < 0) return;
    let low = 0;
    let high = tails.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (places[tails[middle]] < spot) low = middle + 1;
      else high = middle;
    }
    before[i] = low > 0 ? tails[low - 1] : -1;
    tails[low] = i;
  });
  const row = new Set();
  for (let i = tails.at(-1) ?? -1; i >= 0; i = before[i]) row.add(i);
  return row;
}

/** Give an element the attributes of another, except what the reader has opened or closed. */
function morphAttributes(element, wanted) {
  const opens = element.matches("details, dialog");
  for (const { name } of [...element.attributes]) {
    if (!wanted.hasAttribute(name) && !(opens && name === "open")) element.removeAttribute(name);
  }
  for (const { name, value, namespaceURI } of wanted.attributes) {
    if (opens && name === "open") continue;
    if (element.getAttribute(name) !== value) element.setAttributeNS(namespaceURI, name, value);
  }
  if (!opens) return;
  const open = wanted.hasAttribute("open");
  if (open !== (saidOpen.get(element) ?? open)) {
    if (!open && element.localName === "dialog") element.close();
    else element.toggleAttribute("open", open);
  }
  saidOpen.set(element, open);
}

// ------------------------------------------------------------------------------------------------
// What survives a morph. Each of these looks before it, and gives what is to be done after it.

/** What a control holds, as text. */
function worth(control) {
  if (control.localName === "select") return lines([...control.selectedOptions]);
  return control.matches("[type=checkbox], [type=radio]") ? `${control.checked}` : control.value;
}

/** What the server said that a control holds. */
function worthSaid(control) {
  if (control.localName !== "select") {
    const ticked = control.matches("[type=checkbox], [type=radio]");
    return ticked ? `${control.defaultChecked}` : control.defaultValue;
  }
  const options = [...control.options];
  const said = options.filter((option) => option.defaultSelected);
  if (control.multiple) return lines(said);
  return lines([said.at(-1) ?? options.find((option) => !option.disabled)].filter(Boolean));
}

const lines = (options) => options.map((option) => option.value).join("\n");

/** Make a control hold this; one that does already is not touched, and keeps its caret. */
function hold(control, text) {
  if (worth(control) === text) return;
  if (control.localName === "select") {
    const offered = [...control.options];
    const chosen = new Set(text.split("\n"));
    if (text !== "" && !offered.some((option) => chosen.has(option.value))) {
      if (text !== worthSaid(control)) hold(control, worthSaid(control));
      return;
    }
    for (const option of offered) {
      if (option.selected !== chosen.has(option.value)) option.selected = !option.selected;
    }
  } else if (control.matches("[type=checkbox], [type=radio]")) control.checked = text === "true";
  else control.value = text;
}

/**
 * What is half typed or chosen stays; what was sent and taken follows the server again.
 * @param {Element} main
 * @param {Map<Element, string>} sent what each control held when its form was sent
 */
function keepTyped(main, sent) {
  const typed = new Map();
  for (const control of main.querySelectorAll(CONTROLS)) {
    const text = worth(control);
    if (text !== worthSaid(control) && text !== sent.get(control)) typed.set(control, text);
  }
  return () => {
    for (const control of main.querySelectorAll(CONTROLS)) {
      if (!typed.has(control)) hold(control, worthSaid(control));
    }
    for (const [control, text] of typed) if (control.isConnected) hold(control, text);
  };
}

/** What has ever been scrolled: to ask all three thousand elements would take longer than a morph. */
const rolled = new Set();
document.addEventListener("scroll", ({ target }) => rolled.add(target), { capture: true });

/** What is scrolled stays scrolled; a log that stood at its end stands at its new end. */
function keepScroll(main) {
  const scrolled = [];
  const away = new Set();
  for (const element of rolled) {
    if (!element.isConnected) rolled.delete(element);
    else if (element !== main && main.contains(element)) {
      scrolled.push({ element, top: element.scrollTop, left: element.scrollLeft });
    }
  }
  for (const log of main.querySelectorAll("[data-follow]")) {
    if (log.scrollHeight - log.scrollTop - log.clientHeight > END_SLACK) away.add(log);
  }
  return () => {
    for (const { element, top, left } of scrolled) {
      if (top && !element.scrollTop) element.scrollTop = top; // a browser may reset what has moved
      if (left && !element.scrollLeft) element.scrollLeft = left;
    }
    for (const log of main.querySelectorAll("[data-follow]")) {
      if (!away.has(log)) log.scrollTop = log.scrollHeight;
    }
  };
}

const visible = (element) => element.checkVisibility?.() ?? true;

/** The focus stays, with its caret; if its element has gone, it goes to the prompt. */
function keepFocus(main) {
  const focused = document.activeElement;
  if (!focused || focused === main || !main.contains(focused)) return () => {};
  const { selectionStart: start, selectionEnd: end, selectionDirection: direction } = focused;
  return () => {
    if (!main.contains(focused) || focused.matches(":disabled") || !visible(focused)) {
      document.getElementById("prompt")?.focus({ preventScroll: true });
      return;
    }
    if (document.activeElement !== focused) focused.focus({ preventScroll: true });
    if (typeof start !== "number") return;
    if (focused.selectionStart !== start || focused.selectionEnd !== end) {
      focused.setSelectionRange(start, end, direction);
    }
  };
}

/** What is new and worth saying is said by the polite region. */
function keepNews(main) {
  const told = (element) => `${element.id}\n${element.textContent.trim()}`;
  const known = new Set([...main.querySelectorAll("[data-announce]")].map(told));
  return () => {
    const news = [...main.querySelectorAll("[data-announce]")]
      .filter((element) => !known.has(told(element)) && element.textContent.trim())
      .map((element) => {
        const sentence = document.createElement("p");
        sentence.textContent = element.textContent.trim().replace(/\s+/g, " ");
        return sentence;
      });
    if (news.length) document.getElementById("news")?.replaceChildren(...news);
  };
}

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
    if (space) steps.push({ transform: `translate(${space.left - end.left}px, ${space.top - end.top}px)` });
  }
  return [...steps, { transform: "translate(0, 0)" }];
}

/**
 * Pieces glide from where they were, new ones from where they say they come from.
 *
 * What stays in its panel does not glide when the whole panel has made room for something.
 */
function keepPlaces(main, fresh) {
  if (still.matches || document.hidden) return () => {};
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
  const rooms = new Map([...new Set(homes.values())].map((panel) => [panel, box(panel)]));
  for (const piece of fresh.querySelectorAll("[data-piece][data-from]")) {
    const from = starts.has(piece.id) ? null : origin(piece);
    if (from) starts.set(piece.id, box(from));
  }
  return () => {
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
        const duration = Math.min(PACE * (way.length - 1), LONGEST_WALK);
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
for (const log of document.querySelectorAll("[data-follow]")) log.scrollTop = log.scrollHeight;
dress(document);
tune();
if (location.hash === "#play") document.querySelector("[data-playback]")?.click();
