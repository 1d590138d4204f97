/**
 * QR codes: a text becomes a square of dark and light modules (ISO/IEC 18004, byte mode, level M).
 *
 * Versions 1 to 10 hold up to 213 bytes, more than any link to a room needs.
 */

/** By version: bytes of correction in each block, then how many blocks there are. */
const CORRECTION: readonly (readonly [number, number])[] = [
  [10, 1],
  [16, 1],
  [26, 1],
  [18, 2],
  [24, 2],
  [16, 4],
  [18, 4],
  [22, 4],
  [22, 5],
  [26, 5],
];
const LEVEL_M = 0b00;

export type Modules = boolean[][];

/** The code of a text; a row holds true for each dark module. */
export function qr(text: string): Modules {
  const bytes = [...new TextEncoder().encode(text)];
  const version = versionFor(bytes.length);
  const code = codewords(bytes, version);
  const drawn = MASKS.map((_, mask) => draw(version, code, mask));
  return drawn.reduce((best, one) => (penalty(one) < penalty(best) ? one : best));
}

/** The code as the path of an SVG of so many modules, without its quiet zone. */
export function qrPath(modules: Modules): string {
  return modules
    .flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : "")))
    .join("");
}

function versionFor(length: number): number {
  for (let version = 1; version <= CORRECTION.length; version++) {
    const header = version < 10 ? 12 : 20; // bits of mode and length
    if (length * 8 + header <= dataLength(version) * 8) return version;
  }
  throw new RangeError(`${length} bytes are too many for a QR code of this size`);
}

/** How many modules are left for data and correction, from the size of the square. */
function allCodewords(version: number): number {
  let modules = (16 * version + 128) * version + 64;
  if (version >= 2) {
    const marks = Math.floor(version / 7) + 2;
    modules -= (25 * marks - 10) * marks - 55;
    if (version >= 7) modules -= 36;
  }
  return Math.floor(modules / 8);
}

function dataLength(version: number): number {
  const [each, blocks] = CORRECTION[version - 1]!;
  return allCodewords(version) - each * blocks;
}

// Data and correction

function codewords(bytes: number[], version: number): number[] {
  const [each, count] = CORRECTION[version - 1]!;
  const data = padded(bytes, version);
  const blocks: number[][] = [];
  const short = Math.floor(data.length / count);
  const long = data.length % count; // so many blocks at the end have one byte more
  let from = 0;
  for (let block = 0; block < count; block++) {
    const size = short + (block >= count - long ? 1 : 0);
    blocks.push(data.slice(from, from + size));
    from += size;
  }
  const divisor = generator(each);
  const corrections = blocks.map((block) => remainder(block, divisor));
  return [...interleaved(blocks, short + 1), ...interleaved(corrections, each)];
}

function padded(bytes: number[], version: number): number[] {
  const bits: number[] = [];
  const put = (value: number, length: number): void => {
    for (let bit = length - 1; bit >= 0; bit--) bits.push((value >> bit) & 1);
  };
  put(0b0100, 4);
  put(bytes.length, version < 10 ? 8 : 16);
  for (const byte of bytes) put(byte, 8);
  const room = dataLength(version) * 8;
  put(0, Math.min(4, room - bits.length));
  while (bits.length % 8) bits.push(0);
  for (let pad = 0; bits.length < room; pad++) put(pad % 2 ? 0x11 : 0xec, 8);
  const found: number[] = [];
  for (let i = 0; i < bits.length; i += 8) {
    found.push(bits.slice(i, i + 8).reduce((byte, bit) => byte * 2 + bit, 0));
  }
  return found;
}

function interleaved(blocks: number[][], longest: number): number[] {
  const found: number[] = [];
  for (let i = 0; i < longest; i++) {
    for (const block of blocks) if (i < block.length) found.push(block[i]!);
  }
  return found;
}

/** Multiply in the field of 256 elements. */
function times(a: number, b: number): number {
  let product = 0;
  for (let bit = 7; bit >= 0; bit--) {
    product = (product << 1) ^ ((product >> 7) * 0x11d);
    product ^= ((b >> bit) & 1) * a;
  }
  return product;
}

function generator(degree: number): number[] {
  let found = [...Array<number>(degree - 1).fill(0), 1];
  let root = 1;
  for (let i = 0; i < degree; i++) {
    found = found.map((one, j) => times(one, root) ^ (found[j + 1] ?? 0));
    root = times(root, 2);
  }
  return found;
}

function remainder(data: number[], divisor: number[]): number[] {
  let rest = Array<number>(divisor.length).fill(0);
  for (const byte of data) {
    const factor = byte ^ rest[0]!;
    rest = [...rest.slice(1), 0].map((one, i) => one ^ times(divisor[i]!, factor));
  }
  return rest;
}

// Drawing

/** A square that knows which modules are patterns and not data. */
class Square {
  readonly size: number;
  readonly dark: Modules;
  readonly fixed: Modules;

  constructor(version: number) {
    this.size = version * 4 + 17;
    this.dark = Array.from({ length: this.size }, () => Array<boolean>(this.size).fill(false));
    this.fixed = Array.from({ length: this.size }, () => Array<boolean>(this.size).fill(false));
  }

  set(x: number, y: number, dark: boolean): void {
    if (x < 0 || y < 0 || x >= this.size || y >= this.size) return;
    this.dark[y]![x] = dark;
    this.fixed[y]![x] = true;
  }
}

function draw(version: number, code: number[], mask: number): Modules {
  const square = new Square(version);
  drawPatterns(square, version);
  drawFormat(square, mask);
  drawVersion(square, version);
  drawCode(square, code, mask);
  return square.dark;
}

