import { KNOWN } from '@vitrina/demo/known';
import type { Page } from 'playwright-core';
import { beforeAll, expect, it } from 'vitest';
import { findViolations } from '../src/find-violations.ts';
import { describeInBrowser, isSameDocument, markDocument, openBrowser, SIZES, type WatchedPage } from '../src/browser.ts';

const PAGE = '/katalog/?special_view=order_form';

const field = (page: Page) => page.getByLabel('Seznam izdelkov');
const result = (page: Page) => page.locator('#order-result');
const lines = (page: Page) => page.locator('.quick-result ol > li');
const badge = (page: Page) => page.locator('.cart-button .cart-count');

describeInBrowser('quick order', () => {
  /** Enters lists and adds nothing to the cart. */
  let looker: WatchedPage;
  beforeAll(async () => {
    looker = await openBrowser();
  });

  it('a pasted list is answered on the page: the focus goes to the result, the good lines to the cart, the others stay [S2.68]', async () => {
    const { page, open, problems } = await openBrowser({ viewport: SIZES.phone });
    await open(PAGE);
    await markDocument(page);
    await field(page).evaluate((element: HTMLTextAreaElement, text) => {
      element.focus();
      const data = new DataTransfer();
      data.setData('text/plain', text);
      if (element.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true })))
        document.execCommand('insertText', false, text);
    }, `${KNOWN.laptop}\t2\n${KNOWN.last}\t1\nNEKAJ-1\t4`);
    await page.getByRole('button', { name: 'V košarico', exact: true }).click();
    await result(page).filter({ hasText: 'V košarico smo dali vrstice: 2 od 3' }).waitFor();
    await page.waitForFunction(() => document.activeElement?.id === 'order-result');
    expect(await field(page).inputValue()).toBe('NEKAJ-1\t4');
    expect(await lines(page).nth(2).textContent()).toContain('Te kode ne poznamo.');
    await page.waitForFunction(() => document.querySelector('.cart-button .cart-count')?.getAttribute('data-count') === '3');
    expect(await isSameDocument(page)).toBe(true);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(SIZES.phone.width);
    const violations = await findViolations(page);
    expect(violations.map(({ id, targets }) => `${id}: ${targets.join(' ')}`)).toEqual([]);
    expect(problems()).toEqual([]);
  });

  it('the list is looked up while it is written: picture, price and sum of each line, faults named, the focus stays [S2.68]', async () => {
    const { page, open, problems } = looker;
    await open(PAGE);
    await page.locator('.quick-result').getByText('Vaš seznam').waitFor();
    await field(page).fill(`${KNOWN.laptop};2\nNEKAJ-1;4`);
    await result(page).filter({ hasText: 'Lahko naročite vrstice: 1 od 2' }).waitFor();
    expect(await lines(page).nth(0).locator('.well img').count()).toBe(1);
    expect((await lines(page).nth(0).locator('.quick-price').textContent())?.replaceAll('\u00a0', ' ')).toBe('2.398,00 €2 × 1.199,00 €');
    expect(await lines(page).nth(1).textContent()).toContain('Te kode ne poznamo.');
    expect((await page.locator('.quick-total b').textContent())?.replaceAll('\u00a0', ' ')).toBe('2.398,00 €');
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('order-lines');
    expect(await badge(page).count()).toBe(0);
    await field(page).fill('');
    await page.locator('.quick-result').getByText('Vaš seznam').waitFor();
    expect(problems()).toEqual([]);
  });

  it('a CSV file in any encoding is read into the field; binary files are refused', async () => {
    const { page, open, problems } = looker;
    await open(PAGE);
    await field(page).fill('PRVA;1');
    const csv = Buffer.from(`\uFEFFšifra;količina\r\n"${KNOWN.laptop}";"3"\r\n`, 'utf16le');
    await page.getByLabel('Datoteka CSV').setInputFiles({ name: 'narocilo.csv', mimeType: 'text/csv', buffer: csv });
    await page.getByText('Prebrane vrstice: 1.').waitFor();
    expect(await field(page).inputValue()).toBe(`PRVA;1\n"${KNOWN.laptop}";"3"`);
    await page.getByLabel('Datoteka CSV').setInputFiles({ name: 'narocilo.xlsx', mimeType: 'text/csv', buffer: Buffer.from('PK\u0003\u0004\u0000\u0000rest') });
    await page.getByRole('alert').filter({ hasText: 'V datoteki ne najdemo vrstic' }).waitFor();
    await page.getByLabel('Datoteka CSV').setInputFiles({ name: 'velika.csv', mimeType: 'text/csv', buffer: Buffer.alloc(257 * 1024, 'A') });
    await page.getByRole('alert').filter({ hasText: 'Datoteka je prevelika.' }).waitFor();
    expect(await field(page).inputValue()).toBe(`PRVA;1\n"${KNOWN.laptop}";"3"`);
    expect(problems()).toEqual([]);
  });

  it('a file’s error stays while the list is looked up, until the list is edited', async () => {
    const { page, open, problems } = looker;
    await open(PAGE);
    const requested = Promise.withResolvers<void>();
    const answer = Promise.withResolvers<void>();
    const lookUp = /\/api\/webshop\/quick-order\//;
    await page.route(lookUp, async (route) => {
      requested.resolve();
      await answer.promise;
      await route.continue();
    });
    await field(page).fill(`${KNOWN.laptop};2`);
    await requested.promise;
    await page.getByLabel('Datoteka CSV').setInputFiles({ name: 'velika.csv', mimeType: 'text/csv', buffer: Buffer.alloc(257 * 1024, 'A') });
    const problem = page.getByRole('alert').filter({ hasText: 'Datoteka je prevelika.' });
    await problem.waitFor();
    answer.resolve();
    await page.locator('.quick-status').filter({ hasText: 'Lahko naročite vrstice: 1 od 1' }).waitFor();
    expect(await problem.count()).toBe(1);
    await field(page).fill(`${KNOWN.laptop};3`);
    await problem.waitFor({ state: 'detached' });
    await page.unroute(lookUp);
    expect(problems()).toEqual([]);
  });

  it('by the keyboard: a code tells its product while it is typed, a variant is chosen, the list is checked and ordered', async () => {
    const { page, open, problems } = await openBrowser();
    await open(PAGE);
    const code = page.getByLabel('Koda, EAN ali oznaka proizvajalca');
    const found = page.locator('.quick-found');
    await code.focus();
    await page.keyboard.type(KNOWN.laptop);
    await found.getByText('1.199,00').waitFor();
    await page.keyboard.press('Tab');
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('Enter');
    await page.waitForFunction(() => document.activeElement?.id === 'order-code');
    expect([await field(page).inputValue(), await code.inputValue()]).toEqual([`${KNOWN.laptop};2`, '']);
    await page.keyboard.type(KNOWN.configurable);
    await found.getByText('Izdelek je na voljo v več različicah.').waitFor();
    await found.getByRole('button').first().focus();
    await page.keyboard.press('Enter');
    await page.waitForFunction((expected) => (document.querySelector('#order-code') as HTMLInputElement).value === expected, KNOWN.variants[0]);

    await field(page).fill(`${KNOWN.laptop};2\n${KNOWN.configurable}`);
    await page.getByRole('button', { name: 'Preveri seznam' }).focus();
    await page.keyboard.press('Enter');
    await result(page).filter({ hasText: 'Lahko naročite vrstice: 1 od 2' }).waitFor();
    await lines(page).nth(1).getByRole('button').nth(1).focus();
    await page.keyboard.press('Enter');
    await result(page).filter({ hasText: 'Lahko naročite vrstice: 2 od 2' }).waitFor();
    await page.waitForFunction(() => document.activeElement?.id === 'order-answer-1');
    expect(await field(page).inputValue()).toBe(`${KNOWN.laptop};2\n${KNOWN.variants[1]};1`);
    await page.getByRole('button', { name: 'V košarico', exact: true }).focus();
    await page.keyboard.press('Enter');
    await result(page).filter({ hasText: 'V košarico smo dali vrstice: 2 od 2' }).waitFor();
    expect(await field(page).inputValue()).toBe('');
    await page.waitForFunction(() => document.querySelector('.cart-button .cart-count')?.getAttribute('data-count') === '3');
    expect(problems()).toEqual([]);
  });

  it('201 lines are reported at once and stay in the field', async () => {
    const { page, open, problems } = looker;
    await open(PAGE);
    await field(page).fill(Array.from({ length: 201 }, () => KNOWN.laptop).join('\n'));
    await page.getByRole('button', { name: 'V košarico', exact: true }).click();
    await page.getByRole('alert').filter({ hasText: 'Seznam ima preveč vrstic (201).' }).waitFor();
    expect((await field(page).inputValue()).split('\n')).toHaveLength(201);
    expect(await field(page).getAttribute('aria-invalid')).toBe('true');
    expect(await badge(page).count()).toBe(0);
    expect(problems()).toEqual([]);
  });

  it('reports an unreachable shop and keeps the list', async () => {
    const { page, open } = await openBrowser();
    await open(PAGE);
    await field(page).fill(KNOWN.laptop);
    await page.route(/\/api\/webshop\/quick-order\//, (route) => route.abort('connectionrefused'));
    await page.getByRole('button', { name: 'V košarico', exact: true }).click();
    await page.locator('.quick-problem').waitFor();
    expect(await field(page).inputValue()).toBe(KNOWN.laptop);
    await page.unroute(/\/api\/webshop\/quick-order\//);
    await page.getByRole('button', { name: 'V košarico', exact: true }).click();
    await result(page).filter({ hasText: 'V košarico smo dali' }).waitFor();
    expect(await page.locator('.quick-problem').count()).toBe(0);
  });

  it('without scripts shows neither file nor single code, which would do nothing [S1.3]', async () => {
    const { page, open } = await openBrowser({ javaScriptEnabled: false });
    await open(PAGE);
    expect(await page.locator('.quick-scripted').evaluateAll((all) => all.map((one) => getComputedStyle(one).display))).toEqual(['none', 'none']);
    await field(page).fill(`${KNOWN.laptop};2`);
    await page.getByRole('button', { name: 'V košarico', exact: true }).click();
    await result(page).waitFor();
    expect(await result(page).textContent()).toBe('V košarico smo dali vrstice: 1 od 1');
  });
});
