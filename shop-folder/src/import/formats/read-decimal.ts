/**
 * Parses a number as shops write it: `1299.00`, `1299,00`, `1.299,00`, `1,299.00`. A single separator is decimal; of two, the last is.
 * `null`: empty, no number, or digits not grouped by three, as `1,59.90`: a typing error that would yield another price.
 */
export function readDecimal(text: string): number | null {
  const digits = text.replace(/[\s\u00a0\u202f']/g, '');
  if (!/^-?\d[\d.,]*$/.test(digits)) return null;
  const last = Math.max(digits.lastIndexOf('.'), digits.lastIndexOf(','));
  if (last < 0) return Number(digits);
  const sign = digits[last] as string;
  const isDecimal = digits.indexOf(sign) === last;
  const grouped = isDecimal ? digits.slice(0, last) : digits;
  if (/[.,]/.test(grouped) && !/^-?\d{1,3}([.,])\d{3}(?:\1\d{3})*$/.test(grouped)) return null;
  const whole = digits.slice(0, last).replace(/[.,]/g, '');
  const rest = digits.slice(last + 1);
  const number = Number(isDecimal ? `${whole}.${rest || '0'}` : `${whole}${rest}`);
  return Number.isFinite(number) ? number : null;
}
