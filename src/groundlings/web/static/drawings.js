// Drawings that came with the page are fetched once more as files, when nothing else is to be done,
// and a cookie says which of them this browser keeps: the next page need not bring them.

const COOKIE = "drawings";
const MOST = 24; // so many marks are remembered: those of a release that is gone fall out
const A_YEAR_S = 34_560_000;

/** The marks of what is kept. */
function kept() {
  const found = document.cookie.split("; ").find((one) => one.startsWith(`${COOKIE}=`));
  return found ? found.slice(COOKIE.length + 1).split(".").filter(Boolean) : [];
}

/** Fetch what this page brought, and remember it. */
async function keep() {
  const brought = [...document.querySelectorAll("[data-keep][data-url]")];
  for (const { dataset } of brought) {
    const answer = await fetch(dataset.url, { priority: "low" }).catch(() => null);
    if (!answer?.ok || !(await answer.text())) return;
  }
  if (!brought.length) return;
  const marks = new Set([...brought.map(({ dataset }) => dataset.keep), ...kept()]);
  const secure = location.protocol === "https:" ? "; secure" : "";
  const said = [...marks].slice(0, MOST).join(".");
  document.cookie = `${COOKIE}=${said}; path=/; max-age=${A_YEAR_S}; samesite=lax${secure}`;
}

const soon = window.requestIdleCallback ?? ((task) => setTimeout(task, 500)); // Safari has none
soon(() => keep());

// A table that was told by lines which did not come: the page brings it whole.
const whole = new URL(location.href);
if (document.querySelector('#main > script[type="text/plain"]') && !whole.searchParams.has(COOKIE)) {
  whole.searchParams.set(COOKIE, "page");
  location.replace(whole);
}
