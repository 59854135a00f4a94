/** Control digit of ISO 7064, MOD 11,10. The database generates numbers by this rule too. */
export function controlDigit(digits: string): number {
  const product = [...digits].reduce((before, digit) => (((before + Number(digit)) % 10 || 10) * 2) % 11, 10);
  return (11 - product) % 10;
}

/**
 * Parses a typed order number, `#1234 567 899` as `1234567899`; `null`: invalid. Numbers have ten digits, the last of which is the control digit; those of
 * the shop's first orders are shorter and have no control digit.
 */
export function readOrderNumber(typed: string): string | null {
  const number = typed.replace(/[\s#]/g, '');
  if (!/^[1-9]\d{5,9}$/.test(number)) return null;
  return number.length < 10 || controlDigit(number.slice(0, -1)) === Number(number.slice(-1)) ? number : null;
}
