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
 * Renders the home pages and those that the first one links to, once, without a visitor: a process that has just begun is several times slower
 * than one that has made some pages, and a server that takes over in the middle of a busy hour shall not let shoppers wait for that.
 * Where that does not work it is over as well.
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
