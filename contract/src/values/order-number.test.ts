import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { controlDigit, readOrderNumber } from './order-number.ts';

const nine = fc.stringMatching(/^[1-9]\d{8}$/);
const whole = (digits: string) => `${digits}${controlDigit(digits)}`;

describe('the control digit of an order number', () => {
  it('is the one of ISO 7064, MOD 11,10', () => {
    expect(controlDigit('0794')).toBe(5);
    // German VAT numbers and Croatian tax numbers end with a digit by this algorithm.
    expect(controlDigit('13669597')).toBe(6);
    expect(controlDigit('8582113036')).toBe(8);
  });

  it('finds every wrong digit', () =>
    fc.assert(
      fc.property(nine, fc.nat(9), fc.integer({ min: 1, max: 9 }), (digits, at, by) => {
        const number = whole(digits);
        const wrong = `${number.slice(0, at)}${(Number(number[at]) + by) % 10}${number.slice(at + 1)}`;
        return readOrderNumber(number) === number && readOrderNumber(wrong) === null;
      }),
    ));
});

it.each([
  ['#1234 567 89', '123456789'],
  [' 100012\n', '100012'],
  ['100 012', '100012'],
])('%j is read as %s', (typed, number) => expect(readOrderNumber(typed)).toBe(number));

it.each(['', '99999', '012345', '12345a', '12345678901', '-100012', '100012.0', '1e6'])('%j is no number of an order', (typed) =>
  expect(readOrderNumber(typed)).toBeNull(),
);

it('a number of ten digits has the right control digit, a shorter one has none', () => {
  const right = `123456789${controlDigit('123456789')}`;
  const others = [...'0123456789'].map((digit) => `123456789${digit}`).filter((number) => number !== right);
  expect(readOrderNumber(`# ${right.slice(0, 4)} ${right.slice(4)}`)).toBe(right);
  expect(others.map(readOrderNumber)).toEqual(Array(9).fill(null));
  expect(['123456789', '12345678', '100000', '10000', 'x123456', '123456x'].map(readOrderNumber)).toEqual([
    '123456789',
    '12345678',
    '100000',
    null,
    null,
    null,
  ]);
});
