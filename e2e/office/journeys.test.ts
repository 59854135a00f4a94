/** A working day's journeys by keyboard alone; each with at most as many presses of Enter as it may take clicks. */
import { customers } from '@vitrina/contract/customers';
import { feedback } from '@vitrina/contract/feedback';
import type { Order } from '@vitrina/contract/orders';
import { staffParcels } from '@vitrina/contract/staff/parcels';
import { staffDesk } from '@vitrina/contract/staff/desk';
import { staffPicks } from '@vitrina/contract/staff/picks';
import { staffStock } from '@vitrina/contract/staff/stock';
import { withdrawals } from '@vitrina/contract/withdrawals';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { describeInBrowser } from '../src/browser.ts';
import { KeysAlone } from '../src/keys-alone.ts';
import { makeOrder, orderNow } from '../src/make-order.ts';
import { callAsStaff, logIn, type OfficePage, openOffice } from '../src/office.ts';
import { call, known } from '../src/shop.ts';

// biome-ignore lint/suspicious/noExplicitAny: replies of calls
type Reply = { success: boolean; data: any };

/** Widths of a desktop and a phone. */
const WIDTHS = [1280, 390] as const;

describeInBrowser('journeys by keyboard alone', () => {
  let office: OfficePage;
  let keys: KeysAlone;
  const toast = () => office.page.locator('.toast p').last();
  const button = (name: string | RegExp) => office.page.getByRole('button', { name, exact: true });
  const dialog = () => office.page.getByRole('dialog');
  const callEndpoint = (endpoint: Parameters<typeof callAsStaff>[1], input: Record<string, unknown>) =>
    callAsStaff(office.page, endpoint, input) as Promise<Reply>;
  /** Ctrl+K, the order number, Enter. */
  const findOrder = async ({ number }: Order): Promise<void> => {
    await keys.press('Control+k');
    await keys.type(number);
    await office.page.getByRole('option').filter({ hasText: number }).first().waitFor();
    await keys.enter();
    await office.page.getByRole('heading', { level: 1, name: `Order ${number}` }).waitFor();
  };
  beforeAll(async () => {
    office = await openOffice('en');
    await office.open('/');
    await logIn(office.page, 'owner@vitrina.test');
    // A one-time code that another file has used is refused once.
    office.problems();
  });
  beforeEach(async () => {
    await office.open('/');
    keys = new KeysAlone(office.page);
  });

  it('J3: an order is picked with a scanner, packed and shipped in four', async () => {
    const { page } = office;
    const { number } = await makeOrder('cash-on-delivery');
    await keys.press('g', 'k');
    await keys.reach(button('Begin a pick'));
    // Other orders wait too: the pick is started for this order alone.
    keys.clicks += 1;
    const { places } = (await callEndpoint(staffStock.grid, { limit: 1 })).data.items[0];
    const picks: Reply[] = [];
    for (const { code } of places) picks.push(await callEndpoint(staffPicks.create, { warehouse: code, orders: [number] }));
    // Warehouses without the goods refuse.
    office.problems();
    const [one] = picks.filter(({ success }) => success);
    await office.open(`/picks/${one?.data.id}`);
    // The field has the focus: a scanner needs no key before the code.
    await page.getByLabel('Scan or type a code').waitFor();
    expect(await keys.focused()).toBe('INPUT Scan or type a code');
    const left = page.locator('.pick-line:not(.done)');
    while ((await left.count()) > 0) {
      const [code] = ((await left.first().locator('.grid-dim').first().textContent()) as string).split(' · ');
      await keys.scan(code as string);
      await page.getByText(`Taken: ${code}`).waitFor();
    }
    await keys.activate(button('End the pick'));
    await page.getByRole('status').filter({ hasText: number }).filter({ hasText: 'Parcel 1' }).waitFor();
    await expect.poll(() => keys.focused()).not.toBe('');
    await keys.press('g', 'o');
    await page.getByRole('grid').waitFor();
    await keys.press('/');
    await keys.type(number);
    await page.waitForURL(new RegExp(number));
    await expect.poll(() => page.getByRole('grid').getAttribute('aria-rowcount')).toBe('2');
    await keys.press('Enter', 'x');
    await keys.activate(page.locator('.bulk-bar').getByRole('button', { name: 'Ship 1 order' }));
    await keys.activate(dialog().getByRole('button', { name: 'Ship 1 order' }));
    await dialog().waitFor({ state: 'detached' });
    await page.getByRole('row').filter({ hasText: number }).filter({ hasText: 'Shipped' }).waitFor();
    expect(keys.clicks).toBeLessThanOrEqual(4);
  });

  it('G and a letter go to a screen, though the frame is drawn anew between the two keys', async () => {
    const { page } = office;
    await page.getByRole('heading', { level: 1 }).waitFor();
    // In one evaluation, as the second key must follow within a second and a half.
    await page.evaluate(async () => {
      const press = (key: string) => document.body.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
      press('g');
      document.querySelector<HTMLElement>('.frame-burger')?.click();
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
      press('o');
    });
    await page.waitForURL('**/orders');
  });

  it('J4: where is my order: found by number, its mail sent again in three', async () => {
    const order = await makeOrder('bank-transfer');
    await findOrder(order);
    const mail = office.page.getByRole('region', { name: 'Mails', exact: true }).getByRole('button', { name: 'Order received' });
    await keys.activate(mail);
    await keys.activate(dialog().getByRole('button', { name: /^Send again to/ }));
    await expect.poll(() => toast().textContent()).toMatch(/^The mail goes to/);
    await dialog().waitFor({ state: 'detached' });
    await expect.poll(() => keys.focused()).toBe('BUTTON Order received');
    expect(keys.clicks).toBeLessThanOrEqual(3);
    // The sandboxed frame of a mail has no storage.
    office.problems();
  });

  it('J5: one line of a paid order goes back in four', async () => {
    const { page } = office;
    const order = await makeOrder('bank-transfer');
    await callEndpoint(staffDesk.book, { number: order.number, amount: order.cart.totals.total });
    await findOrder(order);
    await keys.activate(button('Refund'));
    await keys.reach(dialog().getByRole('spinbutton'));
    await keys.press('ArrowUp');
    await keys.activate(dialog().getByRole('button', { name: /^Give back/ }));
    await expect.poll(() => toast().textContent()).toMatch(new RegExp(`of order ${order.number} given back`));
    await dialog().waitFor({ state: 'detached' });
    await page.getByRole('listitem').filter({ hasText: 'Returned' }).first().waitFor();
    await expect.poll(() => keys.focused()).not.toBe('');
    expect(keys.clicks).toBeLessThanOrEqual(4);
  });

  it('J6: a withdrawn parcel is received, inspected and its money given back in five', async () => {
    const { page } = office;
    const order = await makeOrder('bank-transfer');
    await callEndpoint(staffDesk.book, { number: order.number, amount: order.cart.totals.total });
    await callEndpoint(staffParcels.create, { number: order.number, state: 'shipped' });
    await call(withdrawals.withdraw, { identifier: order.identifier, name: 'Žana', message: 'Premajhno.', confirm: true });
    await keys.press('g', 'r');
    await page.getByRole('grid').waitFor();
    await keys.press('/');
    await keys.type(order.number);
    await page.waitForURL((address) => address.searchParams.get('text') === order.number);
    await page.getByRole('row').filter({ hasText: order.number }).waitFor();
    await expect.poll(() => page.getByRole('grid').getAttribute('aria-rowcount')).toBe('2');
    await keys.press('Enter');
    await keys.enter();
    await page.getByRole('heading', { level: 1, name: `Return of order ${order.number}` }).waitFor();
    for (const [step, message] of [
      ['Received', 'The goods are received.'],
      ['Inspected', 'The goods are inspected.'],
      [/^Give back/, 'The money goes back.'],
    ] as const) {
      await keys.activate(button(step));
      await expect.poll(() => toast().textContent()).toBe(message);
      await button(step).waitFor({ state: 'detached' });
      // The next step replaces this one in its place.
      await expect.poll(() => keys.focused(), { message }).not.toBe('');
    }
    expect((await orderNow(order.identifier)).refunded).toBe(order.cart.totals.total);
    expect(keys.clicks).toBeLessThanOrEqual(5);
  });

  it.each(WIDTHS)('J7: a statement is read and all that is certain booked in three, whatever the number, at %i px', async (width) => {
    const { page } = office;
    await page.setViewportSize({ width, height: 800 });
    const orders = [await makeOrder('bank-transfer'), await makeOrder('bank-transfer'), await makeOrder('bank-transfer')];
    const head = 'Račun;Datum knjiženja;Znesek;Valuta;Plačnik;Račun plačnika;Sklic v dobro;Namen;ID transakcije';
    const lines = orders.map(({ number, transfer }) => {
      const { reference, payer, amount } = transfer as NonNullable<Order['transfer']>;
      return ['', '23.11.2026', amount.toFixed(2).replace('.', ','), 'EUR', payer, 'SI56191000000123438', reference, 'Naročilo', `J7-${number}`].join(';');
    });
    await keys.press('g', 'b');
    const chooser = page.waitForEvent('filechooser');
    await keys.activate(button('Read a statement'));
    await (await chooser).setFiles({ name: 'j7.csv', mimeType: 'text/csv', buffer: Buffer.from([head, ...lines].join('\r\n')) });
    await expect.poll(() => toast().textContent()).toBe('Entries read: 3, new: 3, certain: 3.');
    await keys.activate(button(/^Book \d+ entries$/));
    await expect.poll(() => toast().textContent()).toMatch(/entries booked\.$/);
    for (const { identifier } of orders) expect((await orderNow(identifier)).payment_status).toBe('paid');
    await expect.poll(() => keys.focused()).not.toBe('');
    expect(keys.clicks).toBeLessThanOrEqual(3);
    await page.setViewportSize({ width: WIDTHS[0], height: 800 });
  });

  it.each(WIDTHS)('J10: reviews are approved and refused by one key each, at %i px', async (width) => {
    const { page } = office;
    await page.setViewportSize({ width, height: 800 });
    const name = `Deseta pot ${width}`;
    const { id } = await known('last');
    for (let n = 0; n < 6; n += 1) {
      const { jwt } = await call(customers.generateToken, {});
      await call(
        feedback.addComment,
        { content_type: 'catalogproduct', content_id: id, display_name: 'Bralka', message: `${name}: ${n}.`, rate: 1 + (n % 5) },
        { token: jwt },
      );
    }
    await keys.press('g', 'v');
    await page.getByRole('grid').waitFor();
    await keys.press('/');
    await keys.type(name);
    await page.waitForURL((address) => address.searchParams.get('text') === name);
    await expect.poll(() => page.getByRole('grid').getAttribute('aria-rowcount')).toBe('7');
    await keys.press('Enter');
    // A phone has no space next to the list.
    if (width < 800) await keys.enter();
    const reading = page.getByRole('complementary', { name: 'Preview' });
    for (let n = 0; n < 6; n += 1) {
      await reading.getByText(`${name}: ${n}.`).waitFor();
      await keys.press(...(n % 3 === 2 ? ['r', '2'] : ['a']));
      if (n < 5) await expect.poll(() => page.getByRole('grid').getAttribute('aria-rowcount')).toBe(String(6 - n));
    }
    await page.getByRole('grid').waitFor({ state: 'detached' });
    expect(keys.clicks).toBeLessThanOrEqual(1);
    expect(office.problems()).toEqual([]);
    await page.setViewportSize({ width: WIDTHS[0], height: 800 });
  });
});
