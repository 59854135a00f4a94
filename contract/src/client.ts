/**
 * The typed client of the interface (specification, section 7, "General"): in process or over HTTP, as `send` says.
 * Sends bearer token, base host and language headers; adds `lang` to bodies of POST and PUT; retries once if that is
 * safe; returns every other failure as data with `statusCode`.
 */
import type { CallInput, CallReply } from './call-types.ts';
import type { Call } from './endpoint.ts';
import type { ErrorData } from './errors.ts';
import type { LanguageCode } from './values/languages.ts';

export type Reply<T> = { success: true; data: T } | { success: false; data: ErrorData & { statusCode: number } };

/** A call to the backend, independent of its transport. */
export interface OutgoingCall {
  endpoint: Call;
  /** Path with its placeholders filled in. */
  path: string;
  /** Values of the path's placeholders, as text and not encoded. */
  params: Record<string, string>;
  query: Record<string, string>;
  /** JSON value; absent for GET. */
  body?: unknown;
  /** Names in lower case. */
  headers: Record<string, string>;
  /** Aborted when the reply is no longer needed. */
  signal?: AbortSignal | undefined;
}

/** Response of the backend as the client reads it; `Response` satisfies it. */
export interface Answer {
  status: number;
  headers: { get(name: string): string | null };
  json(): Promise<unknown>;
}

export type Transport = (call: OutgoingCall) => Promise<Answer>;

export interface ClientOptions {
  /** Transport: `overHttp(…)`, or a backend in this process. */
  send: Transport;
  baseHost: string;
  lang: LanguageCode;
  token?: string | undefined;
  /** Paths by name, from the server's endpoint table; without one the contract's own paths are used. */
  paths?: Readonly<Record<string, string>> | undefined;
  /** Shared by all clients of a server; absent: every read may be retried. */
  retryBudget?: RetryBudget | undefined;
  /** Called on 401, to drop the token and reload the page. */
  onUnauthorized?: (() => void) | undefined;
}

/** Sends calls over HTTP; an attempt fails after `timeoutSeconds`. */
export function overHttp({
  fetch,
  origin,
  timeoutSeconds = 10,
}: {
  fetch: (request: Request) => Answer | Promise<Answer>;
  /** Origin of the backend: `http://localhost:3000`. */
  origin: string;
  timeoutSeconds?: number;
}): Transport {
  return async ({ endpoint, path, query, body, headers }) => {
    const url = new URL(path, origin);
    for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
    const json = body === undefined ? {} : { body: JSON.stringify(body) };
    return fetch(new Request(url, { method: endpoint.method, headers, ...json, signal: AbortSignal.timeout(timeoutSeconds * 1000) }));
  };
}

export interface CallOptions {
  /** Requests uncached data; effective for staff and the server only. */
  ignoreCache?: boolean;
  /** Default: none for POST, PUT and DELETE, one otherwise. */
  retries?: number;
  /** Leave `lang` out of the body. */
  withoutLang?: boolean;
  headers?: Record<string, string>;
}

/** Raised on 503 (specification, section 8). */
export class ServiceUnavailable extends Error {
  readonly statusCode = 503;
  constructor() {
    super('Error 503');
  }
}

const RETRIED = new Set([408, 409, 425, 429, 500, 502, 503, 504]);
const RETRY_PAUSE_MS = 100;
/** Retries only failures within this time: they may be momentary, while later ones are due to load, which a retry would increase. */
const RETRY_BEFORE_MS = 1000;
/** Response header: an immediate retry would fail alike, because the call was not sent or timed out. */
export const NO_RETRY = 'x-no-retry';

export interface RetryBudget {
  /** Each call earns a share of a retry. */
  earn(): void;
  /** Takes one retry from the budget; false: none is left. */
  spend(): boolean;
}

/** Allows retries for one call in ten, and up to `most` in a burst: they bridge momentary failures and must not double the load in an outage. */
export function createRetryBudget({ share = 0.1, most = 10 }: { share?: number; most?: number } = {}): RetryBudget {
  let saved = most;
  return {
    earn: () => {
      saved = Math.min(most, saved + share);
    },
    spend: () => {
      if (saved < 1) return false;
      saved -= 1;
      return true;
    },
  };
}

export interface Client {
  call<C extends Call>(endpoint: C, input?: CallInput<C>, options?: CallOptions): Promise<Reply<CallReply<C>>>;
}

export function createClient(options: ClientOptions): Client {
  return {
    async call(endpoint, input, callOptions = {}) {
      const retries = callOptions.retries ?? (endpoint.method === 'GET' ? 1 : 0);
      options.retryBudget?.earn();
      const answer = await attempt(() => options.send(outgoing(options, endpoint, input, callOptions)), { retries, budget: options.retryBudget });
      if (answer.status === 401) options.onUnauthorized?.();
      if (answer.status === 503) throw new ServiceUnavailable();
      return readReply(answer);
    },
  };
}

function outgoing(options: ClientOptions, endpoint: Call, input: unknown, call: CallOptions): OutgoingCall {
  const values: Record<string, unknown> = { ...(input as Record<string, unknown> | undefined) };
  const params: Record<string, string> = {};
  const template = options.paths?.[endpoint.key] ?? endpoint.path;
  if (!template) throw new Error(`the endpoint table does not name ${endpoint.key}`);
  const path = template.replace(/\{(\w+)\}/g, (_, name: string) => {
    params[name] = String(values[name]);
    delete values[name];
    return encodeURIComponent(params[name]);
  });
  const headers: Record<string, string> = {
    accept: 'application/json',
    'accept-encoding': 'identity',
    'x-base-host': options.baseHost,
    'x-lang': options.lang,
    ...(options.token && { authorization: `Bearer ${options.token}` }),
    ...call.headers,
  };
  const query: Record<string, string> = call.ignoreCache ? { ignoreCache: '1' } : {};
  if (endpoint.method === 'GET') {
    for (const [key, value] of Object.entries(values)) if (value !== undefined) query[key] = String(value);
    return { endpoint, path, params, query, headers };
  }
  headers['content-type'] = 'application/json';
  const withLang = endpoint.method !== 'DELETE' && !call.withoutLang && !Array.isArray(input);
  const body = Array.isArray(input) ? input : withLang ? { lang: options.lang, ...values } : values;
  return { endpoint, path, params, query, headers, body };
}

interface Attempts {
  retries: number;
  budget: RetryBudget | undefined;
}

async function attempt(send: () => Promise<Answer>, { retries, budget }: Attempts): Promise<Answer> {
  const startedAt = performance.now();
  const mayTryAgain = () => retries > 0 && performance.now() - startedAt < RETRY_BEFORE_MS && (budget?.spend() ?? true);
  try {
    const answer = await send();
    if (!RETRIED.has(answer.status) || answer.headers.get(NO_RETRY) !== null || !mayTryAgain()) return answer;
  } catch (error) {
    if (!mayTryAgain()) throw error;
  }
  await new Promise((resolve) => setTimeout(resolve, RETRY_PAUSE_MS));
  return attempt(send, { retries: retries - 1, budget });
}

async function readReply<T>(answer: Answer): Promise<Reply<T>> {
  const body = (await answer.json()) as Reply<T>;
  if (body.success === true && answer.status >= 200 && answer.status < 300) return body;
  const data = (body as { data?: ErrorData }).data ?? { label_name: 'error_internal' };
  return { success: false, data: { ...data, statusCode: answer.status } };
}
