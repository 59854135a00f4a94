import { webshopCart } from '@vitrina/contract/cart';
import { webshopCheckout } from '@vitrina/contract/checkout';
import { webshopOrders } from '@vitrina/contract/orders';
import { orderActions } from '@vitrina/contract/staff/order-actions';
import { orderDesk } from '@vitrina/contract/staff/orders';
import { LANGUAGE_CODES } from '@vitrina/contract/values/languages';
import { withdrawals } from '@vitrina/contract/withdrawals';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ANA, newGuest, type Visitor } from '../../../testing/cart-tools.ts';
import { Office } from '../../../testing/office-tools.ts';
import { shippedText } from '../../labels/index.ts';

let office: Office;
let owner: string;
let key: string;
beforeAll(async () => {
  office = await Office.start();
  owner = await office.logIn('owner');
  const { rows } = await sql<{ id: number }>`
    select p.id from products p join categories c on c.id = p.category_id and c.code = 'washing-machines'
    where p.status = 1 and p.visible and p.package_g > 40000 and exists (select from stock s where s.product_id = p.id and s.qty > 0) order by p.id limit 1`.execute(
    db(),
  );
  const id = rows[0]?.id as number;
  key = `p-${id}`;
  await sql`update stock set qty = 500 where product_id = ${id} and warehouse_id = (select id from warehouses where code = 'central')`.execute(db());
  await office.shop.cache.clearAll();
});
afterAll(() => office.shop.stop());

const db = () => office.shop.database.db;
const shop = () => office.shop;
const labelOf = (reply: { success: boolean; data: unknown }) => (reply.success ? 'success' : (reply.data as { label_name: string }).label_name);
const chooseService = (who: Visitor, service: string, begins_early?: boolean) =>
  shop().get(webshopCart.service, { shopping_cart_code: key, service, confirmed: true, ...(begins_early !== undefined && { begins_early }) }, who);
const orderOf = (identifier: string) => shop().get(webshopOrders.order, { identifier });
const withdraw = (identifier: string, input: object = {}) => shop().call(withdrawals.withdraw, { identifier, name: 'Ana', confirm: true, ...input });
const linesOf = async (identifier: string) => (await orderOf(identifier)).withdrawal.lines.map(({ qty, withdrawn, is_over }) => [qty, withdrawn, is_over]);
const carryOut = (number: string, input: object = {}) => office.call(orderActions.service, { number, id: 1, done: true, ...input }, { cookie: owner });

/** An order of a washing machine with its connection, and whether the buyer asked for it within the period for withdrawal. */
async function bought({ early, email = ANA.email, services = ['installation'] }: { early: boolean; email?: string; services?: string[] }) {
  const who = await newGuest(shop());
  await shop().get(webshopCart.addProduct, { shopping_cart_code: key, qty: 1, services }, who);
  if (early) await chooseService(who, 'installation', true);
  await shop().get(webshopCheckout.setCustomer, { type: 'webshop.guest', country: 'SI', fields: { ...ANA, email } }, who);
  await shop().get(webshopCheckout.setShipping, { shipping: 'delivery' }, who);
  await shop().get(webshopCheckout.setPayment, { payment: 'bank-transfer' }, who);
  const { identifier } = await shop().get(webshopOrders.createOrder, {}, who);
  const { number, cart } = await orderOf(identifier);
  const [product, service] = cart.parcels[0]?.items.map((item) => item) ?? [];
  return { identifier, number, product: product?.code as string, service: service?.code as string, item: service };
}

describe('a service within the period for withdrawal', () => {
  it('is asked for by the buyer alone: never beforehand, not of a guarantee, and forgotten with the service', async () => {
    const who = await newGuest(shop());
    const { cart } = await shop().get(webshopCart.addProduct, { shopping_cart_code: key, services: ['installation', 'extended-guarantee'] }, who);
    const early = (one: typeof cart) =>
      one.parcels.flatMap(({ items }) => items.flatMap(({ service }) => (service ? [[service.code, service.begins_early]] : [])));
    expect(early(cart)).toEqual([
      ['installation', false],
      ['extended-guarantee', undefined],
    ]);
    expect(early((await chooseService(who, 'installation', true)).cart)[0]).toEqual(['installation', true]);
    expect(early((await chooseService(who, 'installation')).cart)[0]).toEqual(['installation', true]);
    expect(early((await chooseService(who, 'extended-guarantee', true)).cart)[1]).toEqual(['extended-guarantee', undefined]);
    await shop().get(webshopCart.service, { shopping_cart_code: key, service: 'installation', confirmed: false }, who);
    expect(early((await chooseService(who, 'installation')).cart)).toContainEqual(['installation', false]);
    const bad = { shopping_cart_code: key, service: 'installation', confirmed: true, begins_early: 'yes' };
    expect(labelOf(await shop().call(webshopCart.service, bad as never, who))).toBe('error_bad_input');
  });

  it('stands in the cart and in the order as it was asked for, in every language', async () => {
    const { item } = await bought({ early: true });
    expect(item).toMatchObject({ service: { begins_early: true }, law: [{ code: 'withdrawal', text: shippedText('si', 'law_service_begins_early') }] });
    expect((await bought({ early: false })).item).not.toHaveProperty('law');
    for (const lang of LANGUAGE_CODES)
      for (const name of ['cart_service_begins_early', 'law_service_begins_early', 'withdrawal_service_over']) expect(shippedText(lang, name)).toMatch(/\S/);
  });
});

