import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { webshopCart } from '@vitrina/contract/cart';
import { webshopOrders } from '@vitrina/contract/orders';
import { orderActions } from '@vitrina/contract/staff/order-actions';
import { staffChanges } from '@vitrina/contract/staff/changes';
import { staffDesk } from '@vitrina/contract/staff/desk';
import { COUPONS, KNOWN } from '@vitrina/demo/known';
import { orderDesk } from '@vitrina/contract/staff/orders';
import { staffStock } from '@vitrina/contract/staff/stock';
import { productNamed } from '../../../testing/cart-tools.ts';
import { readyOrder, stateOf } from '../../../testing/office-orders.ts';
import { Office, type OfficeReply } from '../../../testing/office-tools.ts';
import { buy, fillCart, productId, setStock } from '../../../testing/test-buyer.ts';

const CODE = 'DEMO-PROMO-01';
const COUPON = COUPONS.percent;
let office: Office;
let owner: string;
let picker: string;
let product: number;
beforeAll(async () => {
  office = await Office.start();
  owner = await office.logIn('owner');
  picker = await office.logIn('picker');
  product = await productId(office.shop, CODE);
  await setStock(office.shop, product, 1000);
});
afterAll(async () => {
  expect(office.shop.errors).toEqual([]);
  await office.shop.stop();
});

const db = () => office.shop.database.db;
const search = (input: object, cookie = owner) => office.call(orderDesk.search, input as Record<string, unknown>, { cookie });
const numbersOf = ({ data }: OfficeReply): string[] => data.items.map((one: { number: string }) => one.number);
const fieldsOf = ({ data }: OfficeReply): string[] => data.errors.map((one: { field: string }) => one.field).sort();

async function newOrder() {
  const { identifier } = await buy(office.shop, { productId: product });
  const order = await office.shop.get(webshopOrders.order, { identifier });
  return { identifier, number: order.number, email: order.email, fields: order.cart.customer?.fields ?? {} };
}
/** Limits a role of one of the demo shop's for the time of a test. */
async function limited<T>(role: string, column: 'markets' | 'warehouses', value: readonly (string | number)[], work: () => Promise<T>): Promise<T> {
  const type = sql.raw(column === 'markets' ? 'text[]' : 'integer[]');
  const set = (to: readonly (string | number)[] | null) =>
    sql`update staff_role_grants g set ${sql.ref(column)} = ${to}::${type} from users u where u.id = g.user_id and u.email = ${`${role}@vitrina.test`}`.execute(
      db(),
    );
  await set(value);
  try {
    return await work();
  } finally {
    await set(null);
  }
}

