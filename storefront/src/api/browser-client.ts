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

/** Duration of the notice of a renewed session, in milliseconds (specification, section 9). */
const NOTICE_MS = 2000;
/** Milliseconds in which replies to calls with the old token may still arrive. */
const UNDER_WAY_MS = 5000;

/** API client of the browser. A 401 renews token and page; a 503 checks for maintenance mode. */
export function browserClient(lang: LanguageCode): Client {
  const clientWith = (bearer: string | undefined) =>
    createClient({
      token: bearer,
      // A write continues after its page is left: its result was already shown optimistically.
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
 * Logs in or out, which revokes the old token: calls in flight with it, and for a moment afterwards, get a 401 for
 * that reason, which must not reload the page during the redirect.
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

/** Shows a notice, replaces the expired token by a guest's, and reloads the page. At most once in ten seconds, against reload loops. */
function renewToken(): void {
  if (changing > 0 || !mayReload()) return;
  showOutageScreen({ title: 'screen_wait', text: 'screen_renewed' });
  const notice = new Promise((read) => setTimeout(read, NOTICE_MS));
  void Promise.allSettled([fetch(`${token.path}?regenerate=1`), notice]).then(() => location.reload());
}