describe('a service that was fully carried out [C7]', () => {
  it('begun at the buyer’s request: the right to withdraw from the service ends, that from the product stays', async () => {
    const { identifier, number, product, service } = await bought({ early: true });
    expect(await carryOut(number)).toMatchObject({ success: true, data: { carried_out_at: expect.any(String) } });
    expect(await linesOf(identifier)).toEqual([
      [1, 0, undefined],
      [1, 0, true],
    ]);
    const named = await withdraw(identifier, { items: [{ code: service, qty: 1 }] });
    expect(named).toMatchObject({ success: false, data: { errors: [{ field: 'items.0.code', label_name: 'error_service_carried_out' }] } });
    const whole = await withdraw(identifier);
    expect(whole).toMatchObject({ success: true, data: { items: [{ code: product, qty: 1 }], cancels: false } });
    const after = await orderOf(identifier);
    expect([after.withdrawal.state, after.status]).toEqual(['done', 'new']);
    expect(await linesOf(identifier)).toEqual([
      [1, 1, undefined],
      [1, 0, true],
    ]);
    // Again is the same acknowledgement.
    expect(await withdraw(identifier)).toMatchObject({ success: true, data: { items: [{ code: product, qty: 1 }] } });
  });

  it('without that request the right stays', async () => {
    const { identifier, number, product, service } = await bought({ early: false });
    expect(labelOf(await carryOut(number))).toBe('success');
    const reply = await withdraw(identifier);
    expect(reply.success && reply.data.items?.map(({ code }) => code)).toEqual([product, service]);
  });

  it('after a statement by number and e-mail came, it is withdrawn from all the same', async () => {
    const { identifier, number } = await bought({ early: true, email: 'montaza@example.com' });
    expect(labelOf(await shop().call(withdrawals.withdraw, { number, email: 'montaza@example.com', name: 'Ana', confirm: true }))).toBe('success');
    expect(labelOf(await carryOut(number))).toBe('success');
    const { rows } = await sql<{ link: string }>`
      select w.id || '-' || w.confirm_code as link from withdrawals w join orders o on o.id = w.order_id where o.email = 'montaza@example.com'`.execute(db());
    expect(await shop().call(withdrawals.confirm, { identifier: rows[0]?.link as string })).toMatchObject({ success: true, data: { state: 'done' } });
    expect((await linesOf(identifier)).map(([qty, withdrawn]) => [qty, withdrawn])).toEqual([
      [1, 1],
      [1, 1],
    ]);
  });

  it('is said by staff with the right to it, of a service of a standing order, and taken back; once in the history', async () => {
    const { identifier, number } = await bought({ early: true });
    for (const [input, label] of [
      [{ id: 0 }, 'error_empty_data'],
      [{ id: 9 }, 'error_empty_data'],
      [{ number: '999999999' }, 'error_empty_data'],
      [{ id: -1 }, 'error_bad_input'],
      [{ done: 'yes' }, 'error_bad_input'],
    ] as const)
      expect([input, labelOf(await carryOut(number, input))]).toEqual([input, label]);
    expect(await linesOf(identifier)).toEqual([
      [1, 0, undefined],
      [1, 0, undefined],
    ]);
    const editor = await office.logIn('editor');
    expect(labelOf(await office.call(orderActions.service, { number, id: 1, done: true }, { cookie: editor }))).toBe('error_forbidden');
    const replies = await Promise.all(Array.from({ length: 5 }, () => carryOut(number)));
    expect(new Set(replies.map((one) => JSON.stringify(one))).size).toBe(1);
    const desk = await office.call(orderDesk.get, { number }, { cookie: owner });
    expect(desk).toMatchObject({ data: { lines: [{}, { begins_early: true, carried_out_at: expect.any(String) }] } });
    const changes = await sql<{ action: string }>`select action from changes where kind = 'order-service' and subject_id = ${number}`.execute(db());
    expect(changes.rows).toEqual([{ action: 'done' }]);
    expect(await carryOut(number, { done: false })).toMatchObject({ success: true, data: { carried_out_at: null } });
    expect(labelOf(await withdraw(identifier))).toBe('success');
    expect(labelOf(await carryOut(number))).toBe('error_order_state');
    const partial = await bought({ early: true });
    expect(await withdraw(partial.identifier, { items: [{ code: partial.service, qty: 1 }] })).toMatchObject({ success: true, data: { cancels: false } });
    expect(labelOf(await carryOut(partial.number)), 'withdrawn from the service alone').toBe('error_order_state');
  });

  it('and a withdrawal at the same moment: one of the two comes first', async () => {
    const { identifier, number } = await bought({ early: true });
    const [carriedOut] = await Promise.all([carryOut(number), ...Array.from({ length: 5 }, () => withdraw(identifier))]);
    const [, [, withdrawn, isOver]] = (await linesOf(identifier)) as [unknown[], unknown[]];
    expect([withdrawn, isOver === true]).toEqual(carriedOut.success ? [0, true] : [1, false]);
  });
});
