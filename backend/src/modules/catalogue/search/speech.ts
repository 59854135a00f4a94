import { existsSync, readFileSync } from 'node:fs';
import { LANGUAGE_CODES, type LanguageCode } from '@vitrina/contract/values/languages';
import { splitWords } from './split-words.ts';
import { isStopWord } from './stop-words.ts';
import { stem } from './stem.ts';

type Phrase = readonly string[];

/** Phrases of queries in a language, as folded words, longest first; from `language/*.json`. */
export interface Speech {
  /** Phrases before an upper or lower bound of a price; `between … to …`. */
  most: readonly Phrase[];
  least: readonly Phrase[];
  /** Phrases before an approximate price. */
  about: readonly Phrase[];
  between: readonly Phrase[];
  to: readonly Phrase[];
  not: readonly Phrase[];
  /** `without cable` and its synonyms: not a negation but a quality. */
  cordless: readonly Phrase[];
  /** `for games` and its synonyms after a concept: the quality `gaming`. */
  gaming: readonly Phrase[];
  /** Phrases that begin like a negation but are none: `no frost`. */
  kept: readonly Phrase[];
  class: readonly Phrase[];
  for: readonly Phrase[];
  /** Words before a feature: `phone with a good camera` is a phone. */
  with: readonly Phrase[];
  filler: readonly Phrase[];
  /** Phrases that request a low price. */
  cheap: readonly Phrase[];
  /** Stems of words for accessories. */
  accessory: ReadonlySet<string>;
  /** Phrases that request a gift. */
  gift: readonly Phrase[];
  /** Needs by the stems that describe them, in any order, with the concept's name; the most stems first. */
  needs: readonly Need[];
  /** Help topics by stem: `?return`. */
  help: ReadonlyMap<string, readonly string[]>;
  /** Stems of single fillers. */
  fillerStems: ReadonlySet<string>;
  /** Stems of fillers listed in several forms, for which all inflections count: `dobar`, `dobra`; not `lahko`, of which `lahek` is no form. */
  inflectedFillers: ReadonlySet<string>;
}

export interface Need {
  /** Name of the concept in the language. */
  name: string;
  stems: readonly string[];
}

type Texts = 'help' | 'needs';
type File = Record<Exclude<keyof Speech, Texts | 'fillerStems' | 'inflectedFillers'>, string[]> & Record<Texts, Record<string, string>>;

/** A language without its own file uses the English one. */
function readFile(lang: LanguageCode): File {
  const own = new URL(`./language/${lang}.json`, import.meta.url);
  return JSON.parse(readFileSync(existsSync(own) ? own : new URL('./language/en.json', import.meta.url), 'utf8')) as File;
}

const folded = (text: string): Phrase => splitWords(text).map((token) => token.word);
const phrases = (texts: readonly string[]): Phrase[] => texts.map(folded).sort((a, b) => b.length - a.length);

function readSpeech(lang: LanguageCode): Speech {
  const { accessory, help, needs, ...lists } = readFile(lang);
  const words = new Set([...accessory, ...readFile('en').accessory].flatMap(folded).map((word) => stem(word, lang)));
  const parsed = Object.fromEntries(Object.entries(lists).map(([name, texts]) => [name, phrases(texts)])) as unknown as Pick<Speech, keyof typeof lists>;
  const fillerStems = new Set([...parsed.filler, ...parsed.cheap].flatMap((phrase) => (phrase.length === 1 ? [stem(phrase[0] as string, lang)] : [])));
  const roots = parsed.filler.flatMap((phrase) => (phrase.length === 1 ? [stem(phrase[0] as string, lang)] : []));
  const inflectedFillers = new Set(roots.filter((root, i) => roots.indexOf(root) < i));
  return { ...parsed, accessory: words, help: readTopics(help, lang), needs: readNeeds(needs, lang), fillerStems, inflectedFillers };
}

function readNeeds(needs: Record<string, string>, lang: LanguageCode): Need[] {
  const parsed = Object.entries(needs).flatMap(([name, texts]) =>
    texts.split(',').map((text) => ({
      name,
      stems: folded(text)
        .filter((word) => !isStopWord(word))
        .map((word) => stem(word, lang)),
    })),
  );
  return parsed.sort((a, b) => b.stems.length - a.stems.length);
}

function readTopics(help: Record<string, string>, lang: LanguageCode): ReadonlyMap<string, string[]> {
  const topics = new Map<string, string[]>();
  for (const [topic, texts] of Object.entries(help))
    for (const word of folded(texts)) {
      const root = stem(word, lang);
      const existing = topics.get(root) ?? [];
      if (!existing.includes(`?${topic}`)) topics.set(root, [...existing, `?${topic}`]);
    }
  return topics;
}

const SPEECH = new Map(LANGUAGE_CODES.map((lang) => [lang, readSpeech(lang)]));

export const speechOf = (lang: LanguageCode): Speech => SPEECH.get(lang) as Speech;

export const needsOf = (lang: LanguageCode): readonly Need[] => speechOf(lang).needs;

export const isFiller = (root: string, lang: LanguageCode): boolean => speechOf(lang).fillerStems.has(root);

/** True for any inflection of a filler. */
export const isInflectedFiller = (root: string, lang: LanguageCode): boolean => speechOf(lang).inflectedFillers.has(root);

export const helpTopics = (lang: LanguageCode): Speech['help'] => speechOf(lang).help;

/** Length of the list's phrase at `from`, in words; 0: none. */
export function phraseAt(list: readonly Phrase[], words: readonly string[], from: number): number {
  return list.find((phrase) => phrase.every((word, i) => words[from + i] === word))?.length ?? 0;
}

const SHORTEST_END = 4;

/** German compounds are recognised by their end: `Notebooktasche` ends with `tasche`. */
export function isAccessoryWord(word: string, lang: LanguageCode): boolean {
  const { accessory } = speechOf(lang);
  const root = stem(word, lang);
  if (accessory.has(root)) return true;
  if (lang !== 'de' && lang !== 'at') return false;
  for (let cut = 3; cut <= root.length - SHORTEST_END; cut += 1) if (accessory.has(root.slice(cut))) return true;
  return false;
}
