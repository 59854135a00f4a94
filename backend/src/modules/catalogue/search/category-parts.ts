import { createBoundedMemo } from '@vitrina/contract/values/bounded-memo';
import type { LanguageCode } from '@vitrina/contract/values/languages';
import { analyse, type Term } from './analyse.ts';
import { conceptAt } from './concepts.ts';
import { isAccessoryWord } from './speech.ts';
import { FAMILY, QUALITIES } from './synonyms.ts';

interface CategoryPart {
  /** Lexemes of the category as a whole: its words joined, and the thing they name. */
  whole: string[];
  /** Lexemes of the noun: `camera` of `compact cameras`. */
  head: string[];
  words: string[];
}

/** `Mice & keyboards` are two things; `Cases for phones` are cases. */
const BETWEEN = /[&/,>|›]|\s(?:and|in|i|und|e|y)\s/iu;
const BEFORE_NOUN_ENDS = /\s(?:for|of|with|za|s|z|sa|od|na|bez|für|mit|per|da|di|con|para|de|sin|senza|preko)\s.*$/iu;

const memo = createBoundedMemo<CategoryPart[]>(5000);

/** The things that a category's title names. */
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
  const headConcept = headAt >= 0 ? conceptAt(stems, headAt, lang) : null;
  if (concept && concept.length === stems.length) whole.push(`=${concept.concept}`);
  return {
    whole: stems.length === 1 ? [...whole, stems[0] as string] : whole,
    head: noun ? [noun.stem, ...(headConcept ? [`=${headConcept.concept}`] : [])] : [],
    words: terms.flatMap((term) => [term.stem, ...term.others.flat()]),
  };
}

/**
 * Returns the noun of a category's name. In Italian and Spanish it comes first, elsewhere last, but `Televizorji OLED`
 * are televisions: a known thing goes before, unless the noun itself is what belongs to one, as of `Camera cases`.
 */
function nounOf(terms: readonly Term[], lang: LanguageCode): Term | undefined {
  const stems = terms.map((term) => term.stem);
  const isThing = (_: Term, i: number) => !QUALITIES.has(conceptAt(stems, i, lang)?.concept ?? 'wireless');
  const nounFirst = FAMILY[lang] === 'it' || FAMILY[lang] === 'es';
  const own = nounFirst ? terms[0] : terms.at(-1);
  if (own && isAccessoryWord(own.word, lang)) return own;
  return nounFirst ? (terms.find(isThing) ?? terms[0]) : (terms.findLast(isThing) ?? terms.at(-1));
}

/** A category's words as one lexeme. */
export const wholeLexeme = (stems: readonly string[]): string => `#${[...stems].sort().join(' ')}`;
