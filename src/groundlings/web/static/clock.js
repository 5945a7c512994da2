// The clock of a window: it runs by itself, the same on every screen, and ends nothing: the house
// opens the window. A table that is drawn again goes on with the clock it had.

const TICK_MS = 100;

/** The clock that runs: of which window, and when it has run out. */
let running = { window: "", until: 0 };
let ticking = 0;

const face = () => document.querySelector("[data-clock]");

function draw() {
  const here = face();
  if (!here) {
    clearInterval(ticking);
    running.window = "";
    return;
  }
  const { beats, beat } = here.dataset;
  const left = Math.min(Math.max((running.until - performance.now()) / beat, 0), beats);
  here.querySelector("b").textContent = Math.ceil(left);
  here.querySelector(".hand").setAttribute("stroke-dasharray", `${left} ${beats}`);
}

/** Go on with the clock that the table shows, or begin it. */
function follow() {
  const here = face();
  if (here && here.dataset.clock !== running.window) {
    const { clock, left, beat } = here.dataset;
    running = { window: clock, until: performance.now() + left * beat };
    clearInterval(ticking);
    ticking = setInterval(draw, TICK_MS);
  }
  draw();
}

document.addEventListener("table-shown", follow);
follow();
