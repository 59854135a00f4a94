import { webshopCart } from '@vitrina/contract/cart';
import { webshopCheckout } from '@vitrina/contract/checkout';
import { catalogue } from '@vitrina/contract/catalogue';
import { customers } from '@vitrina/contract/customers';
import { webshopOrders } from '@vitrina/contract/orders';
import { orderActions } from '@vitrina/contract/staff/order-actions';
import { orderDesk } from '@vitrina/contract/staff/orders';
import { staffRefunds } from '@vitrina/contract/staff/refunds';
import type { LanguageCode } from '@vitrina/contract/values/languages';
import { withdrawals } from '@vitrina/contract/withdrawals';
import { CUSTOMER } from '@vitrina/demo/known';
import { DEMO_SETTINGS } from '@vitrina/demo/settings';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ANA, newGuest, type Visitor } from '../../../testing/cart-tools.ts';
import { Office } from '../../../testing/office-tools.ts';
import { bankCalls, bankMessage, type PaymentFacts, paymentsOf, stockOf } from '../../../testing/test-buyer.ts';
import { replaceSettings } from '../../settings/index.ts';

type Sold = NonNullable<(typeof DEMO_SETTINGS)['services']['services']>;

/** Prices of `services.yaml` of the demo shop in euro. */
const PRICE = { 'carry-in': 29, installation: 49, 'extended-guarantee': 39 } as const;

let office: Office;
let owner: string;
let washer: { id: number; key: string; price: number };
beforeAll(async () => {
  office = await Office.start();
  owner = await office.logIn('owner');
  const { rows } = await sql<{ id: number; amount: number }>`
    select p.id, pr.amount from products p join categories c on c.id = p.category_id and c.code = 'washing-machines'
    join prices pr on pr.product_id = p.id and pr.market = 'si' where p.status = 1 and p.visible and p.package_g > 40000
    and exists (select from stock s where s.product_id = p.id and s.qty > 0) order by p.id limit 1`.execute(db());
  const [row] = rows as [{ id: number; amount: number }];
  washer = { id: row.id, key: `p-${row.id}`, price: row.amount / 100 };
  await sql`update stock set qty = case when warehouse_id = (select id from warehouses where code = 'central') then 500 else 0 end where product_id = ${row.id}`.execute(
    db(),
  );
  await office.shop.cache.clearAll();
});
afterAll(() => office.shop.stop());

const db = () => office.shop.database.db;
const shop = () => office.shop;
const labelOf = (reply: { success: boolean; data: unknown }) => (reply.success ? 'success' : (reply.data as { label_name: string }).label_name);
const add = (who: Visitor, services: string[] = [], qty = 1) => shop().get(webshopCart.addProduct, { shopping_cart_code: washer.key, qty, services }, who);
const set = (who: Visitor, service: string, confirmed = true) => shop().call(webshopCart.service, { shopping_cart_code: washer.key, service, confirmed }, who);
const address = (who: Visitor, fields: object = {}, country: 'SI' | 'HR' | 'DE' = 'SI') =>
  shop().get(webshopCheckout.setCustomer, { type: 'webshop.guest', country, fields: { ...ANA, ...fields } }, who);
const serviceItems = (cart: { parcels: { items: { service?: unknown; code: string; qty: number; total: number }[] }[] }) =>
  cart.parcels.flatMap(({ items }) => items.filter(({ service }) => service));

/** A cart that lacks nothing but its order. */
async function ready(services: string[], { qty = 1, payment = 'bank-transfer' } = {}): Promise<Visitor> {
  const who = await newGuest(shop());
  await add(who, services, qty);
  await address(who);
  await shop().get(webshopCheckout.setShipping, { shipping: 'delivery' }, who);
  await shop().get(webshopCheckout.setPayment, { payment }, who);
  return who;
}

