import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { findViolations } from '../src/find-violations.ts';
import { describeInBrowser, openBrowser, SIZES } from '../src/browser.ts';
import { makeOrder, orderNow } from '../src/make-order.ts';

const MOST_KEYS = 80;

async function expectAccessible(page: Page): Promise<void> {
  const violations = await findViolations(page);
  expect(violations.map(({ id, targets }) => `${id}: ${targets[0]}`)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
}

/** Presses Tab until the element with this name has the focus. */
async function tabTo(page: Page, name: string): Promise<void> {
  for (let i = 0; i < MOST_KEYS; i += 1) {
    await page.keyboard.press('Tab');
    if (await page.evaluate((name) => (document.activeElement as HTMLElement | null)?.getAttribute('value') === name, name)) return;
  }
  throw new Error(`Tab does not lead to ${name}`);
}

describeInBrowser('withdrawing from a contract', () => {
  it('on a phone, by keyboard alone: the statement, its confirmation and its acknowledgement, with nothing for axe to say', async () => {
    const order = await makeOrder();
    const { page, open, problems } = await openBrowser({ viewport: SIZES.phone, reducedMotion: 'reduce' });
    await open(`/webshop/withdrawal/?identifier=${order.identifier}`);
    await expectAccessible(page);
    await tabTo(page, 'check');
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: 'Preverite in potrdite odstop' }).waitFor();
    await expectAccessible(page);
    await tabTo(page, 'confirm');
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: 'Izjavo o odstopu smo prejeli' }).waitFor();
    await expectAccessible(page);
    expect((await orderNow(order.identifier)).status).toBe('cancelled');
    expect(problems()).toEqual([]);
  });

  it('from the footer, by number and e-mail; what is missing is said and has the focus', async () => {
    const { page, open } = await openBrowser({ viewport: SIZES.phone, colorScheme: 'dark', reducedMotion: 'reduce' });
    await open('/');
    // Its groups collapse when it comes near the viewport.
    await page.locator('footer').scrollIntoViewIfNeeded();
    await page.locator('footer').getByRole('button', { name: 'Po nakupu' }).click();
    await page.locator('footer').getByRole('link', { name: 'Odstop od pogodbe' }).click();
    await page.getByRole('heading', { name: 'Odstop od pogodbe' }).waitFor();
    await page.getByRole('button', { name: 'Nadaljujte' }).click();
    await page.locator('[role="alert"]:focus').waitFor();
    await expectAccessible(page);
    await page.getByLabel('Številka naročila').fill('987 654');
    await page.getByLabel('E-poštni naslov').fill('nekdo@example.com');
    await page.getByLabel('Ime in priimek').fill('Nekdo');
    await page.getByRole('button', { name: 'Nadaljujte' }).click();
    await page.getByRole('button', { name: 'Potrdite odstop', exact: true }).click();
    await page.getByRole('heading', { name: 'Izjavo o odstopu smo prejeli' }).waitFor();
    await expectAccessible(page);
  });
});
