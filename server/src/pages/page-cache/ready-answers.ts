import type { ServerResponse } from 'node:http';
import type { PageEntry } from './page-entry.ts';

type Kind = 'br' | 'gzip' | 'plain';

/** Node's serialised head, date and connection included: set by `writeHead`, `null` before. */
interface WithHead {
  _header: string | null;
  _headerSent: boolean;
}

interface Ready {
  head: string;
  /** Head and body. */
  bytes: Buffer;
}

/** Complete replies by entry, valid in the second of their date; `null`: sent once in it. */
let answers = new Map<PageEntry, Partial<Record<Kind, Ready | null>>>();
let second = 0;
let cachedBytes = 0;
/** Memory limit of the ready replies, bytes. They last one second; beyond the limit pages are sent in chunks. */
const MOST_BYTES = 8 * 1024 * 1024;

function answersOf(entry: PageEntry): Partial<Record<Kind, Ready | null>> {
  const now = Math.floor(Date.now() / 1000);
  if (now !== second) {
    second = now;
    answers = new Map();
    cachedBytes = 0;
  }
  let found = answers.get(entry);
  if (!found) {
    found = {};
    answers.set(entry, found);
  }
  return found;
}

/** Heads differ if the connection closes after the reply, or if the reply has a header for this request alone. */
const isPlain = (response: ServerResponse): boolean =>
  response.shouldKeepAlive && response.req.httpVersionMinor === 1 && response.getHeaderNames().length === 0;

/**
 * Sends a cached page in one piece, head and body, if it was sent twice within this second: writing and validating some twenty-five headers costs
 * more than everything else about a cached page. The bytes are those that `writeHead` made for the second one. Returns true if it was sent.
 */
export function sendReady(response: ServerResponse, entry: PageEntry, kind: Kind): boolean {
  const ready = answersOf(entry)[kind];
  if (!ready || !isPlain(response)) return false;
  const outgoing = response as unknown as WithHead;
  if (outgoing._header !== null) return false;
  response.statusCode = entry.status;
  outgoing._header = ready.head;
  outgoing._headerSent = true;
  response.end(ready.bytes);
  return true;
}

/** Stores a ready answer; to be called between `writeHead` and `end`. */
export function storeReady(response: ServerResponse, { entry, kind, body }: { entry: PageEntry; kind: Kind; body: Buffer }): void {
  const found = answersOf(entry);
  if (found[kind] === undefined) found[kind] = null;
  else if (found[kind] === null && isPlain(response)) {
    const head = (response as unknown as WithHead)._header;
    if (!head || cachedBytes + body.length > MOST_BYTES) return;
    found[kind] = { head, bytes: Buffer.concat([Buffer.from(head, 'latin1'), body]) };
    cachedBytes += head.length + body.length;
  }
}
