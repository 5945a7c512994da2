// What survives a morph. Each of these looks before it, and gives what is to be done after it.

export const CONTROLS = "input:not([type=file]), select, textarea";
const END_SLACK_PX = 4; // a log this near to its end is at its end

/** What a control holds, as text. */
export function worth(control) {
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
export function keepTyped(main, sent) {
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

/** What has ever been scrolled: to ask three thousand elements would take longer than a morph. */
const rolled = new Set();
/** The logs whose reader has left their end; a page that changes its shape leaves nobody. */
const left = new WeakSet();
const toItsEnd = (log) => log.scrollHeight - log.scrollTop - log.clientHeight;
document.addEventListener(
  "scroll",
  ({ target }) => {
    rolled.add(target);
    if (!target.matches?.("[data-follow]")) return;
    if (toItsEnd(target) > END_SLACK_PX) left.add(target);
    else left.delete(target);
  },
  { capture: true },
);
const toEnd = (log) => (log.scrollTop = log.scrollHeight);
// What a new shape scrolls is heard a frame after this: by then the log is at its end again.
const reshaped = new ResizeObserver((seen) => {
  for (const { target } of seen) if (!left.has(target)) toEnd(target);
});
const watched = new WeakSet(); // to observe a log once more would call for it once more

/** Every log shows its end, but those that the reader has left. */
export function follow(part, isLeft = (log) => left.has(log)) {
  for (const log of part.querySelectorAll("[data-follow]")) {
    if (!isLeft(log)) toEnd(log);
    if (!watched.has(log)) reshaped.observe(log);
    watched.add(log);
  }
}

/** What is scrolled stays scrolled; a log that stood at its end stands at its new end. */
export function keepScroll(main) {
  const scrolled = [];
  const logs = [...main.querySelectorAll("[data-follow]")];
  const away = new Set(logs.filter((log) => toItsEnd(log) > END_SLACK_PX));
  for (const element of rolled) {
    if (!element.isConnected) rolled.delete(element);
    else if (element !== main && main.contains(element)) {
      scrolled.push({ element, top: element.scrollTop, left: element.scrollLeft });
    }
  }
  return () => {
    for (const { element, top, left } of scrolled) {
      if (top && !element.scrollTop) element.scrollTop = top; // a browser may reset what has moved
      if (left && !element.scrollLeft) element.scrollLeft = left;
    }
    follow(main, (log) => away.has(log));
  };
}

const visible = (element) => element.checkVisibility?.() ?? true;

/** The focus stays, with its caret; if its element has gone, it goes to the prompt. */
export function keepFocus(main) {
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
export function keepNews(main) {
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
