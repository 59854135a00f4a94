import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accounts } from '@vitrina/contract/accounts';
import { customers } from '@vitrina/contract/customers';
import { webshopOrders } from '@vitrina/contract/orders';
import { someProducts } from '../../testing/cart-tools.ts';
import { buy } from '../../testing/test-buyer.ts';
import { startTestBackend, type TestBackend } from '../../testing/test-backend.ts';

let shop: TestBackend;
let productId: number;
beforeAll(async () => {
  shop = await startTestBackend('demo');
  productId = (await someProducts(shop, 1, { least: 30 }))[0]?.id as number;
});
afterAll(async () => {
  expect(shop.errors).toEqual([]);
  await shop.stop();
});

const PASSWORD = 'zelena žaba skače daleč';
let number = 0;
const newEmail = () => {
  number += 1;
  return `kupec-${number}@primer.test`;
};
const linkTo = async (email: string): Promise<{ id: number; code: string }> => {
  const { rows } = await sql<{ data: { linkId: number; linkCode: string } }>`
    select data from mails where recipient = ${email} and kind = 'signup' order by id desc limit 1`.execute(shop.database.db);
  return { id: rows[0]?.data.linkId ?? 0, code: rows[0]?.data.linkCode ?? '' };
};
const ordersOf = async (token: string) => (await shop.get(webshopOrders.orders, {}, { token })).items.map((order) => order.identifier);

describe('an account after an order, with one click', () => {
  it('is asked for by the order, confirmed by the mail to its address, and has the order and the name [S7.79]', async () => {
    const email = newEmail();
    const { identifier, token } = await buy(shop, { productId, email });
    expect(await shop.get(accounts.quickSignup, { identifier }, { token })).toEqual({ sent: true });
    expect((await shop.call(customers.login, { email, password: PASSWORD })).success).toBe(false);
    const { jwt } = await shop.get(accounts.signupConfirm, { ...(await linkTo(email)), password: PASSWORD }, { token });
    expect(await ordersOf(jwt)).toEqual([identifier]);
    expect(await shop.get(accounts.profile, {}, { token: jwt })).toMatchObject({ email, name: 'Žana', surname: 'Đurić Šinkovec' });
    // The order belongs to an account now, so it cannot create another one.
    expect((await shop.call(accounts.quickSignup, { identifier })).data).toMatchObject({ label_name: 'error_empty_data' });
  });

  it('with only a password: the mail’s link needs no other in the browser that chose it, and the order is the account’s [S7.79]', async () => {
    const email = newEmail();
    const { identifier, token } = await buy(shop, { productId, email });
    const short = await shop.call(accounts.quickSignup, { identifier, password: 'kratko' }, { token });
    expect(short.data).toMatchObject({ label_name: 'error_bad_input', errors: [{ field: 'password' }] });
    expect(await linkTo(email)).toEqual({ id: 0, code: '' });
    expect(await shop.get(accounts.quickSignup, { identifier, password: PASSWORD }, { token })).toEqual({ sent: true });
    expect((await shop.call(customers.login, { email, password: PASSWORD })).success).toBe(false);
    const { jwt } = await shop.get(accounts.signupConfirm, await linkTo(email), { token });
    expect(await ordersOf(jwt)).toEqual([identifier]);
    expect((await shop.call(customers.login, { email, password: PASSWORD })).success).toBe(true);
  });

  it('a password set by another person for the buyer’s address is never accepted', async () => {
    const email = newEmail();
    const { identifier, token } = await buy(shop, { productId, email });
    const { jwt: stranger } = await shop.get(customers.generateToken, {});
    await shop.get(accounts.quickSignup, { identifier, password: PASSWORD }, { token: stranger });
    const link = await linkTo(email);
    for (const as of [{ token }, {}])
      expect((await shop.call(accounts.signupConfirm, link, as)).data).toMatchObject({ errors: [{ field: 'password', label_name: 'error_field_required' }] });
    await shop.get(accounts.signupConfirm, { ...link, password: 'drugo dolgo geslo 77' }, { token });
    expect((await shop.call(customers.login, { email, password: PASSWORD })).success).toBe(false);
  });

  it('needs the whole identifier', async () => {
    const email = newEmail();
    const { identifier } = await buy(shop, { productId, email });
    const wrong = identifier.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A'));
    expect((await shop.call(accounts.quickSignup, { identifier: wrong })).data).toMatchObject({ label_name: 'error_empty_data' });
    expect(await linkTo(email)).toEqual({ id: 0, code: '' });
  });
});

describe('orders made as a guest', () => {
  it('become the account’s when their address is confirmed: all of this address, and no others', async () => {
    const [mine, other] = [newEmail(), newEmail()];
    const first = await buy(shop, { productId, email: mine.toUpperCase() });
    const second = await buy(shop, { productId, email: mine });
    const foreign = await buy(shop, { productId, email: other });
    await shop.get(accounts.signup, { email: mine });
    const { jwt } = await shop.get(accounts.signupConfirm, { ...(await linkTo(mine)), password: PASSWORD });
    expect((await ordersOf(jwt)).sort()).toEqual([first.identifier, second.identifier].sort());
    expect(await ordersOf(jwt)).not.toContain(foreign.identifier);
    // An unconfirmed account with another person's address does not get that person's orders.
    await shop.get(accounts.signup, { email: other });
    expect((await shop.call(customers.login, { email: other, password: PASSWORD })).success).toBe(false);
  });

  it('stay another account’s where they are one’s already', async () => {
    const [owner, late] = [newEmail(), newEmail()];
    await shop.get(accounts.signup, { email: owner });
    const { jwt } = await shop.get(accounts.signupConfirm, { ...(await linkTo(owner)), password: PASSWORD });
    const { identifier } = await buy(shop, { productId, token: jwt, email: late });
    await shop.get(accounts.signup, { email: late });
    const second = await shop.get(accounts.signupConfirm, { ...(await linkTo(late)), password: PASSWORD });
    expect(await ordersOf(second.jwt)).toEqual([]);
    expect(await ordersOf(jwt)).toEqual([identifier]);
  });
});
