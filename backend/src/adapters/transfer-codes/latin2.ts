const DECODER = new TextDecoder('iso-8859-2');
const BYTES: ReadonlyMap<string, number> = new Map(
  [...range(0x20, 0x7e), 0x0a, ...range(0xa1, 0xff)].map((byte) => [DECODER.decode(Uint8Array.of(byte)), byte]),
);

function range(first: number, last: number): number[] {
  return Array.from({ length: last - first + 1 }, (_, i) => first + i);
}

/** True if ISO 8859-2 has the character; false for line breaks, so for texts of one line. */
export const isLatin2 = (char: string): boolean => char !== '\n' && char !== '\u00ad' && BYTES.has(char);

/** Text to ISO 8859-2; only for texts whose characters were checked. */
export function encodeLatin2(text: string): Buffer {
  return Buffer.from(
    [...text].map((char) => {
      const byte = BYTES.get(char);
      if (byte === undefined) throw new Error(`No such character in ISO 8859-2: U+${char.codePointAt(0)?.toString(16)}`);
      return byte;
    }),
  );
}
