import { spellingKey } from '@vitrina/backend/seed';
import { slugify } from '@vitrina/contract/values/slug';
import { toLatin } from '@vitrina/contract/values/to-latin';
import { shortHash } from './product-code.ts';

/** Counts the spellings of brands, so that the most frequent one becomes the title. */
export class BrandSpellings {
  readonly #counts = new Map<string, Map<string, number>>();

  note(brand: string): void {
    const key = spellingKey(brand);
    const spellings = this.#counts.get(key) ?? new Map<string, number>();
    spellings.set(brand, (spellings.get(brand) ?? 0) + 1);
    this.#counts.set(key, spellings);
  }

  /** Brands without a known key, each with its most frequent spelling and an unused code. */
  unknown(knownKeys: ReadonlySet<string>, takenCodes: ReadonlySet<string>): { code: string; title: string }[] {
    const taken = new Set(takenCodes);
    return [...this.#counts].flatMap(([key, spellings]) => {
      if (knownKeys.has(key)) return [];
      const title = usual(spellings);
      const code = freeCode(title, taken);
      taken.add(code);
      return [{ code, title }];
    });
  }
}

/** The most frequent spelling; on a tie one that is not all capitals, then the alphabetically first. */
const usual = (spellings: ReadonlyMap<string, number>): string =>
  [...spellings].sort((a, b) => b[1] - a[1] || Number(isShouted(a[0])) - Number(isShouted(b[0])) || (a[0] < b[0] ? -1 : 1))[0]?.[0] ?? '';

const isShouted = (spelling: string): boolean => spelling === spelling.toUpperCase();

function freeCode(title: string, taken: ReadonlySet<string>): string {
  const base = /[a-z0-9]/i.test(toLatin(title).normalize('NFD')) ? slugify(title) : `brand-${shortHash(title)}`;
  for (let n = 1; ; n += 1) {
    const code = n === 1 ? base : `${base}-${n}`;
    if (!taken.has(code)) return code;
  }
}
