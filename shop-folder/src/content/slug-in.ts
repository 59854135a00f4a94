import { slugify } from '@vitrina/contract/values/slug';

const UMLAUTS: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss' };

/** German writes its umlauts with two letters: `so-waehlen-sie`. */
export const slugIn = (lang: string, title: string): string =>
  slugify(lang === 'de' || lang === 'at' ? title.toLowerCase().replace(/[äöüß]/g, (letter) => UMLAUTS[letter] ?? letter) : title);
