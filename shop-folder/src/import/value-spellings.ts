import type { AttributeData } from '@vitrina/backend/seed';

/** Maximum of distinct values of a choice; above it, spellings are left unchanged. */
const MOST_VALUES = 100;
const LONGEST = 40;

/** `RJ-45`, `RJ45` and `rj 45` have one key; `3-5` and `35` have two. */
const keyOf = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/(?<!\d)[\s_-]+|[\s_-]+(?!\d)/g, '');

/** Counts the spellings of each attribute's values, so that the most frequent one replaces the others. */
export class ValueSpellings {
  /** `null`: too many distinct values. */
  readonly #counts = new Map<string, Map<string, Map<string, number>> | null>();

  note(attribute: string, value: AttributeData): void {
    const parts = Array.isArray(value) ? value : [value];
    for (const part of parts) if (typeof part === 'string' && isShort(part)) this.#count(attribute, part);
  }

  /** Returns a value in its usual spelling. */
  usual(attribute: string, value: AttributeData): AttributeData {
    if (Array.isArray(value)) return [...new Set(value.map((part) => (typeof part === 'string' ? this.#usual(attribute, part) : part)))];
    return typeof value === 'string' ? this.#usual(attribute, value) : value;
  }

  /** Values of an attribute, each in its usual spelling; empty if there are too many for a choice. */
  of(attribute: string): string[] {
    return [...(this.#counts.get(attribute)?.values() ?? [])].map((spellings) => this.#usual(attribute, [...spellings.keys()][0] as string));
  }

  #count(attribute: string, text: string): void {
    const values = this.#counts.get(attribute);
    if (values === null) return;
    const own = values ?? new Map<string, Map<string, number>>();
    const key = keyOf(text);
    const spellings = own.get(key) ?? new Map<string, number>();
    spellings.set(text, (spellings.get(text) ?? 0) + 1);
    own.set(key, spellings);
    this.#counts.set(attribute, own.size > MOST_VALUES ? null : own);
  }

  #usual(attribute: string, text: string): string {
    const spellings = isShort(text) ? this.#counts.get(attribute)?.get(keyOf(text)) : undefined;
    if (!spellings || spellings.size < 2) return text;
    return [...spellings].reduce((best, one) => (one[1] > best[1] || (one[1] === best[1] && one[0] < best[0]) ? one : best))[0];
  }
}

const isShort = (text: string): boolean => text.length <= LONGEST && /\p{L}/u.test(text);
