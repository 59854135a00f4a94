import { callShop, type MorningOrder } from './place-orders.ts';
import type { Person, Width } from './person.ts';
import { type Transfer, writeStatement } from './write-statement.ts';

export interface Staff {
  finance: Person;
  orders: Person;
  picker: Person;
  service: Person;
  /** May refund more per day than a handler. */
  owner: Person;
}

interface MorningOptions {
  origin: string;
  staff: Staff;
  /** Orders of one market, in the order they were placed. */
  orders: readonly MorningOrder[];
  lang: MorningOrder['lang'];
  /** Width of the desk's screen; the warehouse uses a phone. */
  width: Width;
  /** `2026-11-23`. */
  day: string;
}

const paidBy = (orders: readonly MorningOrder[], payment: MorningOrder['payment']): MorningOrder[] => orders.filter((one) => one.payment === payment);

/** One market's morning, with screens only: transfers, changes, picking, parcels, a refund, a withdrawal. */
export async function walkMorning(options: MorningOptions): Promise<void> {
  const { staff, orders, lang, width } = options;
  await staff.orders.sit(lang, width, '/');
  await staff.orders.look('home');
  await bookTransfers(options);
  await collectReserved(options);
  await changeAddress(options);
  await cancelOne(options);
  await pickAll(options);
  await shipAll(options);
  await refundLine(options, paidBy(orders, 'sandbox-card')[0] as MorningOrder);
  await settleWithdrawal(options, paidBy(orders, 'sandbox-redirect')[0] as MorningOrder);
  for (const path of ['orders', 'stock', 'customers', 'reviews', 'activity', 'mails', 'jobs', 'picks', 'returns', 'transfers']) {
    await staff.owner.sit(lang, width, `/${path}`);
    await staff.owner.look(path);
  }
}

/** Books transfers by reference, except three: an excessive amount, a number in free text, and a payment that is not for this shop. */
async function bookTransfers({ staff: { finance }, orders, lang, width, day }: MorningOptions): Promise<void> {
  const waiting = paidBy(orders, 'bank-transfer');
  const transfers = waiting.map(({ number, reference, total, buyer }, i): Transfer => {
    const remittance = i === 1 ? { info: `Narocilo ${number}` } : { reference: (reference as string).replace(/\s/g, '') };
    return { id: `T${number}`, payer: buyer, amount: i === 0 ? total + 5 : total, ...remittance };
  });
  const foreign: Transfer = { id: `F-${lang}-${day}-${waiting[0]?.number}`, payer: 'Elektro Celje, d. d.', amount: 61.2, info: 'Vračilo preplačila' };
  await finance.sit(lang, width, '/bank');
  const chooser = finance.page.waitForEvent('filechooser');
  await finance.press(finance.button('bank_upload'));
  await (await chooser).setFiles({ name: `izpisek-${day}-${lang}.xml`, mimeType: 'text/xml', buffer: writeStatement([...transfers, foreign], day) });
  await finance.waitForToast('bank_uploaded');
  const rows = finance.page.locator('.grid-row');
  const tab = (name: string) => finance.page.locator('.tabs').getByRole('button', { name: new RegExp(finance.words(`bank_tab_${name}`).source.slice(0, -1)) });
  await rows.first().waitFor();
  await finance.look('bank-certain');
  await finance.press(finance.page.locator('.bank-hint .button.key'));
  await rows.first().waitFor({ state: 'detached' });
  await finance.look('bank-booked');
  // Reviewed one by one next to the list, also on a phone: the likely match, and the overpayment.
  for (const [i, name] of [
    [1, 'likely'],
    [0, 'differs'],
  ] as const) {
    await finance.press(tab(name));
    const entry = rows.filter({ hasText: name === 'likely' ? (waiting[i]?.number as string) : (waiting[i]?.buyer as string) }).first();
    await finance.press(entry);
    await finance.look(`bank-${name}`);
    await finance.press(finance.button('bank_book_for', finance.page.locator('.list-peek')));
    await entry.waitFor({ state: 'detached' });
  }
  await finance.press(tab('foreign'));
  await finance.look('bank-foreign');
}

