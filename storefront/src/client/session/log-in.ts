import * as customersCalls from '@vitrina/contract/customers.calls';
import type { Reply } from '@vitrina/contract/client';
import type { LanguageCode } from '@vitrina/contract/values/languages';
import { browserClient, whileSessionChanges } from '../../api/browser-client.ts';
import { UNREACHABLE } from '../unreachable.ts';
import { inTurn } from './in-turn.ts';
import { loadPerson } from './load-login.ts';
import { BROWSER } from '@vitrina/contract/internal-headers';

/** Specification, section 4, "Session". */
const AFTER_LOGIN_MS = 200;
const AFTER_LOGOUT_MS = 500;
/** The new token is set as a cookie only. */
export const INTO_COOKIE = { headers: { [BROWSER]: '1' } };

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Logs in; after a delay login state, profile and cart are loaded. */
export const logIn = (lang: LanguageCode, input: { email: string; password: string }): Promise<Reply<unknown>> =>
  whileSessionChanges(async () => {
    const reply = await browserClient(lang)
      .call(customersCalls.login, input, INTO_COOKIE)
      .catch(() => UNREACHABLE);
    if (!reply.success) return reply;
    await pause(AFTER_LOGIN_MS);
    await loadPerson(lang).catch(() => undefined);
    return reply;
  });

/** Logs out: gets a new guest token; after a delay login state and cart are reloaded. */
export const logOut = (lang: LanguageCode): Promise<void> =>
  whileSessionChanges(async () => {
    await inTurn(() => browserClient(lang).call(customersCalls.logout, {}, INTO_COOKIE));
    await pause(AFTER_LOGOUT_MS);
    await loadPerson(lang).catch(() => undefined);
  });
