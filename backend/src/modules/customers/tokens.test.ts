import { sql } from 'kysely';
import { SignJWT } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { catalogue } from '@vitrina/contract/catalogue';
import { customers } from '@vitrina/contract/customers';
import { startTestBackend, type TestBackend } from '../../testing/test-backend.ts';

const PASSWORD = 'vitrina-demo-1';
let shop: TestBackend;
beforeAll(async () => {
  shop = await startTestBackend('demo');
});
afterAll(() => shop.stop());

const guest = async () => (await shop.get(customers.generateToken)).jwt;
const whoIs = (token: string) => shop.call(customers.isLogin, {}, { token });

describe('tokens', () => {
  it('a guest gets one from the backend [S1.36, S6.1, S7.22]', async () =>
    expect(await whoIs(await guest())).toEqual({
      success: true,
      data: { user_id: null, continue_as_guest: false, continue_as_guest_exist: false, update_customer_data: false, is_staff: false },
    }));

  it('login gives a token with a user id [S6.3, S3.60, S7.74, S7.75, S7.105, S7.106]', async () => {
    const { jwt, user_id } = await shop.get(customers.login, { email: ' Customer@Vitrina.test ', password: PASSWORD });
    expect(await whoIs(jwt)).toMatchObject({ success: true, data: { user_id, is_staff: false } });
    expect(await whoIs(await shop.logIn('staff@vitrina.test', PASSWORD))).toMatchObject({ data: { is_staff: true } });
  });

  it('the guest’s token is dead after login, the customer’s after logout [S7.77]', async () => {
    const before = await guest();
    const { jwt } = await shop.get(customers.login, { email: 'customer@vitrina.test', password: PASSWORD }, { token: before });
    expect(await whoIs(before)).toMatchObject({ success: false, data: { statusCode: 401, label_name: 'error_unauthorized' } });
    const { jwt: after } = await shop.get(customers.logout, {}, { token: jwt });
    expect(await whoIs(jwt)).toMatchObject({ success: false, data: { statusCode: 401 } });
    expect(await whoIs(after)).toMatchObject({ success: true, data: { user_id: null } });
  });

  it('wrong password and unknown address are told the same', async () => {
    const wrong = await shop.call(customers.login, { email: 'customer@vitrina.test', password: 'wrong' });
    const unknown = await shop.call(customers.login, { email: 'nobody@vitrina.test', password: 'wrong' });
    expect(wrong).toEqual(unknown);
    expect(wrong).toMatchObject({ success: false, data: { statusCode: 422, label_name: 'error_login_failed' } });
  });

  it('set_token_id is honoured only with our proof over it [S7.23, S7.24]', async () => {
    const id = '11111111-2222-4333-8444-555555555555';
    const idOf = (jwt: string) => (JSON.parse(Buffer.from(jwt.split('.')[1] as string, 'base64url').toString()) as { jti: string }).jti;
    expect(idOf((await shop.get(customers.generateToken, { set_token_id: id })).jwt)).not.toBe(id);
    expect(idOf((await shop.get(customers.generateToken, { set_token_id: id, token_hash: 'x'.repeat(43) })).jwt)).not.toBe(id);
    expect(idOf((await shop.get(customers.generateToken, { set_token_id: id, token_hash: shop.tokens.hash(id) })).jwt)).toBe(id);
  });

  it('force_logout ends the caller’s own session [S7.25]', async () => {
    const jwt = await shop.logIn('customer@vitrina.test', PASSWORD);
    await shop.get(customers.generateToken, { force_logout: '1' }, { token: jwt });
    expect(await whoIs(jwt)).toMatchObject({ success: false, data: { statusCode: 401 } });
  });

  it.each(['none', 'garbage', 'other key', 'no id', 'changed', 'expired'])('a forged token (%s) is 401', async (kind) => {
    const good = await guest();
    const [head, body, signature] = good.split('.') as [string, string, string];
    const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
    const claims = JSON.parse(Buffer.from(body, 'base64url').toString()) as object;
    const sign = (secret: string, extra: object) =>
      new SignJWT({ ...claims, ...extra }).setProtectedHeader({ alg: 'HS256', typ: 'JWT' }).sign(new TextEncoder().encode(secret));
    const forged: Record<string, string> = {
      none: `${encode({ alg: 'none', typ: 'JWT' })}.${encode({ ...claims, uid: 1 })}.`,
      garbage: 'a.b.c',
      'other key': await sign('another secret that is long enough for it', { uid: 1 }),
      'no id': await sign('a secret for tests that is long enough', { jti: undefined }),
      changed: `${head}.${encode({ ...claims, uid: 1 })}.${signature}`,
      expired: await sign('a secret for tests that is long enough', { exp: Math.floor(Date.now() / 1000) - 61 }),
    };
    expect(await whoIs(forged[kind] as string)).toMatchObject({ success: false, data: { statusCode: 401 } });
  });

  it('no token at all may read the catalogue', async () => expect((await shop.call(catalogue.product, { item_code: 'DEMO-LAPTOP-01' })).success).toBe(true));

  it('wrong passwords are slowed: of 60 at once at most 10 are looked at, also for the right one', async () => {
    const tries = await Promise.all(Array.from({ length: 60 }, () => shop.call(customers.login, { email: 'staff@vitrina.test', password: 'wrong' })));
    const looked = tries.filter((reply) => !reply.success && reply.data.label_name === 'error_login_failed');
    expect(looked.length).toBeLessThanOrEqual(10);
    expect(tries.filter((reply) => !reply.success && reply.data.statusCode === 429).length).toBe(60 - looked.length);
  });

  const from = (address: string, email: string, password: string) =>
    shop.fetch('/api/auth/login/', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-client-address': address },
      body: JSON.stringify({ email, password }),
    });

  it('a right password for one account gives no new tries at others from the same address', async () => {
    const wrong = async (address: string, n: number) => (await from(address, `nobody-${n}@vitrina.test`, 'wrong')).status;
    for (let n = 0; n < 9; n += 1) expect(await wrong('192.0.2.7', n)).toBe(422);
    expect((await from('192.0.2.7', 'customer@vitrina.test', PASSWORD)).status).toBe(200);
    expect([await wrong('192.0.2.7', 9), await wrong('192.0.2.7', 10), await wrong('192.0.2.8', 10)]).toEqual([422, 429, 422]);
    const { rows } = await sql<{ n: number }>`select count(*)::integer as n from login_attempts where key = 'address:192.0.2.7'`.execute(shop.database.db);
    expect(rows[0]?.n).toBe(10);
  });

  it('right passwords are not counted', async () => {
    for (let n = 0; n < 12; n += 1) expect((await from('192.0.2.9', 'customer@vitrina.test', PASSWORD)).status).toBe(200);
  });
});
