import type { Order } from '@vitrina/contract/orders';
import { beforeAll, expect, it } from 'vitest';
import { judgeBothSizes } from '../src/accessibility.ts';
import { describeInBrowser } from '../src/browser.ts';
import { makeOrder } from '../src/make-order.ts';
import { logIn, type OfficePage, openOffice } from '../src/office.ts';

describeInBrowser('money of an order in the back office', () => {
  let office: OfficePage;
  let order: Order;
  const toast = () => office.page.locator('.toast p');
  beforeAll(async () => {
    order = await makeOrder('bank-transfer');
    office = await openOffice('en');
    await office.open(`/orders/${order.number}`);
    await logIn(office.page, 'finance@vitrina.test');
    await office.page.getByRole('heading', { level: 1, name: `Order ${order.number}` }).waitFor();
  });

  it('a transfer is booked for the whole sum and no other', async () => {
    const { page } = office;
    await page.getByRole('button', { name: 'Book the payment' }).click();
    const amount = page.getByLabel('Amount (EUR)');
    await amount.fill('1');
    await page.getByText(/^A payment is whole/).waitFor();
    expect(await page.getByRole('button', { name: 'Book', exact: true }).isDisabled()).toBe(true);
    await amount.fill(String(order.cart.totals.total));
    await page.keyboard.press('Enter');
    await expect.poll(() => toast().textContent()).toMatch(new RegExp(`booked for order ${order.number}`));
    await page.getByRole('listitem').filter({ hasText: 'Paid' }).first().waitFor();
  });

  it('its invoice is issued and stands there with its PDF', async () => {
    const { page } = office;
    const documents = page.getByRole('region', { name: 'Documents', exact: true });
    await documents.getByRole('button', { name: 'Issue the invoice' }).press('Enter');
    await expect.poll(() => toast().textContent()).toMatch(/^Invoice INV-\d+-\d+ is issued\.$/);
    const pdf = await page.request.get((await documents.getByRole('link').first().getAttribute('href')) as string);
    expect([pdf.status(), pdf.headers()['content-type']]).toEqual([200, 'application/pdf']);
    expect(await documents.getByRole('button').count()).toBe(0);
  });

  it('one line goes back in five presses, with the sum said before', async () => {
    const { page } = office;
    await page.getByRole('button', { name: 'Refund', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: `Refund for order ${order.number}` });
    await dialog.getByRole('spinbutton').first().fill('1');
    await dialog.getByRole('button', { name: /^Give back/ }).waitFor();
    expect(await judgeBothSizes(office)).toEqual([]);
    await dialog.getByRole('button', { name: /^Give back/ }).press('Enter');
    await expect.poll(() => toast().textContent()).toMatch(new RegExp(`of order ${order.number} given back`));
    await page.getByRole('listitem').filter({ hasText: 'Returned' }).filter({ hasText: 'To be sent' }).waitFor();
    expect(office.problems()).toEqual([]);
  });

  it('money that is sent by hand has a code to scan, and is booked once it is sent', async () => {
    const { page } = office;
    await page.getByRole('link', { name: 'Send the money' }).click();
    const item = page.getByRole('row').filter({ hasText: order.number });
    await item.waitFor();
    expect(await judgeBothSizes(office)).toEqual([]);
    await item.getByRole('button', { name: /^Send it/ }).click();
    const dialog = page.getByRole('dialog', { name: `Money back for order ${order.number}` });
    await dialog.getByLabel('IBAN').fill('SI56 1910 0000 0123 439');
    await dialog.getByText(/^This is no IBAN/).waitFor();
    await dialog.getByLabel('IBAN').fill('SI56 1910 0000 0123 438');
    await dialog.getByRole('img', { name: 'Code of the transfer' }).waitFor();
    expect(await judgeBothSizes(office)).toEqual([]);
    await dialog.getByRole('button', { name: /^Book .* as sent$/ }).press('Enter');
    await expect.poll(() => toast().textContent()).toMatch(new RegExp(`for order ${order.number} are booked as sent`));
    await item.waitFor({ state: 'detached' });
    // The refund is listed in its tab, opened by the keyboard.
    await page.keyboard.press('3');
    await page.waitForURL(/tab=done$/);
    await page.keyboard.press('/');
    await page.keyboard.type(order.number);
    await page.waitForURL(new RegExp(`text=${order.number}$`));
    await item.first().waitFor();
    expect(office.problems()).toEqual([]);
  });

  it('its payment stands in the list of all, told by state, looked at beside it, and leads back', async () => {
    const { page } = office;
    await office.open('/payments');
    await page.keyboard.press('/');
    await page.keyboard.type(order.number);
    const row = page.getByRole('row').filter({ hasText: order.number });
    await row.first().waitFor();
    await page.keyboard.press('Enter');
    await page.keyboard.press(' ');
    const peek = page.getByRole('complementary', { name: 'Preview' });
    await peek.getByText('Paid by').waitFor();
    await peek.getByRole('link', { name: order.number }).waitFor();
    expect(await judgeBothSizes(office)).toEqual([]);
    await page.getByRole('button', { name: /^Failed/ }).click();
    await page.getByText('No payment fits this.').waitFor();
    await page.getByRole('button', { name: /^All/ }).click();
    await row.first().click();
    await page.getByRole('heading', { level: 1, name: `Order ${order.number}` }).waitFor();
    expect(office.problems()).toEqual([]);
  });
});
