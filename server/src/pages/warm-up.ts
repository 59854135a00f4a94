import type { PageHandler } from './page-cache/page-handler.ts';

interface WarmUpOptions {
  storefront: PageHandler;
  origin: string;
  /** Home pages, by path. */
  homes: readonly string[];
  logError: (message: string, error: unknown) => void;
}

const PAGES = 30;
const LINK = /<a [^>]*href="(\/[^"?#]+\/)"/g;
const BROWSER = { 'user-agent': 'Mozilla/5.0' };

/**
 * Renders the home pages and the pages that the first one links to, once: a process that has just started is several times slower than one
 * that has rendered some pages, and shoppers should not wait for that after a deployment. Resolves also if rendering fails.
 */
export async function warmUp({ storefront, origin, homes, logError }: WarmUpOptions): Promise<void> {
  const make = async (path: string): Promise<string> => (await storefront.handleRequest(new Request(origin + path, { headers: BROWSER }))).text();
  try {
    const [first = '/', ...others] = homes;
    const links = [...(await make(first)).matchAll(LINK)].map(([, path]) => path as string);
    for (const path of [...others, ...new Set(links)].slice(0, PAGES)) await make(path);
  } catch (error) {
    logError('the first pages could not be made', error);
  }
}
