import { createHmac } from 'node:crypto';
import type { Endpoint } from '@vitrina/contract/endpoint';
import type { LanguageCode } from '@vitrina/contract/values/languages';
import { OFFICE } from '@vitrina/demo/known';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { openBrowser, type WatchedPage } from './browser.ts';

const BASE32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
const STEP_SECONDS = 30;

/** The six digits that an authenticator app shows at this moment (RFC 6238, SHA-1). */
export function codeOf(secret: string = OFFICE.totpSecret): string {
  const bits = [...secret].map((letter) => BASE32.indexOf(letter).toString(2).padStart(5, '0')).join('');
  const key = Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
  const moment = Buffer.alloc(8);
  moment.writeBigUInt64BE(BigInt(Math.floor(Date.now() / 1000 / STEP_SECONDS)));
  const hash = createHmac('sha1', key).update(moment).digest();
  const at = (hash.at(-1) as number) & 15;
  return String((hash.readUInt32BE(at) & 0x7fffffff) % 1_000_000).padStart(6, '0');
}

export interface OfficePage extends Omit<WatchedPage, 'open'> {
  open: (path?: string) => Promise<void>;
}

/** The office in a browser without a login. */
export async function openOffice(lang: LanguageCode = 'en', options: BrowserContextOptions = {}): Promise<OfficePage> {
  const { page, problems } = await openBrowser(options);
  await page.addInitScript((code) => localStorage.setItem('office-language', code), lang);
  const open = async (path = '/'): Promise<void> => {
    await page.goto(`/backoffice${path}`);
    await page.locator('h1').first().waitFor();
  };
  // The session is read by a call that answers 401 without a login.
  const isQuestion = (problem: string): boolean => /401/.test(problem);
  return { page, open, problems: () => problems().filter((problem) => !isQuestion(problem)) };
}

/** Logs in with both steps. A code is good once, so a test file keeps to logins that no other file uses. */
export async function logIn(page: Page, email: string): Promise<void> {
  await page.locator('input[type=email]').fill(email);
  await page.locator('input[type=password]').fill(OFFICE.password);
  await page.locator('button[type=submit]').click();
  const code = page.locator('input[autocomplete=one-time-code]');
  await code.waitFor();
  await code.fill(codeOf());
  await page.locator('button[type=submit]').click();
  await page.locator('.frame').waitFor();
}

/** A call of staff with the session of a page, as another screen would make it. */
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
