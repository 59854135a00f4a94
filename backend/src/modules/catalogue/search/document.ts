import type { LanguageCode } from '@vitrina/contract/values/languages';
import { analyse, type Term } from './analyse.ts';
import { categoryParts } from './category-parts.ts';
import { conceptAt } from './concepts.ts';
import { splitWords } from './split-words.ts';
import { compoundParts } from './stem.ts';

/** What of a product is searched for in one language. */
export interface SearchSource {
  product_id: number;
  lang: LanguageCode;
  title: string;
  brand: string | null;
  category: string | null;
  /** Values of the specification table with their units, as text. */
  attributes: string[];
  short_description: string | null;
  /** Code, EANs, part numbers. */
  codes: string[];
}

export interface SearchDocument {
  /** Title, brand and category with weights, as text of a tsvector: A title and codes, B brand, C whole category, D what the category is mainly about. */
  top: string;
  /** Everything, as text of a tsvector without weights. */
  words: string;
  /** Stems of the title in order, with a blank at both ends. */
  head: string;
  /** Characters of the brand at the beginning of `head`. */
  skip: number;
}

const MAX_WORDS = 200;
const MAX_TOP = 60;
const MAX_LEXEME = 40;
const MAX_HEAD = 200;
const CODE_LENGTH = { joined: 30, split: 20 };
const ATTRIBUTES = 60;
const TEXT_LENGTH = 400;

/** A product as PostgreSQL indexes it. */
export function documentOf(source: SearchSource): SearchDocument {
  const { lang } = source;
  const title = analyse(source.title.slice(0, TEXT_LENGTH), lang);
  const brand = analyse(source.brand?.slice(0, 100) ?? '', lang);
  const top = new Map<string, string>();
  const words = new Set<string>();
  const addTop = (lexeme: string, weight: string) => {
    if (lexeme === '' || lexeme.length > MAX_LEXEME || (top.size >= MAX_TOP && !top.has(lexeme))) return;
    const weights = top.get(lexeme) ?? '';
    if (!weights.includes(weight)) top.set(lexeme, weights + weight);
  };

  for (const lexeme of [...title.flatMap(lexemesOf), ...concepts(title, lang)]) addTop(lexeme, 'A');
  for (const lexeme of brand.flatMap(lexemesOf)) addTop(lexeme, 'B');
  for (const part of categoryParts(source.category ?? '', lang)) {
    for (const lexeme of part.whole) addTop(lexeme, 'C');
    for (const lexeme of part.head) addTop(lexeme, 'D');
    for (const lexeme of part.words) words.add(lexeme);
  }
  for (const lexeme of source.codes.flatMap((code) => codeLexemes(code, lang))) addTop(lexeme, 'A');
  for (const lexeme of top.keys()) words.add(lexeme);
  for (const text of [...source.attributes.slice(0, ATTRIBUTES), source.short_description ?? '']) {
    if (words.size >= MAX_WORDS) break;
    for (const lexeme of analyse(text.slice(0, TEXT_LENGTH), lang).flatMap(lexemesOf)) words.add(lexeme);
  }
  if (lang === 'de' || lang === 'at') for (const lexeme of title.flatMap((term) => compoundParts(term.word))) words.add(lexeme);

  const head = ` ${title.map((term) => term.stem).join(' ')} `.slice(0, MAX_HEAD);
  const brandHead = ` ${brand.map((term) => term.stem).join(' ')}`;
  return { top: weighted(top), words: plain(words), head, skip: brand.length > 0 && head.startsWith(`${brandHead} `) ? brandHead.length : 0 };
}

const lexemesOf = (term: Term): string[] => [term.stem, ...term.others.flat()];

/** Names of the things that a text speaks of: a robot vacuum cleaner is also a vacuum cleaner. */
export function concepts(terms: readonly Term[], lang: LanguageCode): string[] {
  const stems = terms.map((term) => term.stem);
  const found: string[] = [];
  for (let i = 0; i < stems.length; i++) {
    const hit = conceptAt(stems, i, lang);
    if (hit) found.push(`=${hit.concept}`);
    if (hit && hit.length > 1) i += hit.length - 2;
  }
  return found;
}

/** A code as it is typed: without signs, or by its parts where it is short enough to be typed so. */
function codeLexemes(code: string, lang: LanguageCode): string[] {
  const joined = code.toLowerCase().replace(/[^a-z0-9]+/g, '');
  return [
    ...(joined.length <= CODE_LENGTH.joined ? [joined] : []),
    ...(code.length <= CODE_LENGTH.split && splitWords(code).length <= 4 ? analyse(code, lang).flatMap(lexemesOf) : []),
  ];
}

const quote = (lexeme: string): string => `'${lexeme.replace(/['\\]/g, '$&$&')}'`;
const weighted = (lexemes: ReadonlyMap<string, string>): string =>
  [...lexemes].map(([lexeme, weights]) => `${quote(lexeme)}:${[...weights].map((weight, i) => `${i + 1}${weight}`).join(',')}`).join(' ');
const plain = (lexemes: ReadonlySet<string>): string =>
  [...lexemes]
    .filter((lexeme) => lexeme !== '' && lexeme.length <= MAX_LEXEME)
    .slice(0, MAX_WORDS)
    .map(quote)
    .join(' ');
