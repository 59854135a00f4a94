import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accounts } from '@vitrina/contract/accounts';
import { webshopCart } from '@vitrina/contract/cart';
import { consents } from '@vitrina/contract/consents';
import { customers } from '@vitrina/contract/customers';
import type { Endpoint } from '@vitrina/contract/endpoint';
import { feedback } from '@vitrina/contract/feedback';
import { newsletter } from '@vitrina/contract/newsletter';
import { notices } from '@vitrina/contract/notices';
import { passkeys } from '@vitrina/contract/passkeys';
import { site } from '@vitrina/contract/site';
import { withdrawals } from '@vitrina/contract/withdrawals';
import { newGuest } from '../testing/cart-tools.ts';
import { startTestBackend, type TestBackend } from '../testing/test-backend.ts';
import { callerNetworks } from './caller-networks.ts';

let shop: TestBackend;
let productId: number;
beforeAll(async () => {
  shop = await startTestBackend('demo');
  const { rows } = await sql<{ id: number }>`select id from products where code = 'DEMO-LAPTOP-01'`.execute(shop.database.db);
  productId = rows[0]?.id as number;
});
afterAll(() => shop.stop());

const CODE = 'AbCdEfGhIjKlMnOpQrSt-_';
let number = 0;
const email = () => {
  number += 1;
  return `klicatelj-${number}@primer.test`;
};
/** All calls limited by the caller's address, with a different subject each time. */
const CALLS: readonly [string, Endpoint, () => object][] = [
  ['logging in', customers.login, () => ({ email: email(), password: 'napačno geslo' })],
  ['signing up', accounts.signup, () => ({ email: email() })],
  ['a forgotten password', accounts.forgottenPassword, () => ({ email: email() })],
  ['asking a passkey', passkeys.loginOptions, () => ({})],
  ['a coupon', webshopCart.addCoupon, () => ({ code: 'NIKOGAR' })],
  [
    'a review',
    feedback.addComment,
    () => ({ content_type: 'catalogproduct', content_id: productId, display_name: 'Žana', message: 'Odlična izbira, hvala.', rate: 5 }),
  ],
  ['a notice', notices.notify, () => ({ product_id: productId, kind: 'price_drop', email: email() })],
  ['the newsletter', newsletter.subscribe, () => ({ email: email() })],
  ['a link of the newsletter', newsletter.unsubscribe, () => ({ id: 1, code: CODE })],
  ['a withdrawal', withdrawals.withdraw, () => ({ number: '100001', email: email(), name: 'Žana Đurić', confirm: true })],
  ['a choice about cookies', consents.approve, () => ({ consents: [], version: '1' })],
  ['an error in a browser', site.clientErrors, () => ({ message: 'x is not a function', path: '/hr/' })],
];

/** Resolves with true if a call from an address is refused by a limit. */
async function isRefused(address: string, { path, method }: Endpoint, input: object): Promise<boolean> {
  const { token } = await newGuest(shop);
  const headers = { 'content-type': 'application/json', 'x-client-address': address, authorization: `Bearer ${token}`, cookie: 'gdpr=necessary|analytics' };
  return (await shop.fetch(path, { method, headers, body: JSON.stringify(input) })).status === 429;
}
/** Fills the counters of a network far above its limits. */
const fill = (network: string) =>
  sql`insert into login_attempts (key) select key from (select distinct key from login_attempts where key like ${`%:${network}`}) known, generate_series(1, 3000)`.execute(
    shop.database.db,
  );

describe('a limit by address', () => {
  it.each(CALLS)('for %s counts a household’s whole network, and the site around it higher', async (_what, endpoint, input) => {
    number += 1;
    const site48 = `2001:db8:${number.toString(16)}`;
    const from = (place: string) => isRefused(`${site48}:${place}`, endpoint, input());
    expect(await from('2::1')).toBe(false);
    await fill(`${site48}:2:0:0:0:0/64`);
    expect([await from('2::1'), await from('2:ffff:1:2:3'), await from('3::1')]).toEqual([true, true, false]);
    await fill(`${site48}:0:0:0:0:0/48`);
    expect(await from('4::1')).toBe(true);
    number += 1;
    expect(await isRefused(`2001:db8:${number.toString(16)}:2::1`, endpoint, input())).toBe(false);
    // An IPv4 address is one caller's, also written as IPv6.
    const ipv4 = `198.51.100.${number}`;
    expect(await isRefused(ipv4, endpoint, input())).toBe(false);
    await fill(ipv4);
    expect(await isRefused(`::ffff:${ipv4}`, endpoint, input())).toBe(true);
    expect(await isRefused(`198.51.100.${number + 1}`, endpoint, input())).toBe(false);
  });
});

it.each([
  ['203.0.113.7', { own: '203.0.113.7', site: null, around: '203.0.113.0/24' }],
  ['::ffff:203.0.113.7', { own: '203.0.113.7', site: null, around: '203.0.113.0/24' }],
  ['2001:DB8:1:2::9', { own: '2001:db8:1:2:0:0:0:0/64', site: '2001:db8:1:0:0:0:0:0/48', around: '2001:db8:1:0:0:0:0:0/48' }],
  ['', { own: '', site: null, around: '' }],
])('%j is counted by its networks', (address, networks) => expect(callerNetworks(address)).toEqual(networks));