describe('the list of orders', () => {
  it('finds an order by number, e-mail, name and state, newest first; pages join without a gap', async () => {
    const orders = [await newOrder(), await newOrder(), await newOrder()];
    const [, , last] = orders as [unknown, unknown, (typeof orders)[number]];
    const all = await search({ limit: 500 });
    expect(numbersOf(all).slice(0, 3)).toEqual(orders.map(({ number }) => number).reverse());
    expect(all.data.total).toBe(all.data.items.length);
    const pages = [...numbersOf(await search({ limit: 2, view: all.data.view })), ...numbersOf(await search({ limit: 500, offset: 2, view: all.data.view }))];
    expect(pages).toEqual(numbersOf(all));
    expect(numbersOf(await search({ limit: 500, sort: 'created_at' }))).toEqual(numbersOf(all).reverse());
    expect(numbersOf(await search({ filter: { text: last.number } }))).toEqual([last.number]);
    expect(numbersOf(await search({ filter: { text: ` #${last.number} ` } }))).toEqual([last.number]);
    expect(numbersOf(await search({ filter: { text: last.email.toUpperCase() } }))).toContain(last.number);
    expect(numbersOf(await search({ filter: { text: `${last.fields.surname} ${last.fields.name}` } }))).toContain(last.number);
    for (const text of ['%', '_', "'; drop table orders; --", '\\', '𝄞', 'שלום']) expect((await search({ filter: { text } })).status, text).toBe(200);
    expect((await search({ filter: { text: '%' } })).data.total).toBe(0);
    const counts = await sql<{ status: string; n: number }>`select status, count(*)::integer as n from orders group by status`.execute(db());
    for (const { status, n } of counts.rows) expect((await search({ filter: { state: status } })).data.total, status).toBe(n);
    expect((await search({ filter: { state: counts.rows.map(({ status }) => status) } })).data.total).toBe(all.data.total);
  });

  it('shows an order placed meanwhile in a new view, and in an old one nothing moves', async () => {
    const before = await search({ limit: 5 });
    const { number } = await newOrder();
    expect(numbersOf(await search({ limit: 5, view: before.data.view }))).toEqual(numbersOf(before));
    expect(numbersOf(await search({ limit: 5 }))[0]).toBe(number);
  });

  it('a page far down is the same from either end of the list, and orders placed meanwhile are counted', async () => {
    await sql`
      insert into orders (id, code, lang, currency, email, status, payment_status, payment_code, payment_type, total, snapshot, created_at)
      select 8000000000 + g * 7, md5(g::text), lang, currency, 'far' || g || '@primer.test', status, payment_status, payment_code, payment_type, 100 + g % 50, snapshot, now() - make_interval(mins => g % 4000)
      from (select * from orders limit 1) o, generate_series(1, 12000) g`.execute(db());
    try {
      for (const sort of ['-created_at', 'total']) {
        const all: string[] = [];
        const first = await search({ limit: 500, sort });
        const { view, total } = first.data;
        for (let offset = 0; offset < total; offset += 500) all.push(...numbersOf(await search({ offset, limit: 500, sort, view })));
        expect([sort, all.length, new Set(all).size]).toEqual([sort, total, total]);
        for (const offset of [1990, 2000, Math.ceil(total / 2) + 1, total - 30, total]) {
          const page = await search({ offset, limit: 50, sort, view });
          expect([offset, numbersOf(page), page.data.total]).toEqual([offset, all.slice(offset, offset + 50), total]);
        }
      }
      const before = (await search({})).data.total;
      await newOrder();
      expect((await search({})).data.total).toBe(before + 1);
      expect(numbersOf(await search({ filter: { text: 'FAR77@primer.test' } }))).toEqual(['8000000539']);
      expect((await search({ filter: { text: 'far77@primer.tes' } })).data.total).toBe(1);
    } finally {
      await sql`delete from orders where id >= 8000000000`.execute(db());
    }
  });

  it('is exported as a file with its columns, no more than its reader sees, no formula, and the export is recorded', async () => {
    const { number, email } = await newOrder();
    await sql`update orders set snapshot = jsonb_set(snapshot::jsonb, '{customer,fields,name}', '"=cmd|calc; \\"x\\""') where id = ${Number(number.slice(0, -1))} or id = ${Number(number)}`.execute(
      db(),
    );
    const [row] = (await search({ filter: { text: number } })).data.items;
    expect(row.buyer).toMatch(/^=cmd/);
    const csv = (input: object, cookie = owner) => office.call(orderDesk.csv, input as Record<string, unknown>, { cookie });
    const one = await csv({ filter: { text: email }, columns: ['number', 'buyer', 'total', 'marks'] });
    const [head, ...lines] = (one.data.csv as string).replace(/\r\n$/, '').split('\r\n');
    expect(head).toBe('\ufeffnumber;buyer;email;total;currency;marks');
    expect(one.data).toMatchObject({ rows: lines.length });
    const line = lines.find((text) => text.startsWith(`${number};`)) as string;
    expect(line).toContain(`${number};"'=cmd|calc; ""x""`);
    expect(line).toContain(`;${email};${String(row.total).replace('.', ',')};${row.currency};`);
    const chosen = await csv({ numbers: [number], columns: ['number'] });
    expect(chosen.data).toEqual({ csv: `\ufeffnumber\r\n${number}\r\n`, rows: 1 });
    // Without the right to money and addresses their fields stay empty, and they are not found out by narrowing.
    const plain = await csv({ numbers: [number], columns: ['number', 'buyer', 'total'] }, await office.logIn('merchandiser'));
    expect([plain.status, plain.data.csv.includes(email)]).toEqual([200, false]);
    expect(plain.data.csv).toMatch(/;;;EUR\r\n$/);
    expect((await csv({ filter: { payment: 'paid' } }, await office.logIn('merchandiser'))).status).toBe(403);
    expect((await csv({ numbers: [number] }, picker)).status).toBe(403);
    await limited('orders', 'markets', ['hr'], async () =>
      expect((await csv({ numbers: [number] }, await office.logIn('orders'))).data).toMatchObject({ rows: 0 }),
    );
    expect(fieldsOf(await csv({ columns: ['secret'], sort: 'name', numbers: [] }))).toEqual(['columns.0', 'numbers', 'sort']);
    expect(fieldsOf(await csv({ columns: ['number', 'number'] }))).toEqual(['columns']);
    const { items } = (await office.call(staffChanges.search, { filter: { kind: 'export' } }, { cookie: owner })).data;
    const written = items.map(({ paths }: { paths: { path: string; after: unknown }[] }) => Object.fromEntries(paths.map(({ path, after }) => [path, after])));
    expect(written).toContainEqual({ rows: 1, columns: ['number'], filters: ['numbers'] });
    expect(written).toContainEqual({ rows: lines.length, columns: ['number', 'buyer', 'total', 'marks'], filters: ['text'] });
    expect(JSON.stringify(items)).not.toContain(email);
  });

  it('an order that has changed since it was chosen is not packed with the others', async () => {
    const order = await readyOrder(office, product);
    const version = async (): Promise<number> => (await search({ filter: { text: order.number } })).data.items[0].version;
    const chosen = await version();
    const address = await office.call(orderActions.saveAddress, { number: order.number, version: 0, changes: { street: 'Nova 5' } }, { cookie: owner });
    expect(address.status).toBe(200);
    expect(await version()).toBeGreaterThan(chosen);
    const pack = (of?: number) =>
      office.call(staffDesk.move, { number: order.number, state: 'packed', ...(of !== undefined && { version: of }) }, { cookie: owner });
    expect([(await pack(chosen)).data.label_name, await stateOf(office, order)]).toEqual(['error_version', 'confirmed']);
    const now = await version();
    const replies = await Promise.all(Array.from({ length: 5 }, () => pack(now)));
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await stateOf(office, order)).toBe('packed');
  });

  it('finds a parcel by its tracking number', async () => {
    const { number, identifier } = await newOrder();
    await sql`insert into order_events (order_id, kind, data) values (${Number(identifier.split('-')[0])}, 'shipped', '{"tracking_number": "RR 77 SI"}')`.execute(
      db(),
    );
    expect(numbersOf(await search({ filter: { text: 'rr 77 si' } }))).toEqual([number]);
    expect(numbersOf(await search({ filter: { text: 'RR 77 SI' } }, picker))).toEqual([number]);
  });

  it('shows a picker what to pack: no e-mail, no amounts, and no search by them', async () => {
    const { number, email } = await newOrder();
    const [row] = (await search({ filter: { text: number } }, picker)).data.items;
    expect(row).toMatchObject({ number, email: null, total: null, payment: null, payment_status: null });
    expect((await search({ filter: { text: email } }, picker)).data.total).toBe(0);
    const order = await office.call(orderDesk.get, { number }, { cookie: picker });
    expect(order.data).toMatchObject({ cart: null, lines: [{ code: CODE, qty: 1 }] });
    expect(JSON.stringify(order.data)).not.toContain(email);
  });

  it('is filtered by product, coupon, payment method, carrier, warehouse and mark, and returns the selected columns', async () => {
    const { number, identifier } = await newOrder();
    const id = Number(identifier.split('-')[0]);
    const other = await newOrder();
    const found = async (filter: object): Promise<string[]> => numbersOf(await search({ filter, limit: 500 }));
    const order = (await search({ filter: { text: number }, parts: ['parcels', 'warehouses', 'marks'] })).data.items[0];
    expect(order).toMatchObject({ parcels: { n: 0, carriers: [] }, warehouses: [expect.any(String)] });
    expect((await search({ filter: { text: number } })).data.items[0]).not.toHaveProperty('marks');
    expect(await found({ product: CODE.toLowerCase() })).toEqual(expect.arrayContaining([number, other.number]));
    expect(await found({ product: 'DEMO-PROMO-0' })).toEqual([]);
    expect(await found({ payment_code: order.payment })).toContain(number);
    expect(await found({ payment_code: 'no-such-way' })).toEqual([]);
    expect(await found({ warehouse: order.warehouses[0] })).toContain(number);
    await sql`insert into coupon_redemptions (coupon_id, order_id, customer_key) select id, ${id}::bigint, 'x' from coupons where code = ${COUPON}`.execute(
      db(),
    );
    expect(await found({ coupon: COUPON.toLowerCase() })).toContain(number);
    expect(await found({ coupon: COUPON })).not.toContain(other.number);
    await office.call(orderDesk.save, { number, version: 0, changes: { note: 'Pokliči.' } }, { cookie: owner });
    expect(await found({ mark: 'note' })).toContain(number);
    expect(await found({ mark: 'note' })).not.toContain(other.number);
    await sql`update orders set status = 'confirmed', created_at = now() - interval '9 days', paid_at = now() - interval '9 days' where id = ${id}::bigint`.execute(
      db(),
    );
    for (const mark of ['due', 'late']) expect(await found({ mark }), mark).toContain(number);
    expect(await found({ mark: 'late' })).not.toContain(other.number);
    expect((await search({ filter: { text: number }, parts: ['marks'] })).data.items[0].marks).toEqual(['due', 'late', 'note']);
    await sql`insert into shipments (order_id, number, state, carrier) values (${id}::bigint, 1, 'shipped', 'Pošta Tavčar')`.execute(db());
    expect(await found({ carrier: 'Pošta Tavčar' })).toEqual([number]);
    const choices = await office.call(orderDesk.choices, {}, { cookie: owner });
    expect(choices.data.carriers).toContain('Pošta Tavčar');
    expect(choices.data.payments.map(({ code }: { code: string }) => code)).toContain(order.payment);
    expect(choices.data.warehouses.map(({ code }: { code: string }) => code)).toContain(order.warehouses[0]);
    expect((await office.call(orderDesk.choices, {}, { cookie: picker })).data.payments).toBeNull();
    for (const input of [{ filter: { payment_code: order.payment } }, { filter: { coupon: COUPON } }, { filter: { payment: 'paid' } }, { sort: '-total' }])
      expect((await search(input, picker)).status, JSON.stringify(input)).toBe(403);
  });

  it('marks orders with an age limit and orders to review; staff without details see the first mark only', async () => {
    const { id: adult } = await productNamed(office.shop, KNOWN.adult);
    const token = await fillCart(office.shop, { productId: adult });
    await office.shop.get(webshopCart.confirmAge, { confirmed: true }, { token });
    const { identifier } = await office.shop.get(webshopOrders.createOrder, {}, { token });
    const { number, email } = await office.shop.get(webshopOrders.order, { identifier });
    const id = Number(identifier.split('-')[0]);
    const marksOf = async (cookie: string) => (await search({ filter: { text: number }, parts: ['marks'] }, cookie)).data.items[0].marks;
    const got = async (cookie: string) => {
      const { asks_age, checks } = (await office.call(orderDesk.get, { number }, { cookie })).data;
      return { asks_age, checks };
    };
    expect([await marksOf(owner), await got(owner)]).toEqual([['age'], { asks_age: true, checks: [] }]);
    expect(numbersOf(await search({ filter: { mark: 'age' }, limit: 500 }))).toContain(number);
    expect((await search({ filter: { mark: 'age', text: (await newOrder()).number } })).data.total).toBe(0);
    const fail = (many: number) =>
      sql`insert into payments (reference, gateway, amount, currency, status, code) select ${`order-${id}`}, 'sandbox-card', 100, 'EUR', 'failed', 'check-' || ${id}::text || n
        from generate_series(1, ${many}::integer) n on conflict do nothing`.execute(db());
    await fail(2);
    expect(await marksOf(owner)).toEqual(['age']);
    await fail(3);
    expect([await marksOf(owner), await got(owner)]).toEqual([['age', 'check'], { asks_age: true, checks: ['tries'] }]);
    await sql`insert into orders (code, lang, currency, email, status, payment_code, payment_type, total, snapshot, seller_country, created_at)
      select 'check' || n, lang, currency, upper(${email}), 'failed', payment_code, payment_type, total, snapshot, seller_country, created_at - interval '1 day'
      from orders, generate_series(1, 3) n where id = ${id}::bigint`.execute(db());
    await sql`update orders set network = 'of-one-net' where id = ${id}::bigint`.execute(db());
    const others = [await newOrder(), await newOrder(), await newOrder()];
    for (const [i, other] of others.entries())
      await sql`update orders set network = 'of-one-net', email = ${`net${i}@check.test`} where id = ${Number(other.identifier.split('-')[0])}::bigint`.execute(
        db(),
      );
    expect((await got(owner)).checks).toEqual(['tries', 'network', 'unpaid']);
    expect([await marksOf(picker), await got(picker)]).toEqual([['age'], { asks_age: true, checks: [] }]);
    expect((await search({ filter: { mark: 'check' } }, picker)).status).toBe(403);
    expect(numbersOf(await search({ filter: { mark: 'check' }, limit: 500 }))).toContain(number);
    await sql`update orders set status = 'shipped' where id = ${id}::bigint`.execute(db());
    expect((await got(owner)).checks).toEqual([]);
    expect(numbersOf(await search({ filter: { mark: 'check' }, limit: 500 }))).not.toContain(number);
  });

  it('shows the sales of today, yesterday and the weeks before, without cancelled orders, to staff who see amounts', async () => {
    const figures = async (): Promise<Record<string, { orders: number; EUR: number }>> => {
      const { data } = await office.call(staffDesk.figures, {}, { cookie: owner });
      return Object.fromEntries(
        data.periods.map(({ name, orders, sums }: { name: string; orders: number; sums: { currency: string; amount: number }[] }) => [
          name,
          { orders, EUR: Math.round((sums.find(({ currency }) => currency === 'EUR')?.amount ?? 0) * 100) },
        ]),
      );
    };
    const before = await figures();
    expect(Object.keys(before)).toEqual(['today', 'yesterday', 'week', 'week_before']);
    for (const [days, cents, status] of [
      [0, 1000, 'new'],
      [1, 200, 'shipped'],
      [7, 30, 'new'],
      [8, 4, 'new'],
      [1, 50_000, 'cancelled'],
      [15, 60_000, 'new'],
    ] as const) {
      const id = Number((await newOrder()).identifier.split('-')[0]);
      await sql`update orders set total = ${cents}, status = ${status}, created_at = least(now(), date_trunc('day', now() at time zone 'Europe/Ljubljana') at time zone 'Europe/Ljubljana'
        - make_interval(days => ${days}::integer) + interval '1 second') where id = ${id}::bigint`.execute(db());
    }
    const after = await figures();
    const grown = Object.entries(after).map(([name, { orders, EUR }]) => [name, orders - (before[name]?.orders ?? 0), EUR - (before[name]?.EUR ?? 0)]);
    expect(grown).toEqual([
      ['today', 1, 1000],
      ['yesterday', 1, 200],
      ['week', 2, 230],
      ['week_before', 1, 4],
    ]);
    await limited('owner', 'markets', ['hr'], async () => expect((await figures()).today?.EUR).toBe(0));
    expect((await office.call(staffDesk.figures, {}, { cookie: picker })).status).toBe(403);
  });

  it('counts a view once, also after orders left it', async () => {
    await Promise.all([newOrder(), newOrder(), newOrder()]);
    const first = await search({ limit: 2 });
    const page = (offset: number) => search({ limit: 2, offset, view: first.data.view });
    expect((await page(2)).data.total).toBe(first.data.total);
    const end = first.data.total - (first.data.total % 2 === 0 ? 2 : 1);
    expect((await page(end)).data).toMatchObject({ total: first.data.total });
    expect(numbersOf(await page(first.data.total + 10))).toEqual([]);
  });

  it('holds nothing out of scope, in lists, counts and look-ups by number', async () => {
    const { number } = await newOrder();
    await limited('service', 'markets', ['hr'], async () => {
      const service = await office.logIn('service');
      expect(numbersOf(await search({ limit: 500 }, service))).not.toContain(number);
      expect((await search({ filter: { text: number } }, service)).data.total).toBe(0);
      expect((await office.call(orderDesk.get, { number }, { cookie: service })).status).toBe(404);
      expect((await office.call(orderDesk.save, { number, version: 0, changes: { note: 'x' } }, { cookie: service })).status).toBe(404);
    });
    await limited('picker', 'warehouses', [999_999], async () => {
      expect(numbersOf(await search({ limit: 500 }, picker))).not.toContain(number);
      expect((await office.call(orderDesk.get, { number }, { cookie: picker })).status).toBe(404);
    });
    expect((await office.call(orderDesk.get, { number }, { cookie: picker })).status).toBe(200);
  });

  it('names every bad field', async () => {
    const reply = await search({ filter: { state: 'lost', text: 7, from: 'yesterday', payment: 'x' }, sort: 'email', offset: -1, limit: 501, view: 'now' });
    expect(reply.status).toBe(400);
    expect(fieldsOf(reply)).toEqual(['filter.from', 'filter.payment', 'filter.state', 'filter.text', 'limit', 'offset', 'sort', 'view']);
  });
});

