// Guard: a new set of choices is shut for a moment, for whoever clicks twice or presses a key again
// meant what stood there before. Only where a table asks for it (data-guard on its form), and
// nothing looks otherwise meanwhile. A choice that was taken says so until the page has changed.

const main = () => document.querySelector("main#table");
const form = () => document.querySelector("form#choose[data-guard]");
const PRESSED = ["Enter", " "];
const CHOICES = "button[form='choose'][name='choice'], form[data-row] > button"; // one choice, or a row of them

/** What a button chooses. */
const chosen = ({ value, form: own }) =>
  value || [...own.querySelectorAll("[name='choice']")].map((field) => field.value).join("+");

/** The choices that stand now, as one text. */
function offered() {
  return form() ? [...document.querySelectorAll(CHOICES)].map(chosen).join(" ") : "";
}

let known = offered();
let until = 0;
let timer = 0;

/** Whether the choices are shut. */
const isShut = () => performance.now() < until;

/** Whether this is a choice of the guarded form. */
const isChoice = (target) => Boolean(target?.closest?.(CHOICES) && form());

/** Shut the choices that have come, or keep them shut until their time is over. */
function watch() {
  const now = offered();
  if (now && now !== known) until = performance.now() + Number(form().dataset.guard);
  known = now;
  clearTimeout(timer);
  if (!isShut()) return main()?.removeAttribute("data-guarded");
  main()?.setAttribute("data-guarded", "");
  timer = setTimeout(() => main()?.removeAttribute("data-guarded"), until - performance.now());
}

function stop(event) {
  event.preventDefault();
  event.stopImmediatePropagation();
}

document.addEventListener(
  "click",
  (event) => {
    if (isShut() && isChoice(event.target)) stop(event);
  },
  { capture: true },
);
document.addEventListener(
  "keydown",
  (event) => {
    if (PRESSED.includes(event.key) && isShut() && isChoice(event.target)) stop(event);
  },
  { capture: true },
);
document.addEventListener("submit", ({ target, submitter }) => {
  if ((target !== form() && !target.matches("[data-row]")) || main().ariaBusy !== "true") return; // the script has sent it: the page stays
  submitter?.setAttribute("data-taken", "");
});
document.addEventListener("table-shown", watch);
