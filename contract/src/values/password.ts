/** What a password must be; the same on both sides. The backend refuses the commonest ones besides. */
import type { FieldError } from '../errors.ts';

export const SHORTEST_PASSWORD = 10;
export const LONGEST_PASSWORD = 200;

export type PasswordLabel = Extract<FieldError['label_name'], `error_password_${string}`>;

/** Label of why a password is too easy to guess, `null`: nothing against it. `personal`: what others know of the person. */
export function judgePassword(password: string, personal: readonly (string | null | undefined)[] = []): PasswordLabel | null {
  const typed = password.normalize('NFKC');
  if ([...typed].length < SHORTEST_PASSWORD || typed.length > LONGEST_PASSWORD) return 'error_password_short';
  if (new Set(typed.toLowerCase()).size < 4 || isRow(typed)) return 'error_password_simple';
  return isPersonal(typed, personal) ? 'error_password_personal' : null;
}

/** `abcdefghij`, `0123456789`, `9876543210` */
function isRow(text: string): boolean {
  const codes = [...text.toLowerCase()].map((character) => character.codePointAt(0) ?? 0);
  const steps = codes.slice(1).map((code, i) => code - (codes[i] ?? 0));
  return steps.every((step) => step === 1) || steps.every((step) => step === -1);
}

/** Little more than an address or a name. */
function isPersonal(text: string, personal: readonly (string | null | undefined)[]): boolean {
  const bare = text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
  const words = personal.flatMap((one) => (one ?? '').toLowerCase().split(/[^\p{L}\p{N}]+/u)).filter((word) => word.length >= 4);
  return words.some((word) => bare.includes(word) && bare.length - word.length < 6);
}
