/** Addresses of attacks that aim at a foreign redirect, a hang or a failure. Equal in every run. */

const HOSTS = ['evil.example', 'evil.example:80', 'x@evil.example', 'EVIL.example', 'evil。example', '[::1]'];
const BREAKS = [
  '//',
  '///',
  '/\\',
  '\\',
  '/%5c',
  '%5c%5c',
  '/%2f',
  '%2f%2f',
  '/%252f',
  '/%09/',
  '/%0d%0a',
  '/%00',
  '/./',
  '/../',
  '/%2e%2e/',
  '/.%2e/',
  '/;/',
  '/@',
];
const WORDS = [
  'katalog',
  'notesniki',
  'stara-trgovina',
  'znamka',
  'artikel',
  'arhiv',
  'isci-',
  'sifra-',
  'p',
  'p-',
  'tel:',
  'TEL%3A',
  'comments',
  'komentari',
  'publish',
];
const TEXTS = [
  'kvant',
  '12',
  '0',
  '-1',
  '999999999999999999999',
  'č',
  '%C4%8D',
  '%c4',
  '%ff',
  '%zz',
  '%',
  '😀',
  '\u202e',
  'a'.repeat(40),
  '%41',
  '(1)',
  '(slug+)',
  '-',
  '_',
  '.',
  '..',
  '+',
  '~',
  ' ',
];
const ENDS = [
  '',
  '/',
  '//',
  '-katalog',
  '-katalog/',
  '.php',
  '-izdelki-12',
  '-izdelki-12/',
  '/tel:123',
  'tel:',
  '?mode=gallery',
  '?mode=gallery&mode=gallery',
  '#x',
];
const LANGUAGES = ['', '', '', '/si', '/hr', '/en', '/de', '/at', '/rs', '/it', '/ba', '/me', '/es', '/xx', '/si/si', '/SI'];
const SHAPES = [
  '/webshop/x',
  '/auth/logout',
  '/p/',
  '/404',
  '/_data',
  '/comments/publish',
  '/komentari/catalogproduct',
  '/primerjaj/a/b',
  '/stara-trgovina',
  '/znamka',
  '',
];

/** Numbers from 0 to 1 that follow from the seed (mulberry32). */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** Returns this number of URLs, path and query, each beginning with a slash and at most about 4000 characters long. */
export function hostileAddresses(count: number, seed = 20_261_122): string[] {
  const random = randomFrom(seed);
  const one = (list: readonly string[]): string => list[Math.floor(random() * list.length)] as string;
  const part = (): string => one([one(BREAKS), one(WORDS), one(TEXTS), one(HOSTS), `/${one(WORDS)}/`, `/${one(TEXTS)}`]);
  const query = (): string =>
    `?${one(['redirect', 'missing_url', 'x', 'mode', 'special_view'])}=${one([...BREAKS, '', 'https:'])}${one(HOSTS)}${one(['', '&mode=gallery', '&%zz', '&a[]=1'])}`;
  return Array.from({ length: count }, () => {
    const parts = Array.from({ length: 1 + Math.floor(random() * 7) }, part).join('');
    const long = random() < 0.02 ? one(['a', '/', '-', '%41', 'a/', 'tel:', '-1', '(']).repeat(900) : '';
    const address = `${one(LANGUAGES)}${one(SHAPES)}${parts}${long}${one(ENDS)}`;
    const path = address.startsWith('/') ? address : `/${address}`;
    return random() < 0.3 ? `${path.replace(/[?#].*/s, '')}${query()}` : path;
  });
}
