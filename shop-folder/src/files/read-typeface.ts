import { brotliDecompressSync } from 'node:zlib';
import type { TypefaceMetrics } from '@vitrina/backend/seed';

const HEADER_BYTES = 48;
/** Maximum size of all unpacked tables, bytes: a file of 400 kB that exceeds it is not a typeface for a page. */
const MOST_UNPACKED = 4_000_000;
/** Tags that WOFF2 encodes by number, of the tables read here. */
const TAGS = ['cmap', 'head', 'hhea', 'hmtx'];
const TAG_FOLLOWS = 63;
const OUTLINES = new Set([10, 11]);
const PLAIN_OUTLINES = 3;
/** Text with the letter frequencies of a shop's headings. */
const SAMPLE = 'prenosni racunalniki telefoni hladilniki in televizorji za dom the best offers of the week neue produkte';

interface Table {
  bytes: DataView;
  isTransformed: boolean;
}

/** Metrics of a WOFF2 file, to which a fallback typeface is adjusted until the file has loaded; `null`: not a complete typeface. */
export function readTypeface(file: Buffer): TypefaceMetrics | null {
  try {
    const tables = tablesOf(file);
    const [cmap, head, hhea, hmtx] = TAGS.map((tag) => tables.get(tag));
    if (!cmap || !head || !hhea || !hmtx) return null;
    const unitsPerEm = head.bytes.getUint16(18);
    const glyphOf = characterMap(cmap.bytes);
    const widths = [...SAMPLE].map((letter) => advance(hmtx, hhea.bytes.getUint16(34), glyphOf(letter.codePointAt(0) as number)));
    const measures = { ascent: hhea.bytes.getInt16(4), descent: -hhea.bytes.getInt16(6), lineGap: hhea.bytes.getInt16(8) };
    const inEm = (units: number): number => Math.round((units / unitsPerEm) * 10_000) / 10_000;
    const metrics = {
      width: inEm(widths.reduce((sum, width) => sum + width, 0) / widths.length),
      ascent: inEm(measures.ascent),
      descent: inEm(measures.descent),
      lineGap: inEm(measures.lineGap),
    };
    return Object.values(metrics).every((one) => Number.isFinite(one) && one >= 0 && one < 3) && metrics.width > 0.1 ? metrics : null;
  } catch {
    return null;
  }
}

function tablesOf(file: Buffer): Map<string, Table> {
  const count = file.readUInt16BE(12);
  const entries: { tag: string; length: number; isTransformed: boolean }[] = [];
  let at = HEADER_BYTES;
  const number = (): number => {
    let value = 0;
    for (let i = 0; i < 5; i += 1) {
      const byte = file.readUInt8(at++);
      value = value * 128 + (byte & 127);
      if (byte < 128) return value;
    }
    throw new RangeError('a number of more than five bytes');
  };
  for (let i = 0; i < count; i += 1) {
    const flags = file.readUInt8(at++);
    const known = flags & 63;
    const tag = known === TAG_FOLLOWS ? file.toString('latin1', at, at + 4) : (TAGS[known] ?? '');
    if (known === TAG_FOLLOWS) at += tag.length;
    const version = flags >> 6;
    const isTransformed = OUTLINES.has(known) ? version !== PLAIN_OUTLINES : version !== 0;
    const length = number();
    entries.push({ tag, isTransformed, length: isTransformed ? number() : length });
  }
  const unpacked = brotliDecompressSync(file.subarray(at, at + file.readUInt32BE(20)), { maxOutputLength: MOST_UNPACKED });
  const tables = new Map<string, Table>();
  let from = unpacked.byteOffset;
  for (const { tag, length, isTransformed } of entries) {
    tables.set(tag, { bytes: new DataView(unpacked.buffer, from, length), isTransformed });
    from += length;
  }
  return tables;
}

/** Width of a glyph in font units; glyphs past the end of the table have the width of its last one. */
function advance({ bytes, isTransformed }: Table, count: number, glyph: number): number {
  const index = Math.min(glyph, count - 1);
  return bytes.getUint16(isTransformed ? 1 + index * 2 : index * 4);
}

/** Returns a function from character to glyph; 0: the character has none. */
function characterMap(cmap: DataView): (character: number) => number {
  const offsets = Array.from({ length: cmap.getUint16(2) }, (_, i) => cmap.getUint32(4 + i * 8 + 4));
  const offset = offsets.find((one) => cmap.getUint16(one) === 4);
  if (offset === undefined) throw new RangeError('no table of characters that browsers read');
  const ends = cmap.getUint16(offset + 6) / 2;
  return (character) => {
    const segment = Array.from({ length: ends }, (_, i) => i).find((i) => cmap.getUint16(offset + 14 + i * 2) >= character) ?? ends - 1;
    const start = cmap.getUint16(offset + 16 + (ends + segment) * 2);
    const delta = cmap.getUint16(offset + 16 + (2 * ends + segment) * 2);
    const rangeAt = offset + 16 + (3 * ends + segment) * 2;
    const range = cmap.getUint16(rangeAt);
    if (character < start) return 0;
    return range === 0 ? (character + delta) & 0xffff : cmap.getUint16(rangeAt + range + (character - start) * 2);
  };
}
