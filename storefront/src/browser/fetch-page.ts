import type { ComponentType } from 'react';
import { PAGES } from '../routing/page-registry.ts';
import type { PageState } from '../routing/page-types.ts';

export interface LoadedPage {
  state: PageState;
  Page: ComponentType<never>;
}

type Answer = { state: PageState; redirect?: undefined } | { redirect: string; state?: undefined };
const MAX_REDIRECTS = 3;

/**
 * Page and data of an address in one reply; the server resolves it. `null` where the document must be loaded instead: another
 * language, a newer build, a failure, an address outside of the shop.
 */
export async function fetchPage(url: string, current: PageState, redirects = 0): Promise<LoadedPage | null> {
  try {
    const response = await fetch(`/_data${url.split('#')[0]}`, { headers: { accept: 'application/json' } });
    if (!response.headers.get('content-type')?.startsWith('application/json')) return null;
    const answer = (await response.json()) as Answer;
    if (answer.redirect !== undefined)
      // An address of the interface leads on, to somewhere else as a rule.
      return /^\/(?!api\/)/.test(answer.redirect) && redirects < MAX_REDIRECTS ? fetchPage(answer.redirect, current, redirects + 1) : null;
    const { state } = answer;
    if (!state || state.build !== current.build || state.lang !== current.lang || state.layout !== current.layout) return null;
    const { Page } = await PAGES[state.template]();
    return { state, Page };
  } catch {
    return null;
  }
}
