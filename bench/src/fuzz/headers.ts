import { pick } from '../random.ts';
import { hostileText } from './hostile-values.ts';
import type { World } from './world.ts';

/** Number of client addresses of the calls: limits apply per address. */
const ADDRESSES = 2000;
const AGENTS = ['Mozilla/5.0 (X11; Linux x86_64) Firefox/145.0', 'Googlebot/2.1 (+http://www.google.com/bot.html)', 'curl/8.5', '', '()'] as const;
const FIELDS = [
  'x-lang',
  'accept',
  'accept-language',
  'accept-encoding',
  'cookie',
  'if-none-match',
  'if-modified-since',
  'range',
  'referer',
  'origin',
  'user-agent',
  'idempotency-key',
  'x-requested-with',
  'x-vitrina-browser',
  'x-client-address',
  'x-request-id',
  'traceparent',
  'sec-fetch-site',
  'sec-fetch-mode',
  'content-encoding',
  'x-http-method-override',
  'x-original-url',
  'x-forwarded-host',
  'x-forwarded-proto',
  'forwarded',
  'te',
  'via',
] as const;
const VALUES: Partial<Record<(typeof FIELDS)[number], readonly string[]>> = {
  'accept-encoding': ['gzip', 'br;q=0', '*;q=0', 'identity;q=0, *;q=0', 'zstd, gzip;q=2', ',,,'],
  'if-none-match': ['*', '"x"', 'W/"', '"'.repeat(200)],
  range: ['bytes=0-0', 'bytes=-1', 'bytes=99999999-', 'bytes=5-2', 'bytes=0-0,1-1,2-2', 'lines=1-2'],
  'sec-fetch-site': ['same-origin', 'cross-site', 'none', 'x'],
  'sec-fetch-mode': ['navigate', 'cors', 'x'],
  'content-encoding': ['gzip', 'br', 'identity', 'x'],
  origin: ['https://evil.example', 'null', 'http://localhost'],
  traceparent: ['00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01', '00-00-00-00', 'ff-'],
  cookie: ['gdpr=%7B', 'a=b; a=c', '=', ';;;;', `x=${'y'.repeat(4000)}`, '__proto__=1', 'gdpr="analytics'],
};

/** Headers as browsers send them, and one or two that no browser sends. */
export function headersFor(world: World, next: () => number): Record<string, string> {
  const visitor = Math.floor(next() * ADDRESSES);
  const headers: Record<string, string> = {
    'x-forwarded-for': `198.${18 + (visitor >> 8)}.${visitor & 255}.7`,
    'user-agent': pick(AGENTS, next),
    'x-lang': pick(world.texts.lang ?? ['si'], next),
  };
  if (next() < 0.2) headers['idempotency-key'] = pick(['6f1c7b56-33ff-4a53-a6a0-0b6b1c9fd0b1', `key-${Math.floor(next() * 50)}`, hostileText(next)], next);
  while (next() < 0.25) {
    const name = pick(FIELDS, next);
    headers[name] = next() < 0.6 ? pick(VALUES[name] ?? ['1'], next) : hostileText(next);
  }
  return headers;
}

type Who = 'nobody' | 'guest' | 'customer' | 'staff' | 'forged';

/** Returns the credentials of a call: by header as programs send them, or by cookie as browsers do. */
export function tokenFor(who: Who, { world, next }: { world: World; next: () => number }): Record<string, string> {
  if (who === 'nobody') return {};
  const token = who === 'forged' ? forged(world, next) : who === 'guest' ? pick(world.people.guests, next) : world.people[who];
  if (next() < 0.7)
    return { authorization: next() < 0.97 ? `Bearer ${token}` : pick([token, `bearer  ${token}`, `Basic ${token}`, 'Bearer', `Bearer ${token} x`], next) };
  return { cookie: `token=${token}`, 'sec-fetch-site': 'same-origin', 'x-vitrina-browser': '1' };
}

function forged(world: World, next: () => number): string {
  const [head = '', body = '', signature = ''] = world.people.staff.split('.');
  const none = Buffer.from('{"alg":"none"}').toString('base64url');
  return pick(
    [`${none}.${body}.`, `${head}.${body}.${signature.slice(0, -3)}AAA`, `${head}.${body}`, '..', 'x', `${head}.e30.${signature}`, 'a'.repeat(5000)],
    next,
  );
}
