import type { LanguageCode } from '@vitrina/contract/values/languages';
import { conceptAt, isInLongName, isNameWord } from './concepts.ts';
import { allowedErrors, distance } from './distance.ts';
import { speechOf } from './speech.ts';
import { splitWords, type Token } from './split-words.ts';
import { stem } from './stem.ts';
import type { Vocabularies, VocabularyWord } from './vocabulary.ts';

/** Factor by which a word must be more frequent to win over one with one error less. */
const NEARER = 30;
const SHORTEST_HALF = 3;
const MOST = 4;

export const isCorrectable = (word: string): boolean => /^\p{L}{4,40}$/u.test(word);

/** True if the word names a concept or an accessory, even one missing in this catalogue: no typing error. */
const isKnown = (word: string, langs: readonly LanguageCode[]): boolean =>
  langs.some((lang) => isNameWord(word, lang) || speechOf(lang).accessory.has(stem(word, lang)));

interface Correct {
  q: string;
  unknown: readonly string[];
  langs: readonly LanguageCode[];
  /** The last word may be unfinished. */
  typing: boolean;
}

/**
 * Replaces each unknown word by the most frequent word of the vocabulary that differs in one or two letters, or by the two words it is made of, in their usual
 * spelling. `null`: no similar word.
 */
export function correctWords(vocabularies: Vocabularies, { q, unknown, langs, typing }: Correct): string | null {
  const tokens = splitWords(q);
  const last = tokens.at(-1)?.word;
  const better = new Map<string, string>();
  for (const word of unknown.filter((one) => isCorrectable(one) && !isKnown(one, langs)).slice(0, MOST)) {
    const isOpen = typing && word === last;
    const similar = langs.flatMap((lang) => vocabularies.get(lang)?.similar(word, isOpen) ?? []);
    const inName = similar.filter((one) => completesName(tokens, word, one.word, langs[0]));
    const shown =
      nearest(word, inName, isOpen) ?? nearest(word, similar, isOpen) ?? twoWords(vocabularies, word, langs) ?? compoundEnd(vocabularies, word, langs);
    if (shown !== null) better.set(word, shown);
  }
  return better.size === 0 ? null : tokens.map((token) => better.get(token.word) ?? token.shown).join(' ');
}

/** Corrects a word that is unknown to titles if the correction forms a name with an adjacent word: `pametni stat`, although texts contain `stat`. */
export function correctToName(vocabularies: Vocabularies, { q, unknown, langs, typing }: Correct): string | null {
  const tokens = splitWords(q);
  const last = tokens.at(-1)?.word;
  const isBesideName = (word: string) => {
    const at = tokens.findIndex((token) => token.word === word);
    return [tokens[at - 1], tokens[at + 1]].some((token) => token && langs[0] && isInLongName(token.word, langs[0]));
  };
  // A scan of the vocabulary is expensive: only for words beside part of a name.
  for (const word of unknown.filter((one) => isCorrectable(one) && isBesideName(one) && !isKnown(one, langs))) {
    const isOpen = typing && word === last;
    const similar = langs
      .flatMap((lang) => vocabularies.get(lang)?.similar(word, isOpen) ?? [])
      .filter((one) => completesName(tokens, word, one.word, langs[0]));
    const shown = nearest(word, similar, isOpen);
    if (shown !== null) return tokens.map((token) => (token.word === word ? shown : token.shown)).join(' ');
  }
  return null;
}

/** True if the word forms a name with the word before or after it: `smart watsch` is the watch, not the watt. */
function completesName(tokens: readonly Token[], typed: string, word: string, lang: LanguageCode | undefined): boolean {
  const at = tokens.findIndex((token) => token.word === typed);
  if (lang === undefined || at < 0) return false;
  const pairs = [
    [tokens[at - 1]?.word, word],
    [word, tokens[at + 1]?.word],
  ];
  return pairs.some(([one, other]) => one !== undefined && other !== undefined && conceptAt([stem(one, lang), stem(other, lang)], 0, lang)?.length === 2);
}

/** A typing error hardly ever changes the first letter: `iphone` is not corrected to `phone`. */
const beginsAlike = (typed: string, word: string): boolean => typed[0] === word[0] || (typed[0] === word[1] && typed[1] === word[0]);

/** The best of similar words; `null`: all differ too much. */
export function nearest(word: string, candidates: readonly Pick<VocabularyWord, 'word' | 'shown' | 'documents'>[], beginning = false): string | null {
  let best: { shown: string; points: number } | null = null;
  const most = allowedErrors(word.length);
  for (const one of candidates) {
    if ((best && one.documents <= best.points) || !beginsAlike(word, one.word)) continue;
    const errors = distance(word, one.word, { beginning, most });
    if (errors === 0 || errors > most) continue;
    const points = one.documents / NEARER ** (errors - 1);
    if (!best || points > best.points) best = { shown: one.shown, points };
  }
  return best?.shown ?? null;
}

/** `wallmount` is `wall mount`. */
function twoWords(vocabularies: Vocabularies, word: string, langs: readonly LanguageCode[]): string | null {
  let best: { shown: string; points: number } | null = null;
  for (let cut = SHORTEST_HALF; cut <= word.length - SHORTEST_HALF; cut += 1) {
    for (const lang of langs) {
      const vocabulary = vocabularies.get(lang);
      const [first, second] = [vocabulary?.word(word.slice(0, cut)), vocabulary?.word(word.slice(cut))];
      const points = first && second ? Math.min(first.documents, second.documents) : 0;
      if (first && second && points > (best?.points ?? 0)) best = { shown: `${first.shown} ${second.shown}`, points };
    }
  }
  return best?.shown ?? null;
}

const SHORTEST_END = 4;

/** German: a word unknown as a whole, such as `Ladekabel`, is matched by its known end, `Kabel`. */
function compoundEnd(vocabularies: Vocabularies, word: string, langs: readonly LanguageCode[]): string | null {
  const german = langs.filter((lang) => lang === 'de' || lang === 'at');
  for (let cut = SHORTEST_HALF; cut <= word.length - SHORTEST_END; cut += 1)
    for (const lang of german) {
      const end = vocabularies.get(lang)?.word(word.slice(cut));
      if (end && (end.isName || vocabularies.get(lang)?.stem(end.stem)?.isName)) return end.shown;
    }
  return null;
}
