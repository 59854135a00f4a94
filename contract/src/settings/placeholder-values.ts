/** Placeholders that `npm run shop -- new` writes for facts only the owner knows: names, addresses, mail, IBAN, BIC. A shop must not open with them. */
export const PLACEHOLDER = /TO BE FILLED IN|\bexample\.(?:com|invalid)\b|^[A-Z]{2}\d\dA?0{12,}$|^XXXX[A-Z]{2}XX$/;

type Path = readonly (string | number)[];

/** Paths below `value` whose texts are still placeholders, in document order: `['accounts', 0, 'iban']`. */
export function placeholderPaths(value: unknown, path: Path = []): Path[] {
  if (typeof value === 'string') return PLACEHOLDER.test(value) ? [path] : [];
  if (Array.isArray(value)) return value.flatMap((one, i) => placeholderPaths(one, [...path, i]));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, one]) => placeholderPaths(one, [...path, key]));
}

/** Placeholders within a text; of e-mail addresses only those of the reserved domain `example.invalid`. */
export const PLACEHOLDER_WORDS = /TO BE FILLED IN|@example\.invalid/;
