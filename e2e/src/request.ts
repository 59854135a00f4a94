import { request as httpRequest, type IncomingHttpHeaders } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { inject } from 'vitest';

export interface Reply {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
  text: string;
  /** Target of a redirect, as a path if it is in the shop; `null`: no redirect. */
  location: string | null;
}

interface Options {
  method?: string;
  headers?: Record<string, string>;
  body?: string | Buffer;
  /** Origin of another shop than the run's. */
  origin?: string;
}

export const GOOGLEBOT = 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)';

/** Requests a path exactly as written: no normalisation, no redirect is followed. */
export function sendRequest(path: string, { method = 'GET', headers = {}, body, origin: where = inject('origin') }: Options = {}): Promise<Reply> {
  const origin = new URL(where);
  const send = origin.protocol === 'https:' ? httpsRequest : httpRequest;
  return new Promise((resolve, reject) => {
    const outgoing = send({ host: origin.hostname, port: origin.port, path, method, headers }, (incoming) => {
      const chunks: Buffer[] = [];
      incoming.on('data', (chunk: Buffer) => chunks.push(chunk));
      incoming.on('error', reject);
      incoming.on('end', () => {
        const bytes = Buffer.concat(chunks);
        const location = incoming.headers.location?.replace(origin.origin, '') ?? null;
        resolve({ status: incoming.statusCode ?? 0, headers: incoming.headers, body: bytes, text: bytes.toString(), location });
      });
    });
    outgoing.on('error', reject);
    outgoing.end(body);
  });
}

/** HTML of a page; fails if it does not exist. */
export async function page(path: string, options?: Options): Promise<string> {
  const reply = await sendRequest(path, options);
  if (reply.status !== 200) throw new Error(`${path} answered ${reply.status} ${reply.location ?? ''}`);
  return reply.text;
}

/** Pages by path, requested sequentially like by a crawler: many large concurrent requests would be refused with a retry. */
export async function pagesInTurn(paths: readonly string[]): Promise<Map<string, string>> {
  const pages = new Map<string, string>();
  for (const path of paths) pages.set(path, await page(path));
  return pages;
}

/** Status and target of a path, for tables of redirects: `301 /hr/`. */
export async function answerOf(path: string, options?: Options): Promise<string> {
  const { status, location } = await sendRequest(path, options);
  return location === null ? String(status) : `${status} ${location}`;
}

/** Requests all paths, a few concurrently; returns the statuses by path. */
export async function statuses(paths: readonly string[], atOnce = 6): Promise<Map<string, number>> {
  const found = new Map<string, number>();
  const waiting = [...paths];
  const work = async () => {
    for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) found.set(path, (await sendRequest(path)).status);
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  return found;
}
