import type { IncomingMessage } from 'node:http';
import type { Backend } from '../../http/backend.ts';
import { isOwnSite } from '../../http/token-rules.ts';

/** Names as they stand in a query: `labels,menus`. */
const NAMES = /[?&]devclearcache=([a-z_,]{1,200}|1)(?:&|$)/;

/**
 * The caches that a page's address asks to empty (specification, section 7): `devclearcache=1` all of them, otherwise those it names.
 * `null`: none. Links on other sites and speculative fetches are ignored.
 */
export function cachesToClear({ url = '', headers }: Pick<IncomingMessage, 'url' | 'headers'>): string[] | null {
  const names = NAMES.exec(url)?.[1];
  if (!names || !isOwnSite(headers['sec-fetch-site'] as string | undefined) || headers['sec-purpose'] !== undefined) return null;
  return names === '1' ? [] : names.split(',').filter(Boolean);
}

/** Clears caches with a staff token; without names all of them. */
export type ClearCaches = (names: readonly string[], staffToken: string) => Promise<void>;

/** Clears by the API's call, which reaches every process, and the page cache of this process at once. */
export const createClearCaches =
  ({ answer, origin, catchUp }: Pick<Backend, 'answer' | 'origin' | 'catchUp'>, forgetPages: () => void): ClearCaches =>
  async (names, staffToken) => {
    const headers = { authorization: `Bearer ${staffToken}`, 'content-type': 'application/json' };
    const body = Buffer.from(JSON.stringify(names));
    const { status } = await answer(new Request(`${origin}/api/nuxtapi/clearCache/`, { method: 'POST', headers }), body);
    if (status !== 200) throw Object.assign(new Error(`clearCache: ${status}`), { statusCode: status });
    await catchUp();
    forgetPages();
  };
