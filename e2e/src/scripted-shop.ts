import type { BrowserContextOptions, Page } from 'playwright-core';
import { openBrowser, type WatchedPage } from './browser.ts';
import { type RunningShop, startOwnShop } from './start-shop.ts';
import { startThirdParty, type ThirdParty } from './third-party.ts';

export interface ScriptedShop extends RunningShop {
  /** Replacement of third-party services. */
  outside: ThirdParty;
  /** A visitor of this shop; `consent`: earlier consent. */
  visit: (options?: BrowserContextOptions & { consent?: string }) => Promise<Visit>;
}

export interface Visit extends WatchedPage {
  /** Paths that this visitor's browser requested from third-party services. */
  requestedPaths: () => string[];
  cookies: () => Promise<Record<string, string>>;
}

/**
 * Starts a shop in production mode with a tag manager, an analytics service, a social pixel and an error collector, all replaced by a local server;
 * its edge sends countries.
 */
export async function startScriptedShop(settings: Record<string, string> = {}): Promise<ScriptedShop> {
  const outside = await startThirdParty();
  const script = (name: string) => `${outside.origin}/${name}.js?id={id}`;
  const shop = await startOwnShop({
    NODE_ENV: 'production',
    VITRINA_DEMO: '1',
    DATABASE_MAY_FORGET: '1',
    SECRET_KEY: 'a key that only the tests of this shop know',
    SMTP_URL: '',
    SENTRY_DSN: `${outside.origin.replace('//', '//key@')}/1`,
    COUNTRY_HEADER: 'x-edge-country',
    TAG_MANAGER_ID: 'GTM-TEST',
    TAG_MANAGER_URL: script('tags'),
    TAG_MANAGER_COOKIES: '_tags_*',
    ANALYTICS_ID: 'A-TEST',
    ANALYTICS_URL: script('stats'),
    ANALYTICS_COOKIES: '_stats_visitor',
    ANALYTICS_RELOAD: '0',
    SOCIAL_PIXEL_ID: '4711',
    SOCIAL_PIXEL_URL: script('pixel'),
    SOCIAL_PIXEL_DELAY: '0',
    SOCIAL_PIXEL_COOKIES: '_pixel_*',
    ...settings,
  });
  return {
    ...shop,
    outside,
    visit: async ({ consent, ...options } = {}) => {
      const watched = await openBrowser({ baseURL: shop.origin, ...options });
      const { page } = watched;
      if (consent) await page.context().addCookies([{ name: 'gdpr', value: consent, url: shop.origin, sameSite: 'Lax' }]);
      return { ...watched, requestedPaths: listen(page, outside.origin), cookies: () => cookiesOf(page) };
    },
    stop: async () => {
      await shop.stop();
      await outside.stop();
    },
  };
}

function listen(page: Page, origin: string): () => string[] {
  const requestedPaths: string[] = [];
  page.on('request', (request) => {
    if (request.url().startsWith(origin)) requestedPaths.push(new URL(request.url()).pathname);
  });
  return () => requestedPaths;
}

const cookiesOf = async (page: Page): Promise<Record<string, string>> =>
  Object.fromEntries((await page.context().cookies()).map(({ name, value }) => [name, value]));
