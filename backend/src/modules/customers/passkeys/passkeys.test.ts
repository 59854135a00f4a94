import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accounts } from '@vitrina/contract/accounts';
import { webshopCart } from '@vitrina/contract/cart';
import { customers } from '@vitrina/contract/customers';
import { MAX_PASSKEYS, passkeys } from '@vitrina/contract/passkeys';
import { CUSTOMER, STAFF } from '@vitrina/demo/known';
import { newGuest, someProducts, type Visitor } from '../../../testing/cart-tools.ts';
import { makePasskey, type Passkey, signWith } from '../../../testing/software-authenticator.ts';
import { ORIGIN, startTestBackend, type TestBackend } from '../../../testing/test-backend.ts';

let shop: TestBackend;
beforeAll(async () => {
  shop = await startTestBackend('demo');
});
afterAll(async () => {
  expect(shop.errors).toEqual([]);
  await shop.stop();
});

const HERE = { origin: ORIGIN };
const logIn = async ({ email, password }: { email: string; password: string } = CUSTOMER): Promise<Visitor> => ({
  token: (await shop.get(customers.login, { email, password })).jwt,
});
const registrationOptions = async (who: Visitor) =>
  (await shop.get(passkeys.registrationOptions, {}, who)).options as { challenge: string; user: { id: string } };
const loginOptions = async (who: Visitor) => (await shop.get(passkeys.loginOptions, {}, who)).options as { challenge: string };
async function register(who: Visitor): Promise<Passkey> {
  const { passkey, response } = makePasskey(await registrationOptions(who), HERE);
  await shop.get(passkeys.register, { response }, who);
  return passkey;
}
/** Uses a passkey as the options say; returns the shop's reply. */
async function enter(passkey: Passkey, { guest, place = HERE }: { guest?: Visitor; place?: { origin: string } } = {}) {
  const who = guest ?? (await newGuest(shop));
  return shop.call(passkeys.login, { response: signWith(passkey, await loginOptions(who), place) }, who);
}
const FAILED = { success: false, data: { label_name: 'error_passkey_failed', statusCode: 422 } };
const lastIdOf = async (who: Visitor) => (await shop.get(passkeys.passkeys, {}, who)).items[0]?.id as number;

