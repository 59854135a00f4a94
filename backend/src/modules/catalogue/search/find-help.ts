import type { HelpLink } from '@vitrina/contract/catalogue';
import type { LanguageCode } from '@vitrina/contract/values/languages';
import { analyse } from './analyse.ts';
import { conceptAt } from './concepts.ts';
import { readQuestion } from './read-question.ts';
import { helpTopics, isFiller } from './speech.ts';

/** A help page of the shop with its text. */
export interface HelpText extends HelpLink {
  text: string;
}

/** A page prepared for comparison: its stems and topics, with the number of occurrences in the text. */
interface ReadText {
  entry: HelpText;
  title: ReadonlySet<string>;
  text: ReadonlyMap<string, number>;
}

interface ReadHelp {
  texts: ReadText[];
  /** Number of pages with a stem or topic. */
  frequency: ReadonlyMap<string, number>;
}

/** Topic of words for products in general, which do not identify the subject of a query. */
const GOODS = '?goods';
const MOST = 3;
const SHORTEST = 3;
/** Least share of the query's words that must concern the shop and not a product. */
const LEAST_SHARE = 0.5;
/** Weights: of a topic relative to a plain word, of a title relative to a text. */
const WEIGHT = { topic: 2, title: 3, text: 0.35, mostInText: 3 };
/** Least score of a page, relative to the best one. */
const LEAST_OF_BEST = 0.45;

const helpCache = new WeakMap<readonly HelpText[], ReadHelp>();

/** Help pages and FAQ answers for a query; none if it is about products. `isKnown`: true for a word of the shop's products. */
export function findHelp(q: string, lang: LanguageCode, { help, isKnown }: { help: readonly HelpText[]; isKnown: (stem: string) => boolean }): HelpLink[] {
  const stems = [...new Set(analyse(helpQueryOf(q, lang), lang).map((term) => term.stem))];
  const inNames = wordsOfNames(stems, lang);
  const significant = stems.filter((stem) => stem.length >= SHORTEST && !isFiller(stem, lang) && !topicsOf(stem, lang).includes(GOODS));
  const topics = significant.filter((stem) => !inNames.has(stem) && topicsOf(stem, lang).length > 0);
  // A word of neither the shop nor a product is ignored: `wie lang hab ich`.
  const goods = significant.filter((stem) => inNames.has(stem) || (topicsOf(stem, lang).length === 0 && isKnown(stem)));
  if (topics.length === 0 || topics.length < (topics.length + goods.length) * LEAST_SHARE) return [];
  const prepared = helpCache.get(help) ?? readHelp(help, lang);
  helpCache.set(help, prepared);
  const queryMarks = [...stems, ...new Set(topics.flatMap((stem) => topicsOf(stem, lang)))];
  const scored = prepared.texts
    .map((one) => ({ entry: one.entry, points: points(one, queryMarks, prepared) }))
    .filter((one) => one.points > 0)
    .sort((a, b) => b.points - a.points || a.entry.code.localeCompare(b.entry.code));
  const best = scored[0]?.points ?? 0;
  return scored
    .filter((one) => one.points >= best * LEAST_OF_BEST)
    .slice(0, MOST)
    .map(({ entry: { kind, code, title, url_without_domain } }) => ({ kind, code, title, url_without_domain }));
}

/**
 * The words after a concept's name and `for` or `with` describe its purpose and are no question to the shop: `phone with long battery life`, `phone for old
 * people`.
 */
function helpQueryOf(q: string, lang: LanguageCode): string {
  const { thing, words } = readQuestion(q, lang);
  const stems = analyse(thing, lang).map((term) => term.stem);
  const isGoods = thing !== words && stems.some((_, i) => conceptAt(stems, i, lang) !== null) && stems.every((stem) => topicsOf(stem, lang).length === 0);
  return isGoods ? thing : q;
}

/** Words that belong to a name of several words: the card of an `sd card` is no payment card. */
function wordsOfNames(stems: readonly string[], lang: LanguageCode): ReadonlySet<string> {
  const names = stems.map((_, i) => conceptAt(stems, i, lang)?.length ?? 0);
  return new Set(names.flatMap((length, i) => (length > 1 ? stems.slice(i, i + length) : [])));
}

const topicsOf = (stem: string, lang: LanguageCode): readonly string[] => helpTopics(lang).get(stem) ?? [];

function readHelp(help: readonly HelpText[], lang: LanguageCode): ReadHelp {
  const marks = (text: string) => analyse(text, lang).flatMap(({ stem }) => [stem, ...topicsOf(stem, lang)]);
  const frequency = new Map<string, number>();
  const texts = help.map((entry): ReadText => {
    const text = new Map<string, number>();
    for (const mark of marks(entry.text)) text.set(mark, (text.get(mark) ?? 0) + 1);
    const title = new Set(marks(entry.title));
    for (const mark of new Set([...title, ...text.keys()])) frequency.set(mark, (frequency.get(mark) ?? 0) + 1);
    return { entry, title, text };
  });
  return { texts, frequency };
}

function points({ title, text }: ReadText, queryMarks: readonly string[], { texts, frequency }: ReadHelp): number {
  return queryMarks.reduce((sum, mark) => {
    const rarity = Math.log(1 + texts.length / (frequency.get(mark) ?? texts.length));
    const weight = (mark.startsWith('?') ? WEIGHT.topic : 1) * rarity;
    const inText = Math.min(WEIGHT.mostInText, text.get(mark) ?? 0) * WEIGHT.text;
    return sum + weight * ((title.has(mark) ? WEIGHT.title : 0) + inText);
  }, 0);
}
