import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { additionalPayments } from '@vitrina/contract/additional-payments';
import { webshopOrders } from '@vitrina/contract/orders';
import { staffBank } from '@vitrina/contract/staff/bank';
import { staffNotices } from '@vitrina/contract/staff/notices';
import { staffRefunds } from '@vitrina/contract/staff/refunds';
import type { LanguageCode } from '@vitrina/contract/values/languages';
import { asking, changesOf, limited, refusalOf, rowCounts } from '../../../testing/office-orders.ts';
import { Office, type OfficeReply } from '../../../testing/office-tools.ts';
import { buy, paymentsOf, productId, setStock } from '../../../testing/test-buyer.ts';
import { camt, camtBareEntry, camtBatch, camtOthers, camtWithoutDetails, type Coming, csv } from './testing/statement-files.ts';

let office: Office;
const cookies = { finance: '', service: '', orders: '' };
let product: number;
let file = 0;
beforeAll(async () => {
  office = await Office.start();
  for (const role of ['finance', 'service', 'orders'] as const) cookies[role] = await office.logIn(role);
  product = await productId(office.shop, 'DEMO-PROMO-01');
  await setStock(office.shop, product, 5000);
});
afterAll(async () => {
  expect(office.shop.errors).toEqual([]);
  await office.shop.stop();
});

const call = (...all: Parameters<ReturnType<typeof asking>>) => asking(office, () => cookies.finance)(...all);
const upload = (content: string | Buffer, more: object = {}) =>
  call(staffBank.upload, { file_name: 'izpisek.xml', content: Buffer.from(content).toString('base64'), ...more });
const entriesOf = async (statement: number): Promise<Entry[]> => (await call(staffBank.entries, { filter: { statement }, limit: 500 })).data.items;
const book = (...entries: object[]) => call(staffBank.book, { entries });

const waitingForRows = async (): Promise<number> =>
  (await sql`select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`.execute(office.shop.database.db)).rows.length;

interface Entry {
  id: number;
  class: string;
  reason: string | null;
  found_by: string | null;
  amount: number;
  state: string;
  surplus: number;
  version: number;
  order: { number: string; owed: number } | null;
}
interface Owed {
  identifier: string;
  number: string;
  reference: string;
  amount: string;
  currency: string;
}

/** An order that waits for its transfer, with what its slip says. */
async function owed(lang: LanguageCode = 'si', qty = 1): Promise<Owed> {
  const { identifier } = await buy(office.shop, { productId: product, lang, qty });
  const { number, transfer, cart } = await office.shop.get(webshopOrders.order, { identifier }, { lang });
  return { identifier, number, reference: transfer?.reference ?? '', amount: cart.totals.total.toFixed(2), currency: cart.currency };
}
const coming = ({ amount, currency, reference }: Owed, more: Partial<Coming> = {}): Coming => {
  file += 1;
  return { amount, currency, reference, id: `ID${file}`, ...more };
};
const statusOf = async ({ identifier }: Owed): Promise<string> => (await office.shop.get(webshopOrders.orderStatus, { identifier })).payment_status;
const classesOf = (entries: readonly Entry[]): (string | null)[][] => entries.map((one) => [one.class, one.reason, one.order?.number ?? null]);