describe('services of a product', () => {
  it('a product’s page names those of its market with price and the guarantee’s facts, in every language; a cable has none', async () => {
    for (const lang of ['si', 'hr', 'en', 'de', 'at', 'rs', 'it', 'ba', 'me', 'es'] as LanguageCode[]) {
      const { services = [], takes_back } = await shop().get(catalogue.product, { item_id: washer.id }, { lang });
      expect(takes_back).toBe(true);
      expect(services.map(({ code }) => code)).toContain('extended-guarantee');
      expect(services.every(({ title, note, price }) => title !== '' && note !== '' && price > 0)).toBe(true);
      const { law = '' } = services.find(({ code }) => code === 'extended-guarantee') ?? {};
      expect(law).toContain(DEMO_SETTINGS.shop.email);
      expect(law).not.toMatch(/service_guarantee|\{/);
    }
    // Connecting is not done in Germany.
    const { services: german = [] } = await shop().get(catalogue.product, { item_id: washer.id }, { lang: 'de' });
    expect(german.map(({ code }) => code)).not.toContain('installation');
    const { rows } = await sql<{ id: number }>`select p.id from products p join categories c on c.id = p.category_id and c.code = 'cables' limit 1`.execute(
      db(),
    );
    expect(await shop().get(catalogue.product, { item_id: rows[0]?.id as number })).not.toHaveProperty('services');
  });

  it('is put in the cart with its product, follows its quantity, and goes with it', async () => {
    const who = await newGuest(shop());
    const { cart } = await add(who, ['installation', 'extended-guarantee'], 2);
    expect(serviceItems(cart).map(({ code, qty, total }) => [code.split('+')[1], qty, total])).toEqual([
      ['installation', 2, 98],
      ['extended-guarantee', 2, 78],
    ]);
    expect(cart).toMatchObject({ qty: 2, totals: { services: 176, items: washer.price * 2 + 176 } });
    const three = (await shop().get(webshopCart.setProduct, { shopping_cart_code: washer.key, qty: 3 }, who)).cart;
    expect(three.totals.services).toBe(3 * (PRICE.installation + PRICE['extended-guarantee']));
    const off = await set(who, 'installation', false);
    expect(off.success && serviceItems(off.data.cart).map(({ code }) => code.split('+')[1])).toEqual(['extended-guarantee']);
    const { cart: empty } = await shop().get(webshopCart.removeProduct, { shopping_cart_code: washer.key }, who);
    expect([empty.parcels, empty.totals.total]).toEqual([[], 0]);
    expect((await sql`select from cart_services where product_id = ${washer.id}`.execute(db())).rows).toHaveLength(0);
  });

  it('what is part of another service is not charged beside it, nor carrying in as a way of delivery', async () => {
    const who = await newGuest(shop());
    await add(who, ['carry-in']);
    const { cart: alone } = await address(who);
    expect(alone.totals.services).toBe(PRICE['carry-in']);
    expect(alone.parcels[0]?.shipping_options.map(({ code }) => code)).not.toContain('carry_in');
    const both = await set(who, 'installation');
    expect(both.success && both.data.cart.totals.services).toBe(PRICE.installation);
    expect(both.success && both.data.cart.parcels[0]?.items[0]?.services?.find(({ code }) => code === 'carry-in')?.included_in).toBeTruthy();
    const none = await newGuest(shop());
    await add(none);
    expect((await address(none)).cart.parcels[0]?.shipping_options.map(({ code }) => code)).toContain('carry_in');
  });

  it('what is not offered with the product is refused and changes nothing; prices are the server’s alone', async () => {
    const who = await newGuest(shop());
    for (const service of ['wall-mounting', 'nothing-of-the-kind']) {
      const reply = await shop().call(webshopCart.addProduct, { shopping_cart_code: washer.key, services: [service] }, who);
      expect(reply).toMatchObject({ success: false, data: { statusCode: 422, label_name: 'error_service_not_possible', errors: [{ field: service }] } });
    }
    expect((await shop().get(webshopCart.cart, {}, who)).qty).toBe(0);
    expect(labelOf(await set(who, 'installation'))).toBe('error_empty_data');
    await add(who);
    expect(labelOf(await set(who, 'wall-mounting'))).toBe('error_service_not_possible');
    expect(labelOf(await shop().call(webshopCart.service, { shopping_cart_code: washer.key, service: 'A B', confirmed: true }, who))).toBe('error_bad_input');
    expect(labelOf(await shop().call(webshopCart.service, { shopping_cart_code: washer.key, service: 'installation', confirmed: true }))).toBe(
      'error_unauthorized',
    );
    await shop().fetch('/api/webshop/service/', {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${who.token}` },
      body: JSON.stringify({ lang: 'si', shopping_cart_code: washer.key, service: 'installation', confirmed: true, price: 0.01 }),
    });
    expect(labelOf(await set(who, 'installation'))).toBe('success');
    expect((await shop().get(webshopCart.cart, {}, who)).totals.services).toBe(PRICE.installation);
  });

  it('five concurrent calls add a service once', async () => {
    const who = await newGuest(shop());
    await add(who);
    const replies = await Promise.all(Array.from({ length: 5 }, () => set(who, 'installation')));
    expect(replies.map(labelOf)).toEqual(Array(5).fill('success'));
    expect((await shop().get(webshopCart.cart, {}, who)).totals.services).toBe(PRICE.installation);
  });
});

describe('services by place', () => {
  it('by country, post code and way of delivery, with the reason before paying; the order is refused with them', async () => {
    const who = await ready(['installation']);
    expect((await shop().get(webshopCart.cart, {}, who)).missing).toEqual([]);
    const { cart: island } = await address(who, { post_code: '20000', phone: '+385911234567' }, 'HR');
    expect(serviceItems(island)[0]).toMatchObject({ is_available: false, service: { refused: expect.stringContaining('20000') } });
    expect(island.missing).toContain('services');
    await shop().get(webshopCheckout.setShipping, { shipping: 'delivery' }, who);
    expect(await shop().call(webshopOrders.createOrder, {}, who)).toMatchObject({
      success: false,
      data: { label_name: 'error_service_not_possible', errors: [{ field: `s-installation-${washer.id}`, label_name: 'error_service_post_code' }] },
    });
    const { cart: zagreb } = await address(who, { post_code: '10000', phone: '+385911234567' }, 'HR');
    expect([serviceItems(zagreb)[0], zagreb.missing]).toMatchObject([{ is_available: true }, []]);
    const { cart: berlin } = await address(who, { post_code: '10115', phone: '+493012345678' }, 'DE');
    expect(serviceItems(berlin)[0]).toMatchObject({ is_available: false, service: { refused: expect.any(String) } });
    expect(labelOf(await set(who, 'installation'))).toBe('error_service_not_possible');
    expect(labelOf(await set(who, 'installation', false))).toBe('success');
    const { identifier } = await shop().get(webshopOrders.createOrder, {}, who);
    expect((await shop().get(webshopOrders.order, { identifier })).cart.totals).not.toHaveProperty('services');
  });

  it('an own delivery address counts, not the buyer’s', async () => {
    const who = await ready(['installation']);
    const delivery = { delivery_name: 'Ana', delivery_surname: 'Kupec', delivery_street: 'Obala 1', delivery_post_code: '20000', delivery_town: 'Dubrovnik' };
    const { cart } = await address(who, { post_code: '10000', phone: '+385911234567', ...delivery }, 'HR');
    expect(serviceItems(cart)[0]).toMatchObject({ service: { refused: expect.stringContaining('20000') } });
  });

  it('goods that are collected cannot have what is done at home', async () => {
    const who = await ready(['installation']);
    const [point] = (await shop().get(webshopCart.cart, {}, who)).parcels[0]?.shipping_options.find(({ code }) => code === 'pickup')?.points ?? [];
    const { cart } = await shop().get(webshopCheckout.setShipping, { shipping: 'pickup', point_id: point?.id as string }, who);
    expect([serviceItems(cart)[0]?.service, cart.missing]).toMatchObject([{ refused: expect.any(String) }, ['services']]);
    expect(labelOf(await shop().call(webshopOrders.createOrder, {}, who))).toBe('error_service_not_possible');
  });
});

/** Other services in force while something is done; the demo's afterwards. */
async function withServices<T>(change: (all: Sold) => Sold, work: () => Promise<T>): Promise<T> {
  const inForce = async (services: Sold) => {
    const saved = await replaceSettings(db(), { documents: { services: { services } }, versions: 'any', userId: null, cause: 'test' });
    expect(saved.kind).toBe('saved');
    await shop().settings.refresh();
  };
  const demo = DEMO_SETTINGS.services.services as Sold;
  await inForce(change(structuredClone(demo)));
  try {
    return await work();
  } finally {
    await inForce(demo);
  }
}

describe('an order with services', () => {
  it('has them as lines with their tax, on mail, invoice and desk, and takes no stock for them', async () => {
    const who = await ready(['installation', 'extended-guarantee'], { qty: 2 });
    const before = await stockOf(shop(), washer.id);
    const cart = await shop().get(webshopCart.cart, {}, who);
    const { identifier } = await shop().get(webshopOrders.createOrder, { total: cart.totals.total }, who);
    const order = await shop().get(webshopOrders.order, { identifier });
    expect(order.cart.totals).toEqual(cart.totals);
    expect(serviceItems(order.cart).map(({ qty, total }) => [qty, total])).toEqual([
      [2, 98],
      [2, 78],
    ]);
    expect(order.cart.parcels[0]?.items.some(({ services }) => services)).toBe(false);
    const { rows } = await sql<{ position: number; of_position: number | null; service_code: string | null; vat: number; product_id: number | null }>`
      select position, of_position, service_code, vat_percent::float8 as vat, product_id from order_items where order_id = ${Number(identifier.split('-')[0])} order by position`.execute(
      db(),
    );
    expect(rows).toEqual([
      { position: 0, of_position: null, service_code: null, vat: 22, product_id: washer.id },
      { position: 1, of_position: 0, service_code: 'installation', vat: 22, product_id: null },
      { position: 2, of_position: 0, service_code: 'extended-guarantee', vat: 22, product_id: null },
    ]);
    expect((await stockOf(shop(), washer.id)).qty).toBe(before.qty - 2);
    const desk = await office.call(orderDesk.get, { number: order.number }, { cookie: owner });
    expect(
      desk.data.lines.map(({ service_of, title, qty }: { service_of?: number; title: string; qty: number }) => [service_of, qty, title.includes('+')]),
    ).toEqual([
      [undefined, 2, false],
      [0, 2, false],
      [0, 2, false],
    ]);
    expect(desk.data.pieces).toBe(2);
  });

  it('a raised price is reported and needs the buyer’s consent; a service no longer sold is reported and removed', async () => {
    const who = await ready(['installation']);
    const { totals } = await shop().get(webshopCart.cart, {}, who);
    const dearer = (all: Sold): Sold =>
      all.map((one) => (one.code === 'installation' ? { ...one, prices: [{ price: { EUR: 59, RSD: 6900, BAM: 116 } }] } : one));
    await withServices(dearer, async () => {
      const now = await shop().get(webshopCart.cart, {}, who);
      expect(now.warnings).toMatchObject([{ label_name: 'cart_warning_price_up', before: PRICE.installation, now: 59 }]);
      for (const total of [undefined, totals.total]) expect(labelOf(await shop().call(webshopOrders.createOrder, { total }, who))).toBe('error_cart_changed');
    });
    await withServices(
      (all) => all.filter(({ code }) => code !== 'installation'),
      async () => {
        const now = await shop().get(webshopCart.cart, {}, who);
        expect([now.warnings.map(({ label_name }) => label_name), now.totals.services]).toEqual([['cart_warning_service_gone'], undefined]);
        expect(labelOf(await shop().call(webshopOrders.createOrder, {}, who))).toBe('error_cart_changed');
        await shop().get(webshopCheckout.setPayment, { payment: 'bank-transfer' }, who);
        expect((await shop().get(webshopCart.cart, {}, who)).warnings).toEqual([]);
      },
    );
  });

  it('five orders of one cart at once are one order with its services', async () => {
    const who = await ready(['installation']);
    const replies = await Promise.all(Array.from({ length: 5 }, () => shop().call(webshopOrders.createOrder, {}, who)));
    const identifiers = new Set(replies.flatMap((reply) => (reply.success ? [reply.data.identifier] : [])));
    expect(identifiers.size).toBe(1);
    const { rows } = await sql<{
      n: number;
    }>`select count(*)::integer as n from order_items where order_id = ${Number([...identifiers][0]?.split('-')[0])} and service_code is not null`.execute(
      db(),
    );
    expect(rows[0]?.n).toBe(1);
  });

  it('gives back a service by line, to the cent, and once', async () => {
    const who = await ready(['installation', 'extended-guarantee'], { payment: 'sandbox-form' });
    const { identifier } = await shop().get(webshopOrders.createOrder, {}, who);
    await shop().get(webshopOrders.createPayment, { identifier });
    const [payment] = await paymentsOf(shop(), identifier);
    await bankCalls(shop(), 'sandbox-form', bankMessage(payment as PaymentFacts, 'paid'));
    const { number } = await shop().get(webshopOrders.order, { identifier });
    const refund = (lines: { id: number; qty: number }[]) =>
      office.call(staffRefunds.make, { number, reason: 'not done', restock: true, lines }, { cookie: owner });
    const replies = await Promise.all(Array.from({ length: 5 }, () => refund([{ id: 1, qty: 1 }])));
    expect(replies.filter(({ success }) => success)).toHaveLength(1);
    const order = await shop().get(webshopOrders.order, { identifier });
    expect(order.refunded).toBe(PRICE.installation);
    expect(order.refunds[0]?.lines).toMatchObject([{ code: expect.stringContaining('+installation'), qty: 1 }]);
  });

  it('a withdrawal from the product ends its services, of as many pieces', async () => {
    const who = await ready(['installation'], { qty: 3 });
    const { identifier } = await shop().get(webshopOrders.createOrder, {}, who);
    const { cart } = await shop().get(webshopOrders.order, { identifier });
    const code = cart.parcels[0]?.items[0]?.code as string;
    const reply = await shop().get(withdrawals.withdraw, { identifier, name: 'Ana', items: [{ code, qty: 2 }], confirm: true });
    expect(reply.items?.map(({ code: one, qty }) => [one.includes('+'), qty])).toEqual([
      [false, 2],
      [true, 2],
    ]);
    const again = await shop().get(webshopOrders.order, { identifier });
    expect(again.withdrawal.lines.map(({ qty, withdrawn }) => [qty, withdrawn])).toEqual([
      [3, 2],
      [3, 2],
    ]);
  });

  it('has no more services than pieces after staff took some out', async () => {
    const who = await ready(['installation'], { qty: 2 });
    const { identifier } = await shop().get(webshopOrders.createOrder, {}, who);
    const { number } = await shop().get(webshopOrders.order, { identifier });
    const saved = await office.call(
      orderActions.saveLines,
      { number, version: 0, reason: 'one is enough', lines: [{ id: 0, qty: 1 }], add: [] },
      { cookie: owner, headers: { 'idempotency-key': `service-edit-${number}` } },
    );
    expect(saved).toMatchObject({ success: true });
    const { cart } = await shop().get(webshopOrders.order, { identifier });
    expect(cart.parcels[0]?.items.map(({ qty }) => qty)).toEqual([1, 1]);
    expect(cart.totals.items).toBe(washer.price + PRICE.installation);
  });
});

describe('saved for later', () => {
  it('moves a line aside and back with pieces and services; guest and account are joined at login', async () => {
    const who = await newGuest(shop());
    await add(who, ['installation'], 2);
    const [first, second] = [
      (await shop().get(webshopCart.saveForLater, { shopping_cart_code: washer.key }, who)).cart,
      (await shop().get(webshopCart.saveForLater, { shopping_cart_code: washer.key }, who)).cart,
    ];
    expect(first).toMatchObject({ qty: 0, parcels: [], saved: [{ shopping_cart_code: washer.key, qty: 2, price: washer.price }] });
    expect(second.saved).toEqual(first.saved);
    const replies = await Promise.all(Array.from({ length: 5 }, () => shop().call(webshopCart.takeSaved, { shopping_cart_code: washer.key }, who)));
    expect(replies.map(labelOf).filter((label) => label === 'success')).toHaveLength(1);
    const back = await shop().get(webshopCart.cart, {}, who);
    expect([back.qty, back.totals.services, back.saved]).toEqual([2, 98, undefined]);
    await shop().get(webshopCart.saveForLater, { shopping_cart_code: washer.key }, who);
    const customer = { token: (await shop().get(customers.login, { email: CUSTOMER.email, password: CUSTOMER.password }, who)).jwt };
    expect((await shop().get(webshopCart.cart, {}, customer)).saved).toMatchObject([{ shopping_cart_code: washer.key, qty: 2 }]);
    expect((await shop().get(webshopCart.removeSaved, { shopping_cart_code: washer.key }, customer)).cart.saved).toBeUndefined();
    expect(labelOf(await shop().call(webshopCart.removeSaved, { shopping_cart_code: washer.key }, customer))).toBe('error_empty_data');
  });

  it('is one visitor’s own', async () => {
    const [one, other] = [await newGuest(shop()), await newGuest(shop())];
    await add(one);
    await shop().get(webshopCart.saveForLater, { shopping_cart_code: washer.key }, one);
    expect(await shop().get(webshopCart.cart, {}, other)).not.toHaveProperty('saved');
    expect(labelOf(await shop().call(webshopCart.takeSaved, { shopping_cart_code: washer.key }, other))).toBe('error_empty_data');
  });
});
