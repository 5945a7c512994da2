// What a drawn board adds to the house's script, for whoever has one: what a choice would do is
// told before it is made, pieces can be dragged, arrows go from choice to choice, a piece's sheet
// opens above the table, the log points, and who wants is called when it is their turn.
// Nothing here is needed to play: every choice is a button of a form.

const CHOICE = "button.legal, button.legal-bar";
const TOLD = `${CHOICE}, button.nofit, button.nofit-bar`;
const FAR = 6; // px a finger moves before it drags
const WAYS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };
const SIDE = 2.5; // how much a step aside counts against one ahead

const table = () => document.querySelector("main#table");
const byIds = (ids) =>
  (ids ?? "").split(" ").map((id) => document.getElementById(id)).filter(Boolean);

// ------------------------------------------------------------------------------------------------
// What would happen.

let told = null;
let finger = false; // what was pressed last: a finger does not hover
let tapped = null; // the choice that a finger has asked about

/** Write beside the prompt what this piece would do, or why it cannot; mark where it may go. */
function tell(button) {
  const line = document.getElementById("then");
  if (!line) return;
  for (const place of document.querySelectorAll(".could")) place.classList.remove("could");
  told = button;
  line.replaceChildren();
  line.classList.toggle("no", Boolean(button?.matches("[aria-disabled]")));
  if (!button) return;
  const what = document.createElement("b");
  what.textContent = button.getAttribute("aria-label") ?? button.textContent;
  const then = button.getAttribute("aria-description");
  line.append(what, then ? ` – ${then}` : "");
  for (const place of byIds(button.dataset.goes)) place.classList.add("could");
}

const under = (target) => target?.closest?.(TOLD) ?? null;

document.addEventListener("pointerover", ({ target, pointerType }) => {
  const button = under(target);
  if (pointerType === "touch" || button === told || dragging) return;
  tell(button ?? under(document.activeElement));
});
document.addEventListener("focusin", ({ target }) => tell(under(target)));
document.addEventListener("focusout", () => tell(null));
document.addEventListener("pointerdown", ({ pointerType }) => {
  finger = pointerType === "touch";
  if (told !== tapped) tapped = null; // something else has been told since
});
document.addEventListener("click", (event) => {
  const button = under(event.target);
  if (button?.matches("[aria-disabled]")) tell(button);
  // A finger's first tap on a piece asks what would happen, its second one chooses.
  const byFinger = finger && event.detail > 0; // a key clicks without a press
  const asks = byFinger && button !== tapped && button?.matches(".legal");
  tapped = asks ? button : null;
  const line = document.getElementById("then");
  if (!asks || !line) return;
  event.preventDefault();
  button.focus({ preventScroll: true });
  tell(button);
  line.append(` (${line.dataset.again})`);
});

// ------------------------------------------------------------------------------------------------
// Dragging a piece to where it goes.

let dragging = null;

/** Make these choices in one post. */
function choose(values) {
  const form = document.getElementById("choose");
  const inputs = values.map((value) => {
    const input = document.createElement("input");
    Object.assign(input, { type: "hidden", name: "choice", value });
    return input;
  });
  form.append(...inputs);
  form.requestSubmit();
  for (const input of inputs) input.remove();
}

/** The choice that lies where the pointer is, if the dragged piece may go there. */
function target(event) {
  const below = document.elementsFromPoint(event.clientX, event.clientY);
  return dragging.goes.find((place) => below.includes(place)) ?? null;
}

/** What is chosen by dropping a piece on a place: its id tells. */
function dropped(place) {
  const [, space] = place.id.match(/^set-\d+-(.+)$/) ?? [];
  const [, wearer] = place.id.match(/^cast-\d+-(.+)$/) ?? [];
  return space ? `put:${space.replace("-", ".")}` : `dress:${wearer}`;
}

document.addEventListener("pointerdown", (event) => {
  const source = event.target.closest?.("[data-goes]");
  if (!source || event.button !== 0 || !document.getElementById("choose")) return;
  const goes = byIds(source.dataset.goes);
  dragging = { source, goes, x: event.clientX, y: event.clientY, ghost: null };
});

document.addEventListener("pointermove", (event) => {
  if (!dragging) return;
  const { source, x, y } = dragging;
  if (!dragging.ghost) {
    if (Math.hypot(event.clientX - x, event.clientY - y) < FAR) return;
    if (event.pointerType === "touch" && !source.matches(".held")) {
      dragging = null; // there a finger scrolls; from the hand it drags
      return;
    }
    const piece = source.matches(".el") ? source : source.parentElement.querySelector(".el:last-child");
    dragging.ghost = piece.cloneNode(true);
    dragging.ghost.removeAttribute("id");
    dragging.ghost.classList.add("dragged");
    table().append(dragging.ghost);
    for (const place of dragging.goes) place.classList.add("could");
  }
  event.preventDefault();
  Object.assign(dragging.ghost.style, { left: `${event.clientX}px`, top: `${event.clientY}px` });
  const over = target(event);
  for (const place of dragging.goes) place.classList.toggle("dropzone", place === over);
});

function letGo() {
  for (const place of dragging?.goes ?? []) place.classList.remove("dropzone", "could");
  dragging?.ghost?.remove();
  dragging = null;
}

/** The click that ends a drag is none. */
function swallowClick() {
  const swallow = (click) => {
    click.preventDefault();
    click.stopPropagation();
  };
  addEventListener("click", swallow, { capture: true });
  setTimeout(() => removeEventListener("click", swallow, { capture: true }), 0);
}

