import type { Endpoint } from '@vitrina/contract/endpoint';
import type { LanguageCode } from '@vitrina/contract/values/languages';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { openBrowser, type WatchedPage } from './browser.ts';

export { logIn } from './office-login.ts';

export interface OfficePage extends Omit<WatchedPage, 'open'> {
  open: (path?: string) => Promise<void>;
}

/** Opens the back office in a browser without a login. */
export async function openOffice(lang: LanguageCode = 'en', options: BrowserContextOptions = {}): Promise<OfficePage> {
  const { page, problems } = await openBrowser(options);
  await page.addInitScript((code) => localStorage.setItem('office-language', code), lang);
  const open = async (path = '/'): Promise<void> => {
    await page.goto(`/backoffice${path}`);
    await page.locator('h1').first().waitFor();
  };
  return { page, open, problems };
}

/** Calls a staff endpoint with the session of a page, as another screen would. */
export function callAsStaff(page: Page, endpoint: Pick<Endpoint, 'method' | 'path'>, input: Readonly<Record<string, unknown>>): Promise<unknown> {
  const inPath = new Set([...endpoint.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name as string));
  const path = endpoint.path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(input[name])));
  const body = JSON.stringify(Object.fromEntries(Object.entries(input).filter(([name]) => !inPath.has(name))));
  return page.evaluate(
    async ({ path, method, body }) =>
      (await fetch(path, { method, headers: { 'Content-Type': 'application/json' }, ...(method !== 'GET' && { body }) })).json() as Promise<unknown>,
    { path, method: endpoint.method, body },
  );
}
