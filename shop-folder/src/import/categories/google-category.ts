import { readFileSync } from 'node:fs';

/**
 * Our categories by English path, with the numbers of Google's taxonomy that map to each: the branches of electronics, cameras and
 * household appliances, version 2021-09-21.
 */
const FILE = new URL('../names/google-categories.tsv', import.meta.url);

let places: ReadonlyMap<string, string> | undefined;
const read = (): ReadonlyMap<string, string> =>
  new Map(
    readFileSync(FILE, 'utf8')
      .trimEnd()
      .split('\n')
      .slice(1)
      .flatMap((row) => {
        const [category = '', numbers = ''] = row.split('\t');
        return numbers.split(' ').map((number) => [number, category] as const);
      }),
  );

/** Our English path for a number of Google's taxonomy; `null`: not in a known branch. */
export function googleCategory(number: string): string[] | null {
  places ??= read();
  return places.get(number)?.split(' > ') ?? null;
}
