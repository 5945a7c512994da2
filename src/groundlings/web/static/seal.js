// SHA-256 at once, over text: a browser's own makes a form wait, and is not there without https.

const PRIMES = [];
for (let n = 2; PRIMES.length < 64; n += 1) if (PRIMES.every((p) => n % p)) PRIMES.push(n);
const fraction = (x) => ((x % 1) * 2 ** 32) | 0;
const ROUNDS = PRIMES.map((p) => fraction(Math.cbrt(p)));
const START = PRIMES.slice(0, 8).map((p) => fraction(Math.sqrt(p)));
const BLOCK = 64; // bytes
const LENGTH_BYTES = 8;

const turned = (x, n) => (x >>> n) | (x << (32 - n));

/** Hexadecimal digits of bytes. */
export const hex = (bytes) => Array.from(bytes, (b) => b.toString(16).padStart(2, "0")).join("");

/** The bytes that these digits write. */
const unhexed = (digits) => digits.match(/../g).map((pair) => Number.parseInt(pair, 16));

function padded(bytes) {
  const whole = Math.ceil((bytes.length + 1 + LENGTH_BYTES) / BLOCK) * BLOCK;
  const view = new DataView(new ArrayBuffer(whole));
  bytes.forEach((byte, i) => view.setUint8(i, byte));
  view.setUint8(bytes.length, 0x80);
  view.setUint32(whole - 4, bytes.length * 8);
  return view;
}

function mixed(state, view, at) {
  const words = Array.from({ length: BLOCK / 4 }, (_, i) => view.getInt32(at + i * 4));
  for (let i = words.length; i < ROUNDS.length; i += 1) {
    const [a, b] = [words[i - 15], words[i - 2]];
    const low = turned(a, 7) ^ turned(a, 18) ^ (a >>> 3);
    const high = turned(b, 17) ^ turned(b, 19) ^ (b >>> 10);
    words[i] = (words[i - 16] + low + words[i - 7] + high) | 0;
  }
  let [a, b, c, d, e, f, g, h] = state;
  ROUNDS.forEach((constant, i) => {
    const chosen = (e & f) ^ (~e & g);
    const most = (a & b) ^ (a & c) ^ (b & c);
    const one = h + (turned(e, 6) ^ turned(e, 11) ^ turned(e, 25)) + chosen + constant + words[i];
    const two = (turned(a, 2) ^ turned(a, 13) ^ turned(a, 22)) + most;
    [a, b, c, d, e, f, g, h] = [(one + two) | 0, a, b, c, (d + one) | 0, e, f, g];
  });
  return [a, b, c, d, e, f, g, h].map((word, i) => (word + state[i]) | 0);
}

/** SHA-256 over bytes, in hexadecimal digits. */
export function sha256(bytes) {
  const view = padded(bytes);
  let state = START;
  for (let at = 0; at < view.byteLength; at += BLOCK) state = mixed(state, view, at);
  return state.map((word) => (word >>> 0).toString(16).padStart(8, "0")).join("");
}

/** The seal of a slip: what is shown of its nonce before it is opened. */
export const sealOf = (nonce) =>
  sha256([...new TextEncoder().encode("groundlings slip"), ...unhexed(nonce)]);
