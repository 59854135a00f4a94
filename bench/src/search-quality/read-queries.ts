import { readFileSync } from 'node:fs';

export interface JudgedQuery {
  kind: string;
  lang: string;
  q: string;
  right: Right;
  /** Weights are fitted on the first half and checked on the other. */
  half: 'fit' | 'check';
}

/** Right results for a query; see the header of `queries/demo.tsv`. */
export type Right = { kind: 'none' } | { kind: 'help'; pages: string[] } | ({ kind: 'products' } & RightProducts);

export interface RightProducts {
  categories: string[];
  /** Values by attribute, of which one must match. */
  filters: Record<string, string[]>;
  title: string | null;
  /** Limits by currency: euro, dinar, mark. */
  least: number[] | null;
  most: number[] | null;
  /** Categories that must not appear. */
  never: string[];
}

/** Reads a set of queries for the demo shop, `demo` or `everyday`; every second meaning is for checking. */
export function readQueries(set: string): JudgedQuery[] {
  const lines = readFileSync(new URL(`../../queries/${set}.tsv`, import.meta.url), 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => line.split(' | '));
  const [, , ...langs] = lines[0] as string[];
  return lines.slice(1).flatMap(([kind, right, ...queries], row) =>
    langs.flatMap((lang, i) => {
      const q = queries[i];
      return q === undefined || q === '-'
        ? []
        : [{ kind: kind as string, lang, q, right: readRight(right as string), half: row % 2 === 0 ? ('fit' as const) : ('check' as const) }];
    }),
  );
}

function readRight(text: string): Right {
  if (text === 'none') return { kind: 'none' };
  if (text.startsWith('help:')) return { kind: 'help', pages: text.slice(5).split(',') };
  const [before, title] = text.split(' ~') as [string, string | undefined];
  const right: RightProducts = { categories: [], filters: {}, title: title ?? null, least: null, most: null, never: [] };
  const [categories, ...words] = before.split(' ') as [string, ...string[]];
  right.categories = categories.split(',');
  for (const word of words) readWord(right, word);
  return { kind: 'products', ...right };
}

function readWord(right: RightProducts, word: string): void {
  const amounts = () => word.slice(1).split('/').map(Number);
  if (word.startsWith('<')) right.most = amounts();
  else if (word.startsWith('>')) right.least = amounts();
  else if (word.startsWith('!')) right.never.push(...word.slice(1).split(','));
  else {
    const [attribute, values] = word.split('=') as [string, string];
    right.filters[attribute] = values.split(',');
  }
}
