// A closer look: the sheet of a piece opens above the table, and Escape leads back from a part of
// the table that is enlarged.

/** Open the sheet at this address above the table; where that cannot be, go there. */
export async function openSheet(address) {
  const dialog = document.getElementById("sheet");
  try {
    const response = await fetch(address, { headers: { "X-Groundlings": "fragment" } });
    if (!response.ok) throw new Error(`the server answers ${response.status}`);
    const page = new DOMParser().parseFromString(await response.text(), "text/html");
    const close = document.createElement("button");
    Object.assign(close, { className: "go close", textContent: dialog.dataset.close });
    close.addEventListener("click", () => dialog.close());
    dialog.replaceChildren(close, ...page.body.childNodes);
    if (!dialog.open) dialog.showModal();
  } catch {
    location.assign(address);
  }
}

document.addEventListener("click", (event) => {
  const link = event.target.closest?.("a[data-sheet]");
  if (!link || !document.getElementById("sheet")) return;
  if (event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  openSheet(link.href);
});
document.addEventListener("click", ({ target }) => {
  if (target.id === "sheet") target.close(); // beside the sheet
});

// What is enlarged by its link (:target) holds the link back to the table.
document.addEventListener("keydown", ({ key }) => {
  if (key !== "Escape" || document.querySelector("dialog:modal")) return;
  if (document.querySelector("#table :target a[href='#table']")) location.hash = "#table";
});
