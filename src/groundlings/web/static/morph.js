// The morph: the old tree becomes the new one, and every node that is in both stays itself.

/** Elements whose inside is ours for a moment, such as a button that says "copied". */
export const held = new WeakSet();

/** What the server last said about each <details> and <dialog>: open or not. */
const saidOpen = new WeakMap();

/** Note that the server says of everything in this part what the page shows. */
export function noteOpen(part) {
  const opening = "details, dialog";
  for (const element of part.querySelectorAll(opening)) saidOpen.set(element, element.open);
  if (part.matches?.(opening)) saidOpen.set(part, part.open);
}

/**
 * Make `old` hold what `fresh` holds: nodes match by id wherever they were, else by tag and place.
 * @param {Element} old
 * @param {Element} fresh
 */
export function morph(old, fresh) {
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
      if (node.localName === "template") { // what it holds are not its children
        node.content.replaceChildren(document.importNode(wanted.content, true));
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
export function morphAttributes(element, wanted) {
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
