/** QR codes of bytes with error correction M, by ISO/IEC 18004. Written here as the library takes 20 ms for one, of which each order has its own. */

/** Codewords of error correction in each block, by version. */
const CHECKS = [10, 16, 26, 18, 24, 16, 18, 22, 22, 26, 30, 22, 22, 24, 24, 28, 28, 26, 26, 26, 26, ...Array<number>(19).fill(28)];
/** Blocks into which the codewords are divided, by version. */
const BLOCKS = [
  1, 1, 1, 2, 2, 4, 4, 4, 5, 5, 5, 8, 9, 9, 10, 10, 11, 13, 14, 16, 17, 17, 18, 20, 21, 23, 25, 26, 28, 29, 31, 33, 35, 37, 38, 40, 43, 45, 47, 49,
];
const MOST_VERSIONS = 40;

const MODE_ECI = 7;
const MODE_BYTES = 4;
/** Fill what is left over. */
const PADS = [0xec, 0x11];

/** Rows of modules without the quiet zone, 1 is dark; `null`: it does not fit. `version`: a fixed size; `eci`: number of the text's encoding, below 128. */
export function qrModules(payload: Uint8Array, { version, eci }: { version?: number; eci?: number } = {}): Uint8Array[] | null {
  for (let size = version ?? 1; size <= (version ?? MOST_VERSIONS); size += 1) {
    const data = dataWords(payload, size, eci);
    if (data) return bestMask(size, withChecks(data, size));
  }
  return null;
}

const sideOf = (version: number): number => 17 + 4 * version;

/** Modules for codewords: all but the patterns that find, align and time, and what tells format and version. */
function roomFor(version: number): number {
  const aligned = version === 1 ? 0 : Math.floor(version / 7) + 2;
  const all = (16 * version + 128) * version + 64;
  if (version === 1) return all;
  return all - ((25 * aligned - 10) * aligned - 55) - (version >= 7 ? 36 : 0);
}

const wordsOf = (version: number): number => Math.floor(roomFor(version) / 8);
const dataWordsOf = (version: number): number => wordsOf(version) - (CHECKS[version - 1] as number) * (BLOCKS[version - 1] as number);

function dataWords(payload: Uint8Array, version: number, eci: number | undefined): Uint8Array | null {
  const bits: number[] = [];
  const put = (value: number, length: number) => {
    for (let bit = length - 1; bit >= 0; bit -= 1) bits.push((value >>> bit) & 1);
  };
  if (eci !== undefined) {
    put(MODE_ECI, 4);
    put(eci, 8);
  }
  put(MODE_BYTES, 4);
  put(payload.length, version < 10 ? 8 : 16);
  for (const byte of payload) put(byte, 8);
  const room = dataWordsOf(version) * 8;
  if (bits.length > room) return null;
  put(0, Math.min(4, room - bits.length));
  put(0, -bits.length & 7);
  const words = new Uint8Array(room / 8);
  for (let i = 0; i < bits.length; i += 1) words[i >> 3] = ((words[i >> 3] as number) << 1) | (bits[i] as number);
  for (let i = bits.length / 8, pad = 0; i < words.length; i += 1, pad ^= 1) words[i] = PADS[pad] as number;
  return words;
}

/** Logarithms and powers of 2 in the field of 256 elements modulo x⁸ + x⁴ + x³ + x² + 1. */
const [POWERS, LOGARITHMS] = (() => {
  const [powers, logarithms] = [new Uint8Array(512), new Uint8Array(256)];
  for (let i = 0, value = 1; i < 255; i += 1) {
    powers[i] = value;
    powers[i + 255] = value;
    logarithms[value] = i;
    value = value << 1 >= 256 ? (value << 1) ^ 0x11d : value << 1;
  }
  return [powers, logarithms];
})();
const times = (a: number, b: number): number => (a === 0 || b === 0 ? 0 : (POWERS[(LOGARITHMS[a] as number) + (LOGARITHMS[b] as number)] as number));

/** Coefficients of the product of (x − 2ⁱ), without the first, which is 1. */
function divisorOf(degree: number): Uint8Array {
  const divisor = new Uint8Array(degree);
  divisor[degree - 1] = 1;
  for (let i = 0; i < degree; i += 1)
    for (let at = 0; at < degree; at += 1) divisor[at] = times(divisor[at] as number, POWERS[i] as number) ^ (divisor[at + 1] ?? 0);
  return divisor;
}

function remainderOf(data: Uint8Array, divisor: Uint8Array): Uint8Array {
  const rest = new Uint8Array(divisor.length);
  for (const word of data) {
    const factor = word ^ (rest[0] as number);
    rest.copyWithin(0, 1);
    rest[rest.length - 1] = 0;
    for (let at = 0; at < rest.length; at += 1) (rest[at] as number) ^= times(divisor[at] as number, factor);
  }
  return rest;
}

