/** Control digit of ISO 7064, MOD 11,10. The database makes numbers by the same rule. */
export function controlDigit(digits: string): number {
  const product = [...digits].reduce((before, digit) => (((before + Number(digit)) % 10 || 10) * 2) % 11, 10);
  return (11 - product) % 10;
}

/**
 * The number of an order out of what was typed, `null` where it is none: `#1234 567 899` is `1234567899`. Ten digits, the last of
 * which is the control digit; the shop's first orders have fewer and none.
 */
export function readOrderNumber(typed: string): string | null {
  const number = typed.replace(/[\s#]/g, '');
  if (!/^[1-9]\d{5,9}$/.test(number)) return null;
  return number.length < 10 || controlDigit(number.slice(0, -1)) === Number(number.slice(-1)) ? number : null;
}
