/** The contract's client in the browser: same origin; the server adds the bearer token from its HttpOnly cookie. */
import { type Client, createClient, overHttp, ServiceUnavailable } from '@vitrina/contract/client';
import type { LanguageCode } from '@vitrina/contract/values/languages';
import { checkMaintenance } from './check-maintenance.ts';
import { showScreen } from './full-screen.ts';
import { mayReload } from './reload-guard.ts';

/** How long the notice of a renewed session stands (specification, section 9). */
const NOTICE_MS = 2000;

/** Calls of the browser. A 401 renews the token and the page; a 503 looks whether the shop is closed. */
export function browserClient(lang: LanguageCode): Client {
  const client = createClient({
    send: overHttp({ fetch: (request) => fetch(request), origin: location.origin }),
    baseHost: location.host,
    lang,
    onUnauthorized: renewToken,
  });
  return {
    call: async (endpoint, input, options) => {
      try {
        return await client.call(endpoint, input, options);
      } catch (error) {
        if (error instanceof ServiceUnavailable) void checkMaintenance();
        throw error;
      }
    },
  };
}

/** A notice over the window, a new guest token in the place of the dead one, then the page again. Once in ten seconds: nothing goes in circles. */
function renewToken(): void {
  if (!mayReload()) return;
  showScreen({ title: 'screen_wait', text: 'screen_renewed' });
  const notice = new Promise((read) => setTimeout(read, NOTICE_MS));
  void Promise.allSettled([fetch('/api/nuxtapi/token/?regenerate=1'), notice]).then(() => location.reload());
}
