import { createHash } from 'node:crypto';
import { steadyNow } from '../../shared/steady-clock.ts';
import { brotli, brotliLater, gzip, unbrotli } from '../../http/compression.ts';
import { CACHE_TAGS, PAGE_CACHE, REDIRECT_RULES, VISITOR_CONSENT, VISITOR_TOKEN } from '@vitrina/contract/internal-headers';

/** A cached reply: compressed once, with prepared headers. */
export interface PageEntry {
  status: number;
  /** Names and values in turn, without those of the encoding. */
  headers: readonly string[];
  etag: string;
  /** `null`: too small to compress, `plain` holds it. */
  br: Buffer | null;
  /** Compressed for the first client that cannot read Brotli; `null`: not yet. */
  gzip: Buffer | null;
  plain: Buffer | null;
  tags: readonly string[];
  /** Ids of the redirect rules that it followed. */
  rules: readonly number[];
  /** True if the storefront allows caching it. */
  isPublic: boolean;
  /** End of freshness, by the monotonic clock. */
  freshUntil: number;
  staleUntil: number;
  /** Data of the page has changed: the next request waits for a new rendering instead of getting this one. */
  isPurged: boolean;
  bytes: number;
}

export interface Lives {
  freshMs: number;
  staleMs: number;
  /** Lifetime of 404 pages, milliseconds; short, as they must not fill the cache. */
  notFoundMs: number;
}

/** Below this size compressing gains nothing. */
const COMPRESS_FROM_BYTES = 1000;
const CACHEABLE_STATUS = new Set([200, 301, 302, 307, 308, 404]);
/** Headers that stay between storefront and server, or that the server sets itself. */
const NOT_SENT = new Set([
  PAGE_CACHE,
  VISITOR_TOKEN,
  VISITOR_CONSENT,
  CACHE_TAGS,
  REDIRECT_RULES,
  'content-length',
  'content-encoding',
  'etag',
  'vary',
  'date',
  'connection',
  'set-cookie',
]);
const PER_ENTRY_BYTES = 2000;

/**
 * Quality for a waiting request: less than half of the time of the next level, for four percent more bytes. Pages asked for
 * again are packed better (send-entry.ts).
 */
const BROTLI_QUALITY = 0;
/** Estimated size of a page's gzip relative to its Brotli, counted before it exists. */
const GZIP_SIZE = 1.25;

/** Creates the entry of a storefront's reply. */
export async function makeEntry(
  answer: Response,
  { lives, common, now = steadyNow() }: { lives: Lives; common: readonly string[]; now?: number },
): Promise<PageEntry> {
  const plain = Buffer.from(await answer.arrayBuffer());
  const isPublic = isCacheable(answer);
  const type = answer.headers.get('content-type') ?? '';
  const isText = plain.length >= COMPRESS_FROM_BYTES && /^(?:text\/|application\/(?:json|xml|javascript|manifest)|image\/svg)/.test(type);
  const br = isText ? await brotli(plain, BROTLI_QUALITY) : null;
  const life = answer.status === 404 ? lives.notFoundMs : lives.freshMs;
  return {
    status: answer.status,
    headers: headersOf(answer, { isPublic, common }),
    etag: `W/"${createHash('sha1')
      .update(br ?? plain)
      .digest('base64url')
      .slice(0, 20)}"`,
    br,
    gzip: null,
    plain: isText ? null : plain,
    tags: answer.headers.get(CACHE_TAGS)?.split(/[ ,]+/).filter(Boolean) ?? [],
    rules: answer.headers.get(REDIRECT_RULES)?.split(' ').map(Number) ?? [],
    isPublic,
    freshUntil: now + life,
    staleUntil: now + life + (answer.status === 404 ? 0 : lives.staleMs),
    isPurged: false,
    bytes: sizeOf({ br, plain: isText ? null : plain }),
  };
}

/** Size of an entry in bytes, including a possible gzip. */
export const sizeOf = ({ br, plain }: Pick<PageEntry, 'br' | 'plain'>): number =>
  Math.round((br?.length ?? 0) * (1 + GZIP_SIZE)) + (plain?.length ?? 0) + PER_ENTRY_BYTES;

/** The plain bytes of an entry. */
export const plainOf = async (entry: PageEntry): Promise<Buffer> => entry.plain ?? (await unbrotli(entry.br as Buffer));

/** The gzip of an entry, made once. */
export async function gzipOf(entry: PageEntry): Promise<Buffer> {
  entry.gzip ??= await gzip(await plainOf(entry), { level: 6 });
  return entry.gzip;
}

/** Quality for pages requested again: a millisecond once, for ten percent fewer bytes of each answer. */
const OFTEN_QUALITY = 4;

/** Compresses an entry again at a higher quality than its first request had time for. */
export async function recompress(entry: PageEntry): Promise<void> {
  if (entry.br) entry.br = await brotliLater(await plainOf(entry), OFTEN_QUALITY);
}

/** True if the answer declares itself public, is no error, and carries nothing of one visitor. */
function isCacheable(answer: Response): boolean {
  return (
    answer.headers.get(PAGE_CACHE) === 'public' &&
    CACHEABLE_STATUS.has(answer.status) &&
    !answer.headers.has('set-cookie') &&
    !/private|no-store/.test(answer.headers.get('cache-control') ?? '')
  );
}

function headersOf(answer: Response, { isPublic, common }: { isPublic: boolean; common: readonly string[] }): string[] {
  const headers = [...common];
  answer.headers.forEach((value, name) => {
    if (!NOT_SENT.has(name)) headers.push(name, value);
  });
  for (const cookie of answer.headers.getSetCookie()) headers.push('Set-Cookie', cookie);
  if (!answer.headers.has('cache-control')) headers.push('Cache-Control', isPublic ? 'public, max-age=0, must-revalidate' : 'private, no-store');
  if (!answer.headers.has('content-security-policy')) headers.push('Content-Security-Policy', "default-src 'none'; frame-ancestors 'none'");
  headers.push('Vary', 'Accept-Encoding');
  return headers;
}
