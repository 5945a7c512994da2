// Four small sounds, drawn with oscillators: a piece is put down, coins, your turn, the end. They
// are heard only by who has asked for them.

import { table } from "./show.js";

/** Each sound as notes: hertz, when it begins, how long it rings, in seconds, and its wave. */
const SOUNDS = {
  piece: [[190, 0, 0.07, "triangle"], [95, 0.01, 0.1, "sine"]],
  coin: [[1568, 0, 0.09, "square"], [2093, 0.07, 0.22, "square"]],
  turn: [[659, 0, 0.35, "sine"], [988, 0.16, 0.55, "sine"]],
  end: [[392, 0, 0.5, "triangle"], [494, 0.18, 0.5, "triangle"], [587, 0.36, 0.9, "triangle"]],
};
const LOUD = { sine: 0.16, triangle: 0.2, square: 0.03 };

let stage = null;

/** Let a sound be heard, whatever is set. */
export function play(name) {
  stage ??= new AudioContext();
  stage.resume();
  for (const [hertz, after, long, wave] of SOUNDS[name]) {
    const [voice, loudness, at] = [stage.createOscillator(), stage.createGain(), stage.currentTime];
    voice.type = wave;
    voice.frequency.value = hertz;
    loudness.gain.setValueAtTime(LOUD[wave], at + after);
    loudness.gain.exponentialRampToValueAtTime(0.001, at + after + long);
    voice.connect(loudness).connect(stage.destination);
    voice.start(at + after);
    voice.stop(at + after + long);
  }
}

/** What can be heard of a table: whose turn it is, whether it is over, purses, places of pieces. */
function seen() {
  const main = table();
  const all = (pieces, said) => [...(main?.querySelectorAll(pieces) ?? [])].map(said).join(" ");
  return {
    end: main?.classList.contains("finished") ?? false,
    turn: Boolean(main?.dataset.turn),
    coin: all("[id^=purse-]", (purse) => `${purse.id}:${purse.querySelector("b")?.textContent}`),
    piece: all("[data-piece][id]", (piece) => `${piece.id}:${piece.dataset.at ?? ""}`),
  };
}

let before = seen();
document.addEventListener("table-shown", () => {
  const now = seen();
  const is = (name) => (typeof now[name] === "string" || now[name]) && now[name] !== before[name];
  const news = ["end", "turn", "coin", "piece"].find(is);
  before = now;
  if (news && document.documentElement.dataset.sound === "on" && !document.hidden) play(news);
});

document.addEventListener("click", ({ target }) => {
  const sample = target.closest?.("button[data-play]");
  if (sample) play(sample.dataset.play);
});
