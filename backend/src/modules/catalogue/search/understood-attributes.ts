import type { ProductsReply } from '@vitrina/contract/catalogue';
import type { LanguageCode } from '@vitrina/contract/values/languages';
import type { Catalogue } from '../catalogue.ts';
import type { Attribute, AttributeValue } from '../dictionary.ts';
import type { Facet } from '../listing/choose-attributes.ts';
import type { ListingResult } from '../listing/listing-request.ts';
import { measureText } from '../product/attribute-view.ts';
import { textIn } from '../texts.ts';
import { analyse, type Term } from './analyse.ts';
import { splitWords } from './split-words.ts';

type Understood = NonNullable<ProductsReply['search']>['understood'];

interface SearchedListing {
  q: string;
  lang: LanguageCode;
  /** Attributes of the list's filters. */
  facets: readonly Facet[];
  result: Pick<ListingResult, 'present'>;
}

const MOST = 4;

/**
 * Words of a query that are values of the list's attributes, including measures with their unit: `oled`, `55 inch`. They remain search words; the reply names
 * them so that each can be removed.
 */
export function understoodAttributes({ dictionary }: Pick<Catalogue, 'dictionary'>, { q, lang, facets, result }: SearchedListing): Understood {
  const terms = analyse(q, lang);
  const text = splitWords(q)
    .map((token) => token.shown)
    .join(' ');
  const found: Understood = [];
  const isTaken = new Set<Term>();
  for (const { attribute_code } of facets) {
    const attribute = dictionary.attributes.get(attribute_code);
    if (!attribute || attribute.type === 'flag') continue;
    for (const value of dictionary.valuesOf.get(attribute_code) ?? []) {
      if (found.length === MOST || (result.present[value.id] ?? 0) === 0) continue;
      const own = termsIn(terms, stemsOf(value, attribute, lang));
      if (!own || own.some((term) => isTaken.has(term))) continue;
      for (const term of own) isTaken.add(term);
      const words = own.map((term) => term.shown).join(' ');
      if (!hasWords(text, words)) continue;
      const title = value.number === null ? textIn(value.titles, lang) : measureText(value.number, attribute, lang);
      found.push({ kind: 'attribute', words, value: `${textIn(attribute.titles, lang)}: ${title}`, from: null, to: null, q_without: without(text, words) });
    }
  }
  return found;
}

/** Consecutive terms with these stems; `null`: not found. */
function termsIn(terms: readonly Term[], stems: readonly string[]): Term[] | null {
  if (stems.length === 0) return null;
  for (let at = 0; at + stems.length <= terms.length; at += 1)
    if (stems.every((stem, i) => terms[at + i]?.stem === stem)) return terms.slice(at, at + stems.length);
  return null;
}

const stemsCache = new WeakMap<AttributeValue, Map<LanguageCode, readonly string[]>>();

/** Stems of a value; none for a number without unit, which is ambiguous. */
function stemsOf(value: AttributeValue, attribute: Attribute, lang: LanguageCode): readonly string[] {
  const byLanguage = stemsCache.get(value) ?? new Map<LanguageCode, readonly string[]>();
  stemsCache.set(value, byLanguage);
  const before = byLanguage.get(lang);
  if (before) return before;
  const unit = textIn(attribute.units, 'en');
  const text = value.number === null ? textIn(value.titles, lang) : unit === '' ? '' : `${value.number}${unit === '"' ? '"' : ` ${unit}`}`;
  const stems = /\p{L}|"/u.test(text) ? analyse(text, lang).map((term) => term.stem) : [];
  byLanguage.set(lang, stems);
  return stems;
}

const hasWords = (text: string, words: string): boolean => ` ${text} `.includes(` ${words} `);

const without = (text: string, words: string): string => ` ${text} `.replace(` ${words} `, ' ').trim();
