import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { webshopCart } from '@vitrina/contract/cart';
import { webshopCheckout } from '@vitrina/contract/checkout';
import { webshopOrders } from '@vitrina/contract/orders';
import { staffDocuments } from '@vitrina/contract/staff/documents';
import { orderActions } from '@vitrina/contract/staff/order-actions';
import { staffHandover } from '@vitrina/contract/staff/handover';
import { staffParcels } from '@vitrina/contract/staff/parcels';
import { staffRefunds } from '@vitrina/contract/staff/refunds';
import { isLongRun } from '@vitrina/contract/testing/long-run';
import { LANGUAGE_CODES, type LanguageCode } from '@vitrina/contract/values/languages';
import { COUNTRIES, COUNTRY_CODES, COUNTRY_OF_LANGUAGE, type CountryCode } from '@vitrina/contract/values/countries';
import { formatPrice } from '@vitrina/contract/values/money';
import { readCode } from '../../adapters/transfer-codes/testing/read-code.ts';
import { renderMail } from '../../adapters/mail/render-mail.ts';
import { TEST_SITE } from '../../testing/demo-site.ts';
import { TEST_CODES } from '../../testing/test-backend.ts';
import { Office } from '../../testing/office-tools.ts';
import { ordersOf } from '../../testing/order-deps-of.ts';
import { hasPoppler, NEEDS_POPPLER, poppler } from '../../testing/poppler.ts';
import { bankCalls, bankMessage, buy, fillCart, type PaymentFacts, paymentsOf, productId, setStock } from '../../testing/test-buyer.ts';
import { startVatService, type VatManner, type VatService } from '../../testing/vat-service.ts';
import { brokenRules } from './ubl/check-ubl.ts';
import { shippedText } from '../labels/index.ts';
import { issueDueDocuments } from './index.ts';

/** Documents requested concurrently. */
const MANY = isLongRun ? 200 : 30;

let office: Office;
let owner: string;
let product: number;
let vat: VatService;
let folder: string;
beforeAll(async () => {
  vat = await startVatService();
  office = await Office.start({ vatRegister: vat.register });
  owner = await office.logIn('owner');
  product = await productId(office.shop, 'DEMO-PROMO-01');
  await setStock(office.shop, product, 5000);
  folder = await mkdtemp(join(tmpdir(), 'documents-'));
});
afterAll(async () => {
  await office.shop.stop();
  await vat.close();
  await rm(folder, { recursive: true });
});

const db = () => office.shop.database.db;
const issue = (order: string, kind: string, more: object = {}) => office.call(staffDocuments.issue, { order, kind, ...more }, { cookie: owner });
const list = async (order: string) => (await office.call(staffDocuments.list, { filter: { order } }, { cookie: owner })).data.items;
const issueDue = () => issueDueDocuments(db(), ordersOf(office.shop));

async function newOrder({ payment = 'bank-transfer', lang = 'si' as LanguageCode, qty = 2 } = {}) {
  const { identifier } = await buy(office.shop, { productId: product, qty, payment, lang, country: COUNTRY_OF_LANGUAGE[lang] });
  const order = await office.shop.get(webshopOrders.order, { identifier }, { lang });
  return { identifier, id: Number(identifier.split('-')[0]), number: order.number, cart: order.cart, transfer: order.transfer };
}
async function paidOrder() {
  const order = await newOrder({ payment: 'sandbox-form' });
  await office.shop.get(webshopOrders.createPayment, { identifier: order.identifier });
  const [payment] = await paymentsOf(office.shop, order.identifier);
  await bankCalls(office.shop, 'sandbox-form', bankMessage(payment as PaymentFacts, 'paid'));
  return order;
}
const ship = (id: number) => sql`update orders set status = 'shipped' where id = ${id}`.execute(db());

async function pdf(path: string, cookie = owner): Promise<{ bytes: Buffer; text: string }> {
  const response = await office.shop.fetch(path, { headers: cookie ? { cookie } : {} });
  expect([response.status, response.headers.get('content-type')]).toEqual([200, 'application/pdf']);
  const bytes = Buffer.from(await response.arrayBuffer());
  const file = join(folder, 'read.pdf');
  await writeFile(file, bytes);
  return { bytes, text: await poppler('pdftotext', '-layout', file, '-') };
}
/** Codes that a scanner reads on the pages. */
async function codesIn(bytes: Buffer): Promise<string[]> {
  const file = join(folder, 'scan.pdf');
  await writeFile(file, bytes);
  await poppler('pdftoppm', '-r', '150', '-gray', '-png', '-singlefile', file, join(folder, 'scan'));
  return (await readCode(await readFile(join(folder, 'scan.png')))).map((code) => code.bytes.toString('latin1'));
}