async function collectReserved({ staff: { finance }, orders, lang, width }: MorningOptions): Promise<void> {
  for (const [i, { number }] of paidBy(orders, 'sandbox-direct').entries()) {
    await finance.sit(lang, width, `/orders/${number}`);
    await finance.press(finance.button('capture_open'));
    await finance.dialog.waitFor();
    if (i === 0) await finance.look('capture');
    await finance.press(finance.dialog.locator('button[type=submit]'));
    await finance.dialogGone();
  }
}

async function changeAddress({ staff: { orders: person }, orders, lang, width }: MorningOptions): Promise<void> {
  const { number } = paidBy(orders, 'cash-on-delivery')[0] as MorningOrder;
  await person.sit(lang, width, '/orders');
  await person.type(person.page.getByRole('searchbox'), number);
  await person.page.waitForURL(new RegExp(`text=${number}`));
  await person.press(person.page.locator('.grid-row').filter({ hasText: number }));
  await person.page.locator('.order-lines').first().waitFor();
  await person.look('order');
  await person.press(person.page.getByRole('region', { name: person.words('order_delivery') }).getByRole('button'));
  const street = person.dialog.getByLabel(person.words('field_address.street')).first();
  await street.waitFor();
  await person.look('address');
  await person.type(street, lang === 'si' ? 'Dunajska cesta 5' : 'Unter den Linden 7');
  await person.press(person.dialog.locator('button[type=submit]'));
  await person.waitForToast('address_saved');
}

async function cancelOne({ staff: { orders: person }, orders, lang, width }: MorningOptions): Promise<void> {
  const { number } = paidBy(orders, 'cash-on-delivery')[1] as MorningOrder;
  await person.sit(lang, width, `/orders/${number}`);
  await person.press(person.button('cancel_open'));
  await person.dialog.waitFor();
  await person.look('cancel');
  await person.press(person.dialog.locator('button[type=submit]'));
  await person.waitForToast('cancel_done');
  await person.dialogGone();
  await person.look('cancelled');
}

/** Scans every unit on a phone; one is missing on its shelf. */
async function pickAll({ staff: { picker, service }, lang, width }: MorningOptions): Promise<void> {
  let isShort = false;
  await picker.sit(lang, 'phone', '/picks');
  await picker.look('picks');
  const warehouses = picker.page.locator('.begin-pick select').first().locator('option');
  await warehouses.first().waitFor({ state: 'attached' });
  const codes = await warehouses.evaluateAll((options) => options.map((option) => (option as HTMLOptionElement).value));
  for (const code of codes) {
    await picker.sit(lang, 'phone', '/picks');
    await warehouses.first().waitFor({ state: 'attached' });
    await picker.choose(picker.page.locator('.begin-pick select').first(), code);
    await picker.choose(picker.page.locator('.begin-pick select').nth(1), '40');
    await picker.page
      .locator('.begin-pick option', { hasText: /\(\d+\)$/ })
      .first()
      .waitFor({ state: 'attached' });
    if (await picker.page.locator('.begin-pick .button.key').isDisabled()) continue;
    await picker.press(picker.page.locator('.begin-pick .button.key'));
    await picker.page.locator('.pick-line').first().waitFor();
    await picker.look('pick');
    while ((await picker.page.locator('.pick-line:not(.done)').count()) > 0) {
      const line = picker.page.locator('.pick-line:not(.done)').first();
      const [code] = ((await line.locator('.grid-dim').first().textContent()) as string).split(' · ');
      if (!isShort) {
        isShort = true;
        await picker.press(picker.button('pick_not_there', line));
        continue;
      }
      await picker.type(picker.page.locator('.scan-field'), code as string);
      await picker.page.keyboard.press('Enter');
      await picker.page
        .locator('.scan-heard')
        .filter({ hasText: code as string })
        .waitFor();
    }
    await picker.look('picked');
    await picker.page.locator('.pick-end .button.key:not([data-disabled])').waitFor();
    await picker.press(picker.page.locator('.pick-end .button.key'));
    await picker.page.locator('.pick-ended').waitFor();
    await picker.look('pick-ended');
  }
  await service.sit(lang, width, '/');
  await service.look('home-short');
}

