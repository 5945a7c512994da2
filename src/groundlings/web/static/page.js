// The script of every page. Each works without it, by plain form posts. With it the table is live:
// forms are sent without leaving the page (forms.js), the stream brings each new table (line.js),
// the page is morphed to it (show.js). Here stand the buttons that need a script, and the keys.

import "./drawings.js";
import "./forms.js";
import { follow } from "./kept.js";
import { tune } from "./line.js";
import { held, noteOpen } from "./morph.js";
import { slider, step } from "./replay.js";
import { equip } from "./show.js";

const DONE_MS = 2000; // so long a button says that it has copied
const NOT_TYPED = ["button", "submit", "reset", "image", "checkbox", "file", "hidden"];

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
  }, DONE_MS);
}

/** Open a dialog over everything. */
function openDialog(id) {
  const dialog = document.getElementById(id);
  if (dialog?.localName === "dialog" && !dialog.open) dialog.showModal();
  return dialog !== null;
}

document.addEventListener("click", (event) => {
  const { target } = event;
  const close = target.closest?.("details [data-close]");
  if (close) {
    event.preventDefault(); // without a script it leads to the page as it was
    close.closest("details").open = false;
  }
  const button = target.closest?.("button");
  if (!button || button.disabled) return;
  if ("copy" in button.dataset) copyFrom(button);
  if ("open" in button.dataset) openDialog(button.dataset.open);
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
equip(document);
tune();
if (location.hash === "#play") document.querySelector("[data-playback]")?.click();
