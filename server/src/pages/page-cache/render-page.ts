import { makeEntry, type PageEntry } from './page-entry.ts';
import { PAGE_LIVES, type PageFacts, type PageHandler, userAgentFor } from './page-handler.ts';

interface RenderDeps {
  storefront: PageHandler;
  /** Origin of rendered pages; the request's Host is ignored. */
  origin: string;
  /** Security headers. */
  common: readonly string[];
}

export type RenderPage = (target: string, isBot: boolean, facts?: PageFacts) => Promise<PageEntry>;

/** Renders a page: the storefront sees the canonical address, the layout, and nothing else of the request. */
export const createRenderPage =
  ({ storefront, origin, common }: RenderDeps): RenderPage =>
  async (target, isBot, facts = {}) => {
    const request = new Request(origin + target, { headers: { 'user-agent': userAgentFor(isBot) } });
    return makeEntry(await storefront.handleRequest(request, facts), { lives: PAGE_LIVES, common });
  };
