import { expect, it } from 'vitest';
import { drawQr } from './draw-code.ts';
import { qrModules } from './qr-modules.ts';
import { readCode } from './testing/read-code.ts';

it('is read back byte by byte in each of the 40 sizes', async () => {
  for (let version = 1; version <= 40; version += 1) {
    const payload = Buffer.from(`č${version}`.repeat(version));
    const read = await readCode(drawQr(payload, 'QR', { version }));
    expect(read.map((one) => [one.version, one.ecLevel, one.bytes.toString()])).toEqual([[String(version), 'M', payload.toString()]]);
  }
});

// Greatest number of bytes with error correction M (ISO/IEC 18004, table 7).
it.each([
  [1, 14],
  [9, 180],
  [10, 213],
  [15, 412],
  [26, 1059],
  [40, 2331],
])('of size %i holds %i bytes and no more, and the smallest that holds them is taken', (version, most) => {
  expect(qrModules(Buffer.alloc(most, 'x'))).toHaveLength(17 + 4 * version);
  expect(qrModules(Buffer.alloc(most + 1, 'x'), { version })).toBeNull();
});

it('a text that fits in none is refused', () => {
  expect(() => drawQr(Buffer.alloc(2332), 'QR')).toThrow('2332 bytes do not fit in the code');
});
