const UTF_16 = 'UTF-16 without its mark: save the file in the encoding UTF-8 and import it again';
const ZIPPED = 'a ZIP archive or an Excel workbook: save the table as CSV in UTF-8 and import that';

/** Magic bytes of other formats. */
const KINDS: readonly (readonly [bytes: readonly number[], problem: string])[] = [
  [[0x50, 0x4b, 0x03, 0x04], ZIPPED],
  [[0xd0, 0xcf, 0x11, 0xe0], ZIPPED],
  [[0x1f, 0x8b], 'packed twice with gzip: unpack it once'],
  [[0x42, 0x5a, 0x68], 'packed with bzip2: only gzip is unpacked'],
  [[0x28, 0xb5, 0x2f, 0xfd], 'packed with zstd: only gzip is unpacked'],
  [[0x25, 0x50, 0x44, 0x46], 'a PDF document'],
  [[0x89, 0x50, 0x4e, 0x47], 'a picture'],
  [[0xff, 0xd8, 0xff], 'a picture'],
];
const LOOKED_AT = 64;

/** Returns why bytes are not UTF-8 text, from their beginning; `null`: no problem found. */
export function bytesProblem(bytes: Buffer): string | null {
  const known = KINDS.find(([beginning]) => beginning.every((byte, i) => bytes[i] === byte));
  if (known) return known[1];
  const start = bytes.subarray(0, LOOKED_AT);
  // Every second byte of Latin letters in UTF-16 is zero.
  return start.filter((byte) => byte === 0).length > start.length / 4 ? UTF_16 : null;
}
