import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { companies } from '@vitrina/contract/companies';
import type { Endpoint } from '@vitrina/contract/endpoint';
import { offers } from '@vitrina/contract/offers';
import { webshopOrders } from '@vitrina/contract/orders';
import { staffBank } from '@vitrina/contract/staff/bank';
import { staffCaptures } from '@vitrina/contract/staff/captures';
import { staffCompanies } from '@vitrina/contract/staff/companies';
import { staffCustomers } from '@vitrina/contract/staff/customers';
import { staffDesk } from '@vitrina/contract/staff/desk';
import { staffDocuments } from '@vitrina/contract/staff/documents';
import { staffFiscal } from '@vitrina/contract/staff/fiscal';
import { staffGuests } from '@vitrina/contract/staff/guests';
import { staffHandover } from '@vitrina/contract/staff/handover';
import { staffOffers } from '@vitrina/contract/staff/offers';
import { orderActions } from '@vitrina/contract/staff/order-actions';
import { orderDesk } from '@vitrina/contract/staff/orders';
import { staffParcels } from '@vitrina/contract/staff/parcels';
import { staffPayments } from '@vitrina/contract/staff/payments';
import { staffPicks } from '@vitrina/contract/staff/picks';
import { staffRefunds } from '@vitrina/contract/staff/refunds';
import { staffReturns } from '@vitrina/contract/staff/returns';
import { limited, type OrderOfTest, readyOrder } from '../testing/office-orders.ts';
import { Office, type OfficeReply } from '../testing/office-tools.ts';
import { FIRST_VERSION } from '../testing/permission-world.ts';
import { bankCalls, bankMessage, buy, fillCart, type PaymentFacts, paymentsOf, productId, setStock } from '../testing/test-buyer.ts';
import { startVatService, type VatService } from '../testing/vat-service.ts';

const EMAIL = 'nabava@obseg.example';
const GUEST = 'zana.duric@example.com';
const COMPANY = { title: 'Obseg, d. o. o.', country: 'SI', vat_number: '12345679' };
const OWN_PRICE = 4321.09;
/** Tables that the calls under test could change. */
const TABLES = [
  'orders',
  'order_items',
  'order_alerts',
  'shipments',
  'payments',
  'refunds',
  'captures',
  'returns',
  'picks',
  'documents',
  'bank_entries',
].concat(['companies', 'company_members', 'company_prices', 'users', 'customer_notes', 'mails', 'stock', 'changes']);

let office: Office;
let vat: VatService;
let owner: string;
let place: { id: number; code: string };
/**
 * Orders in Slovenia. `paid`: of the company's buyer, paid, shipped and with a return; the others of guests: in a pick, with a missing unit, packed, waiting.
 */
let paid: OrderOfTest;
let picked: OrderOfTest;
let short: OrderOfTest;
let packed: OrderOfTest;
let waiting: OrderOfTest;
let created: Record<'user' | 'company' | 'offer' | 'sent' | 'parcel' | 'pick' | 'return' | 'entry' | 'alert' | 'fiscal', number> & {
  invoice: string;
  offerNumber: string;
};

const db = () => office.shop.database.db;
const request = (endpoint: Endpoint, input: object = {}): Promise<OfficeReply> => office.call(endpoint, input as Record<string, unknown>, { cookie: owner });
async function requestOk(endpoint: Endpoint, input: object) {
  const reply = await request(endpoint, input);
  expect([endpoint.key, reply.status, reply.data.label_name]).toEqual([endpoint.key, 200, undefined]);
  return reply.data;
}

async function paidOrder(token: string): Promise<OrderOfTest> {
  const product = await productId(office.shop, 'DEMO-PROMO-01');
  const { identifier } = await buy(office.shop, { productId: product, qty: 2, payment: 'sandbox-form', token, email: EMAIL });
  await office.shop.get(webshopOrders.createPayment, { identifier });
  const [payment] = (await paymentsOf(office.shop, identifier)) as [PaymentFacts];
  await bankCalls(office.shop, 'sandbox-form', bankMessage(payment, 'paid'));
  const { number } = await office.shop.get(webshopOrders.order, { identifier });
  return { id: Number(identifier.split('-')[0]), identifier, number, email: EMAIL };
}