describe('the way of an order by hand', () => {
  const move = (number: string, input: object, cookie = owner) => office.call(staffDesk.move, { number, ...input }, { cookie });
  const logOf = async (kind: string, number: string) =>
    (await office.call(staffChanges.search, { filter: { kind, subject_id: number } }, { cookie: owner })).data.items as { id: number; paths: object[] }[];
  const countOf = async (status: string, cookie = owner): Promise<number> =>
    (await office.call(staffDesk.counts, {}, { cookie })).data.items
      .filter((one: { status: string }) => one.status === status)
      .reduce((sum: number, { n }: { n: number }) => sum + n, 0);

  it('is packed, shipped and delivered once each, of five at once, and stands in the log', async () => {
    const { number } = await newOrder();
    const total = (await office.call(orderDesk.get, { number }, { cookie: owner })).data.total;
    expect((await move(number, { state: 'packed' })).data.label_name).toBe('error_order_state');
    expect((await office.call(staffDesk.book, { number, amount: total }, { cookie: owner })).data.status).toBe('confirmed');
    const before = await countOf('packed');
    const replies = await Promise.all(Array.from({ length: 5 }, () => move(number, { state: 'packed' }, picker)));
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409]);
    expect(await countOf('packed')).toBe(before + 1);
    const shipped = { state: 'shipped', carrier: 'Pošta', tracking_number: `RR ${number} SI` };
    expect((await move(number, shipped)).data.status).toBe('shipped');
    expect(numbersOf(await search({ filter: { text: `rr ${number} si` } }))).toEqual([number]);
    expect((await move(number, { state: 'delivered' })).data.status).toBe('delivered');
    const log = await logOf('order-state', number);
    expect(log.map(({ paths }) => paths[0])).toEqual([
      { path: 'status', before: 'shipped', after: 'delivered' },
      { path: 'status', before: 'packed', after: 'shipped' },
      { path: 'status', before: 'confirmed', after: 'packed' },
    ]);
    const undone = await office.call(staffChanges.undo, { id: log[0]?.id }, { cookie: owner });
    expect([undone.status, undone.data.label_name]).toEqual([409, 'error_not_undoable']);
  });

  it('books a transfer once, for the whole sum, of five at once', async () => {
    const { identifier } = await buy(office.shop, { productId: product });
    const { number, cart } = await office.shop.get(webshopOrders.order, { identifier });
    const book = (amount: number) => office.call(staffDesk.book, { number, amount }, { cookie: owner });
    expect((await book(cart.totals.total + 1)).data.label_name).toBe('error_amount_differs');
    const replies = await Promise.all(Array.from({ length: 5 }, () => book(cart.totals.total)));
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409]);
    expect((await logOf('order-payment', number))[0]?.paths).toContainEqual({ path: 'payment_status', before: 'unpaid', after: 'paid' });
    expect(fieldsOf(await office.call(staffDesk.book, { number, amount: -1, kind: 'lost', payment: 'x' }, { cookie: owner }))).toEqual([
      'amount',
      'kind',
      'payment',
    ]);
  });

  it('is limited to orders in scope', async () => {
    const { number } = await newOrder();
    await limited('picker', 'warehouses', [999_999], async () => {
      expect((await move(number, { state: 'packed' }, picker)).status).toBe(404);
      expect((await office.call(staffDesk.counts, {}, { cookie: picker })).data.items).toEqual([]);
    });
  });

  it('lists the members of staff', async () => {
    const { items } = (await office.call(staffDesk.colleagues, {}, { cookie: picker })).data;
    expect(items).toContainEqual(expect.objectContaining({ roles: ['picker'] }));
    expect(JSON.stringify(items)).not.toContain('@');
  });
});

