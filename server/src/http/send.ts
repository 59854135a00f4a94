import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { ERROR_STATUS, type ErrorLabel } from '@vitrina/contract/errors';
import { brotli, chooseEncoding, compressor, gzip } from './compression.ts';
import { LOCKED_POLICY } from './security-headers.ts';

/** Bytes; smaller replies fit one packet, so compressing gains nothing. */
const COMPRESS_FROM_BYTES = 1400;

export interface Answer {
  status: number;
  headers: readonly string[];
  body: Buffer | string;
}

/** A reply read from a file while it is sent. */
export interface LongAnswer extends Omit<Answer, 'body'> {
  body: { bytes: number; stream: () => Readable; close: () => Promise<void> };
}

export const isLong = (answer: Answer | LongAnswer): answer is LongAnswer => typeof answer.body === 'object' && 'stream' in answer.body;

/** Streams it at the client's speed, compressed if the client accepts that. */
export async function sendLong(request: IncomingMessage, response: ServerResponse, { status, headers, body }: LongAnswer, common: readonly string[]) {
  if (response.headersSent || response.destroyed) return body.close();
  const encoding = chooseEncoding(request.headers['accept-encoding']);
  const form = encoding === 'identity' ? ['Content-Length', String(body.bytes)] : ['Content-Encoding', encoding, 'Vary', 'Accept-Encoding'];
  response.writeHead(status, [...common, 'Content-Security-Policy', LOCKED_POLICY, ...headers, ...form]);
  // A client that disconnects ends the pipeline, and no reply is possible.
  await pipeline(body.stream(), compressor(encoding), response).catch(() => {});
}

/** Sends a small reply uncompressed, with the strictest policy unless its headers hold one. */
export function send(request: IncomingMessage, response: ServerResponse, { status, headers, body }: Answer, common: readonly string[]): void {
  if (response.headersSent || response.destroyed) return;
  const policy = headers.some((name) => name.toLowerCase() === 'content-security-policy') ? [] : ['Content-Security-Policy', LOCKED_POLICY];
  const length = status === 304 ? [] : ['Content-Length', String(Buffer.byteLength(body))];
  response.writeHead(status, [...common, ...policy, ...headers, ...length]);
  response.end(request.method === 'HEAD' ? undefined : body);
}

/** Compresses a text reply for the client where it is large enough. */
export async function compressed(request: IncomingMessage, answer: Answer): Promise<Answer> {
  const bytes = Buffer.from(answer.body);
  const encoding = chooseEncoding(request.headers['accept-encoding']);
  if (bytes.length < COMPRESS_FROM_BYTES || encoding === 'identity') return answer;
  const body = encoding === 'br' ? await brotli(bytes, 1) : await gzip(bytes, { level: 5 });
  return { status: answer.status, headers: [...answer.headers, 'Content-Encoding', encoding, 'Vary', 'Accept-Encoding'], body };
}

export const text = (status: number, body: string, headers: readonly string[] = []): Answer => ({
  status,
  headers: ['Content-Type', 'text/plain; charset=utf-8', 'Cache-Control', 'no-store', ...headers],
  body,
});

export const json = (status: number, value: unknown, headers: readonly string[] = []): Answer => ({
  status,
  headers: ['Content-Type', 'application/json; charset=utf-8', 'Cache-Control', 'no-store', ...headers],
  body: JSON.stringify(value),
});

/** A failure in the API's format. */
export const failure = (label: ErrorLabel, headers: readonly string[] = []): Answer =>
  json(ERROR_STATUS[label], { success: false, data: { label_name: label } }, headers);
