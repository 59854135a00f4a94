import { createHash } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { createBoundedMemo } from '@vitrina/contract/values/bounded-memo';
import { chooseEncoding } from './compression.ts';
import { type Answer, compressed } from './send.ts';

/** Whole public tables; some are larger than a megabyte. */
const TABLES = /^\/api\/nuxtapi\/(?:routes|redirects|labels|endpoints|checkInitData|info|currency)\/?$/;
const CACHED_ANSWERS = 24;

/** Sends the tables with an ETag and compresses each once. */
export function createTableAnswers(): (request: IncomingMessage, path: string, answer: Answer) => Promise<Answer> {
  const memo = createBoundedMemo<Promise<Answer>>(CACHED_ANSWERS);
  return (request, path, answer) => {
    const isTable = request.method !== 'POST' && answer.status === 200 && TABLES.test(path) && !answer.headers.includes('Set-Cookie');
    if (!isTable) return compressed(request, answer);
    const mark = `W/"${createHash('sha256').update(answer.body).digest('base64url').slice(0, 27)}"`;
    const headers = ['Cache-Control', 'private, no-cache', 'ETag', mark, 'Vary', 'Accept-Encoding, X-Lang'];
    if (request.headers['if-none-match']?.split(/\s*,\s*/).includes(mark)) return Promise.resolve({ status: 304, headers, body: '' });
    const key = `${chooseEncoding(request.headers['accept-encoding'])}:${mark}`;
    return memo(key, () => compressed(request, { ...answer, headers: [...without(answer.headers, /^(?:cache-control|vary)$/i), ...headers] }));
  };
}

/** Names and values in turn. */
const without = (headers: readonly string[], names: RegExp): string[] => headers.filter((_, i) => !names.test(headers[i - (i % 2)] as string));
