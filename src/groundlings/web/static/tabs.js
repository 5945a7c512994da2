// On a small screen a table is long: the tabs say which part is in sight. A finger that rests on a
// pile of discs opens it, as the pointer and the focus do.

const REST_MS = 500; // so long a finger rests
const PASSED_PX = 40; // a part of which less is left to see has gone by
const END_SLACK_PX = 2;
const TABS = "nav[data-tabs] a";

/** How far a part of the table is from the place where it is read; Infinity if it is gone by. */
function away(id, top) {
  const box = document.getElementById(id)?.getBoundingClientRect();
  return box?.height && box.bottom > top + PASSED_PX ? Math.abs(box.top - top) : Infinity;
}

/** Mark the tab of the part that is at the top, below whatever sticks there. */
function mark() {
  const tabs = [...document.querySelectorAll(TABS)];
  if (!tabs[0]?.checkVisibility?.()) return;
  const bar = document.querySelector("section.prompt")?.getBoundingClientRect();
  const top = Math.max(bar?.bottom ?? 0, 0);
  const ways = tabs.map(({ hash, dataset }) => {
    const parts = [hash.slice(1), ...(dataset.also ?? "").split(" ").filter(Boolean)];
    return Math.min(...parts.map((id) => away(id, top)));
  });
  const { scrollHeight } = document.documentElement;
  const isAtEnd = scrollY > 0 && scrollY + innerHeight >= scrollHeight - END_SLACK_PX;
  const current = isAtEnd ? tabs.length - 1 : ways.indexOf(Math.min(...ways));
  tabs.forEach((tab, n) => {
    if (n === current) tab.setAttribute("aria-current", "true");
    else tab.removeAttribute("aria-current");
  });
}

let due = 0;
const soon = () => {
  cancelAnimationFrame(due);
  due = requestAnimationFrame(mark);
};
addEventListener("scroll", soon, { passive: true });
addEventListener("resize", soon);
document.addEventListener("table-shown", mark);
mark();

let resting = 0;
const stop = () => clearTimeout(resting);
document.addEventListener("pointerdown", ({ target, pointerType }) => {
  const pile = target.closest?.(".pile[tabindex]");
  stop();
  if (pile && pointerType === "touch") resting = setTimeout(() => pile.focus(), REST_MS);
});
for (const kind of ["pointerup", "pointercancel"]) document.addEventListener(kind, stop);
