import { foldTitle } from '../fold-title.ts';
import type { Titles } from '../titles.ts';

export interface KnownCategory {
  code: string;
  /** Ids from the first level down to this category. */
  path: readonly number[];
  titles: Titles;
}

/** Lookup of the shop's categories by their titles in any of its languages. */
export class CategoryTree {
  /** Codes by parent's code ('' at the top) and title. */
  readonly #children = new Map<string, string>();
  readonly #codes = new Set<string>();
  /** Codes by title. */
  readonly #titles = new Map<string, Set<string>>();
  /** Letter pairs of every title, computed once, as thousands of names are compared with each. */
  #pairs: { pairs: readonly string[]; codes: ReadonlySet<string> }[] | undefined;

  constructor(categories: ReadonlyMap<number, KnownCategory>) {
    for (const { code, path, titles } of categories.values()) {
      const parent = categories.get(path.at(-2) ?? -1)?.code ?? '';
      this.#codes.add(code);
      for (const title of new Set(Object.values(titles).map(foldTitle))) {
        const key = `${parent}\n${title}`;
        if (!this.#children.has(key)) this.#children.set(key, code);
        this.#titles.set(title, (this.#titles.get(title) ?? new Set()).add(code));
      }
    }
  }

  has(code: string): boolean {
    return this.#codes.has(code);
  }

  /** Child category with that title; `null` as parent: the top level. */
  child(parent: string | null, title: string): string | undefined {
    return this.#children.get(`${parent ?? ''}\n${foldTitle(title)}`);
  }

  /** Returns the child with the first matching name; `undefined` if there is none. */
  childOf(parent: string | null, names: readonly string[]): string | undefined {
    return names.map((name) => this.child(parent, name)).find((code) => code !== undefined);
  }

  /** Codes along a path, as far as the shop has it. `namesOf`: other names of a title. */
  walk(path: readonly string[], namesOf: (title: string) => readonly string[] = (title) => [title]): string[] {
    const codes: string[] = [];
    for (const title of path) {
      const code = this.childOf(codes.at(-1) ?? null, namesOf(title));
      if (code === undefined) break;
      codes.push(code);
    }
    return codes;
  }

  /** The only category with one of the names, or a similar one; `null` if there is none, or several. */
  nearest(names: readonly string[]): string | null {
    const folded = [...new Set(names.map(foldTitle))];
    const exact = folded.flatMap((name) => [...(this.#titles.get(name) ?? [])]);
    const distinct = new Set(exact.length > 0 ? exact : this.#near(folded));
    return distinct.size === 1 ? ([...distinct][0] as string) : null;
  }

  /** Codes of all categories with a similar title. */
  #near(names: readonly string[]): string[] {
    const namePairs = names.map(pairsOf);
    this.#pairs ??= [...this.#titles].map(([title, codes]) => ({ pairs: pairsOf(title), codes }));
    const isLike = (pairs: readonly string[]) => namePairs.some((own) => mayBeLike(own.length, pairs.length) && likenessOf(own, pairs) >= LIKE);
    return this.#pairs.flatMap(({ pairs, codes }) => (isLike(pairs) ? [...codes] : []));
  }
}

const LIKE = 0.8;

/** Proportion of letter pairs that two names share, 0 to 1. */
export const likeness = (a: string, b: string): number => likenessOf(pairsOf(a), pairsOf(b));

/** Pairs of adjacent letters, sorted, so that two names are compared in one pass. */
const pairsOf = (text: string): string[] => Array.from({ length: Math.max(0, text.length - 1) }, (_, i) => text.slice(i, i + 2)).sort();

function likenessOf(ours: readonly string[], theirs: readonly string[]): number {
  const most = ours.length + theirs.length;
  if (most === 0) return 0;
  let shared = 0;
  for (let i = 0, j = 0; i < ours.length && j < theirs.length; ) {
    const [a, b] = [ours[i] as string, theirs[j] as string];
    if (a === b) shared += 1;
    if (a <= b) i += 1;
    if (b <= a) j += 1;
  }
  return (2 * shared) / most;
}

/** Names of such different lengths cannot be similar, whatever their letters. */
const mayBeLike = (ours: number, theirs: number): boolean => 2 * Math.min(ours, theirs) >= LIKE * (ours + theirs);
