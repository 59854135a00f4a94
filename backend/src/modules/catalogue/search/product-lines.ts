import type { LanguageCode } from '@vitrina/contract/values/languages';
import { FAMILY, SYNONYMS } from './synonyms.ts';

/** Product lines that shoppers use as the name of a concept of `SYNONYMS`; they apply only in a shop that does not sell the line itself. */
const LINES: Readonly<Record<string, string>> = {
  ereader: 'kindle, kobo, paperwhite, pocketbook, tolino',
  tablet: 'ipad',
  phone: 'iphone',
  laptop: 'macbook, chromebook, thinkpad',
  earbuds: 'airpods, airpod, earpods, galaxy buds',
  smartwatch: 'apple watch, galaxy watch',
  fitnessband: 'fitbit, mi band',
  console: 'playstation, ps4, ps5, xbox, nintendo, steam deck',
  actioncamera: 'gopro, go pro, insta360',
  robotvacuum: 'roomba, roborock, deebot, dreame',
  vacuum: 'dyson',
  drone: 'dji',
  vrheadset: 'oculus, meta quest',
  coffeemachine: 'nespresso, dolce gusto, tassimo, senseo',
  speaker: 'sonos, homepod',
  bulb: 'philips hue',
  router: 'fritzbox, fritz box',
};

export interface ProductLine {
  words: readonly string[];
  concept: string;
}

/** Longest names first. */
export const PRODUCT_LINES: readonly ProductLine[] = Object.entries(LINES)
  .flatMap(([concept, names]) => names.split(', ').map((name) => ({ words: name.split(' '), concept })))
  .sort((a, b) => b.words.length - a.words.length);

/** Concepts whose product lines mean the smart kind: an `iphone` is no feature phone. */
const SMARTER: ReadonlySet<string> = new Set(['phone']);
const SMART = /^(?:smart|pametn)/;

/** The name of a concept in a language, in one word if possible. */
export function nameOf(concept: string, lang: LanguageCode): string | null {
  const names = SYNONYMS[concept]?.[FAMILY[lang]]?.split(', ') ?? [];
  return names.find((name) => SMART.test(name) && SMARTER.has(concept)) ?? names.find((name) => !name.includes(' ')) ?? names[0] ?? null;
}