describe('statements', () => {
  it.each([
    ['SI', 'si'],
    ['HR', 'hr'],
    ['AT', 'at'],
    ['DE', 'de'],
    ['SI', 'it'],
  ] as const)('camt.053 of a bank in %s: the reference of a slip in %s is certain, printed or without spaces, and is booked once', async (country, lang) => {
    const [first, second] = [await owed(lang), await owed(lang)];
    const reply = await upload(camt(country, [coming(first), coming(second, { reference: second.reference.replace(/ /g, '') })]));
    expect(reply.data).toMatchObject({ format: 'camt.053', entries: 2, fresh: 2, classes: { certain: 2, likely: 0, differs: 0, foreign: 0 } });
    const entries = await entriesOf(reply.data.id);
    expect(classesOf(entries).sort()).toEqual(
      [
        ['certain', null, first.number],
        ['certain', null, second.number],
      ].sort(),
    );
    const booked = await book(...entries.map(({ id }) => ({ id })));
    expect(booked.data.items.every((one: { booked: boolean }) => one.booked)).toBe(true);
    expect([await statusOf(first), await statusOf(second)]).toEqual(['paid', 'paid']);
    expect(await paymentsOf(office.shop, first.identifier)).toMatchObject([{ gateway: 'bank-transfer', status: 'paid' }]);
    expect((await changesOf(office, 'bank_entry', String(entries[0]?.id))).map(({ action }) => action)).toEqual(['book']);
  });

  it('a booking repeated with its key gets the first reply and no refusal', async () => {
    const order = await owed();
    const { data } = await upload(camt('SI', [coming(order)]));
    const entries = (await entriesOf(data.id)).map(({ id }) => ({ id }));
    const again = () => call(staffBank.book, { entries }, `book-${order.number}`);
    const first = await Promise.all([again(), again(), again()]);
    // One that is under way is waited for.
    for (const { data } of first.filter(({ success }) => !success)) expect(data.label_name).toBe('error_unavailable');
    for (const { data } of [...first.filter(({ success }) => success), await again()])
      expect(data.items).toMatchObject([{ booked: true, label_name: null, orders: [order.number] }]);
    expect(refusalOf(await call(staffBank.book, { entries: [...entries, { id: 999_999_999 }] }, `book-${order.number}`))).toBe('409 error_idempotency_key');
    expect(await paymentsOf(office.shop, order.identifier)).toMatchObject([{ status: 'paid' }]);
  });

  it('Serbian references are read in dinars', async () => {
    const order = await owed('rs');
    expect(order.currency).toBe('RSD');
    const { data } = await upload(camt('SI', [coming(order), coming(order, { reference: order.reference.replace(/[ -]/g, '') })]));
    expect(classesOf(await entriesOf(data.id))).toEqual([
      ['certain', null, order.number],
      ['certain', null, order.number],
    ]);
  });

  it.each(['SI', 'HR', 'DE'] as const)('CSV of a bank in %s has the same classes', async (country) => {
    const [first, second] = [await owed(), await owed()];
    const text = csv[country]([
      coming(first),
      coming(second, { reference: '', info: `Plačilo ${second.number}` }),
      coming(first, { amount: '1234.56', reference: '', info: 'najemnina' }),
    ]);
    const { data } = await upload(country === 'SI' ? Buffer.from(text) : text, { file_name: 'promet.csv' });
    expect(data).toMatchObject({ format: 'csv', fresh: 3, classes: { certain: 1, likely: 1, differs: 0, foreign: 1 } });
    const entries = await entriesOf(data.id);
    expect(entries.map(({ amount }) => amount).sort()).toEqual([1234.56, Number(first.amount), Number(second.amount)].sort());
  });

  it('that wait are counted once: notifications, home and tabs show equal numbers', async () => {
    const [sure, unsure] = [await owed(), await owed()];
    await upload(
      camt('SI', [coming(sure), coming(unsure, { reference: '', info: unsure.number }), coming(sure, { amount: '99.01', reference: '', info: 'najemnina' })]),
    );
    const { certain, likely, differs, foreign } = (await call(staffBank.entries, { filter: { state: 'open' }, limit: 1 })).data.counts;
    const { items } = (await call(staffNotices.list)).data;
    expect(foreign).toBeGreaterThan(0);
    expect(items.find(({ kind }: { kind: string }) => kind === 'bank_open').count).toBe(certain + likely + differs);
  });

  it('are classified: likely by number or name, different by amount or state, foreign', async () => {
    const [byText, less, more, paid, over] = [await owed(), await owed(), await owed(), await owed(), await owed()];
    await office.shop.get(webshopOrders.cancelOrder, { identifier: over.identifier });
    const first = await upload(camt('SI', [coming(paid)]));
    await book({ id: (await entriesOf(first.data.id))[0]?.id });
    const { data } = await upload(
      camt('SI', [
        coming(byText, { reference: '', info: `Narocilo #${byText.number} hvala` }),
        coming(less, { amount: (Number(less.amount) - 1).toFixed(2) }),
        coming(more, { amount: (Number(more.amount) + 1).toFixed(2) }),
        coming(paid),
        coming(over),
        coming(over, { reference: 'SI99', info: 'donacija', amount: '3.33' }),
        coming(over, { reference: 'RF18 5390 0754 7034', amount: '3.34' }),
        coming(less, { currency: 'CHF' }),
      ]),
    );
    const byId = (await entriesOf(data.id)).sort((a, b) => a.id - b.id);
    expect(classesOf(byId)).toEqual([
      ['likely', null, byText.number],
      ['differs', 'amount_less', less.number],
      ['differs', 'amount_more', more.number],
      ['differs', 'paid', paid.number],
      ['differs', 'over', over.number],
      ['foreign', 'unknown', null],
      ['foreign', 'unknown', null],
      ['differs', 'currency', less.number],
    ]);
  });

  it('name and sum of one open order are a likely match, of two open orders none', async () => {
    const one = await owed('si', 7);
    const payment = (id: string) => camt('SI', [coming(one, { reference: '', info: 'račun', payer: 'ĐURIĆ ŠINKOVEC ŽANA', id })]);
    const { data } = await upload(payment('N-1'));
    expect((await entriesOf(data.id))[0]).toMatchObject({ class: 'likely', found_by: 'name', order: { number: one.number } });
    await owed('si', 7);
    const second = await upload(payment('N-2'));
    expect((await entriesOf(second.data.id))[0]).toMatchObject({ class: 'foreign', order: null });
  });

  it('an additional payment is matched by its own reference', async () => {
    const { identifier } = await buy(office.shop, { productId: product, payment: 'cash-on-delivery' });
    const token = await office.shop.logIn('staff@vitrina.test', 'vitrina-demo-1');
    const requested = await office.shop.get(additionalPayments.ask, { identifier, amount: 12.5, reason: 'x' }, { token });
    const page = await office.shop.get(additionalPayments.additionalPayment, { identifier: requested.identifier });
    const { data } = await upload(camt('SI', [{ amount: '12.50', reference: page.transfer?.reference ?? '', id: 'ADD1' }]));
    const [entry] = await entriesOf(data.id);
    expect(entry).toMatchObject({ class: 'certain', order: { owed: 12.5, additional: true } });
    expect((await book({ id: entry?.id })).data.items).toMatchObject([{ booked: true }]);
    expect((await office.shop.get(additionalPayments.additionalPayment, { identifier: requested.identifier })).payment_status).toBe('paid');
  });
});

