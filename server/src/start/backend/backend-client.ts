import { Readable } from 'node:stream';
import type { ReadableStream as WebStream } from 'node:stream/web';
import { type BackendReply, type CallLimits, type CallRequest, limitsByPath, trace } from '@vitrina/backend';
import { CircuitOpen, createCircuitBreaker } from '@vitrina/backend/db';
import { NO_RETRY } from '@vitrina/contract/client';
import { isListFilePath } from '@vitrina/contract/staff/lists';
import { ERROR_STATUS } from '@vitrina/contract/errors';
import { logError } from '../../telemetry/log.ts';
import { propagateContext } from '../../telemetry/propagate-context.ts';
import { CLIENT_ADDRESS } from '@vitrina/contract/internal-headers';

/** A complete reply of the backend; `value`: its parsed text. */
export interface BackendAnswer extends BackendReply {
  value: unknown;
}

/** Client address of the storefront's own calls. */
const UNKNOWN_ADDRESS = '0.0.0.0';
/** Limit of concurrent calls; more would only queue behind them. */
const MOST_UNDER_WAY = 500;
/** Status codes of a proxy whose backend is down. */
const NOT_THERE = new Set([502, 504]);

/**
 * Calls a backend over HTTP, once, within the limits of a call. A truncated reply or one that is not JSON counts as a failure. Many in a row open a
 * circuit breaker, separately for reads and writes.
 */
export function createBackendClient(url: string, limits: CallLimits): (request: CallRequest, body?: Buffer) => Promise<BackendAnswer> {
  const limitOf = limitsByPath(limits);
  const circuits = {
    read: createCircuitBreaker({ name: `the backend at ${url}` }),
    write: createCircuitBreaker({ name: `the backend at ${url} (writes)` }),
  };
  let underWay = 0;

  return async (request, body) => {
    const { pathname, search } = new URL(request.url);
    const ms = limitOf({ method: request.method === 'HEAD' ? 'GET' : request.method, path: pathname });
    const circuit = ms === limits.readMs ? circuits.read : circuits.write;
    if (underWay >= MOST_UNDER_WAY) return unavailable(true);
    const timeUp = AbortSignal.timeout(ms);
    // The backend also finishes other work whose caller has disconnected.
    const gone = isListFilePath(pathname) ? request.signal : undefined;
    underWay += 1;
    try {
      circuit.enter();
      const answer = await trace('outgoing', 'backend', () =>
        fetchAnswer(url + pathname + search, { request, body, signal: gone ? AbortSignal.any([timeUp, gone]) : timeUp }),
      );
      circuit.succeeded();
      return answer;
    } catch (error) {
      if (error instanceof CircuitOpen) return unavailable(true);
      if (gone?.aborted) {
        circuit.succeeded();
        return unavailable(true);
      }
      circuit.failed();
      logError('the backend gave no reply', error, { path: pathname });
      return unavailable(timeUp.aborted);
    } finally {
      underWay -= 1;
    }
  };
}

/** Bytes of a list's file that is not held in memory. */
const LONG = 1 << 20;
/** Replies that are files. */
const FILES = new Set(['application/pdf', 'application/xml']);

async function fetchAnswer(
  url: string,
  { request, body, signal }: { request: CallRequest; body: Buffer | undefined; signal: AbortSignal },
): Promise<BackendAnswer> {
  const sent = body ?? (request.body ? Buffer.from(await request.arrayBuffer()) : undefined);
  const response = await fetch(url, {
    method: request.method,
    headers: headersOf(request),
    redirect: 'manual',
    signal,
    ...(sent && sent.length > 0 && { body: new Uint8Array(sent) }),
  });
  if (NOT_THERE.has(response.status)) {
    await response.body?.cancel();
    throw new Error(`answered ${response.status}`);
  }
  if (response.ok && FILES.has(response.headers.get('content-type') ?? ''))
    return {
      status: response.status,
      headers: Object.fromEntries(response.headers),
      text: '',
      bytes: new Uint8Array(await response.arrayBuffer()),
      value: null,
    };
  const bytes = Number(response.headers.get('content-length'));
  if (response.ok && response.body && bytes > LONG && isListFilePath(new URL(url).pathname)) return longAnswer(response, response.body, bytes);
  const text = await response.text();
  const isEmpty = request.method === 'HEAD' || (response.status >= 300 && response.status < 400);
  return { status: response.status, headers: Object.fromEntries(response.headers), text, value: isEmpty ? null : JSON.parse(text) };
}

/** Streams the body through, at its reader's speed. */
const longAnswer = ({ status, headers }: Response, body: ReadableStream<Uint8Array>, bytes: number): BackendAnswer => ({
  status,
  headers: Object.fromEntries(headers),
  text: '',
  value: null,
  long: { bytes, stream: () => Readable.fromWeb(body as WebStream<Uint8Array>), close: () => body.cancel() },
});

function headersOf(request: CallRequest): Headers {
  const headers = new Headers([...request.headers]);
  headers.delete('origin');
  headers.set('accept-encoding', 'identity');
  // The backend needs it to count attempts by visitor (TRUSTED_PROXIES=1 there), and to recognise that calls are not from its own machine.
  headers.set('x-forwarded-for', headers.get(CLIENT_ADDRESS) || UNKNOWN_ADDRESS);
  propagateContext(headers);
  return headers;
}

/** `isFinal`: an immediate retry is useless. */
function unavailable(isFinal: boolean): BackendAnswer {
  const value = { success: false, data: { label_name: 'error_unavailable' } };
  const headers = { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store', 'retry-after': '5', ...(isFinal && { [NO_RETRY]: '1' }) };
  return { status: ERROR_STATUS.error_unavailable, headers, text: JSON.stringify(value), value };
}
