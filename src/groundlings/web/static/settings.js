// Settings are kept as soon as they are changed; without this script a button does it.

const form = document.getElementById("settings");
const said = document.getElementById("kept");
let last = Promise.resolve();

/** Send all that is set; what the page now says of itself holds for this page, too. */
async function keep() {
  said.textContent = form.dataset.keeping;
  try {
    const body = new URLSearchParams(new FormData(form));
    const answer = await fetch(form.action, { method: "POST", body });
    const fresh = new DOMParser().parseFromString(await answer.text(), "text/html");
    const isKnown = (page) => page.getElementById("home-link") !== null;
    const here = document.documentElement;
    const there = fresh.documentElement;
    if (!answer.ok) form.submit(); // the server's own page says why
    else if (there.lang !== here.lang || isKnown(fresh) !== isKnown(document)) location.reload();
    else {
      Object.assign(here.dataset, there.dataset);
      said.textContent = `✓ ${said.dataset.kept}`;
    }
  } catch {
    said.textContent = ""; // nothing was kept: the button tries again
  }
}

form.addEventListener("change", () => (last = last.then(keep)));
