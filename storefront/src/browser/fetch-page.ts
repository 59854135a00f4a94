import type { ComponentType } from 'react';
import { keepQuery } from '@vitrina/contract/values/keep-query';
import { isPrivatePath } from '@vitrina/contract/values/private-path';
import { mustLoadDocument } from '../features/third-party-scripts/must-load-document.ts';
import type { PageState } from '../context/page-types.ts';
import { loadPage, loadStyles, preloadScripts } from './load-page.ts';

export interface LoadedPage {
  state: PageState;
  Page: ComponentType<never>;
}

type Answer = { state: PageState; preloads?: readonly string[]; styles?: readonly string[]; redirect?: undefined } | { redirect: string; state?: undefined };
const MAX_REDIRECTS = 3;
/** Timeout in milliseconds; afterwards the document is loaded, with the browser's own progress and error pages. */
const WITHIN_MS = 15_000;
/** Delay before a page in another layout replaces this one (specification, section 9). */
const LAYOUT_SWITCH_MS = 100;

interface FetchOptions {
  /** A response that was preloaded. */
  preloaded?: Promise<Response> | undefined;
  redirects?: number;
}

/**
 * Page and data of an address in one reply; the server resolves it. `null` if the document must be loaded instead: another language, a newer build, a failure,
 * an address outside of the shop, a page with another policy for scripts.
 */
export async function fetchPage(url: string, current: PageState, { preloaded, redirects = 0 }: FetchOptions = {}): Promise<LoadedPage | null> {
  try {
    const response = await (preloaded ??
      fetch(`/_data${url.split('#')[0]}`, { headers: { accept: 'application/json' }, signal: AbortSignal.timeout(WITHIN_MS) }));
    if (!response.headers.get('content-type')?.startsWith('application/json')) return null;
    const answer = (await response.json()) as Answer;
    if (answer.redirect !== undefined)
      // An API address redirects, usually to another page.
      return /^\/(?!api\/)/.test(answer.redirect) && redirects < MAX_REDIRECTS
        ? fetchPage(withQueryOf(url, answer.redirect), current, { redirects: redirects + 1 })
        : null;
    const { state } = answer;
    if (!state || state.build !== current.build || state.lang !== current.lang) return null;
    if (state.layout !== current.layout) {
      await new Promise((resolve) => setTimeout(resolve, LAYOUT_SWITCH_MS));
      return null;
    }
    if (mustLoadDocument(current, state)) return null;
    preloadScripts(answer.preloads ?? []);
    const [Page] = await Promise.all([loadPage(state.script), loadStyles(answer.styles ?? [])]);
    return { state, Page };
  } catch {
    return null;
  }
}

/**
 * Redirects as the server does for documents: the page's canonical address keeps the requested extra parameters. Private pages redirect elsewhere on purpose.
 */
const withQueryOf = (requested: string, to: string): string => (isPrivatePath(requested) ? to : keepQuery(to, /\?[^#]*/.exec(requested)?.[0] ?? ''));