/** Ships all packed orders in one bulk action: slips, then one carrier with its tracking list. */
async function shipAll({ staff: { orders: person }, orders, lang, width }: MorningOptions): Promise<void> {
  // Selection of several rows needs a desk: rows on phones have no columns.
  await person.sit(lang, 'desk', '/orders?tab=packed');
  await person.press(person.page.locator('.grid-head .grid-check'));
  await person.page.locator('.bulk-bar').waitFor();
  await person.look('chosen');
  await person.press(person.button('bulk_slips'));
  await person.page.locator('.toast').getByRole('button').first().waitFor();
  // An order packed without a parcel has no slip, which a dialog reports.
  if ((await person.page.getByRole('dialog').count()) > 0) await person.press(person.dialog.locator('.button.key'));
  const list = orders.map(({ number }, i) => `${number};RR${String(i).padStart(9, '0')}${lang.toUpperCase()}`).join('\n');
  await person.press(person.page.locator('.bulk-bar .button.key'));
  await person.type(person.dialog.getByLabel(person.words('order_carrier')), lang === 'si' ? 'Pošta Slovenije' : 'DHL');
  await person.type(person.dialog.getByLabel(person.words('bulk_tracking')), list);
  await person.look('ship-many');
  await person.press(person.dialog.locator('button[type=submit]'));
  await person.page.locator('.bulk-bar').waitFor({ state: 'detached' });
  await person.look('shipped-many');
  const { number } = paidBy(orders, 'sandbox-card')[1] as MorningOrder;
  await person.sit(lang, width, `/orders/${number}`);
  await person.page.locator('.parcel').first().waitFor();
  await person.look('shipped');
}

async function refundLine({ staff: { finance }, lang, width }: MorningOptions, { number }: MorningOrder): Promise<void> {
  await finance.sit(lang, width, `/orders/${number}`);
  await finance.press(finance.button('refund_open'));
  await finance.type(finance.dialog.getByRole('spinbutton').first(), '1');
  await finance.page.locator('.refund-sum b').waitFor();
  await finance.look('refund');
  await finance.press(finance.dialog.locator('button[type=submit]'));
  await finance.waitForToast('refund_done');
  await finance.dialogGone();
  await finance.look('refunded');
}

/** The buyer withdraws in the shop; staff do the rest. */
async function settleWithdrawal(
  { origin, staff: { orders: person, owner }, lang, width }: MorningOptions,
  { identifier, number, buyer }: MorningOrder,
): Promise<void> {
  await callShop(origin, {
    path: 'webshop/withdrawal/',
    lang,
    body: { identifier, name: buyer, message: lang === 'si' ? 'Premajhno.' : 'Zu klein.', confirm: true },
  });
  await person.sit(lang, width, '/returns');
  await person.look('returns');
  await person.press(person.page.locator('.grid-row').filter({ hasText: number }));
  await person.page.locator('.return').waitFor();
  await person.look('return');
  await person.press(person.button('return_receive'));
  await person.waitForToast('return_told_received');
  await person.look('return-received');
  await person.press(person.button('return_inspect'));
  await person.waitForToast('return_told_inspected');
  const { pathname } = new URL(person.page.url());
  await owner.sit(lang, width, pathname.replace('/backoffice', ''));
  await owner.look('return-inspected');
  await owner.press(owner.button('refund_do'));
  await owner.waitForToast('return_told_settled');
  await owner.look('return-settled');
}
