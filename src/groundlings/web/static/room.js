// Room on the window that nothing takes: for what may lie there and cover nothing that can be pressed.

const TAKEN = "button, a[href], input, select, textarea, summary, label, .prompt, .strip";
const GAP_PX = 6; // so far it stays from what can be pressed,
const EDGE_PX = 8; // and so far from the edges of the window
const LOWEST_PX = 96; // in less nobody reads anything

/** Where all that can be pressed lies in the window, what is asked and what was told; with some air. */
function taken(besides) {
  return [...document.querySelectorAll(TAKEN)]
    .filter((one) => !besides.contains(one))
    .map((one) => one.getBoundingClientRect())
    .filter(({ width, height }) => width > 1 && height > 1) // else it is for screen readers only
    .map(({ left, top, right, bottom }) => ({
      left: left - GAP_PX, top: top - GAP_PX, right: right + GAP_PX, bottom: bottom + GAP_PX,
    }));
}

const isOver = (one, other) =>
  one.left < other.right && one.right > other.left && one.top < other.bottom && one.bottom > other.top;

/** Whether nothing that can be pressed lies below this. */
export function isClear(sheet) {
  const own = sheet.getBoundingClientRect();
  return !taken(sheet).some((other) => isOver(own, other));
}

/** Where this has room: as much as it needs, else the most there is; null if that is too little. */
export function roomFor(sheet) {
  const { offsetWidth: width, offsetHeight: height } = sheet;
  const last = document.documentElement.clientWidth - width - EDGE_PX;
  const others = taken(sheet).filter(({ bottom, top }) => bottom > 0 && top < innerHeight);
  const beside = others.flatMap(({ left, right }) => [Math.ceil(right), Math.floor(left - width)]);
  const lefts = new Set([last, EDGE_PX, ...beside].filter((left) => left >= EDGE_PX && left <= last));
  const tops = [EDGE_PX, ...others.map(({ bottom }) => Math.ceil(bottom))].sort((a, b) => a - b);
  let best = { height: LOWEST_PX - 1 };
  for (const left of lefts) {
    const column = others.filter((other) => other.left < left + width && other.right > left);
    for (const top of tops) {
      const below = column.filter((other) => other.bottom > top).map((other) => other.top);
      const free = Math.min(height, Math.floor(Math.min(innerHeight - EDGE_PX, ...below) - top));
      if (free > best.height) best = { left, top, height: free };
    }
  }
  return "left" in best ? best : null;
}
