import { toLatin } from './to-latin.ts';

/** `Prenosnik Kvant Arc 14, 1 TB` → `prenosnik-kvant-arc-14-1-tb`. ASCII letters, digits and hyphens, at most 80 characters; `izdelek` if nothing is left. */
export function slugify(text: string): string {
  const slug = (ASCII.test(text) ? text.toLowerCase() : plainLetters(text))
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, 80)
    .replace(/^-+|-+$/g, '');
  return slug || 'izdelek';
}

const ASCII = /^[ -~]*$/;

const plainLetters = (text: string): string =>
  toLatin(text)
    .toLowerCase()
    .replace(/đ/g, 'dj')
    .replace(/ß/g, 'ss')
    .replace(/æ/g, 'ae')
    .replace(/ø/g, 'o')
    .replace(/ł/g, 'l')
    .normalize('NFD')
    .replace(/\p{M}/gu, '');

const UMLAUTS: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue' };

/** An address part in a language: German writes its umlauts with two letters, `so-waehlen-sie`. */
export const slugIn = (lang: string, title: string): string =>
  slugify(
    lang === 'de' || lang === 'at'
      ? title
          .normalize('NFC')
          .toLowerCase()
          .replace(/[äöü]/g, (letter) => UMLAUTS[letter] as string)
      : title,
  );
