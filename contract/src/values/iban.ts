/** Remainder by 97 of a text of digits and letters, a letter counting as its two-digit number (A = 10 … Z = 35), as in ISO 7064. */
export function mod97(text: string): number {
  let rest = 0;
  for (const char of text.toUpperCase()) {
    const value = Number.parseInt(char, 36);
    rest = (rest * (value > 9 ? 100 : 10) + value) % 97;
  }
  return rest;
}

/** The IBAN without spaces, `null` when its form or control digits are wrong. */
export function readIban(text: string): string | null {
  const iban = text.replace(/[\s-]/g, '').toUpperCase();
  if (!/^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/.test(iban)) return null;
  return mod97(iban.slice(4) + iban.slice(0, 4)) === 1 ? iban : null;
}
