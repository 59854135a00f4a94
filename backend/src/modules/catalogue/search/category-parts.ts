import { createBoundedMemo } from '@vitrina/contract/values/bounded-memo';
import type { LanguageCode } from '@vitrina/contract/values/languages';
import { analyse, type Term } from './analyse.ts';
import { conceptAt, thingLexemes } from './concepts.ts';
import { isAccessoryWord } from './speech.ts';
import { stem } from './stem.ts';
import { FAMILY, OWN_NOUN, QUALITIES } from './synonyms.ts';

export interface CategoryPart {
  /** Lexemes of the category as a whole: its words joined, and the concept they name. */
  whole: string[];
  /** Lexemes of the noun: `camera` of `compact cameras`. */
  head: string[];
  words: string[];
  /** Words that name the subtype: `in-ear` of `in-ear headphones`. */
  kinds: string[];
}

/** `Mice & keyboards` are two concepts; `Cases for phones` are cases. */
const BETWEEN = /[&/,>|›]|\s(?:and|in|i|und|e|y)\s/iu;
const BEFORE_NOUN_ENDS = /\s(?:for|of|with|za|s|z|sa|od|na|bez|für|mit|per|da|di|con|para|de|sin|senza|preko)\s.*$/iu;

const memo = createBoundedMemo<CategoryPart[]>(5000);

/** The concepts that a category's title names. */
export const categoryParts = (title: string, lang: LanguageCode): CategoryPart[] =>
  memo(`${lang}:${title}`, () =>
    title
      .slice(0, 200)
      .split(BETWEEN)
      .filter((part) => part.trim() !== '')
      .map((part) => partOf(part, lang)),
  );

function partOf(text: string, lang: LanguageCode): CategoryPart {
  const terms = analyse(text, lang);
  const stems = terms.map((term) => term.stem);
  const nouns = analyse(` ${text} `.replace(BEFORE_NOUN_ENDS, ''), lang);
  const noun = nounOf(nouns, lang);
  const whole = stems.length > 0 ? [wholeLexeme(stems)] : [];
  const concept = conceptAt(stems, 0, lang);
  const headAt = noun ? stems.indexOf(noun.stem) : -1;
  const isWhole = concept?.length === stems.length;
  const headConcept = isWhole && OWN_NOUN.has(concept.concept) ? concept : headAt >= 0 ? conceptAt(stems, headAt, lang) : null;
  if (isWhole) whole.push(...thingLexemes(concept.concept));
  return {
    whole: stems.length === 1 ? [...whole, stems[0] as string] : whole,
    head: noun ? [noun.stem, ...(headConcept ? thingLexemes(headConcept.concept) : [])] : [],
    words: [...terms.flatMap((term) => [term.stem, ...term.others.flat()]), ...terms.flatMap((term) => lighterForm(term.word, lang))],
    kinds: terms.length > 1 ? terms.flatMap((term) => (term.stem === noun?.stem ? [] : [kindLexeme(term.stem)])) : [],
  };
}

/**
 * Returns the noun of a category's name: the first word in Italian and Spanish, elsewhere the last. As `Televizorji OLED` are televisions, a word of a known
 * concept takes precedence, unless the noun itself names an accessory, as in `Camera cases`.
 */
function nounOf(terms: readonly Term[], lang: LanguageCode): Term | undefined {
  const stems = terms.map((term) => term.stem);
  const isThing = (_: Term, i: number) => !QUALITIES.has(conceptAt(stems, i, lang)?.concept ?? 'wireless');
  const nounFirst = FAMILY[lang] === 'it' || FAMILY[lang] === 'es';
  const own = nounFirst ? terms[0] : terms.at(-1);
  if (own && isAccessoryWord(own.word, lang)) return own;
  return nounFirst ? (terms.find(isThing) ?? terms[0]) : (terms.findLast(isThing) ?? terms.at(-1));
}

const MORE = /^ultra(?=\p{L}{4})/u;

/** `Ultralight` is also `light`. */
const lighterForm = (word: string, lang: LanguageCode): string[] => (MORE.test(word) ? [stem(word.replace(MORE, ''), lang)] : []);

/** Lexeme of a word that names a category's subtype; the prefix `-` occurs in no word of a text. */
export const kindLexeme = (stem: string): string => `-${stem}`;

/** A category's words as one lexeme. */
export const wholeLexeme = (stems: readonly string[]): string => `#${[...stems].sort().join(' ')}`;
