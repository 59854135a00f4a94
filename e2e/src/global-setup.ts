import { existsSync } from 'node:fs';
import { chromium } from 'playwright-core';
import type { TestProject } from 'vitest/node';
import { startShop } from './start-shop.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Origin of the shop. */
    origin: string;
    /** Connection string of its database; `null`: not accessible. */
    database: string | null;
    /** Endpoint of the browser that all files share; `null`: there is none. */
    browser: string | null;
  }
}

const CHROMIUM = process.env.CHROMIUM_PATH || '/usr/bin/chromium';
const ARGS = [
  ...['--no-sandbox', '--disable-gpu', '--no-first-run', '--disable-background-networking', '--disable-component-update', '--disable-sync'],
  // Test pages are too short-lived for V8's optimising compiler: saves a twentieth of Chromium's time (decision 0239).
  '--js-flags=--no-turbofan',
];

/** Starts one shop and one browser for all test files; returns the teardown. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const shop = await startShop();
  try {
    const browser = await startBrowser();
    project.provide('origin', shop.origin);
    project.provide('database', shop.databaseUrl);
    project.provide('browser', browser?.wsEndpoint() ?? null);
    return async () => {
      await browser?.close();
      await shop.stop();
    };
  } catch (error) {
    await shop.stop();
    throw error;
  }
}

async function startBrowser() {
  if (existsSync(CHROMIUM)) return chromium.launchServer({ executablePath: CHROMIUM, args: ARGS });
  console.warn(`There is no Chromium at ${CHROMIUM}, so what needs a browser is LEFT OUT. Install it, or name one with CHROMIUM_PATH.`);
  return null;
}
