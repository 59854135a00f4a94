import { type Browser, chromium, type Page } from 'playwright-core';
import { CHROMIUM, CHROMIUM_ARGUMENTS } from '../chromium.ts';

/** Input at the checkout, entered before the first deploy. */
const TYPED = {
  email: 'zana.duric@example.com',
  phone: '040 123 456',
  name: 'Žana',
  surname: 'Đurić',
  street: 'Čopova ulica 14',
  post_code: '1000',
  town: 'Ljubljana',
} as const;

export interface People {
  /** Checks every form and cart, and lets browsing visitors follow a link. */
  look: () => Promise<void>;
  /** Every visitor with a form submits it and places the order; resolves with all failures so far. */
  finish: () => Promise<{ faults: string[]; orders: number; reloads: number }>;
}

interface PeopleOptions {
  port: number;
  product: string;
  /** Numbers of visitors at the checkout and browsing. */
  atCheckout: number;
  browsing: number;
}

/** Opens real browsers: some at the checkout with a half-filled form, others that follow links. */
export async function openPeople({ port, product, atCheckout, browsing }: PeopleOptions): Promise<People> {
  const browser = await chromium.launch({ executablePath: CHROMIUM, args: CHROMIUM_ARGUMENTS });
  const origin = `http://localhost:${port}`;
  const faults: string[] = [];
  const watch = async (): Promise<{ page: Page; reloads: () => number }> => newPerson(browser, origin, faults);

  const buyers = await Promise.all(
    Array.from({ length: atCheckout }, async () => {
      const person = await watch();
      await person.page.goto(origin + product);
      await person.page.locator('.buy-box form button[type="submit"]').first().click();
      await person.page.waitForResponse((reply) => reply.url().includes('/api/webshop/product/') && reply.ok());
      await person.page.goto(`${origin}/webshop/login/`);
      await person.page.locator('.guest-form .key').click();
      await person.page.waitForURL('**/webshop/customer/**');
      for (const [name, value] of Object.entries(TYPED)) await person.page.fill(`[name="${name}"]`, value);
      return person;
    }),
  );
  const walkers = await Promise.all(
    Array.from({ length: browsing }, async () => {
      const person = await watch();
      await person.page.goto(origin);
      return person;
    }),
  );

  const lookAtForm = async ({ page }: { page: Page }): Promise<void> => {
    for (const [name, value] of Object.entries(TYPED)) {
      const now = await page.inputValue(`[name="${name}"]`, { timeout: 10_000 }).catch(() => null);
      if (now !== value) faults.push(`the field ${name} holds ${now === null ? 'nothing, it is gone' : `"${now}"`}`);
    }
  };
  const walk = async ({ page }: { page: Page }): Promise<void> => {
    const links = page.locator('main a[href^="/"][href$="/"]:visible');
    const count = Math.min(20, await links.count());
    const link = links.nth(Math.floor(Math.random() * count));
    const to = await link.getAttribute('href');
    await link.click({ timeout: 10_000 }).catch((error: Error) => faults.push(`the link ${to} could not be followed: ${error.message.split('\n')[0]}`));
    const title = await page
      .locator('h1')
      .first()
      .textContent({ timeout: 10_000 })
      .catch(() => null);
    if (title === null) faults.push(`no page came after the link ${to}`);
  };

  return {
    look: async () => {
      await Promise.all([...buyers.map(lookAtForm), ...walkers.map(walk)]);
    },
    finish: async () => {
      let orders = 0;
      for (const { page } of buyers) {
        try {
          const next = page.locator('.checkout-nav .key');
          await next.click();
          await page.waitForURL('**/webshop/shipping/**');
          await page.check('input[value="delivery"]');
          await next.click();
          await page.waitForURL('**/webshop/payment/**');
          await page.check('input[value="bank-transfer"]');
          await next.click();
          await page.waitForURL('**/webshop/review_order/**');
          await next.click();
          await page.waitForURL('**/webshop/thank_you/**');
          orders += 1;
        } catch (error) {
          faults.push(`an order could not be finished at ${page.url()}: ${(error as Error).message.split('\n')[0]}`);
        }
      }
      const reloads = [...buyers, ...walkers].reduce((sum, person) => sum + person.reloads(), 0);
      await browser.close();
      return { faults, orders, reloads };
    },
  };
}

async function newPerson(browser: Browser, origin: string, faults: string[]): Promise<{ page: Page; reloads: () => number }> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, reducedMotion: 'reduce', baseURL: origin });
  const page = await context.newPage();
  let loads = 0;
  page.on('pageerror', (error) => faults.push(`a script failed: ${error.message}`));
  page.on('response', (reply) => {
    if (reply.status() >= 500 || (reply.status() === 404 && reply.url().includes('/assets/'))) faults.push(`${reply.status()} ${reply.url()}`);
  });
  page.on('requestfailed', (failed) => {
    const why = failed.failure()?.errorText ?? '';
    // Chromium cancels requests of a page that is left.
    if (!why.includes('ERR_ABORTED')) faults.push(`${why} ${failed.url()}`);
  });
  page.on('load', () => {
    loads += 1;
  });
  return { page, reloads: () => loads };
}
