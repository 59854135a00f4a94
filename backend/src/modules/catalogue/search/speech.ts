import { existsSync, readFileSync } from 'node:fs';
import { LANGUAGE_CODES, type LanguageCode } from '@vitrina/contract/values/languages';
import { splitWords } from './split-words.ts';
import { isStopWord } from './stop-words.ts';
import { stem } from './stem.ts';

type Phrase = readonly string[];

/** Phrases of questions in a language, as folded words, longest first; `language/*.json`. */
export interface Speech {
  /** Phrases before an upper or lower bound of a price; `between … to …`. */
  most: readonly Phrase[];
  least: readonly Phrase[];
  /** Phrases before an approximate price. */
  about: readonly Phrase[];
  between: readonly Phrase[];
  to: readonly Phrase[];
  not: readonly Phrase[];
  /** `without cable` and its like: not a negation but a quality. */
  cordless: readonly Phrase[];
  /** `for games` and its like behind a thing: the quality that shops call gaming. */
  gaming: readonly Phrase[];
  /** Begin as a negation and are none: `no frost`. */
  kept: readonly Phrase[];
  class: readonly Phrase[];
  for: readonly Phrase[];
  /** Words before a feature: `phone with a good camera` is a phone. */
  with: readonly Phrase[];
  filler: readonly Phrase[];
  /** Words that ask for a low price. */
  cheap: readonly Phrase[];
  /** Words for what belongs to another product, as stems. */
  accessory: ReadonlySet<string>;
  /** Words that ask for a present. */
  gift: readonly Phrase[];
  /** What things are needed for, as stems that stand in a question in any order, with the thing's name; the most words first. */
  needs: readonly Need[];
  /** Stem to the matters of the shop that it speaks of: `?return`. */
  help: ReadonlyMap<string, readonly string[]>;
  /** Stems of single fillers. */
  fillerStems: ReadonlySet<string>;
  /** Those of which several forms are listed, so that all are meant: `dobar`, `dobra`; not `lahko`, which `lahek` is no form of. */
  inflectedFillers: ReadonlySet<string>;
}

export interface Need {
  /** The thing, as the language calls it. */
  name: string;
  stems: readonly string[];
}

type Texts = 'help' | 'needs';
type File = Record<Exclude<keyof Speech, Texts | 'fillerStems' | 'inflectedFillers'>, string[]> & Record<Texts, Record<string, string>>;

/** A language without a file of its own is read as English. */
function readFile(lang: LanguageCode): File {
  const own = new URL(`./language/${lang}.json`, import.meta.url);
  return JSON.parse(readFileSync(existsSync(own) ? own : new URL('./language/en.json', import.meta.url), 'utf8')) as File;
}

const folded = (text: string): Phrase => splitWords(text).map((token) => token.word);
const phrases = (texts: readonly string[]): Phrase[] => texts.map(folded).sort((a, b) => b.length - a.length);

function readSpeech(lang: LanguageCode): Speech {
  const { accessory, help, needs, ...lists } = readFile(lang);
  const words = new Set([...accessory, ...readFile('en').accessory].flatMap(folded).map((word) => stem(word, lang)));
  const read = Object.fromEntries(Object.entries(lists).map(([name, texts]) => [name, phrases(texts)])) as unknown as Pick<Speech, keyof typeof lists>;
  const fillerStems = new Set([...read.filler, ...read.cheap].flatMap((phrase) => (phrase.length === 1 ? [stem(phrase[0] as string, lang)] : [])));
  const roots = read.filler.flatMap((phrase) => (phrase.length === 1 ? [stem(phrase[0] as string, lang)] : []));
  const inflectedFillers = new Set(roots.filter((root, i) => roots.indexOf(root) < i));
  return { ...read, accessory: words, help: readTopics(help, lang), needs: readNeeds(needs, lang), fillerStems, inflectedFillers };
}

function readNeeds(needs: Record<string, string>, lang: LanguageCode): Need[] {
  const read = Object.entries(needs).flatMap(([name, texts]) =>
    texts.split(',').map((text) => ({
      name,
      stems: folded(text)
        .filter((word) => !isStopWord(word))
        .map((word) => stem(word, lang)),
    })),
  );
  return read.sort((a, b) => b.stems.length - a.stems.length);
}

function readTopics(help: Record<string, string>, lang: LanguageCode): ReadonlyMap<string, string[]> {
  const topics = new Map<string, string[]>();
  for (const [topic, texts] of Object.entries(help))
    for (const word of folded(texts)) {
      const root = stem(word, lang);
      const known = topics.get(root) ?? [];
      if (!known.includes(`?${topic}`)) topics.set(root, [...known, `?${topic}`]);
    }
  return topics;
}

const SPEECH = new Map(LANGUAGE_CODES.map((lang) => [lang, readSpeech(lang)]));

export const speechOf = (lang: LanguageCode): Speech => SPEECH.get(lang) as Speech;

export const needsOf = (lang: LanguageCode): readonly Need[] => speechOf(lang).needs;

export const isFiller = (root: string, lang: LanguageCode): boolean => speechOf(lang).fillerStems.has(root);

/** A form of a filler, in whatever case it stands. */
export const isInflectedFiller = (root: string, lang: LanguageCode): boolean => speechOf(lang).inflectedFillers.has(root);

export const helpTopics = (lang: LanguageCode): Speech['help'] => speechOf(lang).help;

/** Words that a phrase of the list takes from `from` on; 0: none stands there. */
export function phraseAt(list: readonly Phrase[], words: readonly string[], from: number): number {
  return list.find((phrase) => phrase.every((word, i) => words[from + i] === word))?.length ?? 0;
}

const SHORTEST_END = 4;

/** `Notebooktasche` ends with `tasche`. */
export function isAccessoryWord(word: string, lang: LanguageCode): boolean {
  const { accessory } = speechOf(lang);
  const root = stem(word, lang);
  if (accessory.has(root)) return true;
  if (lang !== 'de' && lang !== 'at') return false;
  for (let cut = 3; cut <= root.length - SHORTEST_END; cut += 1) if (accessory.has(root.slice(cut))) return true;
  return false;
}