describe('a passkey', () => {
  it('is registered by a logged-in customer, and logs in alone; the guest’s cart is kept, the guest’s token ends', async () => {
    const customer = await logIn();
    const options = (await shop.get(passkeys.registrationOptions, {}, customer)).options;
    expect(options).toMatchObject({
      rp: { id: 'shop.test', name: 'Vitrina' },
      authenticatorSelection: { residentKey: 'required', userVerification: 'preferred' },
    });
    expect(JSON.stringify(options.user)).toContain(CUSTOMER.email);
    const passkey = await register(customer);
    expect((await shop.get(accounts.profile, {}, customer)).passkeys).toBe(1);

    const guest = await newGuest(shop);
    const [product] = await someProducts(shop, 1);
    await shop.get(webshopCart.addProduct, { shopping_cart_code: product?.key as string, qty: 1 }, guest);
    const login = await shop.get(passkeys.loginOptions, {}, guest);
    // The options have no data of any account, such as names of passkeys.
    expect(Object.keys(login.options).sort()).toEqual(['challenge', 'rpId', 'timeout', 'userVerification']);
    const { jwt } = await shop.get(passkeys.login, { response: signWith(passkey, login.options, HERE) }, guest);
    expect(await shop.get(accounts.profile, {}, { token: jwt })).toMatchObject({ email: CUSTOMER.email, passkeys: 1 });
    expect((await shop.call(customers.isLogin, {}, guest)).data).toMatchObject({ statusCode: 401 });
    expect(JSON.stringify(await shop.get(webshopCart.cart, {}, { token: jwt }))).toContain(product?.key);
    expect((await shop.get(passkeys.passkeys, {}, { token: jwt })).items[0]?.last_used_at).not.toBeNull();
  });

  it('is of this shop’s pages only', async () => {
    const customer = await logIn();
    const elsewhere = makePasskey(await registrationOptions(customer), { origin: 'http://shop.test.evil.example' });
    expect(await shop.call(passkeys.register, { response: elsewhere.response }, customer)).toEqual(FAILED);
    const passkey = await register(customer);
    for (const origin of ['http://evil.example', 'https://shop.test', 'http://shop.test:81'])
      expect(await enter(passkey, { place: { origin } })).toEqual(FAILED);
    expect((await enter(passkey)).success).toBe(true);
  });

  it('answers a challenge once, in time, and only for the caller that requested it', async () => {
    const customer = await logIn();
    const passkey = await register(customer);
    const guest = await newGuest(shop);
    const options = await loginOptions(guest);
    expect(await shop.call(passkeys.login, { response: signWith(passkey, options, HERE) }, await newGuest(shop))).toEqual(FAILED);
    expect(await shop.call(passkeys.login, { response: signWith(passkey, options, HERE) }, guest)).toEqual(FAILED);

    const again = await newGuest(shop);
    const response = signWith(passkey, await loginOptions(again), HERE);
    const { jwt } = await shop.get(passkeys.login, { response }, again);
    for (const who of [{ token: jwt }, await newGuest(shop)]) expect(await shop.call(passkeys.login, { response }, who)).toEqual(FAILED);

    const late = await newGuest(shop);
    const question = await loginOptions(late);
    await sql`update passkey_challenges set expires_at = now() - interval '1 second'`.execute(shop.database.db);
    expect(await shop.call(passkeys.login, { response: signWith(passkey, question, HERE) }, late)).toEqual(FAILED);
    // A challenge for registration is not valid for a login.
    const other = await logIn();
    expect(await shop.call(passkeys.login, { response: signWith(passkey, await registrationOptions(other), HERE) }, other)).toEqual(FAILED);
  });

  it('is refused when its signature, its user or its count is wrong', async () => {
    const customer = await logIn();
    const passkey = await register(customer);
    const thief = { ...passkey, privateKey: makePasskey({}, HERE).passkey.privateKey };
    expect(await enter(thief)).toEqual(FAILED);
    expect(await enter({ ...passkey, userHandle: Buffer.from('somebody else').toString('base64url') })).toEqual(FAILED);
    expect((await enter(passkey)).success).toBe(true);
    // A copy of the passkey with an outdated counter.
    expect(await enter({ ...passkey, counter: 0 })).toEqual(FAILED);
    expect((await enter(passkey)).success).toBe(true);
    expect(await enter({ ...passkey, id: Buffer.from('unknown passkey').toString('base64url') })).toEqual(FAILED);
  });

  it('is made with a challenge of the customer’s own, and once', async () => {
    const [customer, staff] = [await logIn(), await logIn(STAFF)];
    const { response } = makePasskey(await registrationOptions(staff), HERE);
    expect(await shop.call(passkeys.register, { response }, customer)).toEqual(FAILED);
    expect(await shop.call(passkeys.register, { response }, staff)).toEqual(FAILED);
    const created = makePasskey(await registrationOptions(customer), HERE);
    await shop.get(passkeys.register, { response: created.response }, customer);
    expect(await shop.call(passkeys.register, { response: created.response }, customer)).toEqual(FAILED);
    // An equal passkey for another account: the key belongs to the account that registered it first.
    const copy = { ...created.response, response: { ...created.response.response } };
    const { challenge } = await registrationOptions(staff);
    copy.response.clientDataJSON = Buffer.from(JSON.stringify({ type: 'webauthn.create', challenge, origin: ORIGIN, crossOrigin: false })).toString(
      'base64url',
    );
    expect(await shop.call(passkeys.register, { response: copy }, staff)).toEqual(FAILED);
  });
});

