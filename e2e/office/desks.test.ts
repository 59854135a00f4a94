import { feedback } from '@vitrina/contract/feedback';
import type { Order } from '@vitrina/contract/orders';
import { staffParcels } from '@vitrina/contract/staff/parcels';
import { withdrawals } from '@vitrina/contract/withdrawals';
import { CUSTOMER } from '@vitrina/demo/known';
import { beforeAll, expect, it } from 'vitest';
import { judgeBothSizes } from '../src/accessibility.ts';
import { describeInBrowser } from '../src/browser.ts';
import { makeOrder, orderNow } from '../src/make-order.ts';
import { callAsStaff, logIn, type OfficePage, openOffice } from '../src/office.ts';
import { call, known, logIn as logInShop } from '../src/shop.ts';

describeInBrowser('the desks of the back office', () => {
  let office: OfficePage;
  let order: Order;
  const toast = () => office.page.locator('.toast p');
  const press = (name: string | RegExp) => office.page.getByRole('button', { name, exact: true }).click();
  /** Expects no accessibility findings on a phone and a wide screen. */
  const expectAccessible = async (): Promise<void> => {
    expect(await judgeBothSizes(office)).toEqual([]);
  };
  beforeAll(async () => {
    order = await makeOrder('bank-transfer');
    office = await openOffice('en');
    await office.open('/bank');
    await logIn(office.page, 'owner@vitrina.test');
    await office.page.getByRole('heading', { level: 1, name: 'Bank' }).waitFor();
    // A one-time code that another file has used is refused once.
    office.problems();
  });

  it('a statement is read, told apart, and what is certain is booked once in one press', async () => {
    const { page } = office;
    const { reference, payer, amount } = order.transfer as NonNullable<Order['transfer']>;
    const line = ['', '23.11.2026', amount.toFixed(2).replace('.', ','), 'EUR', payer, 'SI56191000000123438', reference, 'Naročilo', `T-${order.number}`];
    const csv = ['Račun;Datum knjiženja;Znesek;Valuta;Plačnik;Račun plačnika;Sklic v dobro;Namen;ID transakcije', line.join(';')].join('\r\n');
    const read = async (): Promise<void> => {
      const chooser = page.waitForEvent('filechooser');
      await press('Read a statement');
      await (await chooser).setFiles({ name: 'izpisek.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) });
    };
    await read();
    await expect.poll(() => toast().textContent()).toBe('Entries read: 1, new: 1, certain: 1.');
    const row = page.getByRole('row').filter({ hasText: order.number });
    await row.waitFor();
    await expectAccessible();
    await row.click();
    await page.getByRole('complementary', { name: 'Preview' }).getByRole('link', { name: order.number }).waitFor();
    await expectAccessible();
    await page.keyboard.press('Escape');
    await press('Book 1 entry');
    await expect.poll(() => toast().textContent()).toBe('1 entry booked.');
    expect((await orderNow(order.identifier)).payment_status).toBe('paid');
    await read();
    await expect.poll(() => toast().textContent()).toBe('Entries read: 1, new: 0, certain: 0.');
  });

  it('a withdrawn parcel is received, inspected and its money given back', async () => {
    const { page } = office;
    await callAsStaff(page, staffParcels.create, { number: order.number, state: 'shipped' });
    await call(withdrawals.withdraw, { identifier: order.identifier, name: 'Žana', message: 'Premajhno.', confirm: true });
    await office.open('/returns');
    await page.getByRole('row').filter({ hasText: order.number }).click();
    await page.getByText('Premajhno.').waitFor();
    await expectAccessible();
    await press('Received');
    await expect.poll(() => toast().textContent()).toBe('The goods are received.');
    await page.getByLabel('Condition').selectOption('Opened');
    await expectAccessible();
    await press('Inspected');
    await expect.poll(() => toast().textContent()).toBe('The goods are inspected.');
    await press(/^Give back/);
    await expect.poll(() => toast().textContent()).toBe('The money goes back.');
    expect((await orderNow(order.identifier)).refunded).toBe(order.cart.totals.total);
  });

  it('a customer is found and their page opened', async () => {
    const { page } = office;
    await office.open('/customers');
    await page.getByRole('button', { name: 'Filters' }).press('Enter');
    await page.getByLabel('Newsletter').selectOption('Does not get it');
    await page.waitForURL(/newsletter=0/);
    await page.getByRole('columnheader', { name: 'Orders' }).getByRole('button').click();
    await page.waitForURL(/sort=-orders/);
    await expectAccessible();
    await page.getByRole('button', { name: 'Clear filters' }).press('Enter');
    await page.waitForURL((address) => !address.search.includes('newsletter'));
    await page.getByRole('heading', { level: 1 }).click();
    await page.keyboard.press('/');
    await page.keyboard.type(CUSTOMER.email);
    await page.getByRole('row').filter({ hasText: CUSTOMER.email }).waitFor();
    await expect.poll(() => page.getByRole('grid', { name: 'Customers' }).getAttribute('aria-rowcount')).toBe('2');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { level: 1, name: 'Ana Kupec' }).waitFor();
    await expectAccessible();
  });

  it('keys are listed, and those without Ctrl are switched off and on again', async () => {
    const { page } = office;
    await office.open('/');
    await page.keyboard.press('?');
    const dialog = page.getByRole('dialog', { name: 'Keys' });
    await dialog.waitFor();
    await expectAccessible();
    const turn = async (): Promise<void> => {
      await dialog.getByRole('checkbox').press('Space');
      await dialog.getByRole('button', { name: 'Close' }).press('Enter');
      await dialog.waitFor({ state: 'detached' });
    };
    await turn();
    await page.keyboard.press('?');
    await page.keyboard.press('g');
    await page.keyboard.press('b');
    // Shortcuts with Ctrl still work, others do nothing.
    await page.keyboard.press('Control+k');
    await page.getByRole('dialog', { name: 'Search' }).waitFor();
    expect([new URL(page.url()).pathname, await dialog.count()]).toEqual(['/backoffice/', 0]);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Olga Lastnik' }).click();
    await page.getByRole('menuitem', { name: 'Keys' }).click();
    await turn();
    await page.keyboard.press('g');
    await page.keyboard.press('b');
    await page.waitForURL(/bank/);
  });

  it('a review is approved by its key, and stands in the shop', async () => {
    const { page } = office;
    const { id } = await known('last');
    const token = (await logInShop(CUSTOMER)).slice('token='.length);
    await call(feedback.addComment, { content_type: 'catalogproduct', content_id: id, display_name: 'Ana', message: 'Tiho in hitro.', rate: 5 }, { token });
    await office.open('/reviews');
    const review = page.getByRole('row').filter({ hasText: 'Tiho in hitro.' });
    const reading = page.getByRole('complementary', { name: 'Preview' });
    await review.waitFor();
    await page.getByRole('button', { name: 'Filters' }).press('Enter');
    await page.getByRole('combobox', { name: 'Stars' }).selectOption('1 star of 5');
    await review.waitFor({ state: 'detached' });
    await page.getByRole('combobox', { name: 'Stars' }).selectOption('5 stars of 5');
    await review.waitFor();
    await expectAccessible();
    await page.getByRole('button', { name: 'Clear filters' }).press('Enter');
    await review.waitFor();
    await page.locator('h1').click();
    await page.keyboard.press('/');
    await page.keyboard.type('tiho in');
    await page.waitForURL(/text=tiho/);
    await expect.poll(() => page.getByRole('grid').getAttribute('aria-rowcount')).toBe('2');
    await page.keyboard.press('Enter');
    // The selected row is shown next to the list.
    await reading.getByText('Tiho in hitro.').waitFor();
    // Keys in quick succession act on the row selected at that moment.
    for (const key of ['k', 'r']) await page.keyboard.press(key);
    await reading.getByRole('button', { name: '5 · Against the law' }).waitFor();
    await expectAccessible();
    await page.keyboard.press('Escape');
    await page.keyboard.press('r');
    await page.keyboard.press('a');
    await expect.poll(() => toast().textContent()).toBe('Approved.');
    const { items } = await call(feedback.comments, { content_type: 'catalogproduct', content_id: id });
    expect(items.map(({ message }) => message)).toContain('Tiho in hitro.');
    expect(office.problems()).toEqual([]);
  });
});
