import { LANGUAGE_CODES, type LanguageCode } from '@vitrina/contract/values/languages';
import { isStopWord } from './stop-words.ts';
import { stem } from './stem.ts';
import { splitWords } from './split-words.ts';
import { ADJECTIVES, FAMILY, type Family, KIND_OF, QUALITIES, SYNONYMS } from './synonyms.ts';

/** Expressions by their first stem, longest first. */
type Expressions = ReadonlyMap<string, readonly { stems: readonly string[]; concept: string }[]>;

export interface Found {
  concept: string;
  /** Number of words of the expression. */
  length: number;
}

const ownWords = new Map(LANGUAGE_CODES.map((lang) => [lang, expressions(lang, [FAMILY[lang], 'en'])]));
const allWords = new Map(
  LANGUAGE_CODES.map((lang) => [
    lang,
    expressions(
      lang,
      (['si', 'yu', 'it', 'es', 'de'] as const).filter((family) => family !== FAMILY[lang]),
    ),
  ]),
);
const LEAST_FOREIGN = 4;

/** All words of the synonym groups, in the language and in English, as typed. */
const NAME_WORDS = new Map(
  LANGUAGE_CODES.map((lang) => [
    lang,
    new Set(
      Object.values(SYNONYMS).flatMap((group) => ([FAMILY[lang], 'en'] as const).flatMap((family) => splitWords(group[family] ?? '').map(({ word }) => word))),
    ),
  ]),
);

/** True if the word belongs to the name of a concept, even of one missing in the catalogue: such a word is no typing error. */
export const isNameWord = (word: string, lang: LanguageCode): boolean => NAME_WORDS.get(lang)?.has(word) === true;

/** Lexemes of a concept in documents: its own, and that of its broader concept. */
export const thingLexemes = (concept: string): string[] => [concept, KIND_OF.get(concept) ?? []].flat().map((one) => `=${one}`);

/** The concept named by the words starting at `from`, in the language or in English; the longest expression wins. */
export function conceptAt(stems: readonly string[], from: number, lang: LanguageCode): Found | null {
  return match(ownWords.get(lang) as Expressions, stems, from);
}

const LONGEST_NAME = 3;

/** Number of words at the beginning of a text that name a concept; 0: none. */
export const nameLength = (words: readonly string[], lang: LanguageCode): number =>
  conceptAt(
    words.map((word) => stem(word, lang)),
    0,
    lang,
  )?.length ?? 0;

/** True if the word names a concept only in a name; as a value of a specification it is a quality. */
export const isAdjective = (stem: string, lang: LanguageCode): boolean => ADJECTIVES[FAMILY[lang]]?.has(stem) === true;

/** Names of several words, as folded words. */
const LONG_NAMES = new Map(
  LANGUAGE_CODES.map((lang) => [
    lang,
    Object.values(SYNONYMS).flatMap((group) =>
      ([FAMILY[lang], 'en'] as const).flatMap((family) =>
        (group[family] ?? '')
          .split(',')
          .map((text) => splitWords(text).map(({ word }) => word))
          .filter((words) => words.length > 1),
      ),
    ),
  ]),
);

const LONG_NAME_WORDS = new Map([...LONG_NAMES].map(([lang, names]) => [lang, new Set(names.flat())]));

/** True if the word, as typed, belongs to a name of several words. */
export const isInLongName = (word: string, lang: LanguageCode): boolean => LONG_NAME_WORDS.get(lang)?.has(word) === true;

/** Completes the unfinished last word of a name of several words: `player` of `record pl`. `null`: the words begin no such name. */
export function lastWordOfName(words: readonly string[], lang: LanguageCode): string | null {
  const last = words.at(-1) ?? '';
  const found = LONG_NAMES.get(lang)?.find((name) => {
    const before = words.slice(0, -1).slice(1 - name.length);
    return name.at(-1)?.startsWith(last) && before.length === name.length - 1 && before.every((word, i) => word === name[i]);
  });
  return found?.at(-1) ?? null;
}

/** True if the word only qualifies the concept right before it: `portatile` of `console portatile`. */
export function describesThing(stems: readonly string[], at: number, lang: LanguageCode): boolean {
  if (!isAdjective(stems[at] ?? '', lang)) return false;
  for (let length = 1; length <= Math.min(at, LONGEST_NAME); length += 1) {
    const before = conceptAt(stems, at - length, lang);
    if (before?.length === length && !QUALITIES.has(before.concept)) return true;
  }
  return false;
}

/** Like `conceptAt`, in the shop's other languages; the German `handy` is skipped, as it is also an English word. */
export function foreignConceptAt(stems: readonly string[], from: number, lang: LanguageCode): Found | null {
  const first = stems[from] ?? '';
  const found = first === 'handi' ? null : match(allWords.get(lang) as Expressions, stems, from);
  return found && (found.length > 1 || first.length >= LEAST_FOREIGN) ? found : null;
}

function match(expressions: Expressions, stems: readonly string[], from: number): Found | null {
  const candidates = expressions.get(stems[from] ?? '');
  const hit = candidates?.find((one) => one.stems.every((word, i) => stems[from + i] === word));
  return hit ? { concept: hit.concept, length: hit.stems.length } : null;
}

function expressions(lang: LanguageCode, families: readonly Family[]): Expressions {
  const map = new Map<string, { stems: readonly string[]; concept: string }[]>();
  for (const [concept, group] of Object.entries(SYNONYMS)) {
    for (const text of families.flatMap((family) => group[family]?.split(',') ?? [])) {
      const stems = splitWords(text)
        .map((token) => stem(token.word, lang))
        .filter((word) => !isStopWord(word));
      const first = stems[0];
      if (first !== undefined) map.set(first, [...(map.get(first) ?? []), { stems, concept }]);
    }
  }
  for (const list of map.values()) list.sort((a, b) => b.stems.length - a.stems.length);
  return map;
}
