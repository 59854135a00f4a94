import type { Order } from '@vitrina/contract/orders';
import { orderActions } from '@vitrina/contract/staff/order-actions';
import { orderDesk } from '@vitrina/contract/staff/orders';
import type { Page } from 'playwright-core';
import { beforeAll, expect, it } from 'vitest';
import { judge, judgeBothSizes } from '../src/accessibility.ts';
import { describeInBrowser } from '../src/browser.ts';
import { callAsStaff, logIn, type OfficePage, openOffice } from '../src/office.ts';
import { makeOrder } from '../src/make-order.ts';

/** Keys of objects with unsent input in this browser. */
const storedKeys = (): Promise<IDBValidKey[]> =>
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

/** Counts writes of unsent input from now on. */
function countWrites(): void {
  const { put } = IDBObjectStore.prototype;
  Object.assign(window, { inputWrites: 0 });
  IDBObjectStore.prototype.put = function (...args) {
    if (this.name === 'kept-input') Object.assign(window, { inputWrites: inputWrites() + 1 });
    return put.apply(this, args);
  };
  const inputWrites = (): number => (window as unknown as { inputWrites: number }).inputWrites;
}
const inputWrites = (): number => (window as unknown as { inputWrites: number }).inputWrites;

/** A closed dialog returns the focus a frame later: a key pressed before would reach another button. */
async function noDialog(page: Page): Promise<void> {
  await expect.poll(() => page.getByRole('dialog').count()).toBe(0);
  await page.evaluate(() => new Promise<void>((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve()))));
}

