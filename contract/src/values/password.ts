/** Password rules for client and server; the server also refuses common passwords. */
import type { FieldError } from '../errors.ts';

export const SHORTEST_PASSWORD = 10;
export const LONGEST_PASSWORD = 200;

export type PasswordLabel = Extract<FieldError['label_name'], `error_password_${string}`>;

/** Label of the reason why a password is too easy to guess; `null`: acceptable. `personal`: known facts about the person. */
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

/** Least number of characters of a password besides an address or a name. */
const OWN_CHARACTERS = 6;
const SHORTEST_WORD = 4;
const NO_WORD = /[^\p{L}\p{N}]+/u;

/** True for little more than known addresses and names: a whole one, a part of one, or adjacent parts joined. */
function isPersonal(text: string, personal: readonly (string | null | undefined)[]): boolean {
  const bare = text.toLowerCase().split(NO_WORD).join('');
  const parts = personal.flatMap((one) => (one ?? '').normalize('NFKC').toLowerCase().split(NO_WORD).filter(Boolean));
  const personalRuns = runsOf(parts, bare.length).filter((run) => run.length >= SHORTEST_WORD && bare.includes(run));
  if (personalRuns.length === 0) return false;
  // The longest first, as removing a shorter one would leave parts of a longer one.
  const rest = personalRuns.sort((a, b) => b.length - a.length).reduce((left, run) => left.replaceAll(run, ' '), bare);
  return rest.replaceAll(' ', '').length < OWN_CHARACTERS;
}

/** Every part, and all adjacent parts joined, up to a length. */
function runsOf(parts: readonly string[], longest: number): string[] {
  const runs = new Set<string>();
  for (let first = 0; first < parts.length; first += 1)
    for (let last = first + 1, run = parts[first] as string; run.length <= longest; last += 1) {
      runs.add(run);
      if (last >= parts.length) break;
      run += parts[last];
    }
  return [...runs];
}