describe('search over everything', () => {
  const find = async (q: string, cookie = owner): Promise<{ kind: string; id: string }[]> =>
    (await office.call(staffDesk.search, { q }, { cookie })).data.items;

  it('finds an order by number and e-mail, a product by code and words, a customer by name', async () => {
    const { number, email } = await newOrder();
    expect((await find(number))[0]).toMatchObject({ kind: 'order', id: number });
    expect(await find(email)).toContainEqual(expect.objectContaining({ kind: 'order', id: number }));
    expect(await find(CODE.toLowerCase())).toContainEqual(expect.objectContaining({ kind: 'product', id: CODE }));
    expect(await find('Ana Kupec')).toContainEqual(expect.objectContaining({ kind: 'customer', id: 'customer@vitrina.test' }));
    expect([...new Set((await find('o: Kupec')).map(({ kind }) => kind))]).toEqual(['order']);
    expect([...new Set((await find(`P:${CODE}`)).map(({ kind }) => kind))]).toEqual(['product']);
    expect(await find('c:customer@vitrina.test')).toEqual([expect.objectContaining({ kind: 'customer', id: 'customer@vitrina.test' })]);
    for (const q of ['o:', 'p: ', 'c:']) expect(await find(q), q).toEqual([]);
    for (const q of ['%', '_', '\\', "'", '𝄞', 'שלום', 'o:%', 'x:y'])
      expect((await office.call(staffDesk.search, { q }, { cookie: owner })).status, q).toBe(200);
    expect(fieldsOf(await office.call(staffDesk.search, { q: ' ' }, { cookie: owner }))).toEqual(['q']);
  });

  it('shows a picker no customer, and finds nothing by hidden fields', async () => {
    const { number, email } = await newOrder();
    expect((await find('Ana Kupec', picker)).filter(({ kind }) => kind === 'customer')).toEqual([]);
    expect((await find(email, picker)).filter(({ kind }) => kind === 'order')).toEqual([]);
    expect(await find(`o:${email}`, picker)).toEqual([]);
    expect(await find('c:Ana Kupec', picker)).toEqual([]);
    expect(JSON.stringify(await find(number, picker))).not.toContain(email);
  });
});

