import type { LanguageCode } from '@vitrina/contract/values/languages';
import { analyse } from './analyse.ts';
import { conceptAt } from './concepts.ts';
import { nameOf, PRODUCT_LINES } from './product-lines.ts';
import { documentLanguages } from './read-query.ts';
import type { SearchMemory } from './search-memory.ts';
import { helpTopics, isFiller, needsOf, phraseAt, speechOf } from './speech.ts';
import { splitWords } from './split-words.ts';
import { QUALITIES } from './synonyms.ts';

/**
 * The name of a concept for a query that names none: derived from a need (`something to cool my room`), or from a product line that this shop does not sell
 * (`kindle`). `null`: the query itself names a concept, or a brand or category of the catalogue.
 */
export function otherWords(memory: Pick<SearchMemory, 'vocabularies'>, q: string, lang: LanguageCode): string | null {
  return lineOf(memory, q, lang) ?? needOf(memory, q, lang);
}

const stemsOf = (text: string, lang: LanguageCode): string[] => analyse(text, lang).map(({ stem }) => stem);

function lineOf({ vocabularies }: Pick<SearchMemory, 'vocabularies'>, q: string, lang: LanguageCode): string | null {
  const words = splitWords(q).map(({ word }) => word);
  const isSold = (word: string) => documentLanguages(lang).some((one) => vocabularies.get(one)?.word(word) !== undefined);
  for (const { words: line, concept } of PRODUCT_LINES) {
    const at = words.findIndex((_, i) => line.every((word, n) => words[i + n] === word));
    if (at < 0 || isSold(line[0] as string)) continue;
    const rest = [...words.slice(0, at), ...words.slice(at + line.length)].join(' ');
    // `macbook air` is no air purifier, although `air` occurs in names of categories.
    return namesThing(stemsOf(rest, lang), lang) ? null : nameOf(concept, lang);
  }
  return null;
}

function needOf(memory: Pick<SearchMemory, 'vocabularies'>, q: string, lang: LanguageCode): string | null {
  const stems = stemsOf(q, lang);
  const timesIn = (list: readonly string[], stem: string) => list.filter((one) => one === stem).length;
  for (const { name, stems: need } of needsOf(lang)) {
    // `Wäsche waschen` has one stem twice.
    if (!need.every((stem) => timesIn(stems, stem) >= timesIn(need, stem))) continue;
    const rest = stems.filter((stem) => !need.includes(stem));
    if (!namesSomething(memory, rest, lang)) return name;
  }
  return null;
}

/** True if the words name a concept, or a brand or category of the catalogue. */
const namesSomething = ({ vocabularies }: Pick<SearchMemory, 'vocabularies'>, stems: readonly string[], lang: LanguageCode): boolean =>
  namesThing(stems, lang) || stems.some((stem) => !isFiller(stem, lang) && vocabularies.get(lang)?.stem(stem)?.isName === true);

/** Fillers do not count: Spanish `casa` has the stem of `case`. */
const namesThing = (stems: readonly string[], lang: LanguageCode): boolean =>
  stems.some((stem, i) => {
    const thing = conceptAt(stems, i, lang);
    return thing !== null && !QUALITIES.has(thing.concept) && !(thing.length === 1 && isFiller(stem, lang));
  });

/** Help topics of gifts sold by the shop itself: coupons and gift cards. */
const VOUCHERS: ReadonlySet<string> = new Set(['?coupon', '?payment']);

/** The words of a query for a gift without the words for `gift`: `dad` of `gift for dad`. `null`: not a query for a gift, or it names the product. */
export function presentFor(memory: Pick<SearchMemory, 'vocabularies'>, words: string, lang: LanguageCode): string[] | null {
  const tokens = splitWords(words);
  const folded = tokens.map(({ word }) => word);
  const at = folded.findIndex((_, i) => phraseAt(speechOf(lang).gift, folded, i) > 0);
  if (at < 0) return null;
  const rest = tokens.filter((_, i) => i < at || i >= at + phraseAt(speechOf(lang).gift, folded, at)).map(({ shown }) => shown);
  const stems = stemsOf(rest.join(' '), lang);
  // `gift voucher` is a help topic.
  return namesSomething(memory, stems, lang) ||
    stems.some((stem) =>
      helpTopics(lang)
        .get(stem)
        ?.some((topic) => VOUCHERS.has(topic)),
    )
    ? null
    : rest;
}