beforeAll(async () => {
  vat = await startVatService();
  vat.behave('yes');
  office = await Office.start({ vatRegister: vat.register });
  owner = await office.logIn('owner');
  const product = await productId(office.shop, 'DEMO-PROMO-01');
  await setStock(office.shop, product, 5000);
  const places = await sql<typeof place>`
    select w.id, w.code from warehouses w join stock s on s.warehouse_id = w.id where s.product_id = ${product} and s.qty > 0`.execute(db());
  place = places.rows[0] as typeof place;
  const users = await sql<{ id: number }>`insert into users (email, lang, confirmed_at) values (${EMAIL}, 'si', now()) returning id`.execute(db());
  const user = users.rows[0]?.id as number;
  const token = await office.shop.tokens.issue({ userId: user, version: FIRST_VERSION });
  await office.shop.get(companies.ask, COMPANY, { token });
  const { membership } = await requestOk(staffCompanies.decide, { id: user, state: 'approved' });
  await fillCart(office.shop, { productId: product, token, email: EMAIL });
  const { offer } = await office.shop.get(offers.make, {}, { token });
  const price = { target: 'product', code: 'DEMO-PROMO-01', price: OWN_PRICE, percent: null, starts_on: null, ends_on: null };
  await requestOk(staffCompanies.addPrice, { id: membership.company.id, ...price });
  paid = await paidOrder(token);
  const invoice = (await requestOk(staffDocuments.issue, { order: paid.number, kind: 'invoice' })).number;
  // Waits for its register, as the job that delivers it does not run here.
  const fiscal = await sql<{ id: number }>`
    select document_id::float8 as id from fiscal_deliveries where document_id = (select id from documents where number = ${invoice})`.execute(db());
  const sent = (await requestOk(staffParcels.create, { number: paid.number, state: 'shipped' })).shipment.id;
  const back = await requestOk(staffReturns.create, { order: paid.number, kind: 'courtesy', reason: 'x', lines: [{ id: 0, qty: 1 }] });
  [picked, short, packed, waiting] = [
    await readyOrder(office, product),
    await readyOrder(office, product),
    await readyOrder(office, product),
    await readyOrder(office, product),
  ];
  const missing = await requestOk(staffPicks.create, { warehouse: place.code, orders: [short.number] });
  await requestOk(staffPicks.done, { id: missing.id });
  const pick = await requestOk(staffPicks.create, { warehouse: place.code, orders: [picked.number] });
  const parcel = (await requestOk(staffParcels.create, { number: packed.number })).shipment.id;
  const { rows } = await sql<{ entry: number; alert: number }>`
    with s as (insert into bank_statements (file_name, format, hash, entries, fresh) values ('obseg.xml', 'camt.053', 'obseg', 1, 1) returning id),
      e as (
        insert into bank_entries (statement_id, entry_key, account, amount, currency, booked_on, payer, payer_account, reference, info, is_batch, order_id, found_by, state)
        select id, 'obseg-1'::bytea, 'SI56', 1234, 'EUR', current_date, 'Plačnik Obseg', 'SI56X', 'RF1', 'x', false, ${packed.id}::bigint, 'reference', 'open' from s returning id)
    select e.id::float8 as entry, (select max(id)::float8 from order_alerts where order_id = ${short.id}::bigint) as alert from e`.execute(db());
  created = {
    ...(rows[0] as { entry: number; alert: number }),
    user,
    company: membership.company.id,
    offer: offer.id,
    fiscal: fiscal.rows[0]?.id as number,
    sent,
    parcel,
    pick: pick.id,
    return: back.id,
    invoice,
    offerNumber: offer.number,
  };
});
afterAll(async () => {
  expect(office.shop.errors).toEqual([]);
  await office.shop.stop();
  await vat.close();
});

/** Texts that no reply to staff out of scope may contain. */
const secrets = () => [
  paid.number,
  picked.number,
  short.number,
  packed.number,
  waiting.number,
  EMAIL,
  GUEST,
  COMPANY.title,
  created.invoice,
  'Plačnik Obseg',
  'Čopova',
];