describeInBrowser('the desk of orders', () => {
  let office: OfficePage;
  let order: Order;
  const heading = () => office.page.getByRole('heading', { level: 1 });
  const toast = () => office.page.locator('.toast p');
  beforeAll(async () => {
    order = await makeOrder('cash-on-delivery');
    office = await openOffice('en');
    // Confirms the browser's question about unsent input when a page is left.
    office.page.on('dialog', (dialog) => void dialog.accept());
    await office.open();
    await logIn(office.page, 'orders@vitrina.test');
  });

  it('home counts what waits, and keys lead to the list', async () => {
    const { page } = office;
    const card = page.getByRole('link', { name: /to pack$/ });
    await expect.poll(() => card.textContent()).toMatch(/^[1-9]\d*to pack$/);
    expect(await judgeBothSizes(office)).toEqual([]);
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
    expect(await judgeBothSizes(office)).toEqual([]);
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

  it('the order screen shows the bought lines of guests and customers, without a fault of accessibility', async () => {
    const { page } = office;
    await page.getByText(order.email).first().waitFor();
    expect(await judgeBothSizes(office)).toEqual([]);
  });

  it('its address and its contents are changed before it is packed, with what it comes to said before, by keys alone', async () => {
    const { page } = office;
    const panel = (name: string) => page.getByRole('region', { name, exact: true });
    await panel('Delivery').getByRole('button', { name: 'Change' }).press('Enter');
    const address = page.getByRole('dialog', { name: `Address of order ${order.number}` });
    await address.getByLabel('Town').first().fill('Maribor');
    await address.getByLabel('Postcode').first().fill('x');
    expect(await judge(office, { size: 'desktop', colorScheme: 'light' })).toEqual([]);
    await page.keyboard.press('Enter');
    await address.getByText(/^The postcode is not right/).waitFor();
    // Another session has changed the town meanwhile: both values are shown, and the own one is chosen.
    const otherTown = { number: order.number, version: 0, changes: { town: 'Celje' } };
    expect(await callAsStaff(page, orderActions.saveAddress, otherTown)).toMatchObject({ success: true });
    await address.getByLabel('Postcode').first().fill('2000');
    await page.keyboard.press('Enter');
    const conflict = page.getByRole('dialog', { name: 'Somebody else has changed the same' });
    await conflict.getByText('Celje').waitFor();
    await conflict.getByText('Maribor').waitFor();
    await page.keyboard.press('2');
    await conflict.getByRole('button', { name: 'Save this choice' }).press('Enter');
    await expect.poll(() => toast().textContent()).toBe(`The address of order ${order.number} is changed.`);
    await panel('Delivery').getByText('Maribor').waitFor();
    await noDialog(page);
    await panel('What was bought').getByRole('button', { name: 'Change' }).press('Enter');
    const lines = page.getByRole('dialog', { name: `Contents of order ${order.number}` });
    await lines.getByRole('combobox', { name: 'Add a product' }).fill('DEMO-LAPTOP-01');
    await lines.getByRole('option', { name: /DEMO-LAPTOP-01/ }).waitFor();
    await page.keyboard.press('Enter');
    await lines.getByLabel('Reason').fill('The buyer called');
    await lines.getByText('Nothing is paid yet: the buyer pays the new total.').waitFor();
    expect(await judgeBothSizes(office)).toEqual([]);
    // Another session was first: the current order is shown, the message stays, and nothing is overwritten.
    const theirs = { number: order.number, version: 2, add: [{ product_code: 'DEMO-PROMO-01', qty: 1 }], reason: 'x' };
    expect(await callAsStaff(page, orderActions.saveLines, theirs)).toMatchObject({ success: true });
    await lines.getByRole('spinbutton').last().fill('2');
    await lines.getByRole('group', { name: 'What was bought' }).getByText('DEMO-PROMO-01').waitFor();
    const save = lines.getByRole('button', { name: 'Change the order' });
    await expect.poll(() => save.isEnabled()).toBe(true);
    await lines.getByText(/^Somebody else has changed the order meanwhile/).waitFor();
    await save.press('Enter');
    await expect.poll(() => toast().textContent()).toBe(`Order ${order.number} is changed.`);
    await panel('What was bought').getByText('DEMO-LAPTOP-01').last().waitFor();
    // The refusals are expected.
    office.problems();
  });

  it('a mail is looked at and sent again, and a letter is written', async () => {
    const { page } = office;
    const mails = page.getByRole('region', { name: 'Mails', exact: true });
    await noDialog(page);
    await mails.getByRole('button', { name: 'Order received' }).press('Enter');
    const mail = page.getByRole('dialog', { name: 'Order received' });
    await mail.getByText(order.number).first().waitFor();
    await mail.locator('iframe[src^="blob:"]').waitFor();
    expect(await judge(office, { size: 'desktop', colorScheme: 'light' })).toEqual([]);
    await mail.getByRole('button', { name: `Send again to ${order.email}` }).press('Enter');
    await expect.poll(() => toast().textContent()).toBe(`The mail goes to ${order.email} once more.`);
    await noDialog(page);
    await mails.getByRole('button', { name: 'Write' }).press('Enter');
    const letter = page.getByRole('dialog', { name: `Letter about order ${order.number}` });
    await letter.getByLabel('Subject').fill('The colour');
    await letter.getByLabel('Text').fill('It comes in black.');
    await letter.getByRole('button', { name: 'Send' }).press('Enter');
    await expect.poll(() => toast().textContent()).toBe(`Your letter goes to ${order.email}.`);
    await mails.getByRole('button', { name: 'Letter' }).waitFor();
    // Scripts do not run in the frame of a mail, so the test's own script cannot read its storage.
    expect(office.problems().filter((problem) => !problem.includes('The document is sandboxed'))).toEqual([]);
  });

  it('what was typed and not sent is there after the page was loaded anew', async () => {
    const { page } = office;
    await page.getByLabel('Note for staff').fill('Calls at six');
    await expect.poll(() => page.evaluate(storedKeys)).toContain(`order:${order.number}`);
    await page.reload();
    await page.getByRole('button', { name: 'Continue with them' }).click();
    await expect.poll(() => page.getByLabel('Note for staff').inputValue()).toBe('Calls at six');
  });

  it('what is typed is written once the keys rest, and at once when the page is left', async () => {
    const { page } = office;
    const note = page.getByLabel('Note for staff');
    await page.evaluate(countWrites);
    await note.press('End');
    await page.keyboard.type(' and then once more, please');
    await expect.poll(() => page.evaluate(inputWrites)).toBeGreaterThan(0);
    // A burst of 27 keys: one write after the last key, and one more for each second of the burst.
    expect(await page.evaluate(inputWrites)).toBeLessThan(6);
    await page.keyboard.type('!');
    // Without waiting: leaving the page writes the input.
    await page.reload();
    await page.getByRole('button', { name: 'Continue with them' }).click();
    await expect.poll(() => note.inputValue()).toBe('Calls at six and then once more, please!');
    await note.fill('Calls at six');
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
    await expect.poll(() => toast().textContent()).toBe('Saved.');
    expect(await page.getByLabel('Note for staff').inputValue()).toBe('Calls at six');
    expect(await page.getByLabel('Note for packing').inputValue()).toBe('With care');
    // The refusal is expected.
    office.problems();
  });

  it('is packed and shipped with tracking, and the way back is offered for notes alone', async () => {
    const { page } = office;
    await noDialog(page);
    await page.getByRole('button', { name: 'Packed', exact: true }).press('Enter');
    await expect.poll(() => toast().textContent()).toBe(`Order ${order.number} is packed.`);
    await noDialog(page);
    await page.getByRole('button', { name: 'Shipping label' }).press('Enter');
    await expect.poll(() => toast().textContent()).toBe('The label of parcel 1 is ready.');
    await page.getByRole('button', { name: 'Ship', exact: true }).first().press('Enter');
    await page.getByLabel('Carrier').fill('Pošta');
    await page.getByLabel('Tracking number').fill(`RR${order.number}SI`);
    await page.keyboard.press('Enter');
    await expect.poll(() => toast().textContent()).toMatch(/is shipped/);
    await page.getByRole('listitem').filter({ hasText: 'Shipped' }).filter({ hasText: 'Nina' }).waitFor();
    expect(office.problems()).toEqual([]);
  });

  it('several orders are chosen in the list, packed and shipped at once with the carrier’s list', async () => {
    const { page } = office;
    const email = `posiljka.${Date.now()}@primer.test`;
    const { number } = await makeOrder('cash-on-delivery', 'si', email);
    await office.open(`/orders?text=${email}`);
    const row = page.getByRole('row').filter({ hasText: number });
    await row.waitFor();
    const choose = async (): Promise<void> => {
      await page.getByRole('grid', { name: 'Orders' }).press('x');
      await page.getByText('1 order chosen').waitFor();
    };
    await choose();
    expect(await judgeBothSizes(office)).toEqual([]);
    // The list contains only that one.
    expect(await page.getByRole('button', { name: /^Choose (?:all|the first)/ }).count()).toBe(0);
    await page.getByRole('button', { name: 'Pack 1 order' }).press('Enter');
    await expect.poll(() => toast().textContent()).toBe('1 order is packed.');
    await row.filter({ hasText: 'Packed' }).waitFor();
    await choose();
    await page.getByRole('button', { name: 'Packing slips' }).press('Enter');
    await expect.poll(() => toast().textContent()).toBe('1 packing slip is ready.');
    await page.getByRole('button', { name: 'Ship 1 order' }).press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Ship 1 order' });
    await dialog.getByLabel('Carrier').fill('Pošta');
    await dialog.getByLabel('List of tracking numbers').fill(`Order;Tracking\n${number};RR${number}SI\n999999999;RR9`);
    await dialog.getByText('Tracking numbers for 1 of 1 orders').waitFor();
    await dialog.getByText('Not among the chosen orders: 999999999').waitFor();
    expect(await judge(office, { size: 'desktop', colorScheme: 'light' })).toEqual([]);
    await dialog.getByRole('button', { name: 'Ship 1 order' }).press('Enter');
    await expect.poll(() => toast().textContent()).toBe('1 order is shipped, the buyer gets a mail.');
    await page.getByRole('region', { name: 'Chosen orders' }).waitFor({ state: 'detached' });
    await page.goto(`/backoffice/orders?text=RR${number}SI`);
    await row.filter({ hasText: 'Shipped' }).waitFor();
    expect(office.problems()).toEqual([]);
  });

  it('one press chooses all that the filter holds, with the count said before and after', async () => {
    const { page } = office;
    await office.open('/orders');
    await page.getByRole('row').nth(1).waitFor();
    await page.getByRole('grid', { name: 'Orders' }).press('x');
    await page.getByText('1 order chosen').waitFor();
    const all = page.getByRole('button', { name: /^Choose all \d+ orders of this list$/ });
    const count = /\d+/.exec((await all.textContent()) ?? '')?.[0];
    await all.press('Enter');
    await page.getByText(`${count} orders chosen`).waitFor();
    await all.waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Choose none' }).press('Enter');
    await page.getByRole('region', { name: 'Chosen orders' }).waitFor({ state: 'detached' });
    expect(office.problems()).toEqual([]);
  });

  it('a letter begins with a saved reply, its names filled in', async () => {
    const { page } = office;
    const { number } = await makeOrder('cash-on-delivery', 'si');
    await office.open(`/orders/${number}`);
    await page.getByRole('button', { name: 'Write', exact: true }).press('Enter');
    const letter = page.getByRole('dialog', { name: /^Letter|^Write/ });
    await letter.getByRole('button', { name: 'Saved replies' }).press('Enter');
    const replies = page.getByRole('dialog', { name: 'Saved letters about orders' });
    await replies.getByRole('button', { name: 'New reply' }).press('Enter');
    await replies.getByLabel('Title, for colleagues').fill('Zamuda');
    await replies.getByLabel('Subject').fill('Naročilo {order}');
    await replies.getByLabel('Text').fill('Pozdravljeni, {naem}!');
    await replies.getByText('Nothing stands for {naem}').waitFor();
    expect(await replies.getByRole('button', { name: 'Save' }).isDisabled()).toBe(true);
    await replies.getByLabel('Text').fill('Pozdravljeni, {name}! Paket zamuja.');
    expect(await judgeBothSizes(office)).toEqual([]);
    await replies.getByRole('button', { name: 'Save' }).press('Enter');
    await replies.getByText('Zamuda').waitFor();
    await replies.getByRole('button', { name: 'Close' }).press('Enter');
    await letter.getByLabel('Text').fill('Spoštovani!');
    await letter.getByRole('combobox', { name: 'Take a saved reply' }).selectOption('Zamuda · SI');
    expect(await letter.getByLabel('Subject').inputValue()).toBe(`Naročilo ${number}`);
    expect(await letter.getByLabel('Text').inputValue()).toMatch(/^Spoštovani!\n\nPozdravljeni, [^{}]+! Paket zamuja\.$/);
    await letter.getByRole('button', { name: 'Cancel' }).press('Enter');
    expect(office.problems()).toEqual([]);
  });

  it('an order by telephone: the buyer of an earlier one, a product, ways, the link to pay; then it is cancelled', async () => {
    const { page } = office;
    await office.open('/orders');
    await page.keyboard.press('n');
    await page.getByRole('combobox', { name: 'Add a product' }).fill('DEMO-PROMO-01');
    await page.getByRole('option', { name: /DEMO-PROMO-01/ }).waitFor();
    await page.keyboard.press('Enter');
    await page.getByRole('combobox', { name: 'Find the buyer' }).fill(order.number);
    await page.getByRole('option', { name: new RegExp(order.number) }).waitFor();
    await page.keyboard.press('Enter');
    await expect.poll(() => page.getByLabel('Email address').inputValue()).toBe(order.email);
    await page.getByRole('combobox', { name: /^Market/ }).selectOption('si');
    await page.getByRole('combobox', { name: /^Payment/ }).selectOption('bank-transfer');
    expect(await judgeBothSizes(office)).toEqual([]);
    const place = page.getByRole('button', { name: 'Place the order' });
    await expect.poll(() => place.isEnabled()).toBe(true);
    await place.press('Enter');
    await page
      .getByRole('link', { name: /view_order|identifier|order/i })
      .first()
      .waitFor();
    await page.getByRole('link', { name: 'Open the order' }).press('Enter');
    await page.getByRole('button', { name: 'Cancel the order' }).press('Enter');
    const dialog = page.getByRole('dialog', { name: /^Cancel order/ });
    await dialog.getByText('Nothing was paid, so no money goes back.').waitFor();
    expect(await judge(office, { size: 'desktop', colorScheme: 'light' })).toEqual([]);
    await dialog.getByRole('button', { name: 'Cancel the order' }).press('Enter');
    await expect.poll(() => toast().textContent()).toMatch(/is cancelled, the buyer gets a mail\.$/);
    expect(office.problems()).toEqual([]);
  });
});