function drawPatterns(square: Square, version: number): void {
  const end = square.size - 7;
  for (let i = 0; i < square.size; i++) {
    square.set(6, i, i % 2 === 0);
    square.set(i, 6, i % 2 === 0);
  }
  for (const [x, y] of [
    [0, 0],
    [end, 0],
    [0, end],
  ] as const)
    rings(square, x + 3, y + 3, 4, [2, 4]);
  const places = marks(version);
  const last = places.length - 1;
  for (const [i, x] of places.entries()) {
    for (const [j, y] of places.entries()) {
      const corner = (i === 0 && (j === 0 || j === last)) || (i === last && j === 0);
      if (!corner) rings(square, x, y, 2, [1]);
    }
  }
}

/** A square pattern around a middle; the rings at these distances are light. */
function rings(square: Square, x: number, y: number, reach: number, light: number[]): void {
  for (let dy = -reach; dy <= reach; dy++) {
    for (let dx = -reach; dx <= reach; dx++) {
      square.set(x + dx, y + dy, !light.includes(Math.max(Math.abs(dx), Math.abs(dy))));
    }
  }
}

/** Where the small squares lie that keep a reader straight. */
function marks(version: number): number[] {
  if (version === 1) return [];
  const count = Math.floor(version / 7) + 2;
  const step = Math.ceil((version * 4 + 4) / (count * 2 - 2)) * 2;
  const places = Array.from({ length: count - 1 }, (_, i) => version * 4 + 10 - i * step);
  return [6, ...places.reverse()];
}

function drawFormat(square: Square, mask: number): void {
  const data = (LEVEL_M << 3) | mask;
  const bits = ((data << 10) | divided(data, 10, 0x537)) ^ 0x5412;
  const bit = (i: number): boolean => ((bits >> i) & 1) === 1;
  for (let i = 0; i <= 5; i++) square.set(8, i, bit(i));
  square.set(8, 7, bit(6));
  square.set(8, 8, bit(7));
  square.set(7, 8, bit(8));
  for (let i = 9; i < 15; i++) square.set(14 - i, 8, bit(i));
  for (let i = 0; i < 8; i++) square.set(square.size - 1 - i, 8, bit(i));
  for (let i = 8; i < 15; i++) square.set(8, square.size - 15 + i, bit(i));
  square.set(8, square.size - 8, true);
}

function drawVersion(square: Square, version: number): void {
  if (version < 7) return;
  const bits = (version << 12) | divided(version, 12, 0x1f25);
  for (let i = 0; i < 18; i++) {
    const dark = ((bits >> i) & 1) === 1;
    const [far, near] = [square.size - 11 + (i % 3), Math.floor(i / 3)];
    square.set(far, near, dark);
    square.set(near, far, dark);
  }
}

/** The remainder of a number, shifted by so many bits, divided as a polynomial. */
function divided(value: number, bits: number, by: number): number {
  let rest = value;
  for (let i = 0; i < bits; i++) rest = (rest << 1) ^ ((rest >> (bits - 1)) * by);
  return rest;
}

function drawCode(square: Square, code: number[], mask: number): void {
  let i = 0;
  for (let right = square.size - 1; right >= 1; right -= 2) {
    if (right === 6) right = 5; // the column of the timing pattern
    for (let step = 0; step < square.size; step++) {
      for (const x of [right, right - 1]) {
        const upward = ((right + 1) & 2) === 0;
        const y = upward ? square.size - 1 - step : step;
        if (square.fixed[y]![x]) continue;
        const dark = i < code.length * 8 && ((code[i >> 3]! >> (7 - (i & 7))) & 1) === 1;
        square.dark[y]![x] = dark !== MASKS[mask]!(x, y);
        i++;
      }
    }
  }
}

/** The eight masks: which modules are turned over, by column and row. */
const MASKS: readonly ((x: number, y: number) => boolean)[] = [
  (x, y) => (x + y) % 2 === 0,
  (_, y) => y % 2 === 0,
  (x) => x % 3 === 0,
  (x, y) => (x + y) % 3 === 0,
  (x, y) => (Math.floor(x / 3) + Math.floor(y / 2)) % 2 === 0,
  (x, y) => ((x * y) % 2) + ((x * y) % 3) === 0,
  (x, y) => (((x * y) % 2) + ((x * y) % 3)) % 2 === 0,
  (x, y) => (((x + y) % 2) + ((x * y) % 3)) % 2 === 0,
];

/** How hard a square is to read; the mask with the least is taken. */
export function penalty(modules: Modules): number {
  const columns = modules.map((_, x) => modules.map((row) => row[x]!));
  const lines = [...modules, ...columns];
  const runs = lines.reduce((sum, line) => sum + runPenalty(line), 0);
  return runs + blockPenalty(modules) + balancePenalty(modules);
}

function runPenalty(line: boolean[]): number {
  const text = line.map((dark) => (dark ? "1" : "0")).join("");
  const runs = text.match(/0{5,}|1{5,}/g) ?? [];
  const long = runs.reduce((sum, run) => sum + run.length - 2, 0);
  const finders = text.match(/(?=10111010000|00001011101)/g) ?? [];
  return long + finders.length * 40;
}

function blockPenalty(modules: Modules): number {
  let found = 0;
  for (let y = 1; y < modules.length; y++) {
    for (let x = 1; x < modules.length; x++) {
      const one = modules[y]![x];
      const same = modules[y - 1]![x] === one && modules[y]![x - 1] === one;
      if (same && modules[y - 1]![x - 1] === one) found += 3;
    }
  }
  return found;
}

function balancePenalty(modules: Modules): number {
  const all = modules.length ** 2;
  const dark = modules.flat().filter(Boolean).length;
  return Math.floor(Math.abs(dark * 20 - all * 10) / all) * 10;
}
