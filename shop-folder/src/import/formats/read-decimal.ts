/**
 * A number as shops write it: `1299.00`, `1299,00`, `1.299,00`, `1,299.00`. One separator alone is a decimal one; of two the last.
 * `null`: empty, none, or digits grouped otherwise than by three, as `1,59.90`: a slip that would become another price.
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