describe('files that overlap', () => {
  it('the same file gives nothing new, however many send it at once', async () => {
    const order = await owed();
    const text = camt('SI', [coming(order)]);
    const replies = await Promise.all(Array.from({ length: 6 }, () => upload(text)));
    expect(replies.map(({ data }) => data.fresh).sort()).toEqual([0, 0, 0, 0, 0, 1]);
    expect(new Set(replies.map(({ data }) => data.id)).size).toBe(1);
  });

  it('an entry repeated in another file is imported once, two equal entries of one file are two', async () => {
    const [a, b] = [coming(await owed()), coming(await owed())];
    const first = await upload(camt('SI', [a, a]));
    expect(first.data.fresh).toBe(2);
    expect((await upload(camt('SI', [a, a, b]))).data.fresh).toBe(1);
  });

  it('500 details of one amount are 500 payments, and a notification does not repeat them', async () => {
    const order = await owed();
    const many = [coming(order), ...Array.from({ length: 499 }, (_, i) => ({ amount: '0.01', id: `MANY${i}`, info: `dar ${i}` }))];
    const { data } = await upload(camtBatch('053', many));
    expect(data).toMatchObject({ entries: 500, fresh: 500, classes: { certain: 1, foreign: 499 } });
    expect((await upload(camtBatch('054', many))).data).toMatchObject({ format: 'camt.054', entries: 500, fresh: 0 });
    const { items } = (await call(staffBank.entries, { filter: { statement: data.id, class: 'certain' } })).data;
    expect(items).toMatchObject([{ order: { number: order.number } }]);
  });

  it('an amount without details is foreign until a notification has them', async () => {
    const payments = [coming(await owed()), coming(await owed())];
    const bare = await upload(camtWithoutDetails(payments));
    expect(classesOf(await entriesOf(bare.data.id))).toEqual([['foreign', 'batch', null]]);
    expect((await upload(camtBatch('054', payments))).data.classes).toMatchObject({ certain: 2 });
    const single = await owed();
    const entry = await upload(camtBareEntry({ amount: single.amount, info: `Naročilo ${single.number}` }));
    expect(classesOf(await entriesOf(entry.data.id))).toEqual([['likely', null, single.number]]);
  });

  it('outgoing money is foreign, and announced money is not imported', async () => {
    const { data } = await upload(camtOthers());
    expect(await entriesOf(data.id)).toMatchObject([{ amount: -15, class: 'foreign', reason: 'outgoing' }]);
  });
});

