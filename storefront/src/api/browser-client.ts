/** The contract's client in the browser: same origin; the server adds the bearer token from its HttpOnly cookie. */
import { type Client, createClient, overHttp, ServiceUnavailable } from '@vitrina/contract/client';
import { token } from '@vitrina/contract/site.calls';
import type { LanguageCode } from '@vitrina/contract/values/languages';
import { checkMaintenance } from './check-maintenance.ts';
import { currentBearer, clearBearer } from './ensure-token.ts';
import { endpointPaths } from './endpoint-paths.ts';
import { showOutageScreen } from './outage-screen.ts';
import { mayReload } from './reload-guard.ts';
import { BROWSER } from '@vitrina/contract/internal-headers';

/** How long the notice of a renewed session stands (specification, section 9). */
const NOTICE_MS = 2000;
/** How late the answer to a call with the old token may come. */
const UNDER_WAY_MS = 5000;

/** Calls of the browser. A 401 renews the token and the page; a 503 looks whether the shop is closed. */
export function browserClient(lang: LanguageCode): Client {
  const clientWith = (bearer: string | undefined) =>
    createClient({
      token: bearer,
      // A write goes on when its page is left: the press was answered on the screen already.
      send: overHttp({ fetch: (request) => fetch(request, { keepalive: request.method !== 'GET' }), origin: location.origin }),
      baseHost: location.host,
      paths: endpointPaths(),
      lang,
      onUnauthorized: renewToken,
    });
  return {
    call: async (endpoint, input, options) => {
      try {
        return await clientWith(await currentBearer()).call(endpoint, input, options);
      } catch (error) {
        if (error instanceof ServiceUnavailable) void checkMaintenance();
        throw error;
      } finally {
        if (options?.headers?.[BROWSER]) clearBearer();
      }
    },
  };
}

let changing = 0;

/**
 * Logs in or out. The token that was there dies by it: calls that are still under way with it, and a moment longer, are refused for
 * that, and the page must not be loaded again over the way on.
 */
export async function whileSessionChanges<T>(work: () => Promise<T>): Promise<T> {
  changing += 1;
  try {
    return await work();
  } finally {
    setTimeout(() => {
      changing -= 1;
    }, UNDER_WAY_MS);
  }
}

/** A notice over the window, a new guest token in the place of the dead one, then the page again. Once in ten seconds: nothing goes in circles. */
function renewToken(): void {
  if (changing > 0 || !mayReload()) return;
  showOutageScreen({ title: 'screen_wait', text: 'screen_renewed' });
  const notice = new Promise((read) => setTimeout(read, NOTICE_MS));
  void Promise.allSettled([fetch(`${token.path}?regenerate=1`), notice]).then(() => location.reload());
}