/** Calls that read, with a text that staff in scope see in the reply. */
const READS: readonly (readonly [name: string, endpoint: Endpoint, input: () => object, shows: () => string])[] = [
  ['orders', orderDesk.search, () => ({ filter: {} }), () => paid.number],
  ['an order', orderDesk.get, () => ({ number: paid.number }), () => paid.number],
  ['search', staffDesk.search, () => ({ q: paid.number }), () => paid.number],
  ['search for a buyer', staffDesk.search, () => ({ q: EMAIL }), () => EMAIL],
  ['mails of an order', orderActions.mails, () => ({ number: paid.number }), () => 'order-'],
  ['documents', staffDocuments.list, () => ({ filter: {} }), () => created.invoice],
  ['deliveries to registers', staffFiscal.list, () => ({}), () => created.invoice],
  ['drivers’ list', staffHandover.list, () => ({}), () => packed.number],
  ['parcels of an order', staffParcels.list, () => ({ number: paid.number }), () => 'shipped'],
  ['picks', staffPicks.search, () => ({ filter: {} }), () => place.code],
  ['a pick', staffPicks.get, () => ({ id: created.pick }), () => picked.number],
  ['alerts', staffPicks.alerts, () => ({ filter: {} }), () => short.number],
  ['payments', staffPayments.search, () => ({ filter: {} }), () => paid.number],
  ['refunds of an order', staffRefunds.list, () => ({ number: paid.number }), () => 'refundable'],
  ['returns', staffReturns.search, () => ({ filter: {} }), () => paid.number],
  ['a return', staffReturns.get, () => ({ id: created.return }), () => paid.number],
  ['bank entries', staffBank.entries, () => ({ filter: {} }), () => packed.number],
  ['customers', staffCustomers.search, () => ({ filter: {} }), () => EMAIL],
  ['a customer', staffCustomers.get, () => ({ id: created.user }), () => EMAIL],
  ['guests', staffGuests.search, () => ({ filter: {} }), () => GUEST],
  ['a guest', staffGuests.get, () => ({ email: GUEST }), () => GUEST],
  ['companies', staffCompanies.list, () => ({ filter: {} }), () => EMAIL],
  ['a customer’s company', staffCompanies.ofCustomer, () => ({ id: created.user }), () => COMPANY.vat_number],
  ['prices of a company', staffCompanies.prices, () => ({ id: created.company }), () => String(OWN_PRICE)],
  ['offers of a company', staffOffers.ofCompany, () => ({ id: created.company }), () => created.offerNumber],
];

/** Calls that would change something for staff in scope. */
const WRITES: readonly (readonly [name: string, endpoint: Endpoint, input: () => object])[] = [
  ['an order’s note', orderDesk.save, () => ({ number: paid.number, version: 0, changes: { note: 'x' } })],
  ['an order’s address', orderActions.saveAddress, () => ({ number: packed.number, version: 1, changes: { town: 'Celje' } })],
  ['an order’s end', orderActions.cancel, () => ({ number: waiting.number, reason: 'x' })],
  ['an order’s state', staffDesk.move, () => ({ number: waiting.number, state: 'packed' })],
  ['a booking', staffDesk.book, () => ({ number: waiting.number, kind: 'paid', amount: 1 })],
  ['a mail to a buyer', orderActions.writeMail, () => ({ number: paid.number, subject: 'x', text: 'x' })],
  ['an invoice', staffDocuments.issue, () => ({ order: waiting.number, kind: 'invoice' })],
  ['a delivery to a register', staffFiscal.retry, () => ({ ids: [created.fiscal] })],
  ['a packing slip', staffDocuments.slip, () => ({ id: created.parcel })],
  ['packing slips', staffDocuments.slips, () => ({ orders: [packed.number] })],
  ['a parcel', staffParcels.create, () => ({ number: waiting.number })],
  ['a parcel’s number', staffParcels.save, () => ({ id: created.sent, version: 1, changes: { tracking_number: 'X1' } })],
  ['a parcel’s state', staffParcels.move, () => ({ id: created.parcel, state: 'shipped' })],
  ['a parcel’s label', staffParcels.label, () => ({ id: created.parcel, carrier: 'file' })],
  ['labels', staffParcels.labels, () => ({ orders: [packed.number], carrier: 'file' })],
  ['a pick', staffPicks.create, () => ({ warehouse: place.code, orders: [waiting.number] })],
  ['a pick of what waits', staffPicks.create, () => ({ warehouse: place.code })],
  ['scans', staffPicks.scan, () => ({ id: created.pick, scans: [{ client_id: 'phone-1-000001', ean: 'DEMO-PROMO-01' }] })],
  ['a pick’s end', staffPicks.done, () => ({ id: created.pick })],
  ['an alert’s end', staffPicks.resolve, () => ({ id: created.alert })],
  ['a refund', staffRefunds.make, () => ({ number: paid.number, amount: 1, reason: 'x' })],
  ['a capture', staffCaptures.make, () => ({ number: paid.number, amount: 1 })],
  ['a release', staffCaptures.release, () => ({ number: paid.number })],
  ['a return', staffReturns.create, () => ({ order: paid.number, kind: 'courtesy', reason: 'x', lines: [{ id: 0, qty: 1 }] })],
  ['goods that came', staffReturns.receive, () => ({ id: created.return, version: 1 })],
  ['a return’s refusal', staffReturns.refuse, () => ({ id: created.return, version: 1, reason: 'x' })],
  ['a bank entry', staffBank.match, () => ({ id: created.entry, version: 1, changes: { order: waiting.number } })],
  ['bookings of entries', staffBank.book, () => ({ entries: [{ id: created.entry, version: 1 }] })],
  ['a note on a customer', staffCustomers.note, () => ({ id: created.user, text: 'x' })],
  ['a customer’s sessions', staffCustomers.endSessions, () => ({ id: created.user })],
  ['a customer’s data', staffCustomers.exportData, () => ({ id: created.user, reason: 'x' })],
  ['a note on a guest', staffGuests.note, () => ({ email: GUEST, text: 'x' })],
  ['a company’s buyer', staffCompanies.decide, () => ({ id: created.user, state: 'refused' })],
  [
    'a company’s price',
    staffCompanies.addPrice,
    () => ({ id: created.company, target: 'product', code: 'DEMO-PROMO-01', price: 1, percent: null, starts_on: null, ends_on: null }),
  ],
];