describe('booking', () => {
  it('takes place once, however many book the same entry and the same order at once', async () => {
    const order = await owed();
    const { data } = await upload(camt('SI', [coming(order), coming(order)]));
    const [first, second] = await entriesOf(data.id);
    const replies = await Promise.all([
      ...Array.from({ length: 5 }, () => book({ id: first?.id })),
      ...Array.from({ length: 3 }, () => book({ id: second?.id })),
    ]);
    const items = replies.flatMap(({ data }) => data.items);
    expect(items.filter(({ booked }) => booked)).toHaveLength(1);
    for (const { booked, label_name } of items) if (!booked) expect(label_name).toMatch(/^error_(payment_booked|unavailable)$/);
    expect((await paymentsOf(office.shop, order.identifier)).filter(({ status }) => status === 'paid')).toHaveLength(1);
  });

  it('an entry pays once: booked for one order, it pays no other', async () => {
    const [first, second] = [await owed(), await owed()];
    const { data } = await upload(camt('SI', [coming(first)]));
    const [entry] = await entriesOf(data.id);
    const replies = await Promise.all([first, second, first, second, second].map(({ number }) => book({ id: entry?.id, orders: [number] })));
    expect(replies.flatMap(({ data }) => data.items).filter(({ booked }) => booked)).toHaveLength(1);
    expect([await statusOf(first), await statusOf(second)].sort()).toEqual(['paid', 'unpaid']);
  });

  it('money of another currency pays no order, also where its number is the same and the order is named', async () => {
    const order = await owed();
    const { data } = await upload(camt('SI', [coming(order, { currency: 'CHF' })]));
    const [entry] = await entriesOf(data.id);
    const before = await rowCounts(office, ['payments', 'changes']);
    for (const orders of [undefined, [order.number]])
      expect((await book({ id: entry?.id, orders })).data.items).toMatchObject([{ booked: false, label_name: 'error_amount_differs', orders: [] }]);
    expect(await statusOf(order)).toBe('unpaid');
    expect(await rowCounts(office, Object.keys(before))).toEqual(before);
  });

  it('books the amount due of a larger one and reports the surplus; a smaller one is refused', async () => {
    const [more, less] = [await owed(), await owed()];
    const { data } = await upload(camt('SI', [coming(more, { amount: (Number(more.amount) + 2.5).toFixed(2) }), coming(less, { amount: '1.00' })]));
    const entries = (await entriesOf(data.id)).sort((a, b) => a.id - b.id);
    expect((await book(...entries.map(({ id }) => ({ id })))).data.items).toMatchObject([
      { booked: true, surplus: 2.5, orders: [more.number] },
      { booked: false, label_name: 'error_amount_differs' },
    ]);
    expect([await statusOf(more), await statusOf(less)]).toEqual(['paid', 'unpaid']);
    expect((await call(staffBank.entries, { filter: { surplus: true, statement: data.id } })).data.items).toMatchObject([{ id: entries[0]?.id, surplus: 2.5 }]);
    const returnSurplus = (body: object, id = entries[0]?.id) => call(staffBank.returnSurplus, { id, amount: 2.5, ...body });
    const part = await returnSurplus({ amount: 2 });
    expect([part.status, part.data.label_name, part.data.errors]).toEqual([
      409,
      'error_amount_differs',
      [expect.objectContaining({ field: 'amount', available: 2.5 })],
    ]);
    expect((await returnSurplus({}, entries[1]?.id)).data.label_name).toBe('error_nothing_to_refund');
    const code = (iban: string, id = entries[0]?.id) => call(staffBank.surplusCode, { id, name: 'Žana Đurić', iban });
    expect((await code('SI56191000000123438')).data).toMatchObject({ kind: 'upn-qr', svg: expect.stringMatching(/^<svg/), reference: more.number });
    expect(refusalOf(await code('SI56191000000123439'))).toBe('400 error_bad_input iban');
    expect((await code('SI56191000000123438', entries[1]?.id)).data.label_name).toBe('error_nothing_to_refund');
    const replies = await Promise.all(Array.from({ length: 5 }, () => returnSurplus({ reference: 'VRACILO 1' })));
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
    for (const { status, data } of replies) if (status !== 200) expect(data.label_name).toMatch(/^error_(payment_booked|unavailable)$/);
    expect(replies.find(({ status }) => status === 200)?.data).toMatchObject({ surplus: 2.5, surplus_given: expect.any(String) });
    expect((await call(staffBank.entries, { filter: { surplus: true, statement: data.id } })).data.items).toEqual([]);
    expect((await code('SI56191000000123438')).data.label_name).toBe('error_payment_booked');
  });

  it('a refund by hand has the account of the order’s transfer, visible with the permission to pay out', async () => {
    const order = await owed();
    const { data } = await upload(camt('SI', [coming(order, { payer: 'Žana Đurić' })]));
    await book({ id: (await entriesOf(data.id))[0]?.id });
    expect((await call(staffRefunds.make, { number: order.number, amount: 1, reason: 'test' })).status).toBe(200);
    const dueOf = async (role: keyof typeof cookies) =>
      (await asking(office, () => cookies[role])(staffRefunds.due, { filter: { by_hand: true }, limit: 500 })).data.items.find(
        (one: { order: string }) => one.order === order.number,
      );
    expect(await dueOf('finance')).toMatchObject({ amount: 1, account: { name: 'Žana Đurić', iban: 'SI56191000000123438' } });
    expect(await dueOf('service')).toMatchObject({ amount: 1, account: null });
  });

  it('one transfer pays several orders, all of them or none', async () => {
    const [a, b, paid] = [await owed(), await owed(), await owed()];
    const paidFile = await upload(camt('SI', [coming(paid)]));
    await book({ id: (await entriesOf(paidFile.data.id))[0]?.id });
    const total = (Number(a.amount) + Number(b.amount)).toFixed(2);
    const { data } = await upload(camt('SI', [coming(a, { amount: total, reference: '', info: 'dve naročili' })]));
    const [entry] = await entriesOf(data.id);
    expect((await book({ id: entry?.id, orders: [a.number, paid.number] })).data.items).toMatchObject([{ booked: false, label_name: 'error_payment_booked' }]);
    expect([await statusOf(a), await statusOf(b)]).toEqual(['unpaid', 'unpaid']);
    expect((await book({ id: entry?.id, orders: [b.number, a.number] })).data.items).toMatchObject([{ booked: true, surplus: 0 }]);
    expect([await statusOf(a), await statusOf(b)]).toEqual(['paid', 'paid']);
  });

  it.each([
    ['another order of its market', 'si', 'error_unavailable'],
    ['an order of a market that the clerk does not serve', 'hr', 'error_empty_data'],
  ] as const)('books nothing where the entry is matched to %s while it waits for the first one', async (_, lang, label) => {
    const { db } = office.shop.database;
    const [first, second] = [await owed(), await owed(lang)];
    const [id, otherId] = [first, second].map(({ identifier }) => Number(identifier.split('-')[0])) as [number, number];
    const { data } = await upload(camt('SI', [coming(first)]));
    const [entry] = (await entriesOf(data.id)) as [Entry];
    const { promise: locked, resolve: markLocked } = Promise.withResolvers<void>();
    const { promise: release, resolve: letGo } = Promise.withResolvers<void>();
    const matching = db.transaction().execute(async (db) => {
      await sql`select from orders where id = ${id} for update`.execute(db);
      await sql`update bank_entries set order_id = ${otherId}::bigint, found_by = 'hand', version = version + 1 where id = ${entry.id}::bigint`.execute(db);
      markLocked();
      await release;
    });
    await locked;
    await limited(office, { role: 'finance', markets: ['si'] }, async () => {
      const booking = book({ id: entry.id });
      await expect.poll(waitingForRows, { interval: 5 }).toBe(1);
      letGo();
      await matching;
      expect((await booking).data.items).toMatchObject([{ booked: false, label_name: label }]);
    });
    expect([await statusOf(first), await statusOf(second)]).toEqual(['unpaid', 'unpaid']);
  });

  it('needs the permission and a code confirmed within five minutes', async () => {
    const order = await owed();
    const { data } = await upload(camt('SI', [coming(order)]));
    const [entry] = await entriesOf(data.id);
    await sql`update staff_sessions set confirmed_at = now() - interval '6 minutes' where user_id = (select id from users where email = 'finance@vitrina.test')`.execute(
      office.shop.database.db,
    );
    expect(refusalOf(await book({ id: entry?.id }))).toBe('403 error_confirm_needed');
    cookies.finance = await office.logIn('finance');
    for (const role of ['service', 'orders'] as const)
      expect((await asking(office, () => cookies[role])(staffBank.book, { entries: [{ id: entry?.id }] })).status).toBe(403);
    expect(await statusOf(order)).toBe('unpaid');
  });

  it('by hand: an order is matched at the version that was read', async () => {
    const order = await owed();
    const { data } = await upload(camt('SI', [coming(order, { reference: '', info: 'hvala', payer: 'Podjetje d.o.o.' })]));
    const [entry] = (await entriesOf(data.id)) as [Entry];
    const match = (changes: object, version = entry.version): Promise<OfficeReply> => call(staffBank.match, { id: entry.id, version, changes });
    expect((await match({ order: order.number })).data).toMatchObject({ version: 2, changed: ['order'] });
    expect((await entriesOf(data.id))[0]).toMatchObject({ class: 'certain', found_by: 'hand' });
    expect(refusalOf(await match({ order: null }))).toBe('409 error_version order');
    expect((await match({ state: 'set_aside' })).data.merged).toEqual(['order']);
    expect((await match({ state: 'open' }, 3)).success).toBe(true);
    expect(refusalOf(await match({ order: '999999999' }, 4))).toBe('400 error_bad_input changes.order');
    await book({ id: entry.id });
    expect(refusalOf(await match({ order: null }, 5))).toBe('409 error_payment_booked');
  });
});

