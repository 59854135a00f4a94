import { slugify } from '@vitrina/contract/values/slug';
import { foldTitle } from './fold-title.ts';
import { titleRows } from './title-table.ts';
import type { Titles } from './titles.ts';

interface CommonValue {
  code: string;
  titles: Titles;
}

class Values {
  readonly all: readonly CommonValue[];
  readonly #byWord: ReadonlyMap<string, CommonValue>;

  constructor(names: string) {
    this.all = titleRows(names).map((titles) => ({ code: slugify(titles.en ?? ''), titles }));
    const words = this.all.flatMap((value) => [value.code, ...Object.values(value.titles)].map((word) => [stemOf(word), value] as const));
    // A word that two values share is ambiguous, so it matches neither.
    this.#byWord = new Map(words.filter(([word, value]) => words.every(([other, one]) => other !== word || one === value)));
  }

  of(word: string): CommonValue | undefined {
    return this.#byWord.get(stemOf(word));
  }
}

/** `crna`, `crni` and `Crno` are one value: the ending only marks the gender. */
const stemOf = (word: string): string => foldTitle(word).replace(/[aeio]$/, '');

/** Known values by the English title of their attribute, in lower case. */
const VALUES: ReadonlyMap<string, Values> = new Map([
  ['colour', new Values('colours')],
  ['material', new Values('materials')],
  ['connectivity', new Values('connections')],
  ['connectivity technology', new Values('connections')],
]);

/** Values of an attribute with translations in all languages. */
export const commonValuesOf = (attribute: string): readonly CommonValue[] => VALUES.get(attribute.toLowerCase())?.all ?? [];

/** Code of such a value, by its word or code in any language; `undefined`: unknown. */
export const commonValue = (attribute: string, word: string): string | undefined => VALUES.get(attribute.toLowerCase())?.of(word)?.code;

export const commonTitles = (attribute: string, word: string): Titles | undefined => VALUES.get(attribute.toLowerCase())?.of(word)?.titles;
