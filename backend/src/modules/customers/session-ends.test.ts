import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accounts } from '@vitrina/contract/accounts';
import { webshopCart } from '@vitrina/contract/cart';
import { webshopCheckout } from '@vitrina/contract/checkout';
import { customers } from '@vitrina/contract/customers';
import { webshopOrders } from '@vitrina/contract/orders';
import { wishlists } from '@vitrina/contract/wishlist';
import { someProducts } from '../../testing/cart-tools.ts';
import { PASSWORD, World } from '../../testing/permission-world.ts';
import { startTestBackend, type TestBackend } from '../../testing/test-backend.ts';

let shop: TestBackend;
let products: number[];
beforeAll(async () => {
  shop = await startTestBackend('demo');
  products = (await someProducts(shop, 1)).map((product) => product.id);
});
afterAll(async () => {
  expect(shop.errors).toEqual([]);
  await shop.stop();
});

const NEW_PASSWORD = 'rumena raca plava';
const logIn = async ({ email }: World) => (await shop.get(customers.login, { email, password: PASSWORD })).jwt;

/** Expects that a token gets nothing of its owner's data at endpoints that guests may call too. */
async function isWorthNothing(token: string): Promise<void> {
  for (const endpoint of [accounts.profile, accounts.sessions, webshopOrders.orders, webshopCart.cart, webshopCheckout.customer, wishlists.wishlist])
    expect(await shop.call(endpoint as typeof accounts.profile, {}, { token }), endpoint.key).toMatchObject({
      success: false,
      data: { statusCode: 401, label_name: 'error_unauthorized' },
    });
}

describe('a stolen token', () => {
  it('planted before a login is dead afterwards, and gets neither cart nor profile [T15]', async () => {
    const world = await World.make(shop, products);
    const planted = world.tokenOf('guest');
    await world.cart('guest');
    const { jwt } = await shop.get(customers.login, { email: world.email, password: PASSWORD }, { token: planted });
    await isWorthNothing(planted);
    // The guest's cart moved to the customer at login.
    expect((await shop.get(webshopCart.isCartEmpty, {}, { token: jwt })).is_empty).toBe(false);
    const idOf = (token: string) => JSON.parse(Buffer.from(token.split('.')[1] as string, 'base64url').toString()).jti;
    expect(idOf(jwt)).not.toBe(idOf(planted));
  });

  it('planted before a confirmation is dead afterwards too [T15]', async () => {
    const world = await World.make(shop, products);
    const planted = world.tokenOf('guest');
    await shop.get(accounts.signupConfirm, { ...(await world.link('signup')), password: NEW_PASSWORD }, { token: planted });
    await isWorthNothing(planted);
  });

  it.each<[string, (world: World, token: string) => Promise<unknown>]>([
    ['logging out', (_world, token) => shop.get(customers.logout, {}, { token })],
    ['force_logout', (_world, token) => shop.get(customers.generateToken, { force_logout: '1' }, { token })],
    ['changing the password', async (_world, token) => shop.get(accounts.changePassword, { old_password: PASSWORD, password: NEW_PASSWORD }, { token })],
    [
      'changing the password elsewhere',
      async (world) => shop.get(accounts.changePassword, { old_password: PASSWORD, password: NEW_PASSWORD }, { token: await logIn(world) }),
    ],
    ['a new password by mail', async (world) => shop.get(accounts.newPassword, { ...(await world.link('password')), password: NEW_PASSWORD })],
    ['closing all other sessions', async (world) => shop.get(accounts.closeSessions, { all: true }, { token: await logIn(world) })],
    ['erasing the account', (_world, token) => shop.get(accounts.erase, { password: PASSWORD }, { token })],
  ])('is dead after %s [T16]', async (_name, end) => {
    const world = await World.make(shop, products);
    await world.cart('customer');
    const token = await logIn(world);
    expect((await shop.get(customers.isLogin, {}, { token })).user_id).toBe(world.ids.customer);
    await end(world, token);
    await isWorthNothing(token);
  });

  it('is staff’s no longer than the person is', async () => {
    const world = await World.make(shop, products);
    const token = world.tokenOf('staff');
    expect(await shop.get(customers.isLogin, {}, { token })).toMatchObject({ is_staff: true });
    await sql`update users set is_staff = false where id = ${world.ids.staff}`.execute(shop.database.db);
    expect(await shop.get(customers.isLogin, {}, { token })).toMatchObject({ is_staff: false });
  });
});
