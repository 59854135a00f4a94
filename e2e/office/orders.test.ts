import type { Order } from '@vitrina/contract/orders';
import { orderDesk } from '@vitrina/contract/staff/orders';
import { beforeAll, expect, it } from 'vitest';
import { findTooWide, judge } from '../src/accessibility.ts';
import { describeInBrowser } from '../src/browser.ts';
import { callAsStaff, logIn, type OfficePage, openOffice } from '../src/office.ts';
import { makeOrder } from '../src/make-order.ts';

/** Things with unsent input in this browser. */
const keptKeys = (): Promise<IDBValidKey[]> =>
  new Promise((resolve) => {
    const opening = indexedDB.open('office');
    opening.onsuccess = () => {
      const keys = opening.result.transaction('kept-input').objectStore('kept-input').getAllKeys();
      keys.onsuccess = () => {
        opening.result.close();
        resolve(keys.result);
      };
    };
  });

describeInBrowser('the desk of orders', () => {
  let office: OfficePage;
  let order: Order;
  const heading = () => office.page.getByRole('heading', { level: 1 });
  const told = () => office.page.locator('.toast p');
  beforeAll(async () => {
    order = await makeOrder('cash-on-delivery');
    office = await openOffice('en');
    // What is unsent is asked about when a page is left.
    office.page.on('dialog', (dialog) => void dialog.accept());
    await office.open();
    await logIn(office.page, 'orders@vitrina.test');
  });

  it('home counts what waits, and keys lead to the list', async () => {
    const { page } = office;
    const card = page.getByRole('link', { name: /to pack$/ });
    await expect.poll(() => card.textContent()).toMatch(/^[1-9]\d*to pack$/);
    expect(await judge(office, { size: 'desktop', colorScheme: 'light' })).toEqual([]);
    expect(await judge(office, { size: 'desktop', colorScheme: 'dark', onlyColours: true })).toEqual([]);
    await page.keyboard.press('g');
    await page.keyboard.press('o');
    await page.getByRole('grid', { name: 'Orders' }).waitFor();
  });

  it('the list is searched, opened and returned to by keys alone, with its filters in the address', async () => {
    const { page } = office;
    await page.keyboard.press('3');
    await page.waitForURL(/tab=confirmed/);
    await page.keyboard.press('/');
    await page.keyboard.type(order.number);
    await page.waitForURL(new RegExp(`text=${order.number}$`));
    await page.getByRole('row').filter({ hasText: order.number }).waitFor();
    for (const size of ['phone', 'tablet', 'desktop'] as const) {
      expect(await judge(office, { size, colorScheme: 'light', onlyColours: size === 'tablet' })).toEqual([]);
      expect(await page.evaluate(findTooWide)).toEqual([]);
    }
    expect(await judge(office, { size: 'desktop', colorScheme: 'dark', onlyColours: true })).toEqual([]);
    await page.keyboard.press('Enter');
    await page.keyboard.press('Enter');
    await expect.poll(() => heading().textContent()).toBe(`Order ${order.number}`);
    await page.keyboard.press('Escape');
    await page.waitForURL(new RegExp(`tab=confirmed&text=${order.number}$`));
    await page.keyboard.press('Control+k');
    await page.getByRole('combobox', { name: /^Order, product/ }).fill(order.number);
    await page.getByRole('option', { name: new RegExp(order.number) }).waitFor();
    expect(await judge(office, { size: 'desktop', colorScheme: 'light' })).toEqual([]);
    await page.keyboard.press('Enter');
    await expect.poll(() => heading().textContent()).toBe(`Order ${order.number}`);
  });

  it('shows what was bought, whoever bought it, and without a fault of accessibility', async () => {
    const { page } = office;
    await page.getByText(order.email).first().waitFor();
    for (const size of ['phone', 'desktop'] as const) {
      expect(await judge(office, { size, colorScheme: 'light' })).toEqual([]);
      expect(await page.evaluate(findTooWide)).toEqual([]);
    }
    expect(await judge(office, { size: 'desktop', colorScheme: 'dark', onlyColours: true })).toEqual([]);
  });

  it('what was typed and not sent is there after the page was loaded anew', async () => {
    const { page } = office;
    await page.getByLabel('Note for staff').fill('Calls at six');
    await expect.poll(() => page.evaluate(keptKeys)).toContain(`order:${order.number}`);
    await page.reload();
    await page.getByRole('button', { name: 'Continue with them' }).click();
    await expect.poll(() => page.getByLabel('Note for staff').inputValue()).toBe('Calls at six');
  });

  it('two people in one note: another field is merged, the same one is shown from both sides and chosen', async () => {
    const { page } = office;
    const other = await openOffice('en');
    await other.open();
    await logIn(other.page, 'service@vitrina.test');
    const theirs = { number: order.number, version: 0, changes: { note: 'Calls at five', packing_note: 'With care' } };
    expect(await callAsStaff(other.page, orderDesk.save, theirs)).toMatchObject({ success: true });
    await page.getByLabel('Note for staff').press('Control+Enter');
    const dialog = page.getByRole('dialog', { name: 'Somebody else has changed the same' });
    await dialog.getByText('Calls at five').waitFor();
    await dialog.getByText(/Sara Svetovalec/).waitFor();
    expect(await judge(office, { size: 'desktop', colorScheme: 'light' })).toEqual([]);
    await page.keyboard.press('2');
    await dialog.getByRole('button', { name: 'Save this choice' }).press('Enter');
    await expect.poll(() => told().textContent()).toBe('Saved.');
    expect(await page.getByLabel('Note for staff').inputValue()).toBe('Calls at six');
    expect(await page.getByLabel('Note for packing').inputValue()).toBe('With care');
    // The refusal is what was asked for.
    office.problems();
  });

  it('is packed and shipped with tracking, and the way back is offered for notes alone', async () => {
    const { page } = office;
    await page.getByRole('button', { name: 'Packed', exact: true }).press('Enter');
    await expect.poll(() => told().textContent()).toBe(`Order ${order.number} is packed.`);
    await page.getByRole('button', { name: 'Ship', exact: true }).first().press('Enter');
    await page.getByLabel('Carrier').fill('Pošta');
    await page.getByLabel('Tracking number').fill(`RR${order.number}SI`);
    await page.keyboard.press('Enter');
    await expect.poll(() => told().textContent()).toMatch(/is shipped/);
    await page.getByRole('listitem').filter({ hasText: 'Shipped' }).filter({ hasText: 'Nina' }).waitFor();
    expect(office.problems()).toEqual([]);
  });
});
