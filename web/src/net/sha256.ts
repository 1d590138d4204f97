/** SHA-256. The browser's own is kept from pages without https, such as those of a home network. */

/** The first 32 bits of the fractional parts of a root of the first primes. */
function roots(many: number, root: number): number[] {
  const found: number[] = [];
  for (let n = 2; found.length < many; n++) {
    const prime = !Array.from({ length: n - 2 }, (_, i) => i + 2).some((i) => n % i === 0);
    if (prime) found.push(((n ** (1 / root) % 1) * 2 ** 32) | 0);
  }
  return found;
}

const START = roots(8, 2);
const ROUNDS = roots(64, 3);

const turn = (word: number, by: number): number => (word >>> by) | (word << (32 - by));

/** The hash of these bytes. */
export function sha256(bytes: Uint8Array): Uint8Array {
  const blocks = Math.ceil((bytes.length + 9) / 64);
  const padded = new DataView(new ArrayBuffer(blocks * 64));
  bytes.forEach((byte, i) => padded.setUint8(i, byte));
  padded.setUint8(bytes.length, 0x80);
  padded.setUint32(blocks * 64 - 4, bytes.length * 8);
  const state = [...START];
  for (let block = 0; block < blocks; block++) mix(state, padded, block * 64);
  const out = new DataView(new ArrayBuffer(32));
  state.forEach((word, i) => out.setUint32(4 * i, word));
  return new Uint8Array(out.buffer);
}

function mix(state: number[], content: DataView, from: number): void {
  const words: number[] = [];
  let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = state;
  for (let i = 0; i < 64; i++) {
    words[i] = i < 16 ? content.getUint32(from + 4 * i) : next(words, i);
    const choice = (e & f) ^ (~e & g);
    const majority = (a & b) ^ (a & c) ^ (b & c);
    const one =
      (h + (turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)) + choice + ROUNDS[i]! + words[i]!) | 0;
    const two = ((turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)) + majority) | 0;
    [h, g, f, e, d, c, b, a] = [g, f, e, (d + one) | 0, c, b, a, (one + two) | 0];
  }
  [a, b, c, d, e, f, g, h].forEach((word, i) => (state[i] = (state[i]! + word) | 0));
}

function next(words: readonly number[], i: number): number {
  const [early, late] = [words[i - 15]!, words[i - 2]!];
  const low = turn(early, 7) ^ turn(early, 18) ^ (early >>> 3);
  const high = turn(late, 17) ^ turn(late, 19) ^ (late >>> 10);
  return (words[i - 16]! + low + words[i - 7]! + high) | 0;
}

/** Bytes as hexadecimal digits. */
export const digits = (bytes: Uint8Array): string =>
  [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");

/** Hexadecimal digits as bytes. */
export const bytesOf = (text: string): Uint8Array =>
  Uint8Array.from(text.match(/../g) ?? [], (pair) => parseInt(pair, 16));
