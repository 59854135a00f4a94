import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import { CHROMIUM, CHROMIUM_ARGUMENTS } from '../chromium.ts';
import { startShop } from '../shop-process.ts';
import { Person, type Tally } from './person.ts';
import { placeOrders } from './place-orders.ts';
import { walkMorning } from './walk.ts';

const ORDERS = 40;
const HALVES = [
  { lang: 'si', width: 'desk' },
  { lang: 'de', width: 'phone' },
] as const;

export interface Morning extends Tally {
  orders: number;
  seconds: number;
}

interface MorningOptions {
  origin: string;
  port: number;
  /** Folder of the screenshots. */
  folder: string;
  count?: number;
}

/** Runs the morning on a separate demo shop. */
export async function morningDrill({ dataDir, port, folder }: { dataDir: string; port: number; folder: string }): Promise<Morning> {
  const shop = await startShop({ dataDir, port });
  try {
    return await runMorning({ origin: `http://localhost:${port}`, port, folder });
  } finally {
    await shop.stop();
  }
}

/** Handles forty orders of a morning with the back office's screens only: half of them in Slovenian at a desk, half in German on a phone. */
export async function runMorning({ origin, port, folder, count = ORDERS }: MorningOptions): Promise<Morning> {
  mkdirSync(folder, { recursive: true });
  const startedAt = performance.now();
  const tally: Tally = { presses: 0, typed: 0, pictures: 0, faults: [] };
  const browser = await chromium.launch({ executablePath: CHROMIUM, args: CHROMIUM_ARGUMENTS });
  try {
    const come = (role: string): Promise<Person> => Person.come({ browser, origin, folder, tally, email: `${role}@vitrina.test` });
    const staff = {
      finance: await come('finance'),
      orders: await come('orders'),
      picker: await come('picker'),
      service: await come('service'),
      owner: await come('owner'),
    };
    const day = new Date().toISOString().slice(0, 10);
    for (const { lang, width } of HALVES) {
      const orders = await placeOrders({ origin, port, lang, count: count / HALVES.length });
      await walkMorning({ origin, staff, orders, lang, width, day });
    }
  } catch (error) {
    // State of the pages at the failure, for analysis.
    for (const [i, page] of browser
      .contexts()
      .flatMap((context) => context.pages())
      .entries())
      await page.screenshot({ path: join(folder, `broken-${i}.png`) });
    throw error;
  } finally {
    await browser.close();
  }
  return { ...tally, orders: count, seconds: (performance.now() - startedAt) / 1000 };
}