/** Words of all blocks by turns, then those that correct errors by turns. */
function withChecks(data: Uint8Array, version: number): Uint8Array {
  const [checks, count] = [CHECKS[version - 1] as number, BLOCKS[version - 1] as number];
  const short = Math.floor(data.length / count);
  const shortOnes = count - (data.length % count);
  const divisor = divisorOf(checks);
  const blocks: Uint8Array[] = [];
  for (let i = 0, at = 0; i < count; i += 1) {
    const end = at + short + (i < shortOnes ? 0 : 1);
    blocks.push(data.subarray(at, end));
    at = end;
  }
  const corrections = blocks.map((block) => remainderOf(block, divisor));
  const all: number[] = [];
  for (let at = 0; at <= short; at += 1) for (const block of blocks) if (at < block.length) all.push(block[at] as number);
  for (let at = 0; at < checks; at += 1) for (const correction of corrections) all.push(correction[at] as number);
  return Uint8Array.from(all);
}

/** Whether a mask turns the module of a row and a column, by its number. */
const MASKS: readonly ((y: number, x: number) => boolean)[] = [
  (y, x) => (y + x) % 2 === 0,
  (y) => y % 2 === 0,
  (_, x) => x % 3 === 0,
  (y, x) => (y + x) % 3 === 0,
  (y, x) => (Math.floor(y / 2) + Math.floor(x / 3)) % 2 === 0,
  (y, x) => ((y * x) % 2) + ((y * x) % 3) === 0,
  (y, x) => (((y * x) % 2) + ((y * x) % 3)) % 2 === 0,
  (y, x) => (((y + x) % 2) + ((y * x) % 3)) % 2 === 0,
];

function bestMask(version: number, words: Uint8Array): Uint8Array[] {
  const side = sideOf(version);
  const { rows, fixed } = patterns(version);
  placeWords(rows, fixed, words);
  let best: { rows: Uint8Array[]; penalty: number } | undefined;
  for (const [number, mask] of MASKS.entries()) {
    const masked = rows.map((row, y) => {
      const [turned, kept] = [row.slice(), fixed[y] as Uint8Array];
      for (let x = 0; x < side; x += 1) if (kept[x] === 0 && mask(y, x)) (turned[x] as number) ^= 1;
      return turned;
    });
    placeFormat(masked, side, number);
    const penalty = penaltyOf(masked);
    if (!best || penalty < best.penalty) best = { rows: masked, penalty };
  }
  return (best as { rows: Uint8Array[] }).rows;
}

const emptyRows = (side: number): Uint8Array[] => Array.from({ length: side }, () => new Uint8Array(side));

/** What every code of a version has, and where that is. */
function patterns(version: number): { rows: Uint8Array[]; fixed: Uint8Array[] } {
  const side = sideOf(version);
  const [rows, fixed] = [emptyRows(side), emptyRows(side)];
  const put = (y: number, x: number, dark: boolean) => {
    if (y < 0 || x < 0 || y >= side || x >= side) return;
    (rows[y] as Uint8Array)[x] = dark ? 1 : 0;
    (fixed[y] as Uint8Array)[x] = 1;
  };
  for (let i = 0; i < side; i += 1) {
    put(6, i, i % 2 === 0);
    put(i, 6, i % 2 === 0);
  }
  for (const [y, x] of [
    [3, 3],
    [3, side - 4],
    [side - 4, 3],
  ] as const)
    for (let dy = -4; dy <= 4; dy += 1) for (let dx = -4; dx <= 4; dx += 1) put(y + dy, x + dx, ![2, 4].includes(Math.max(Math.abs(dy), Math.abs(dx))));
  const places = alignments(version);
  for (const [i, y] of places.entries())
    for (const [j, x] of places.entries()) {
      const isCorner = (i === 0 && j === 0) || (i === 0 && j === places.length - 1) || (i === places.length - 1 && j === 0);
      if (isCorner) continue;
      for (let dy = -2; dy <= 2; dy += 1) for (let dx = -2; dx <= 2; dx += 1) put(y + dy, x + dx, Math.max(Math.abs(dy), Math.abs(dx)) !== 1);
    }
  // Room for the format, which depends on the mask.
  for (let i = 0; i < 9; i += 1) {
    if (i !== 6) {
      put(8, i, false);
      put(i, 8, false);
    }
    if (i < 8) {
      put(8, side - 1 - i, false);
      put(side - 1 - i, 8, false);
    }
  }
  put(side - 8, 8, true);
  if (version >= 7) {
    let rest = version;
    for (let i = 0; i < 12; i += 1) rest = (rest << 1) ^ ((rest >>> 11) * 0x1f25);
    const bits = (version << 12) | rest;
    for (let i = 0; i < 18; i += 1) {
      const [along, across] = [Math.floor(i / 3), side - 11 + (i % 3)];
      put(across, along, ((bits >>> i) & 1) === 1);
      put(along, across, ((bits >>> i) & 1) === 1);
    }
  }
  return { rows, fixed };
}

