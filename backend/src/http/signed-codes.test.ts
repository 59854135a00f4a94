import { expect, it } from 'vitest';
import { createSignedCodes } from './signed-codes.ts';

const SECRET = 'a secret for tests that is long enough';
const { codeOf, isCode } = createSignedCodes(SECRET, 'newsletter');

it('ten thousand codes: 128 bits each, no repeats, no structure [T19]', () => {
  const codes = Array.from({ length: 10_000 }, (_, i) => codeOf(i + 1));
  expect(new Set(codes).size).toBe(codes.length);
  const bytes = codes.map((code) => Buffer.from(code, 'base64url'));
  for (const one of bytes) expect(one).toHaveLength(16);
  for (let i = 0; i < 16; i += 1) {
    const ones = bytes.reduce((sum, code) => sum + [...code.readUInt8(i).toString(2)].filter((bit) => bit === '1').length, 0);
    // Half of 80,000 bits; twelve standard deviations off.
    expect(Math.abs(ones - 40_000)).toBeLessThan(1700);
  }
});

it('a code opens its own id, for its purpose, under the same secret, for ever', () => {
  const code = codeOf(12);
  expect(isCode(12, code)).toBe(true);
  expect(createSignedCodes(SECRET, 'newsletter').codeOf(12)).toBe(code);
  expect(isCode(13, code)).toBe(false);
  for (const wrong of [
    '',
    code.slice(1),
    `${code}A`,
    codeOf(13),
    createSignedCodes(SECRET, 'other').codeOf(12),
    createSignedCodes(`${SECRET}.`, 'newsletter').codeOf(12),
  ])
    expect(isCode(12, wrong)).toBe(false);
});
