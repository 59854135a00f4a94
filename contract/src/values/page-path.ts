/** Shapes of page addresses that carry an id (contract, "Page addresses"; specification, section 2). */
import { LANGUAGES, type LanguageCode, languageBase } from './languages.ts';

export interface EntityPath {
  slug: string;
  id: number;
}

interface PathOf {
  lang: LanguageCode;
  defaultLanguage: LanguageCode;
  slug: string;
  id: number;
}

/** `/hr/lenovo-thinkpad-x1-proizvodi-12/` */
export const productPath = ({ lang, defaultLanguage, slug, id }: PathOf): string =>
  `${languageBase(lang, defaultLanguage)}${slug}-${LANGUAGES[lang].productWord}-${id}/`;

/** `/en/for-students-tags-3/` */
export const tagPath = ({ lang, defaultLanguage, slug, id }: PathOf): string =>
  `${languageBase(lang, defaultLanguage)}${slug}-${LANGUAGES[lang].tagWord}-${id}/`;

/** Reads `{slug}-{product word}-{id}` out of a path without its language (`/a-b-izdelki-12/`); `null` for any other shape. */
export const parseProductPath = (path: string, lang: LanguageCode): EntityPath | null => parse(path, LANGUAGES[lang].productWord);

/** Reads `{slug}-{tag word}-{id}`. */
export const parseTagPath = (path: string, lang: LanguageCode): EntityPath | null => parse(path, LANGUAGES[lang].tagWord);

/** Reads `/newsletter/{id}/{code}/`. */
export function parseNewsletterPath(path: string): { id: number; code: string } | null {
  const [, word, id, code, rest] = path.split('/');
  return word === 'newsletter' && id && code && rest === '' && isId(id) ? { id: Number(id), code } : null;
}

/** An id in an address: 1 to 2147483647 without leading zeros or signs. */
export const isId = (text: string): boolean => /^[1-9]\d{0,9}$/.test(text) && Number(text) <= 2_147_483_647;

function parse(path: string, word: string): EntityPath | null {
  const segment = path.replace(/^\/|\/$/g, '');
  if (segment.includes('/')) return null;
  const idAt = segment.lastIndexOf('-');
  const wordAt = segment.lastIndexOf(`-${word}-`);
  if (wordAt < 1 || wordAt + word.length + 1 !== idAt) return null;
  const id = segment.slice(idAt + 1);
  return isId(id) ? { slug: segment.slice(0, wordAt), id: Number(id) } : null;
}