/** Middles of the alignment patterns, on both axes. */
function alignments(version: number): number[] {
  if (version === 1) return [];
  const count = Math.floor(version / 7) + 2;
  const step = Math.floor((version * 8 + count * 3 + 5) / (count * 4 - 4)) * 2;
  return [6, ...Array.from({ length: count - 1 }, (_, i) => sideOf(version) - 7 - (count - 2 - i) * step)];
}

/** Bit by bit, two columns at a time from the right, up and down by turns. */
function placeWords(rows: readonly Uint8Array[], fixed: readonly Uint8Array[], words: Uint8Array): void {
  const side = rows.length;
  let bit = 0;
  for (let right = side - 1; right >= 1; right -= 2) {
    // The column of the timing pattern has none.
    if (right === 6) right = 5;
    for (let step = 0; step < side; step += 1) {
      const isUp = ((right + 1) & 2) === 0;
      const y = isUp ? side - 1 - step : step;
      for (const x of [right, right - 1]) {
        if ((fixed[y] as Uint8Array)[x] === 1 || bit >= words.length * 8) continue;
        (rows[y] as Uint8Array)[x] = ((words[bit >> 3] as number) >>> (7 - (bit & 7))) & 1;
        bit += 1;
      }
    }
  }
}

/** Tells correction M, whose number is 0, and the mask, twice. */
function placeFormat(rows: readonly Uint8Array[], side: number, mask: number): void {
  let rest = mask;
  for (let i = 0; i < 10; i += 1) rest = (rest << 1) ^ ((rest >>> 9) * 0x537);
  const bits = ((mask << 10) | rest) ^ 0x5412;
  const put = (y: number, x: number, i: number) => {
    (rows[y] as Uint8Array)[x] = (bits >>> i) & 1;
  };
  for (let i = 0; i < 15; i += 1) {
    // Beside the pattern at the top left, past the timing patterns.
    if (i < 6) put(i, 8, i);
    else if (i < 8) put(i + 1, 8, i);
    else if (i === 8) put(8, 7, i);
    else put(8, 14 - i, i);
    // Beside the other two.
    if (i < 8) put(8, side - 1 - i, i);
    else put(side - 15 + i, 8, i);
  }
}

/** Seven modules as they lie across a pattern that finds. */
const FINDER = 0b1011101;

/** How hard a code is to read: long lines, squares, what looks like a pattern that finds, more of one colour. */
function penaltyOf(rows: readonly Uint8Array[]): number {
  const side = rows.length;
  const column = new Uint8Array(side);
  let penalty = 0;
  let dark = 0;
  let above = rows[0] as Uint8Array;
  for (const [y, row] of rows.entries()) {
    penalty += penaltyOfLine(row);
    for (let x = 0; x < side; x += 1) {
      const module = row[x] as number;
      dark += module;
      if (y > 0 && x > 0 && row[x - 1] === module && above[x] === module && above[x - 1] === module) penalty += 3;
    }
    above = row;
  }
  for (let x = 0; x < side; x += 1) {
    for (let y = 0; y < side; y += 1) column[y] = (rows[y] as Uint8Array)[x] as number;
    penalty += penaltyOfLine(column);
  }
  return penalty + Math.floor(Math.abs((dark * 20) / (side * side) - 10)) * 10;
}

function penaltyOfLine(line: Uint8Array): number {
  let penalty = 0;
  let length = 0;
  let last = 0;
  for (let at = 0; at < line.length; at += 1) {
    const module = line[at] as number;
    length = at > 0 && module === line[at - 1] ? length + 1 : 1;
    if (length === 5) penalty += 3;
    else if (length > 5) penalty += 1;
    last = ((last << 1) | module) & 0b1111111;
    if (at >= 6 && last === FINDER) penalty += (isFree(line, at - 10) ? 40 : 0) + (isFree(line, at + 1) ? 40 : 0);
  }
  return penalty;
}

/** Four light modules; beyond the edge all are. */
const isFree = (line: Uint8Array, from: number): boolean => !line[from] && !line[from + 1] && !line[from + 2] && !line[from + 3];
