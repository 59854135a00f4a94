import type { OutgoingCall } from '@vitrina/contract/client';
import type { IncomingCall } from './incoming-call.ts';
import { ok } from './outcome.ts';

/** A call of the typed client that does not leave this process. */
export function inProcessCall({ endpoint, params, query, headers, body, signal }: OutgoingCall): IncomingCall {
  return {
    method: endpoint.method,
    target: { key: endpoint.key, params },
    source: 'process',
    origin: null,
    header: (name) => headers[name],
    headers: () => headers,
    query: () => query,
    search: () => new URLSearchParams(query).toString(),
    brokenEscapes: () => [],
    json: () => ok(body),
    bytes: () => ok(Buffer.from(JSON.stringify(body ?? {}))),
    signal,
  };
}
