import { hostileAddresses } from '@vitrina/contract/testing/hostile-addresses';
import { LANGUAGE_CODES } from '@vitrina/contract/values/languages';
import { pick } from '../random.ts';
import type { FuzzRequest } from './call.ts';
import { headersFor, tokenFor } from './headers.ts';
import { hostileText } from './hostile-values.ts';
import type { World } from './world.ts';

const PRIVATE = [
  'webshop/',
  'webshop/cart/',
  'webshop/customer/',
  'webshop/shipping/',
  'webshop/payment/',
  'webshop/review-order/',
  'webshop/order/',
  'webshop/quick-order/',
  'auth/login/',
  'auth/signup/',
  'auth/',
  'auth/orders/',
  'auth/edit/',
  'auth/forgotten-password/',
  'auth/signup-confirm/1/abc/',
  'wishlist/',
  'compare/',
  'newsletter/1/x/',
  'newsletter/preferences/1/x/',
  'sweepstake/',
  'nastavitve-piskotkov/',
];
const QUERIES = [
  'page',
  'sort',
  'q',
  'search_q',
  'price_from',
  'price_to',
  'ram',
  'brand',
  'mode',
  'redirect',
  'missing_url',
  'special_view',
  'items',
  'lang',
  '__proto__',
  'constructor[a]',
  'x',
];
const METHODS = ['HEAD', 'POST', 'PUT', 'DELETE', 'OPTIONS', 'TRACE'];
const hostile = hostileAddresses(4000);

/** Request of a page, its data, a file or a picture: unchanged, or with changed path and query. */
export function pageRequest(world: World, next: () => number): FuzzRequest {
  const { name, path } = addressOf(world, next);
  const asData = next() < 0.2 && !path.startsWith('/_data') ? '/_data' : '';
  const changed = next() < 0.5 ? path : changePath(path, next);
  const address = `${asData}${changed}${queryFor(next)}`;
  const who = pick(['nobody', 'nobody', 'nobody', 'guest', 'customer', 'staff', 'forged'] as const, next);
  const { authorization: _none, ...headers } = { ...headersFor(world, next), ...cookieFor(who, { world, next }) } as Record<string, string>;
  const path_ = printable(address);
  if (next() < 0.9) return { name, method: 'GET', path: path_, headers };
  const method = pick(METHODS, next);
  if (method !== 'POST') return { name, method, path: path_, headers };
  const body = new URLSearchParams(
    Array.from({ length: 3 }, () => [pick(['email', 'password', 'q', 'code', 'action', 'topics', '__proto__'], next), hostileText(next).toWellFormed()]),
  ).toString();
  return { name: `form ${name}`, method, path: path_, headers: { ...headers, 'content-type': 'application/x-www-form-urlencoded' }, body };
}

/** Always a cookie instead of the authorization header, as browsers request pages. */
function cookieFor(who: 'nobody' | 'guest' | 'customer' | 'staff' | 'forged', { world, next }: { world: World; next: () => number }): Record<string, string> {
  const { authorization, ...others } = tokenFor(who, { world, next });
  return authorization ? { cookie: `token=${authorization.replace(/^\w+ +/, '')}` } : others;
}

function addressOf(world: World, next: () => number): { name: string; path: string } {
  const kind = next();
  if (kind < 0.5) return { name: 'page', path: pick(world.pages, next) };
  if (kind < 0.65) return { name: 'private page', path: `${pick(['', ...LANGUAGE_CODES.map((lang) => `/${lang}`)], next)}/${pick(PRIVATE, next)}` };
  if (kind < 0.8) return { name: 'hostile address', path: pick(hostile, next) };
  if (kind < 0.95) return { name: 'file', path: pick(world.files, next) };
  return {
    name: 'thumb',
    path: `/thumbs/${pick(['small', 'content', 'x', '..', 'product_small'], next)}/${encodeURIComponent(hostileText(next).slice(0, 200).toWellFormed())}.webp`,
  };
}

function changePath(path: string, next: () => number): string {
  const at = Math.floor(next() * path.length);
  const text = encodeURIComponent(hostileText(next).slice(0, 400).toWellFormed());
  return pick(
    [
      path.slice(0, at) + text + path.slice(at),
      path.slice(0, at),
      path.replace(/\/$/, ''),
      `${path}/`,
      path.toUpperCase(),
      path.replaceAll('/', '//'),
      `${path}..%2f..%2f`,
      path.replaceAll(/[aeiou]/g, (letter) => `%${letter.charCodeAt(0).toString(16)}`),
      `${path}%`,
      `${path}%ff`,
      path.slice(0, at) + hostileText(next) + path.slice(at),
      `${path}index.php`,
      path.replace(/\d+/, '99999999999999'),
      path + path.slice(1),
    ],
    next,
  );
}

function queryFor(next: () => number): string {
  if (next() < 0.6) return '';
  const pairs = Array.from(
    { length: pick([1, 1, 2, 5, 40], next) },
    () => `${pick(QUERIES, next)}=${encodeURIComponent(hostileText(next).slice(0, 500).toWellFormed())}`,
  );
  return `?${pairs.join('&')}`;
}

/** Raw bytes, as sent by a client that does not encode; bytes that no HTTP client accepts are left to the raw requests. */
const printable = (address: string): string =>
  Buffer.from(address.replaceAll(/#.*/gs, '').toWellFormed().slice(0, 9000), 'utf8')
    .toString('latin1')
    .replaceAll(/[^\x21-\xff]/g, '') || '/';
