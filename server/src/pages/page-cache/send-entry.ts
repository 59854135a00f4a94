import type { IncomingMessage, ServerResponse } from 'node:http';
import { chooseEncoding } from '../../http/compression.ts';
import { gzipOf, recompress, type PageEntry, plainOf } from './page-entry.ts';
import { storeReady, sendReady } from './ready-answers.ts';

/** Entries sent from the cache in Brotli: `false`: once, `true`: compressed again, or in progress. */
const packed = new WeakMap<PageEntry, boolean>();

/** Header lists by entry, made at first use. */
const prepared = new WeakMap<PageEntry, Partial<Record<'br' | 'gzip' | 'plain', string[]>>>();

/** Sends an entry in the best encoding, or 304 if the client has it. Returns the status. */
export function sendEntry(request: IncomingMessage, response: ServerResponse, entry: PageEntry, state: string): number | Promise<number> {
  if (response.destroyed) return entry.status;
  if (entry.status === 200 && matches(request.headers['if-none-match'], entry.etag)) {
    response.writeHead(304, [...entry.headers, 'ETag', entry.etag, 'X-Cache', state]);
    response.end();
    return 304;
  }
  const encoding = entry.plain ? 'plain' : chooseEncoding(request.headers['accept-encoding']);
  if (encoding === 'identity') return sendUnpacked(request, response, entry, state);
  if (encoding === 'gzip' && !entry.gzip) return gzipOf(entry).then(() => sendEntry(request, response, entry, state));
  if (encoding === 'br' && state === 'hit') recompressIfFrequent(entry);
  const mayBeReady = state === 'hit' && request.method === 'GET';
  if (mayBeReady && sendReady(response, entry, encoding)) return entry.status;
  const body = (encoding === 'plain' ? entry.plain : encoding === 'br' ? entry.br : entry.gzip) as Buffer;
  const headers = headersFor(entry, encoding, body.length);
  response.writeHead(entry.status, state === 'hit' ? headers : [...headers.slice(0, -1), state]);
  if (mayBeReady) storeReady(response, { entry, kind: encoding, body });
  response.end(request.method === 'HEAD' ? undefined : body);
  return entry.status;
}

/** Compresses a page again at its second cache hit, as it will likely be requested again. */
function recompressIfFrequent(entry: PageEntry): void {
  const known = packed.get(entry);
  if (known) return;
  packed.set(entry, known !== undefined);
  if (known === undefined) return;
  // If it fails, the first compression remains in use.
  recompress(entry).then(
    () => prepared.delete(entry),
    () => {},
  );
}

/** The list ends with the cache's state, `hit`. */
function headersFor(entry: PageEntry, encoding: 'br' | 'gzip' | 'plain', length: number): string[] {
  let lists = prepared.get(entry);
  if (!lists) {
    lists = {};
    prepared.set(entry, lists);
  }
  lists[encoding] ??= [
    ...entry.headers,
    'ETag',
    entry.etag,
    ...(encoding === 'plain' ? [] : ['Content-Encoding', encoding]),
    'Content-Length',
    String(length),
    'X-Cache',
    'hit',
  ];
  return lists[encoding];
}

async function sendUnpacked(request: IncomingMessage, response: ServerResponse, entry: PageEntry, state: string): Promise<number> {
  const body = await plainOf(entry);
  response.writeHead(entry.status, [...entry.headers, 'ETag', entry.etag, 'Content-Length', String(body.length), 'X-Cache', state]);
  response.end(request.method === 'HEAD' ? undefined : body);
  return entry.status;
}

/** True if If-None-Match matches the ETag; compares weakly. */
function matches(header: string | undefined, etag: string): boolean {
  if (!header) return false;
  if (header === etag || header === '*') return true;
  return header.split(',').some((one) => one.trim().replace(/^W\//, '') === etag.slice(2));
}