document.addEventListener("pointerup", (event) => {
  if (!dragging) return;
  const place = dragging.ghost ? target(event) : null;
  const { source } = dragging;
  if (dragging.ghost) swallowClick();
  letGo();
  if (!place) return;
  // what can go to one place only goes there by itself
  const put = "forced" in source.dataset ? [] : [dropped(place)];
  choose([...(source.value ? [source.value] : []), ...put]);
});
document.addEventListener("pointercancel", letGo);

// ------------------------------------------------------------------------------------------------
// Arrows go to the next choice that way, and from elsewhere to the first one.

const OWN_ARROWS = "input, select, textarea, [contenteditable], [tabindex='0'], dialog[open] *";

/** Back from a closer look. */
function closeTheatre() {
  if (location.hash.startsWith("#theatre-")) location.hash = "#table";
}

document.addEventListener("keydown", (event) => {
  if (event.key === "Escape" && dragging) {
    if (dragging.ghost) addEventListener("pointerup", swallowClick, { once: true });
    letGo();
  } else if (event.key === "Escape" && !document.querySelector("dialog:modal")) closeTheatre();
  const way = WAYS[event.key];
  if (!way || event.ctrlKey || event.metaKey || event.altKey) return;
  const from = document.activeElement;
  const best = from?.matches(CHOICE) ? nextChoice(from, way) : firstChoice(from);
  if (!best) return;
  event.preventDefault();
  best.focus();
});

/** The first choice on the table, else in the bar, unless the arrows are at work where we are. */
function firstChoice(from) {
  if (from?.matches(OWN_ARROWS) || document.querySelector("dialog:modal")) return null;
  const lie = ["button.legal", "button.legal-bar"].flatMap((kind) => [
    ...document.querySelectorAll(kind),
  ]);
  return lie.find((choice) => choice.checkVisibility?.() ?? true) ?? null;
}

/** The nearest choice that way. */
function nextChoice(from, way) {
  const middle = (element) => {
    const box = element.getBoundingClientRect();
    return [box.left + box.width / 2, box.top + box.height / 2];
  };
  const [x, y] = middle(from);
  let best = null;
  let nearest = Infinity;
  for (const choice of document.querySelectorAll(CHOICE)) {
    if (choice === from) continue;
    const [dx, dy] = middle(choice).map((at, axis) => at - (axis ? y : x));
    const ahead = dx * way[0] + dy * way[1];
    const aside = Math.abs(dx * way[1]) + Math.abs(dy * way[0]);
    if (ahead > 1 && ahead + SIDE * aside < nearest) {
      nearest = ahead + SIDE * aside;
      best = choice;
    }
  }
  return best;
}

// ------------------------------------------------------------------------------------------------
// The sheet of a piece, above the table.

document.addEventListener("click", async (event) => {
  const link = event.target.closest?.("a[data-sheet]");
  const dialog = document.getElementById("sheet");
  if (!link || !dialog || event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  try {
    const response = await fetch(link.href, { headers: { "X-Groundlings": "fragment" } });
    if (!response.ok) throw new Error(`the server answers ${response.status}`);
    const page = new DOMParser().parseFromString(await response.text(), "text/html");
    const close = document.createElement("button");
    Object.assign(close, { className: "go close", textContent: dialog.dataset.close });
    close.addEventListener("click", () => dialog.close());
    dialog.replaceChildren(close, ...page.body.childNodes);
    dialog.showModal();
  } catch {
    location.assign(link.href);
  }
});
document.addEventListener("click", ({ target: spot }) => {
  if (spot.id === "sheet") spot.close(); // beside the sheet
});

// ------------------------------------------------------------------------------------------------
// The log points at what it speaks of.

function point(target) {
  for (const piece of document.querySelectorAll(".pointed")) piece.classList.remove("pointed");
  for (const piece of byIds(target?.closest?.("[data-points]")?.dataset.points)) {
    piece.classList.add("pointed");
  }
}
for (const kind of ["pointerover", "focusin"]) {
  document.addEventListener(kind, ({ target: spot }) => point(spot));
}

// ------------------------------------------------------------------------------------------------
// Whose turn it is: the favicon says so, and a notification for who wants to be called.

const icon = document.querySelector("link[rel=icon]");
const calm = icon?.href;
const page = document.documentElement;
let wasTurn = Boolean(table()?.dataset.turn);

function announce() {
  const turn = table()?.dataset.turn;
  if (icon?.dataset.turn) icon.href = turn ? icon.dataset.turn : calm;
  if (turn && !wasTurn && document.hidden && page.dataset.call === "yes") call(turn);
  wasTurn = Boolean(turn);
}

function call(sentence) {
  try {
    new Notification(sentence, { tag: location.pathname, icon: calm });
  } catch {
    page.dataset.call = "no"; // some telephones allow it only to what runs without a page
  }
}

/** What was asked for on this device; a browser may keep nothing. */
function remembered(wish) {
  try {
    if (wish) localStorage.setItem("call", wish);
    return localStorage.getItem("call");
  } catch {
    return wish ?? "no";
  }
}

function showCall(wish) {
  if (!("Notification" in globalThis)) return;
  const wanted = remembered(wish) === "yes" && Notification.permission === "granted";
  page.dataset.call = wanted ? "yes" : "no";
  for (const button of document.querySelectorAll("button[data-call]")) {
    button.hidden = false;
    button.setAttribute("aria-pressed", `${wanted}`);
  }
}

document.addEventListener("click", async ({ target: spot }) => {
  if (!spot.closest?.("button[data-call]")) return;
  const wanted = page.dataset.call !== "yes";
  const granted = wanted && (await Notification.requestPermission()) === "granted";
  showCall(granted ? "yes" : "no");
});

document.addEventListener("table-shown", () => {
  tell(under(document.activeElement));
  announce();
  showCall();
});
announce();
showCall();
