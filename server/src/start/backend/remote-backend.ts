import { overHttp } from '@vitrina/contract/client';
import { type CallLimits, trace } from '@vitrina/backend';
import { createBackendClient } from './backend-client.ts';
import type { Backend } from '../../http/backend.ts';

const READY_WITHIN_MS = 2000;

/** A backend reached over HTTP (BACKEND_URL): calls keep path, headers and body and change their origin. */
export function connectRemoteBackend(url: string, limits: CallLimits, hasBearerHandles: () => boolean = () => false): Backend {
  const fetchAnswer = createBackendClient(url, limits);
  const send = overHttp({
    fetch: async (request) => {
      const { status, headers, value } = await fetchAnswer(request);
      return { status, headers: { get: (name) => headers[name] ?? null }, json: async () => value };
    },
    origin: url,
  });
  return {
    answer: fetchAnswer,
    send: (call) => trace('call', call.endpoint.key, () => send(call)),
    origin: url,
    issueToken: undefined,
    catchUp: async () => {},
    findBuildFile: async (path) => {
      const reply = await fetch(url + path, { headers: { 'accept-encoding': 'identity' }, signal: AbortSignal.timeout(READY_WITHIN_MS) });
      if (reply.status >= 500) throw new Error(`the backend at ${url} cannot say whether it has a file`);
      return reply.ok ? { plain: Buffer.from(await reply.arrayBuffer()), br: null, gzip: null } : null;
    },
    // Counted by the backend, which has the rules; a call for each page would cost more than the figure is worth.
    countRedirects: () => {},
    notReady: async () => {
      const reply = await fetch(`${url}/readyz`, { headers: { 'accept-encoding': 'identity' }, signal: AbortSignal.timeout(READY_WITHIN_MS) }).catch(
        () => null,
      );
      return reply?.ok ? [] : [`the backend at ${url} is not ready`];
    },
    // Its own calls answer 503 during maintenance.
    readMaintenance: () => Promise.resolve(false),
    figures: () => [],
    backlog: () => Promise.resolve([]),
    hasBearerHandles,
    sandboxBankPort: null,
    mailbox: null,
    close: async () => {},
  };
}