describe('stock by hand', () => {
  const adjust = (items: object[], more: object = {}, { cookie = owner, key = '' } = {}) =>
    office.call(staffStock.adjust, { items, reason: 'count', ...more }, { cookie, headers: key === '' ? {} : { 'idempotency-key': key } });
  const places = async () =>
    (
      await sql<{ code: string; id: number; qty: number }>`
      select w.code, w.id, coalesce(s.qty, 0)::integer as qty from warehouses w left join stock s on s.warehouse_id = w.id and s.product_id = ${product} order by w.id`.execute(
        db(),
      )
    ).rows;
  const twoPlaces = async () => {
    const [a, b] = await places();
    if (!a || !b) throw new Error('the demo shop has too few warehouses');
    return [a, b] as const;
  };
  const qtyIn = async (code: string) => (await places()).find((one) => one.code === code)?.qty as number;
  const ledger = async () =>
    (
      await sql<{
        n: number;
        moved: number;
      }>`select count(*)::integer as n, coalesce(sum(qty), 0)::integer as moved from stock_movements where product_id = ${product}`.execute(db())
    ).rows[0];

  it('moves all items or none, with movements, a line in the log, and its way back once', async () => {
    const [, empty] = await twoPlaces();
    await adjust([{ product_code: CODE, warehouse: empty.code, delta: 10 }]);
    const [a, b] = await twoPlaces();
    const before = await ledger();
    const adjusted = await adjust(
      [
        { product_code: CODE, warehouse: a.code, delta: 3 },
        { product_code: CODE, warehouse: b.code, delta: 5 },
        { product_code: CODE, warehouse: a.code, delta: -1 },
      ],
      { note: 'inventura' },
    );
    expect(adjusted.data.items.map((one: { qty: number }) => one.qty)).toEqual([a.qty + 2, b.qty + 5, a.qty + 2]);
    expect(await ledger()).toEqual({ n: (before?.n ?? 0) + 3, moved: (before?.moved ?? 0) + 7 });
    const { items } = (await office.call(staffStock.movements, { id: product }, { cookie: owner })).data;
    expect(items[0]).toMatchObject({ reason: 'count', note: 'inventura', order: null, qty: -1 });
    const [id] = adjusted.data.change_ids as number[];
    const [change] = (await office.call(staffChanges.search, { filter: { kind: 'stock' }, limit: 1 }, { cookie: owner })).data.items;
    expect(change).toMatchObject({
      id,
      action: 'count',
      paths: [
        { path: `qty.${a.code}`, before: a.qty, after: a.qty + 2 },
        { path: `qty.${b.code}`, before: b.qty, after: b.qty + 5 },
      ],
    });
    // Two are sold meanwhile: they stay sold.
    await adjust([{ product_code: CODE, warehouse: b.code, delta: -2 }]);
    const undone = await Promise.all(Array.from({ length: 5 }, () => office.call(staffChanges.undo, { id }, { cookie: owner })));
    expect(undone.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409]);
    expect([await qtyIn(a.code), await qtyIn(b.code)]).toEqual([a.qty, b.qty - 2]);
  });

  it('never becomes negative, even by five concurrent changes; a refused one changes nothing', async () => {
    const [a, b] = await twoPlaces();
    await adjust([{ product_code: CODE, warehouse: a.code, delta: 3 - a.qty }].filter(({ delta }) => delta !== 0));
    const replies = await Promise.all(Array.from({ length: 5 }, () => adjust([{ product_code: CODE, warehouse: a.code, delta: -1 }])));
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 200, 200, 409, 409]);
    const refused = await adjust([
      { product_code: CODE, warehouse: b.code, delta: 1 },
      { product_code: CODE, warehouse: a.code, delta: -1 },
    ]);
    expect(refused.data).toEqual({
      label_name: 'error_quantity_not_available',
      errors: [{ field: 'items.1.delta', label_name: 'error_quantity_not_available', available: 0 }],
    });
    expect([await qtyIn(a.code), await qtyIn(b.code)]).toEqual([0, b.qty]);
  });

  it('of five concurrent calls with one key counts once', async () => {
    const [a] = await twoPlaces();
    const replies = await Promise.all(Array.from({ length: 5 }, () => adjust([{ product_code: CODE, warehouse: a.code, delta: 4 }], {}, { key: 'ena-vnos' })));
    for (const { status, data } of replies) expect([status, data.items?.[0].qty]).toEqual([200, a.qty + 4]);
    expect(await qtyIn(a.code)).toBe(a.qty + 4);
    expect((await adjust([{ product_code: CODE, warehouse: a.code, delta: 5 }], {}, { key: 'ena-vnos' })).data.label_name).toBe('error_idempotency_key');
  });

  it('is limited to warehouses in scope, and names every invalid field', async () => {
    const [a, b] = await twoPlaces();
    await limited('picker', 'warehouses', [b?.id as number], async () => {
      const refused = await adjust(
        [
          { product_code: CODE, warehouse: b?.code, delta: 1 },
          { product_code: CODE, warehouse: a?.code, delta: 1 },
        ],
        {},
        { cookie: picker },
      );
      expect([refused.status, fieldsOf(refused)]).toEqual([403, ['items.1.warehouse']]);
      expect((await adjust([{ product_code: CODE, warehouse: b?.code, delta: 1 }], {}, { cookie: picker })).status).toBe(200);
      const { items } = (await office.call(staffStock.grid, { filter: { text: CODE } }, { cookie: picker })).data;
      expect(items[0].places.map((one: { code: string }) => one.code)).toEqual([b?.code]);
    });
    expect(await qtyIn(a?.code as string)).toBe(a?.qty);
    expect(
      fieldsOf(
        await adjust([
          { product_code: 'NI-GA', warehouse: a?.code, delta: 1 },
          { product_code: CODE, warehouse: 'luna', delta: 1 },
        ]),
      ),
    ).toEqual(['items.0.product_code', 'items.1.warehouse']);
    expect(
      fieldsOf(
        await adjust(
          [
            { product_code: '', warehouse: 5, delta: 0 },
            { product_code: CODE, warehouse: a?.code, delta: 1.5 },
          ],
          { reason: 'theft' },
        ),
      ),
    ).toEqual(['items.0.delta', 'items.0.product_code', 'items.0.warehouse', 'items.1.delta', 'reason']);
    for (const items of [[], Array.from({ length: 501 }, () => ({ product_code: CODE, warehouse: a?.code, delta: 1 }))])
      expect(fieldsOf(await adjust(items))).toEqual(['items']);
  });

  it('is a grid of products by warehouse, sorted and filtered', async () => {
    const grid = (input: Record<string, unknown>) => office.call(staffStock.grid, input, { cookie: owner });
    const { data } = await grid({ filter: { text: CODE.toLowerCase() } });
    const known = await places();
    expect(data.items[0]).toMatchObject({ product_id: product, code: CODE, qty: known.reduce((sum, { qty }) => sum + qty, 0) });
    const out = (await grid({ filter: { below: 1 }, sort: 'code', limit: 500 })).data.items as { code: string; qty: number }[];
    expect(out.length).toBeGreaterThan(0);
    expect(out.every(({ qty }) => qty < 1)).toBe(true);
    const most = (await grid({ sort: '-qty', limit: 20 })).data.items.map((one: { qty: number }) => one.qty);
    expect(most).toEqual([...most].sort((x: number, y: number) => y - x));
  });
});
