import { createHash } from 'node:crypto';

/** Canonical JSON of a value: keys sorted, `undefined` left out. */
export const stable = (value: unknown): string =>
  JSON.stringify(value, (_, one: unknown) =>
    typeof one === 'object' && one !== null && !Array.isArray(one)
      ? Object.fromEntries(
          Object.entries(one)
            .filter(([, part]) => part !== undefined)
            .toSorted(([a], [b]) => (a < b ? -1 : 1)),
        )
      : one,
  );

export const hashOf = (value: unknown): string => createHash('sha256').update(stable(value)).digest('hex').slice(0, 32);
