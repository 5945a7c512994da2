// Whose turn it is: the favicon says so, and a notification calls who wants to be called.

import { table } from "./show.js";

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

document.addEventListener("click", async ({ target }) => {
  if (!target.closest?.("button[data-call]")) return;
  const wanted = page.dataset.call !== "yes";
  const granted = wanted && (await Notification.requestPermission()) === "granted";
  showCall(granted ? "yes" : "no");
});

document.addEventListener("table-shown", () => {
  announce();
  showCall();
});
announce();
showCall();
