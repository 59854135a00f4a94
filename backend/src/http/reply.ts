import { Readable } from 'node:stream';
import type { Answer } from '@vitrina/contract/client';
import type { ErrorLabel, FieldError } from '@vitrina/contract/errors';
import { statusOf } from './outcome.ts';
import type { LongReply } from './long-reply.ts';
import { CACHE_TAGS } from '@vitrina/contract/internal-headers';

/** Body of a reply that is streamed once, while it is sent. */
export interface LongBody {
  readonly bytes: number;
  stream: () => Readable;
  /** Releases the file of a body that is not read. */
  close: () => Promise<void>;
}

/** An answer before it is sent: over HTTP as a `Response`, to callers in this process as it is. */
export interface BackendReply {
  status: number;
  /** Names in lower case. */
  headers: Record<string, string>;
  readonly text: string;
  /** Bytes of a file, in place of the text. */
  readonly bytes?: Uint8Array<ArrayBuffer>;
  /** Bytes of the text, to be read once in place of it. */
  readonly long?: LongBody;
  /** Parsed text, for callers in this process; absent: not parsed. Shared with other callers, so read only. */
  readonly value?: unknown;
}

/** Data of a reply as a value and as JSON; each is derived from the other on first access. */
export interface ReplyData {
  readonly json: string;
  readonly value: unknown;
}

export function dataOf(value: unknown): ReplyData {
  let json: string | undefined;
  return {
    get json() {
      json ??= JSON.stringify(value);
      return json;
    },
    value,
  };
}

export function dataOfJson(json: string): ReplyData {
  let value: unknown;
  return {
    json,
    get value() {
      value ??= JSON.parse(json);
      return value;
    },
  };
}

const JSON_TYPE = 'application/json; charset=utf-8';

/** `{"success": true, "data": …}`. The header `Cache-Tags` names the data it depends on, for the caches in front. */
export function successReply(data: ReplyData, tags: readonly string[] = [], more?: Record<string, string>): BackendReply {
  const headers: Record<string, string> = { 'content-type': JSON_TYPE, 'cache-control': 'no-store', ...more };
  if (tags.length > 0) headers[CACHE_TAGS] = tags.join(' ');
  return {
    status: 200,
    headers,
    get text() {
      return `{"success":true,"data":${data.json}}`;
    },
    get value() {
      return { success: true, data: data.value };
    },
  };
}

/** `{"success": false, "data": {label_name, errors}}` with the label's status. */
export function failureReply(label: ErrorLabel, more: { errors?: FieldError[] | undefined; headers?: Record<string, string> | undefined } = {}): BackendReply {
  const body = { success: false, data: { label_name: label, ...(more.errors && { errors: more.errors }) } };
  return { status: statusOf(label), headers: { 'content-type': JSON_TYPE, 'cache-control': 'no-store', ...more.headers }, text: JSON.stringify(body) };
}

/** A successful reply whose text, the envelope included, lies in a file. */
export const longReply = (long: LongReply): BackendReply => ({
  status: 200,
  headers: { 'content-type': JSON_TYPE, 'cache-control': 'no-store' },
  get text() {
    return long.text();
  },
  long,
});

export interface FileData {
  bytes: Uint8Array<ArrayBuffer>;
  name: string;
  /** Public caching, seconds; absent: only the receiver may cache it. */
  keepSeconds?: number;
}

export const fileReply = (type: string, { bytes, name, keepSeconds }: FileData): BackendReply => ({
  status: 200,
  headers: {
    'content-type': type,
    'content-disposition': `inline; filename="${name.replace(/[^\w.-]/g, '-')}"`,
    'cache-control': keepSeconds === undefined ? 'private, no-store' : `public, max-age=${keepSeconds}`,
    'x-content-type-options': 'nosniff',
  },
  text: '',
  bytes,
});

export function toResponse(reply: BackendReply): Response {
  const { status, headers, bytes, long } = reply;
  const body = long ? (Readable.toWeb(long.stream()) as ReadableStream<Uint8Array<ArrayBuffer>>) : (bytes ?? reply.text);
  return new Response(body, { status, headers });
}

/** Answer for callers in this process, without serialization. */
export const toAnswer = (reply: BackendReply): Answer => ({
  status: reply.status,
  headers: { get: (name) => reply.headers[name] ?? null },
  json: async () => reply.value ?? (JSON.parse(reply.text) as unknown),
});
