import { LANGUAGE_TABLE, type LanguageRow } from '@vitrina/contract/values/language-table';
import { LANGUAGE_CODES, type LanguageCode } from '@vitrina/contract/values/languages';

/** Stem of a folded word. Comparable only within one language. */
export function stem(word: string, lang: LanguageCode): string {
  const exception = exceptionFor(word, lang);
  if (exception !== undefined) return exception;
  return word.length < 4 || /\d/.test(word) ? word : (STEMMERS.get(lang)?.(word) ?? word);
}

/** Own properties only: words such as `constructor` are inherited names of every object. */
function exceptionFor(word: string, lang: LanguageCode): string | undefined {
  const exceptions = EXCEPTIONS[lang] ?? {};
  return Object.hasOwn(exceptions, word) ? exceptions[word] : undefined;
}

const IRREGULAR_ENGLISH: Readonly<Record<string, string>> = {
  mice: 'mous',
  tvs: 'tv',
  pcs: 'pc',
  lens: 'lens',
  lenses: 'lens',
  shelves: 'shelf',
  children: 'child',
  wifi: 'wifi',
};
const EXCEPTIONS: Partial<Record<LanguageCode, Readonly<Record<string, string>>>> = {
  en: IRREGULAR_ENGLISH,
  si: { stroj: 'stroj', ure: 'ura', uro: 'ura', uri: 'ura', ur: 'ura', mis: 'misk', misi: 'misk' },
  hr: { stroj: 'stroj', sporet: 'sporet', sporeta: 'sporet', sporeti: 'sporet' },
  rs: { stroj: 'stroj', sporet: 'sporet', sporeta: 'sporet', sporeti: 'sporet' },
  ba: { stroj: 'stroj', sporet: 'sporet', sporeta: 'sporet', sporeti: 'sporet' },
  me: { stroj: 'stroj', sporet: 'sporet', sporeta: 'sporet', sporeti: 'sporet' },
};

/** Strips the first matching ending that leaves at least `least` letters. */
const strip = (word: string, endings: readonly string[], least: number): string => {
  const ending = endings.find((one) => word.length - one.length >= least && word.endsWith(one));
  return ending === undefined ? word : word.slice(0, -ending.length);
};

// Nouns and adjectives of Slovenian, Croatian, Serbian, Bosnian and Montenegrin, longest first.
const SLAVIC = [
  'ovima',
  'evima',
  'ovoma',
  'evoma',
  'ovami',
  'ama',
  'ami',
  'ema',
  'oma',
  'ima',
  'imi',
  'ega',
  'oga',
  'emu',
  'omu',
  'ome',
  'ovi',
  'evi',
  'ova',
  'eva',
  'ove',
  'eve',
  'ih',
  'im',
  'ah',
  'am',
  'em',
  'om',
  'og',
  'oj',
  'ov',
  'ev',
  'a',
  'e',
  'i',
  'o',
  'u',
];

function slavic(word: string): string {
  const bare = strip(word, SLAVIC, 3);
  return (
    bare
      .replace(/rj$/, 'r')
      // The movable vowel: kabel, kabla; olovka, olovaka; pameten, pametna.
      .replace(/(?<=..)(?<=[^aeiou])[ae](?=[^aeiou]$)/, '')
      .replace(/c$/, 'k')
  );
}

/** Folds Croatian to Serbian forms: `prijenosnik` and `prenosnik`, `bijeli` and `beli`. */
const southern = (word: string): string => slavic(word.replace(/ije(?=[^aeiou][a-z])/g, 'e'));

function english(word: string): string {
  if (/[^aeiou]ies$/.test(word)) return `${word.slice(0, -3)}i`;
  const single = /(?:ss|us|is)$/.test(word) ? word : strip(word, ['es', 's'], 3);
  const base = single.length > 3 && single.endsWith('e') ? single.slice(0, -1) : single.replace(/(?<=[^aeiou])y$/, 'i');
  return base.replace(/(?<=.{4})ing$/, '').replace(/([bdgmnpt])\1$/, '$1');
}

const german = (word: string): string => strip(word, ['ern', 'en', 'er', 'es', 'em', 'e', 'n', 's'], 3);

function italian(word: string): string {
  const bare = strip(word, ['a', 'e', 'i', 'o'], 3);
  return (bare === word ? word : strip(bare, ['i'], 3)).replace(/(?<=[cg])h$/, '');
}

function spanish(word: string): string {
  const bare = strip(word, ['es', 'as', 'os', 's', 'a', 'e', 'o'], 3);
  return bare.replace(/c$/, 'z');
}

type Stemmer = LanguageRow['search']['stemmer'];

const RULES: Readonly<Record<Extract<Stemmer, string>, (word: string) => string>> = { slavic, southern, english, german, italian, spanish };

const stemmerOf = (stemmer: Stemmer): ((word: string) => string) => (typeof stemmer === 'string' ? RULES[stemmer] : (word) => strip(word, stemmer, 3));
const STEMMERS = new Map(LANGUAGE_CODES.map((lang) => [lang, stemmerOf(LANGUAGE_TABLE[lang].search.stemmer)]));

const SHORTEST_PART = 5;

/**
 * Prefixes and suffixes of a German compound, as stems: `maschin` of `Waschmaschine`. Most are not words, but as such they are never searched for; filtering
 * them would need a dictionary.
 */
export function compoundParts(word: string): string[] {
  if (word.length < 9 || word.length > 30 || /\d/.test(word)) return [];
  const parts = new Set<string>();
  for (let cut = 4; cut <= word.length - SHORTEST_PART; cut++) parts.add(german(word.slice(cut)));
  for (let cut = SHORTEST_PART; cut <= word.length - 4; cut++) parts.add(german(word.slice(0, cut)));
  return [...parts].filter((part) => part.length >= 3);
}
