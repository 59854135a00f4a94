const WEIGHTS = [3, 1];

/** Returns an EAN as digits only, a UPC-A of twelve digits with a leading 0; `null`: not an EAN, or with a wrong check digit. */
export function readEan(text: string): string | null {
  const digits = text.replace(/[\s-]/g, '');
  if (!/^(?:\d{8}|\d{12,14})$/.test(digits) || /^0+$/.test(digits)) return null;
  const sum = [...digits.slice(0, -1)].reverse().reduce((total, digit, i) => total + Number(digit) * (WEIGHTS[i % 2] as number), 0);
  if ((10 - (sum % 10)) % 10 !== Number(digits.at(-1))) return null;
  return digits.length === 12 ? `0${digits}` : digits;
}