describe.skipIf(!hasPoppler)('an invoice', NEEDS_POPPLER, () => {
  it('of every market says in its language what was bought, the VAT of its destination and where to pay', async () => {
    for (const lang of LANGUAGE_CODES) {
      const order = await newOrder({ lang });
      const issued = await issue(order.number, 'invoice');
      expect([lang, issued.status, issued.data.number]).toEqual([lang, 200, expect.stringMatching(/^INV-\d{4}-\d{6}$/)]);
      const { text, bytes } = await pdf(issued.data.url);
      const flat = text.replace(/\s+/g, ' ');
      const { totals, currency } = order.cart;
      const holds = [
        issued.data.number,
        order.number,
        shippedText(lang, 'document_invoice'),
        'Vitrina, d. o. o.',
        'SI12345679',
        'Žana Đurić Šinkovec',
        'DEMO-PROMO-01',
      ];
      for (const one of holds) expect([lang, one, flat.includes(one)]).toEqual([lang, one, true]);
      const price = (amount: number) => formatPrice(amount, lang, currency as never).replace(/\s+/g, ' ');
      expect([lang, flat.includes(price(totals.total))]).toEqual([lang, true]);
      for (const { vat } of totals.vat) expect([lang, vat, flat.includes(price(vat))]).toEqual([lang, vat, true]);
      if (totals.vat.every(({ vat }) => vat === 0)) expect(flat).toContain(shippedText(lang, 'document_export'));
      if (order.transfer) expect(flat).toContain(order.transfer.reference);
      // Numbers for the destination country, if its law requires them on invoices.
      const numbers = flat.match(/DEMO-[WBP]-[A-Z]{2}-\d{4}/g) ?? [];
      const country = COUNTRY_OF_LANGUAGE[lang];
      expect([lang, numbers]).toEqual([
        lang,
        country === 'DE' || country === 'ES' ? ['W', 'B', 'P'].map((kind) => expect.stringMatching(`^DEMO-${kind}-${country}-`)) : [],
      ]);
      expect(flat).not.toMatch(/document_\w+|mail_\w+|\{\w+\}|undefined|(?<![\w-])NaN(?![\w-])/);
      const raw = bytes.toString('latin1');
      expect(raw).toContain('/StructTreeRoot');
      expect(raw).toMatch(/\/Lang \(/);
    }
  });

  it('carries the code of its transfer as the order’s page shows it, until it is paid', async () => {
    for (const [lang, marks] of [
      ['si', ['UPNQR']],
      ['de', ['BCD', 'SCT']],
      ['rs', ['K:PR']],
    ] as const) {
      const order = await newOrder({ lang });
      const issued = await issue(order.number, 'invoice');
      const codes = await codesIn((await pdf(issued.data.url)).bytes);
      for (const mark of marks) expect([lang, codes.some((code) => code.includes(mark))]).toEqual([lang, true]);
    }
  });

  it('is issued once, by five at once too, and its bytes stay what they are', async () => {
    const order = await newOrder();
    const issued = await Promise.all(Array.from({ length: 5 }, () => issue(order.number, 'invoice')));
    expect(new Set(issued.map(({ data }) => data.number)).size).toBe(1);
    const first = await pdf(issued[0]?.data.url);
    await sql`update orders set snapshot = jsonb_set(snapshot, '{customer,fields,name}', '"Another"') where id = ${order.id}`.execute(db());
    expect((await pdf(issued[0]?.data.url)).bytes.equals(first.bytes)).toBe(true);
    expect(first.text).not.toContain('Another');
    await expect(sql`update documents set total = 1`.execute(db())).rejects.toThrow();
    await expect(sql`delete from documents`.execute(db())).rejects.toThrow();
  });

  it('draws five hundred lines over pages with their numbers, and names of any script', async () => {
    const order = await newOrder();
    const [parcel] = order.cart.parcels;
    const [item] = parcel?.items ?? [];
    const items = Array.from({ length: 500 }, (_, i) => ({ ...item, code: `CODE-${i}`, title: `Izdelek številka ${i}` }));
    const fields = { ...order.cart.customer?.fields, name: 'Љубица 😀', surname: 'שלום \u202eabc' };
    const snapshot = { ...order.cart, parcels: [{ ...parcel, items }], customer: { ...order.cart.customer, fields } };
    await sql`update orders set snapshot = ${JSON.stringify(snapshot)}::jsonb where id = ${order.id}`.execute(db());
    const { text } = await pdf((await issue(order.number, 'invoice')).data.url);
    for (let i = 0; i < 500; i += 1) expect([i, text.includes(`CODE-${i}\u0020`) || text.includes(`CODE-${i}\n`)]).toEqual([i, true]);
    expect(text).toContain('Ljubica');
    expect(text).toMatch(/1 od 1\d/);
  });
});

describe.skipIf(!hasPoppler)('issued by the shop itself', NEEDS_POPPLER, () => {
  it('the invoice as the goods leave, and the credit notes of what went back before and after', async () => {
    const order = await paidOrder();
    const before = await office.call(staffRefunds.make, { number: order.number, lines: [{ id: 0, qty: 1 }], reason: 'x', restock: false }, { cookie: owner });
    await issueDue();
    expect(await list(order.number)).toEqual([]);
    await ship(order.id);
    await issueDue();
    await issueDue();
    await office.call(staffRefunds.make, { number: order.number, amount: 1, reason: 'y', restock: false }, { cookie: owner });
    await issueDue();
    await issueDue();
    const issued = (await list(order.number)).reverse();
    expect(issued.map((one: { kind: string; total: number }) => [one.kind, one.total])).toEqual([
      ['invoice', order.cart.totals.total],
      ['credit_note', before.data.amount],
      ['credit_note', 1],
    ]);
    const { text } = await pdf(issued[1].url);
    expect(text).toContain(issued[0].number);
    const { rows: mails } = await sql`select 1 from mails where kind = 'order-document' and data ->> 'number' = ${order.number}`.execute(db());
    expect(mails).toHaveLength(3);
  });

  it('the buyer finds them on the order and opens them by its identifier alone', async () => {
    const order = await paidOrder();
    await ship(order.id);
    await issueDue();
    const shown = await office.shop.get(webshopOrders.order, { identifier: order.identifier });
    expect(shown.documents).toMatchObject([{ kind: 'invoice', number: expect.stringMatching(/^INV-/) }]);
    expect((await pdf(shown.documents[0]?.url as string, '')).text).toContain(order.number);
    const other = await newOrder();
    const stolen = String(shown.documents[0]?.url).replace(order.identifier, other.identifier);
    expect((await office.shop.fetch(stolen)).status).toBe(404);
    const slip = await issue(order.number, 'packing_slip');
    expect((await office.shop.fetch(`/api/webshop/order-document/?identifier=${order.identifier}&id=${slip.data.id}`)).status).toBe(404);
    const { text } = await pdf(slip.data.url);
    expect(text).toContain('DEMO-PROMO-01');
    expect(text).not.toMatch(/€|\d,\d\d/);
  });
});

describe.skipIf(!hasPoppler)('goods changed after the invoice', NEEDS_POPPLER, () => {
  const edit = async (order: { number: string }, version: number, body: object) => {
    const reply = await office.call(orderActions.saveLines, { number: order.number, version, reason: 'x', ...body }, { cookie: owner });
    expect(reply.status).toBe(200);
    return reply.data;
  };
  const cents = (decimal: number) => Math.round(100 * decimal);
  const issuedOf = async (number: string) =>
    (await list(number))
      .reverse()
      .map((one: { kind: string; total: number; refund_id: number | null }) => [one.kind, cents(one.total), one.refund_id !== null]);

  it('have a document of their own each: what went is credited, what came is invoiced, and together they are the order', async () => {
    const order = await newOrder({ payment: 'sandbox-form', qty: 3 });
    await office.shop.get(webshopOrders.createPayment, { identifier: order.identifier });
    const [payment] = await paymentsOf(office.shop, order.identifier);
    await bankCalls(office.shop, 'sandbox-form', bankMessage(payment as PaymentFacts, 'paid'));
    const first = await issue(order.number, 'invoice');
    const less = await edit(order, 0, { lines: [{ id: 0, qty: 1 }] });
    await issueDue();
    await issueDue();
    const more = await edit(order, 1, { add: [{ product_code: 'DEMO-PROMO-01', qty: 1 }] });
    await issueDue();
    await issueDue();
    expect(await issuedOf(order.number)).toEqual([
      ['invoice', cents(order.cart.totals.total), false],
      ['credit_note', cents(less.before) - cents(less.total), true],
      ['invoice', cents(more.total) - cents(more.before), false],
    ]);
    const net = (await issuedOf(order.number)).reduce((sum: number, [kind, total]: [string, number]) => sum + (kind === 'invoice' ? total : -total), 0);
    expect(net).toBe(cents(more.total));
    const [credit] = (await list(order.number)).filter(({ kind }: { kind: string }) => kind === 'credit_note');
    expect((await issue(order.number, 'credit_note', { refund_id: less.refund_id })).data.number).toBe(credit.number);
    const { text } = await pdf(credit.url);
    expect(text).toContain(first.data.number);
    expect(text).toContain('DEMO-PROMO-01');
    const { rows } = await sql<{ base: number; vat: number; total: number }>`
      select (select sum((v ->> 'base')::integer)::integer from jsonb_array_elements(data -> 'vat') v) as base,
        (select sum((v ->> 'vat')::integer)::integer from jsonb_array_elements(data -> 'vat') v) as vat, total from documents where order_id = ${order.id}`.execute(
      db(),
    );
    for (const { base, vat, total } of rows) expect(base + vat).toBe(total);
  });

  it('before it need none: the invoice is of what the order holds then', async () => {
    const order = await newOrder({ payment: 'sandbox-form', qty: 3 });
    await office.shop.get(webshopOrders.createPayment, { identifier: order.identifier });
    const [payment] = await paymentsOf(office.shop, order.identifier);
    await bankCalls(office.shop, 'sandbox-form', bankMessage(payment as PaymentFacts, 'paid'));
    const less = await edit(order, 0, { lines: [{ id: 0, qty: 1 }] });
    await ship(order.id);
    await issueDue();
    await issueDue();
    expect(await issuedOf(order.number)).toEqual([['invoice', cents(less.total), false]]);
  });

  it('of an unpaid order are corrected too, and an address alone is not', async () => {
    const order = await newOrder({ qty: 2 });
    await issue(order.number, 'invoice');
    await office.call(orderActions.saveAddress, { number: order.number, version: 0, changes: { street: 'Nova 1' } }, { cookie: owner });
    const less = await edit(order, 1, { lines: [{ id: 0, qty: 1 }] });
    await Promise.all(Array.from({ length: 5 }, issueDue));
    expect(await issuedOf(order.number)).toEqual([
      ['invoice', cents(order.cart.totals.total), false],
      ['credit_note', cents(less.before) - cents(less.total), false],
    ]);
  });
});

describe.skipIf(!hasPoppler)('the slip of a parcel', NEEDS_POPPLER, () => {
  it('a packing slip lists the parcel’s contents and nothing else, once, for the packer', async () => {
    const order = await paidOrder();
    await sql`update orders set snapshot = jsonb_set(snapshot, '{parcels,0,items,0,take_back}', 'true') where id = ${order.id}`.execute(db());
    const picker = await office.logIn('picker');
    const request = (endpoint: Parameters<Office['call']>[0], input: Record<string, unknown>, cookie = picker) => office.call(endpoint, input, { cookie });
    const pack = async (qty: number) => (await request(staffParcels.create, { number: order.number, lines: [{ id: 0, qty }] })).data.shipment.id as number;
    const [first, second] = [await pack(1), await pack(1)];
    const issued = await Promise.all(Array.from({ length: 5 }, () => request(staffDocuments.slip, { id: first })));
    expect(new Set(issued.map(({ data }) => data.number)).size).toBe(1);
    const other = await request(staffDocuments.slip, { id: second });
    expect([other.status, other.data.number === issued[0]?.data.number]).toEqual([200, false]);
    const { rows } = await sql<{ parcel: number; lines: { qty: number }[] }>`
      select (data ->> 'parcel')::integer as parcel, data -> 'lines' as lines from documents where order_id = ${order.id} order by id`.execute(db());
    expect(rows).toMatchObject([
      { parcel: 1, lines: [{ qty: 1 }] },
      { parcel: 2, lines: [{ qty: 1 }] },
    ]);
    const { text } = await pdf(issued[0]?.data.url, picker);
    expect(text).toContain(issued[0]?.data.number);
    expect(text).toContain(shippedText('si', 'mail_parcel').replace('{number}', '1'));
    // The driver's packing slip says so.
    expect(text.replace(/\s+/g, ' ')).toContain(shippedText('si', 'order_take_back'));
    expect((await request(staffDocuments.slip, { id: first }, await office.logIn('translator'))).status).toBe(403);
    expect((await request(staffDocuments.slip, { id: 2_000_000_000 })).status).toBe(404);
    await request(staffParcels.move, { id: second, state: 'cancelled' });
    const third = await pack(1);
    expect((await office.shop.fetch(`/api/staff/shipments/${third}/slip/`, { headers: { cookie: picker } })).status).toBe(404);
  });

  it('of several orders they are one file, each on a page of its own with its own count; an order with nothing to send is named', async () => {
    const [one, two, bare] = [await paidOrder(), await paidOrder(), await paidOrder()];
    const picker = await office.logIn('picker');
    const request = (endpoint: Parameters<Office['call']>[0], input: Record<string, unknown>, cookie = picker) => office.call(endpoint, input, { cookie });
    for (const { number } of [one, two]) expect((await request(staffParcels.create, { number })).status).toBe(200);
    const orders = [one.number, two.number, bare.number, '999999'];
    const printed = await Promise.all(Array.from({ length: 5 }, () => request(staffDocuments.slips, { orders })));
    expect(new Set(printed.map(({ data }) => JSON.stringify(data))).size).toBe(1);
    const { slips, url, refused } = printed[0]?.data ?? {};
    expect(slips.map(({ order }: { order: string }) => order)).toEqual([one.number, two.number]);
    expect(refused).toEqual([
      { order: bare.number, label_name: 'error_order_state' },
      { order: '999999', label_name: 'error_empty_data' },
    ]);
    const { text } = await pdf(url, picker);
    const pages = text.split('\f').filter((page) => page.trim() !== '');
    expect(pages.length).toBe(2);
    for (const [i, { number }] of slips.entries()) {
      expect(pages[i]).toContain(number);
      expect(pages[i]).toContain(shippedText('si', 'document_page').replace('{page}', '1').replace('{pages}', '1'));
    }
    expect((await request(staffDocuments.slips, { orders }, await office.logIn('translator'))).status).toBe(403);
    expect((await request(staffDocuments.slips, { orders: [] })).status).toBe(400);
    expect((await office.shop.fetch('/api/staff/slips/?parcels=1,x', { headers: { cookie: picker } })).status).toBe(400);
    expect((await office.shop.fetch('/api/staff/slips/?parcels=2000000000', { headers: { cookie: picker } })).status).toBe(404);
  });
});

describe.skipIf(!hasPoppler)('the list for drivers', NEEDS_POPPLER, () => {
  it('tells of each parcel what is to be done at the door, to those who may send it, and as paper', async () => {
    const picker = await office.logIn('picker');
    const request = (endpoint: Parameters<Office['call']>[0], input: Record<string, unknown>, cookie = picker) => office.call(endpoint, input, { cookie });
    const cash = await newOrder({ payment: 'cash-on-delivery', qty: 3 });
    const paid = await paidOrder();
    const [line] = (await request(staffParcels.list, { number: cash.number }, owner)).data.open;
    await sql`update orders set snapshot = jsonb_set(jsonb_set(snapshot, '{parcels,0,items,0,age_verification}', 'true'), '{parcels,0,items,0,take_back}', 'true') where id = ${cash.id}`.execute(
      db(),
    );
    const parcels: number[] = [];
    for (const qty of [1, 2])
      parcels.push((await request(staffParcels.create, { number: cash.number, lines: [{ id: line.id, qty }] }, owner)).data.shipment.id);
    await request(staffParcels.create, { number: paid.number }, owner);
    const listed = async (order: string, question: object = {}) =>
      (await request(staffHandover.list, { ...question })).data.items.filter((one: { order: string }) => one.order === order);
    const first = { parcel: 1, age: true, take_back: [expect.any(String)], carry_in: false, way: shippedText('si', 'shipping_delivery'), lines: [{ qty: 1 }] };
    expect(await listed(cash.number)).toMatchObject([
      { ...first, collect: { amount: cash.cart?.totals.total, currency: 'EUR' } },
      { parcel: 2, age: true, collect: null, lines: [{ qty: 2 }] },
    ]);
    expect(await listed(paid.number)).toMatchObject([{ age: false, take_back: [], collect: null }]);
    const [{ warehouse, address }] = await listed(cash.number);
    expect(address.length).toBeGreaterThan(2);
    const places = [{ warehouse }, { warehouse: 'no-such-place' }, { state: 'shipped' }];
    expect(await Promise.all(places.map(async (question) => (await listed(cash.number, question)).length))).toEqual([2, 0, 0]);
    const { text } = await pdf(`/api/staff/handover/paper/?warehouse=${warehouse}`, picker);
    for (const name of ['handover_title', 'handover_at_the_door']) expect(text).toContain(shippedText('si', name));
    expect(text).toContain(cash.number);
    const stranger = await office.logIn('translator');
    expect((await request(staffHandover.list, {}, stranger)).status).toBe(403);
    expect((await office.shop.fetch('/api/staff/handover/paper/', { headers: { cookie: stranger } })).status).toBe(403);
    expect((await office.shop.fetch('/api/staff/handover/paper/?warehouse=no-such-place', { headers: { cookie: picker } })).status).toBe(404);
    expect((await office.shop.fetch('/api/staff/handover/?state=gone', { headers: { cookie: picker } })).status).toBe(400);
    await request(staffParcels.move, { id: parcels[0], state: 'shipped' }, owner);
    expect(await listed(cash.number)).toMatchObject([{ parcel: 2, collect: null }]);
    expect(await listed(cash.number, { state: 'shipped' })).toMatchObject([{ parcel: 1, collect: { amount: cash.cart?.totals.total } }]);
  });

  it('has the cash collected with the next parcel where the first was unpacked', async () => {
    const cash = await newOrder({ payment: 'cash-on-delivery', qty: 2 });
    const request = (endpoint: Parameters<Office['call']>[0], input: Record<string, unknown>) => office.call(endpoint, input, { cookie: owner });
    const [line] = (await request(staffParcels.list, { number: cash.number })).data.open;
    const pack = async () => (await request(staffParcels.create, { number: cash.number, lines: [{ id: line.id, qty: 1 }] })).data.shipment.id;
    const [first] = [await pack(), await pack()];
    expect((await request(staffParcels.move, { id: first, state: 'cancelled' })).status).toBe(200);
    const listed = (await request(staffHandover.list, {})).data.items.filter(({ order }: { order: string }) => order === cash.number);
    expect(listed).toMatchObject([{ parcel: 2, collect: { amount: cash.cart?.totals.total, currency: 'EUR' } }]);
  });
});

/** VAT percentage in the price of goods from Slovenia, by destination country; exports are not taxed, and local markets sell domestically. */
const VAT_OF_DESTINATION: Readonly<Partial<Record<CountryCode, number>>> = { SI: 22, HR: 25, AT: 20, DE: 19, IT: 22, ES: 21 };
const VAT_AT_HOME: Readonly<Partial<Record<LanguageCode, number>>> = { rs: 20, ba: 17, me: 21 };

describe('VAT of every market to every country [K10]', () => {
  it.each(LANGUAGE_CODES)('in %s, for consumers and companies, is that of the table to the cent', async (lang) => {
    vat.behave('yes');
    const token = await fillCart(office.shop, { productId: product, qty: 3, lang, country: COUNTRY_OF_LANGUAGE[lang] });
    const person = { email: 'ana@example.com', name: 'Ana', surname: 'Kupec', street: 'Ulica 1', town: 'Mesto' };
    const totalsOf = async (country: CountryCode, isCompany: boolean) => {
      const { postCodeExample: post_code, phoneExample: phone, vatExample } = COUNTRIES[country];
      const company = isCompany ? { company_name: 'Kupec', vat_number: vatExample } : {};
      const fields = { ...person, post_code, phone, ...company };
      return (await office.shop.get(webshopCheckout.setCustomer, { type: 'webshop.guest', country, is_company: isCompany, fields }, { token, lang })).cart
        .totals;
    };
    const cents = (decimal: number | null) => Math.round((decimal ?? 0) * 100);
    const within = (gross: number, rate: number) => Math.round((gross * rate) / (100 + rate));
    const wrong: unknown[] = [];
    for (const country of COUNTRY_CODES)
      for (const isCompany of [false, true]) {
        const totals = await totalsOf(country, isCompany);
        const rate = country === COUNTRY_OF_LANGUAGE[lang] && VAT_AT_HOME[lang] !== undefined ? VAT_AT_HOME[lang] : (VAT_OF_DESTINATION[country] ?? 0);
        const isUntaxed = isCompany && country !== 'SI' && VAT_OF_DESTINATION[country] !== undefined;
        const [goods, services] = [cents(totals.items), cents(totals.shipping) + cents(totals.payment_fee)];
        const total = goods + services - (isUntaxed ? within(goods, rate) + within(services, rate) : 0);
        const tax = isUntaxed ? 0 : within(total, rate);
        const actual = { total: cents(totals.total), vat: totals.vat.map((one) => [one.rate, cents(one.base), cents(one.vat)]), reason: totals.vat_reason };
        const expected = { total, vat: [[isUntaxed ? 0 : rate, total - tax, tax]], reason: isUntaxed ? 'intra_community' : undefined };
        if (JSON.stringify(actual) !== JSON.stringify(expected)) wrong.push({ country, isCompany, actual, expected });
      }
    expect(wrong).toEqual([]);
  });
});

describe.skipIf(!hasPoppler)('invoices of many orders', NEEDS_POPPLER, () => {
  it('are one file of what is issued; those that are missing are issued only when that is asked for, once, by who may', async () => {
    const [one, two, three] = [await paidOrder(), await paidOrder(), await paidOrder()];
    const finance = await office.logIn('finance');
    const orders = [one.number, two.number, '999999', three.number];
    const request = (input: object, cookie = finance) => office.call(staffDocuments.invoices, { orders, ...input }, { cookie });
    const first = (await issue(one.number, 'invoice')).data.number as string;
    const collected = (await request({})).data;
    expect(collected.invoices).toEqual([{ order: one.number, number: first }]);
    expect(collected.refused).toEqual([
      { order: two.number, label_name: 'error_order_state' },
      { order: '999999', label_name: 'error_empty_data' },
      { order: three.number, label_name: 'error_order_state' },
    ]);
    expect(await list(two.number)).toEqual([]);
    const service = await office.logIn('service');
    expect([(await request({}, service)).status, (await request({ issue: true }, service)).status]).toEqual([200, 403]);
    const issued = await Promise.all(Array.from({ length: 5 }, () => request({ issue: true })));
    const whole = issued.filter(({ success }) => success).map(({ data }) => data);
    expect(new Set(whole.map((one) => JSON.stringify(one))).size).toBe(1);
    expect(whole[0]?.invoices.map(({ order }: { order: string }) => order)).toEqual([one.number, two.number, three.number]);
    for (const { number } of [two, three]) expect(await list(number)).toHaveLength(1);
    const pagesOf = ({ text }: { text: string }): string[] => text.split('\f').filter((page) => page.trim() !== '');
    const alone: string[] = [];
    for (const { number } of [one, two, three]) alone.push(...pagesOf(await pdf((await list(number))[0].url)));
    expect(pagesOf(await pdf(whole[0]?.url, finance))).toEqual(alone);
    expect((await office.shop.fetch(whole[0]?.url, { headers: { cookie: await office.logIn('picker') } })).status).toBe(403);
    expect((await office.shop.fetch('/api/staff/invoices/?documents=1;2', { headers: { cookie: finance } })).status).toBe(400);
    expect((await office.shop.fetch('/api/staff/invoices/?documents=2000000000', { headers: { cookie: finance } })).status).toBe(404);
  });
});

describe('of a company in another member state', () => {
  const GERMAN = { company_name: 'Käufer & Söhne GmbH', vat_number: 'DE123456788', post_code: '10115', town: 'Berlin', phone: '+49 151 2345 6789' };
  const company = { type: 'webshop.guest' as const, country: 'DE', is_company: true };
  const person = { email: 'ana@example.com', name: 'Ana', surname: 'Käufer', street: 'Hauptstraße 1' };
  const cartOfCompany = async (fields: Record<string, string> = GERMAN) => {
    const token = await fillCart(office.shop, { productId: product, qty: 2, country: 'DE' });
    const { cart } = await office.shop.get(webshopCheckout.setCustomer, { ...company, fields: { ...person, ...fields } }, { token });
    return { token, cart };
  };
  const forget = () => sql`delete from vat_checks`.execute(db());

  it.each(['no', 'down', 'silent', 'other', 'page', 'half', 'busy', 'perhaps'] as VatManner[])('pays VAT where the register says “%s”', async (manner) => {
    await forget();
    vat.behave(manner);
    const { totals } = (await cartOfCompany()).cart;
    expect([totals.vat.map(({ rate }) => rate), totals.vat_reason]).toEqual([[19], undefined]);
  });

  it('is asked about once, with a right number alone, and never of a consumer, of a domestic company or one outside the Union', async () => {
    await forget();
    vat.behave('yes');
    vat.requestedNumbers.length = 0;
    await cartOfCompany();
    await cartOfCompany();
    expect(vat.requestedNumbers).toEqual(['DE123456788']);
    const token = await fillCart(office.shop, { productId: product, country: 'SI' });
    const bad = await office.shop.call(webshopCheckout.setCustomer, { ...company, fields: { ...person, ...GERMAN, vat_number: 'DE123456789' } }, { token });
    expect(bad.success).toBe(false);
    const home = { ...person, company_name: 'Kupec', vat_number: 'SI12345679', post_code: '1000', town: 'Ljubljana', phone: '040 123 456' };
    const domestic = await office.shop.get(webshopCheckout.setCustomer, { ...company, country: 'SI', fields: home }, { token });
    expect(domestic.cart.totals.vat.map(({ rate }) => rate)).toEqual([22]);
    expect(vat.requestedNumbers).toHaveLength(1);
  });

  it('pays VAT once the register’s word is older than a day and not renewed, and for goods that it fetches in a shop', async () => {
    await forget();
    vat.behave('yes');
    const { token, cart } = await cartOfCompany();
    expect(cart.totals.vat_reason).toBe('intra_community');
    const totalsNow = async () => (await office.shop.get(webshopCart.cart, {}, { token })).totals;
    const setAge = (hours: number) => sql`update vat_checks set asked_at = now() - make_interval(hours => ${hours}::integer)`.execute(db());
    await setAge(23);
    expect((await totalsNow()).vat_reason).toBe('intra_community');
    await setAge(25);
    expect((await totalsNow()).vat_reason).toBeUndefined();
    await setAge(0);
    const croatian = { ...person, ...GERMAN, vat_number: 'HR33392005961', post_code: '10000', town: 'Zagreb', phone: '+385911234567' };
    const abroad = await office.shop.get(webshopCheckout.setCustomer, { ...company, country: 'HR', fields: croatian }, { token });
    expect(abroad.cart.totals.vat_reason).toBe('intra_community');
    const [point] = abroad.cart.parcels[0]?.shipping_options.find(({ code }) => code === 'pickup')?.points ?? [];
    const fetched = await office.shop.get(webshopCheckout.setShipping, { shipping: 'pickup', point_id: point?.id as string }, { token });
    expect([fetched.cart.totals.vat_reason, fetched.cart.totals.vat.map(({ rate }) => rate)]).toEqual([undefined, [25]]);
  });

  it('with a number in force pays the price without the VAT of its country; invoice, e-invoice and mail say why', async () => {
    await forget();
    vat.behave('no');
    const taxed = (await cartOfCompany()).cart.totals;
    await forget();
    vat.behave('yes');
    const { token, cart } = await cartOfCompany();
    expect(cart.totals).toMatchObject({ vat_reason: 'intra_community', vat: [{ rate: 0, vat: 0 }] });
    expect(cart.totals.total).toBeCloseTo(taxed.vat[0]?.base ?? 0, 1);
    expect(cart.totals.items + cart.totals.discount + (cart.totals.shipping ?? 0) + cart.totals.payment_fee + (cart.totals.export_vat ?? 0)).toBeCloseTo(
      cart.totals.total,
      6,
    );
    const { identifier } = await office.shop.get(webshopOrders.createOrder, {}, { token });
    const id = Number(identifier.split('-')[0]);
    const { number } = await office.shop.get(webshopOrders.order, { identifier });
    const issued = await issue(number, 'invoice');
    expect([issued.data.e_invoice_url, issued.data.e_invoice_problems]).toEqual([`/api/staff/e-invoices/${issued.data.id}.xml`, []]);
    const [document] = (await office.shop.get(webshopOrders.order, { identifier })).documents;
    const read = async (path: string, cookie = '') => {
      const response = await office.shop.fetch(path, { headers: cookie ? { cookie } : {} });
      return { status: response.status, type: response.headers.get('content-type'), xml: await response.text() };
    };
    const file = await read(String(document?.e_invoice_url));
    expect([file.status, file.type]).toEqual([200, 'application/xml']);
    expect(await read(issued.data.e_invoice_url, owner)).toEqual(file);
    expect((await read(issued.data.e_invoice_url)).status).toBe(401);
    expect(brokenRules(file.xml)).toEqual([]);
    expect(file.xml).toContain('Käufer &amp; Söhne GmbH');
    for (const part of ['xrechnung_3.0', 'VATEX-EU-IC', 'DE123456788', `>${cart.totals.total.toFixed(2)}</cbc:TaxInclusiveAmount>`])
      expect(file.xml).toContain(part);
    const other = await newOrder();
    expect((await read(String(document?.e_invoice_url).replace(identifier, other.identifier))).status).toBe(404);
    const mail = await renderMail(
      { db: db(), shop: TEST_SITE, text: shippedText, codes: TEST_CODES },
      {
        kind: 'order-document',
        lang: 'si',
        data: { orderId: id, number, documentId: issued.data.id, document: 'invoice', documentNumber: issued.data.number },
      },
    );
    expect(mail.kind === 'mail' && mail.attachments).toEqual([{ filename: `${issued.data.number}.xml`, contentType: 'application/xml', content: file.xml }]);
    await expect(sql`update document_e_invoices set xml = 'x'`.execute(db())).rejects.toThrow();
  });

  it('a consumer has no e-invoice', async () => {
    const order = await newOrder();
    const issued = await issue(order.number, 'invoice');
    expect(issued.data.e_invoice_url).toBeNull();
    expect((await office.shop.fetch(`/api/webshop/order-e-invoice/?identifier=${order.identifier}&id=${issued.data.id}`)).status).toBe(404);
  });
});

it('says what is wrong with a wish and gives no number for it', async () => {
  const order = await newOrder();
  const bad: [object, number, string][] = [
    [{ order: 'x', kind: 'invoice' }, 400, 'error_bad_input'],
    [{ order: order.number, kind: 'receipt' }, 400, 'error_bad_input'],
    [{ order: order.number, kind: 'credit_note' }, 400, 'error_bad_input'],
    [{ order: order.number, kind: 'credit_note', refund_id: 999_999 }, 404, 'error_empty_data'],
    [{ order: '999999999', kind: 'invoice' }, 404, 'error_empty_data'],
  ];
  const last = async () => (await sql<{ n: number }>`select coalesce(sum(last), 0)::integer as n from document_series`.execute(db())).rows[0]?.n;
  const before = await last();
  for (const [input, status, label] of bad) {
    const reply = await office.call(staffDocuments.issue, input as Record<string, unknown>, { cookie: owner });
    expect([JSON.stringify(input), reply.status, reply.data.label_name]).toEqual([JSON.stringify(input), status, label]);
  }
  await sql`update orders set status = 'cancelled' where id = ${order.id}`.execute(db());
  expect((await issue(order.number, 'invoice')).data.label_name).toBe('error_order_state');
  expect(await last()).toBe(before);
  for (const file of ['12', '0.pdf', '999999999.pdf', '../1.pdf']) {
    const reply = await office.shop.fetch(`/api/staff/documents/${encodeURIComponent(file)}`, { headers: { cookie: owner } });
    expect([400, 404]).toContain(reply.status);
  }
});

it(`${MANY} at once, of which every seventh fails on its way: numbers without a gap and none twice`, async () => {
  const { id } = await newOrder();
  const { rows } = await sql<{ id: number }>`
    insert into orders (code, lang, currency, email, status, payment_status, payment_code, payment_type, total, snapshot, withdrawal_days, time_zone)
    select code || n, lang, currency, email, 'confirmed', payment_status, 'cash-on-delivery', payment_type, total, snapshot, withdrawal_days, time_zone
    from orders, generate_series(1, ${MANY}::integer) n where id = ${id} returning id`.execute(db());
  await sql`create sequence planted`.execute(db());
  await sql
    .raw(`create function fail_some() returns trigger language plpgsql as $$ begin
    if nextval('planted') % 7 = 0 then raise exception 'planted' using errcode = '40001'; end if; return new; end $$`)
    .execute(db());
  await sql`create trigger fail_some before insert on documents for each row execute function fail_some()`.execute(db());
  const deps = ordersOf(office.shop);
  await sql`insert into document_wishes (kind, order_id, occasion) select 'invoice', unnest(${rows.map((row) => row.id)}::bigint[]), 'shipping'`.execute(db());
  const open = async () =>
    (await sql<{ n: number }>`select count(*)::integer as n from document_wishes where done_at is null and kind = 'invoice'`.execute(db())).rows[0]?.n ?? 0;
  while ((await open()) > 0) {
    await sql`update document_wishes set tried_at = null where done_at is null`.execute(db());
    await Promise.all(Array.from({ length: 5 }, () => issueDueDocuments(db(), deps)));
  }
  await sql`drop trigger fail_some on documents`.execute(db());
  const counted = await sql<{ n: number; most: number; different: number; orders: number; failed: number }>`
    select count(*)::integer as n, max(sequence)::integer as most, count(distinct sequence)::integer as different, count(distinct (order_id, revision))::integer as orders,
      (select last_value::integer from planted) - count(*)::integer as failed from documents where kind = 'invoice'`.execute(db());
  const { n, most, different, orders } = counted.rows[0] as { n: number; most: number; different: number; orders: number };
  expect([most, different, orders]).toEqual([n, n, n]);
  const times = await sql<{ ordered: boolean }>`
    select bool_and(issued_at >= before) as ordered from (select issued_at, coalesce(lag(issued_at) over (order by sequence), issued_at) as before from documents where kind = 'invoice') t`.execute(
    db(),
  );
  expect(times.rows[0]?.ordered).toBe(true);
});
