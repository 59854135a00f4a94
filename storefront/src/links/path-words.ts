import { LANGUAGES, LANGUAGE_CODES } from '@vitrina/contract/values/languages';

const MAX_WORDS = 6;
const MAX_LENGTH = 80;
/** Words of addresses that name no product and are no use in a search. */
const OF_ADDRESSES = new Set([
  ...LANGUAGE_CODES.flatMap((code) => [LANGUAGES[code].productWord, LANGUAGES[code].tagWord, LANGUAGES[code].ordersWord]),
  'html',
  'htm',
  'php',
  'aspx',
  'index',
  'katalog',
  'catalogue',
  'catalogo',
  'catalog',
  'product',
  'proizvod',
  'izdelek',
  'www',
  '404',
  'error',
]);

/** A suffix such as `-izdelki-12`: the shop's id of a product or tag. */
const ENTITY = new RegExp(`-(?:${LANGUAGE_CODES.flatMap((code) => [LANGUAGES[code].productWord, LANGUAGES[code].tagWord]).join('|')})-\\d+/?$`);

/** Search words from an address that was not found: `/hr/stari-televizor-55-proizvodi-812/` → `stari televizor 55`. Plain text of letters and digits only. */
export function pathWords(path: string): string {
  const parts = decode(path.split(/[?#]/)[0] ?? '')
    .replace(/^\/[a-z]{2}(?=\/)/, '')
    .replace(ENTITY, '/')
    .split(/[^\p{L}\p{N}]+/u);
  const words = parts.filter((word) => word !== '' && !OF_ADDRESSES.has(word.toLowerCase()));
  return words.slice(0, MAX_WORDS).join(' ').slice(0, MAX_LENGTH).trim();
}

function decode(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
