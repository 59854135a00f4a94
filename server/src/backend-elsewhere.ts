import { overHttp } from '@vitrina/contract/client';
import { ERROR_STATUS } from '@vitrina/contract/errors';
import type { Backend } from './backend-here.ts';
import { logError } from './log.ts';

const READY_WITHIN_MS = 2000;
/** Of the storefront's own calls. */
const UNKNOWN_ADDRESS = '0.0.0.0';

/** A backend reached over HTTP (BACKEND_URL): calls keep path, headers and body and change their origin. */
export function useBackendElsewhere(url: string): Backend {
  const forward = async (request: Request, body?: Buffer): Promise<Response> => {
    const { pathname, search } = new URL(request.url);
    const headers = new Headers(request.headers);
    headers.delete('origin');
    headers.set('accept-encoding', 'identity');
    // So it counts attempts by visitor (TRUSTED_PROXIES=1 there), and never takes a call for one of its own machine's.
    headers.set('x-forwarded-for', headers.get('x-client-address') || UNKNOWN_ADDRESS);
    const sent = body && body.length > 0 ? new Uint8Array(body) : request.body;
    try {
      return await fetch(url + pathname + search, {
        method: request.method,
        headers,
        redirect: 'manual',
        signal: request.signal,
        ...(sent && { body: sent, duplex: 'half' }),
      } as RequestInit);
    } catch (error) {
      logError(`the backend at ${url} cannot be reached`, error);
      return Response.json(
        { success: false, data: { label_name: 'error_unavailable' } },
        { status: ERROR_STATUS.error_unavailable, headers: { 'retry-after': '5', 'cache-control': 'no-store' } },
      );
    }
  };
  return {
    answer: async (request, body) => {
      const response = await forward(request, body);
      return { status: response.status, headers: Object.fromEntries(response.headers), text: await response.text() };
    },
    send: overHttp({ fetch: forward, origin: url }),
    origin: url,
    token: undefined,
    // Whoever knows the rules counts; a call for each page would cost more than the figure is worth.
    countRedirects: () => {},
    notReady: async () => {
      const reply = await fetch(`${url}/readyz`, { signal: AbortSignal.timeout(READY_WITHIN_MS) }).catch(() => null);
      return reply?.ok ? [] : [`the backend at ${url} is not ready`];
    },
    // Its own calls say so: they answer 503.
    readMaintenance: () => Promise.resolve(false),
    gauges: () => [],
    sandboxBankPort: null,
    mailbox: null,
    close: async () => {},
  };
}