describe('hostile files', () => {
  const entity = `<?xml version="1.0"?><!DOCTYPE lolz [<!ENTITY lol "lol"><!ENTITY lol2 "&lol;&lol;">]><Document><BkToCstmrStmt><Stmt><Ntry>&lol2;</Ntry></Stmt></BkToCstmrStmt></Document>`;
  const deep = `<Document>${'<a>'.repeat(5000)}${'</a>'.repeat(5000)}</Document>`;
  it.each([
    ['entities', entity],
    ['an outer entity', '<?xml version="1.0"?><!DOCTYPE x SYSTEM "file:///etc/passwd"><Document/>'],
    ['depth', deep],
    ['no XML', '<Document><BkToCstmrStmt>'],
    ['another document', '<Document><pain.001/></Document>'],
    ['no file', 'hello'],
    ['a picture', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 1, 2, 3])],
    ['a prototype', '<Document><__proto__><x>1</x></__proto__></Document>'],
    ['an amount that is none', camt('SI', [{ amount: 'NaN' }])],
    ['parts of a cent', camt('SI', [{ amount: '1.999' }])],
    ['a huge amount', camt('SI', [{ amount: '99999999999999' }])],
    ['a day that is none', camt('SI', [{ amount: '1.00', day: '2026-02-30' }])],
    ['CSV with a broken line', 'Datum;Znesek;Valuta;Plačnik\n23.11.2026;abc;EUR;x'],
    ['CSV of nothing', 'Datum;Znesek;Valuta;Plačnik\n'],
    ['an unknown encoding', '<?xml version="1.0" encoding="UTF-7"?><Document/>'],
  ])('%s: refused, and nothing is kept', async (_name, content) => {
    const before = await rowCounts(office, ['bank_statements', 'bank_entries', 'changes']);
    expect(refusalOf(await upload(content))).toBe('422 error_file_format content');
    expect(await rowCounts(office, Object.keys(before))).toEqual(before);
  });

  it.each<[string, string | Buffer, object]>([
    [
      'an entry of a statement',
      camt('SI', [
        { amount: '1.00', id: 'T1' },
        { amount: '1.00', day: '2026-02-30', id: 'T2' },
      ]),
      { problem: 'entry', place: 2 },
    ],
    ['a line of a CSV', 'Datum;Znesek;Valuta;Plačnik\r\n23.11.2026;1,00;EUR;x\r\n23.11.2026;abc;EUR;x', { problem: 'line', place: 3 }],
    ['no columns', 'a;b;c\n1;2;3', { problem: 'columns' }],
    ['nothing booked', camt('SI', []), { problem: 'none' }],
    ['another document', '<Document><pain.001/></Document>', { problem: 'other' }],
  ])('what cannot be read says why: %s', async (_name, content, problem) => {
    const before = await rowCounts(office, ['bank_statements', 'bank_entries', 'changes']);
    expect((await upload(content)).data.errors).toEqual([{ field: 'content', label_name: 'error_file_format', ...problem }]);
    expect(await rowCounts(office, Object.keys(before))).toEqual(before);
  });

  it('a statement that its file holds twice is taken once; equal entries of one statement are two', async () => {
    const equal = { amount: '0.30', id: 'TWICE' };
    const twice = camt('SI', [equal, equal]).replace(/<Stmt>.*<\/Stmt>/s, (whole) => whole + whole);
    expect((await upload(twice)).data).toMatchObject({ entries: 2, fresh: 2 });
  });

  it('words of all kinds are kept as one line of text', async () => {
    const { data } = await upload(camt('SI', [{ amount: '0.10', info: 'שלום 📦 <b> & "x"\u0007\u2028', payer: "O'Neil; drop table--", id: 'W1' }]));
    expect((await entriesOf(data.id))[0]).toMatchObject({ info: expect.stringContaining('שלום 📦 <b> & "x"'), payer: "O'Neil; drop table--" });
  });

  it('20 MB are read, a byte more is refused', async () => {
    const text = camt('SI', [{ amount: '0.20', id: 'BIG1' }]);
    const filled = (size: number) => text.replace('</Document>', `<!--${'x'.repeat(size - Buffer.byteLength(text) - 7)}--></Document>`);
    const most = 20 * 1024 * 1024;
    expect((await upload(filled(most))).data).toMatchObject({ fresh: 1 });
    for (const size of [most + 1, most + 10_000]) expect((await upload(filled(size))).status).toBeGreaterThanOrEqual(400);
  });

  it('invalid fields are named', async () => {
    for (const [input, refusal] of [
      [{ file_name: '', content: '%%%' }, '400 error_bad_input content file_name'],
      [{ file_name: 'x', content: 5 }, '400 error_bad_input content'],
      [{ file_name: 'x', content: 'AAAA', currency: 'eur' }, '400 error_bad_input currency'],
    ] as const)
      expect([input, refusalOf(await call(staffBank.upload, input))]).toEqual([input, refusal]);
    for (const [input, refusal] of [
      [{ entries: [] }, '400 error_bad_input entries'],
      [{ entries: [{ id: 1 }, { id: 1 }] }, '400 error_bad_input entries'],
      [{ entries: [{ id: -1 }] }, '400 error_bad_input entries.0.id'],
      [{ entries: Array.from({ length: 501 }, (_, i) => ({ id: i + 1 })) }, '400 error_bad_input entries'],
    ] as const)
      expect(refusalOf(await call(staffBank.book, input))).toBe(refusal);
    expect((await book({ id: 999_999_999 })).data.items).toMatchObject([{ booked: false, label_name: 'error_empty_data' }]);
    expect(refusalOf(await call(staffBank.entries, { filter: { class: 'sure' }, limit: 501 }))).toBe('400 error_bad_input filter.class limit');
  });
});