describe('the list of passkeys', () => {
  it('is renamed and shortened by its owner; a deleted passkey opens no login', async () => {
    const customer = await logIn();
    const passkey = await register(customer);
    const id = await lastIdOf(customer);
    const staff = await logIn(STAFF);
    expect((await shop.call(passkeys.rename, { id, name: 'Moj' }, staff)).data).toMatchObject({ label_name: 'error_empty_data' });
    expect((await shop.call(passkeys.remove, { id }, staff)).data).toMatchObject({ label_name: 'error_empty_data' });
    expect((await shop.get(passkeys.rename, { id, name: 'Žanin telefon' }, customer)).items[0]).toMatchObject({ id, name: 'Žanin telefon' });
    expect((await shop.call(passkeys.rename, { id, name: ' ' }, customer)).data).toMatchObject({ label_name: 'error_bad_input', errors: [{ field: 'name' }] });
    const before = (await shop.get(passkeys.passkeys, {}, customer)).items.length;
    expect((await shop.get(passkeys.remove, { id }, customer)).items).toHaveLength(before - 1);
    expect(await enter(passkey)).toEqual(FAILED);
  });

  it('keeps the last way to log in, also when all are taken away at once', async () => {
    const customer = await logIn();
    await sql`delete from passkeys`.execute(shop.database.db);
    await register(customer);
    await sql`update users set password_hash = null where email = ${CUSTOMER.email}`.execute(shop.database.db);
    for (let round = 0; round < 8; round += 1) {
      await register(customer);
      const ids = (await shop.get(passkeys.passkeys, {}, customer)).items.map((item) => item.id);
      const replies = await Promise.all(ids.map((id) => shop.call(passkeys.remove, { id }, customer)));
      expect(replies.map((reply) => reply.success).sort()).toEqual([false, true]);
      expect(replies.find((reply) => !reply.success)?.data).toMatchObject({ label_name: 'error_last_login', statusCode: 409 });
      expect((await shop.get(passkeys.passkeys, {}, customer)).items).toHaveLength(1);
    }
  });

  it('is refused without a login, and is limited in number', async () => {
    const guest = await newGuest(shop);
    for (const call of [passkeys.passkeys, passkeys.registrationOptions])
      expect((await shop.call(call, {}, guest)).data).toMatchObject({ label_name: 'error_unauthorized' });
    expect((await shop.call(passkeys.loginOptions, {}, {})).data).toMatchObject({ label_name: 'error_unauthorized' });
    const staff = await logIn(STAFF);
    await sql`
      insert into passkeys (user_id, credential_id, public_key, counter, name)
      select u.id, 'full-' || n, '', 0, '' from users u, generate_series(1, ${MAX_PASSKEYS}::integer) n where u.email = ${STAFF.email}`.execute(
      shop.database.db,
    );
    expect((await shop.call(passkeys.registrationOptions, {}, staff)).data).toMatchObject({ label_name: 'error_passkey_limit' });
  });

  it('loses passkeys registered before the address was confirmed, once its owner confirms it', async () => {
    const email = `zahtevan-${Date.now()}@primer.test`;
    await sql`insert into users (email, password_hash) select ${email}, password_hash from users where email = ${STAFF.email}`.execute(shop.database.db);
    const claimer = await logIn({ email, password: STAFF.password });
    const passkey = await register(claimer);
    await shop.get(accounts.forgottenPassword, { email });
    const { rows } = await sql<{
      data: { linkId: number; linkCode: string };
    }>`select data from mails where recipient = ${email} and kind = 'new-password'`.execute(shop.database.db);
    const { linkId: id = 0, linkCode: code = '' } = rows[0]?.data ?? {};
    await shop.get(accounts.newPassword, { id, code, password: 'rumena raca plava daleč' });
    expect(await enter(passkey)).toEqual(FAILED);
  });
});
