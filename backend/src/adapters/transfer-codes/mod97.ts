/** Remainder by 97 of a text of digits and letters, a letter counting as its two-digit number (A = 10 … Z = 35), as in ISO 7064. */
export function mod97(text: string): number {
  let rest = 0;
  for (const char of text.toUpperCase()) {
    const value = Number.parseInt(char, 36);
    rest = (rest * (value > 9 ? 100 : 10) + value) % 97;
  }
  return rest;
}

/** Two digits that, put behind the text, make its remainder 1. */
export const mod97Control = (text: string): string => String(98 - mod97(`${text}00`)).padStart(2, '0');