/** Hash of each table, without `refund_asked_at`, which any booking may change. */
async function stateOfTables(): Promise<Record<string, string>> {
  const states = await Promise.all(
    TABLES.map(async (table) => {
      const { rows } = await sql<{
        state: string;
      }>`select md5(string_agg(row::text, ',' order by row::text)) as state from (select to_jsonb(t) - 'refund_asked_at' as row from ${sql.table(table)} t) r`.execute(
        db(),
      );
      return [table, rows[0]?.state ?? ''] as const;
    }),
  );
  return Object.fromEntries(states);
}

/** True if the whole call is refused, or each named item. */
const isRefused = ({ status, data }: OfficeReply): boolean =>
  (status >= 400 && status < 500) || data.retried === 0 || (data.refused ?? data.items?.filter(({ booked }: { booked: boolean }) => !booked) ?? []).length > 0;
const otherMarket = <T>(work: () => Promise<T>) => limited(office, { role: 'owner', markets: ['me'] }, work);
const otherWarehouse = <T>(work: () => Promise<T>) => limited(office, { role: 'owner', warehouses: [999_999] }, work);

describe('staff of another market', () => {
  it.each(READS)('see nothing of it in %s', async (_name, endpoint, input, shows) => {
    const inScope = await request(endpoint, input());
    expect([inScope.status, JSON.stringify(inScope.data)]).toEqual([200, expect.stringContaining(shows())]);
    const reply = await otherMarket(() => request(endpoint, input()));
    expect([200, 403, 404]).toContain(reply.status);
    const text = JSON.stringify(reply.data);
    expect(secrets().filter((secret) => text.includes(secret))).toEqual([]);
    if (reply.status === 200) expect(JSON.stringify({ total: reply.data.total ?? 0, counts: reply.data.counts ?? {} })).not.toMatch(/:[1-9]/);
  });

  it.each(WRITES)('change nothing of it by %s', async (_name, endpoint, input) => {
    const before = await stateOfTables();
    const reply = await otherMarket(() => request(endpoint, input()));
    expect([endpoint.key, isRefused(reply)]).toEqual([endpoint.key, true]);
    expect(await stateOfTables()).toEqual(before);
  });
});

describe('staff of another warehouse', () => {
  it.each(READS.filter(([name]) => ['a pick', 'picks', 'drivers’ list'].includes(name)))('see nothing of it in %s', async (_name, endpoint, input) => {
    const text = JSON.stringify((await otherWarehouse(() => request(endpoint, input()))).data);
    expect(secrets().filter((secret) => text.includes(secret))).toEqual([]);
  });

  it.each(WRITES.filter(([, { key }]) => /^staff_(?:shipments|picks|labels|slips)/.test(key)))('change nothing of it by %s', async (_name, endpoint, input) => {
    const before = await stateOfTables();
    const reply = await otherWarehouse(() => request(endpoint, input()));
    expect([endpoint.key, isRefused(reply)]).toEqual([endpoint.key, true]);
    expect(await stateOfTables()).toEqual(before);
  });
});
