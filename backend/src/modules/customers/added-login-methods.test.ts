import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { accounts } from '@vitrina/contract/accounts';
import { customers } from '@vitrina/contract/customers';
import { passkeys } from '@vitrina/contract/passkeys';
import { newGuest, type Visitor } from '../../testing/cart-tools.ts';
import { PASSWORD, World } from '../../testing/permission-world.ts';
import { makePasskey, type Passkey, signWith } from '../../testing/software-authenticator.ts';
import { ORIGIN, startTestBackend, type TestBackend } from '../../testing/test-backend.ts';

let shop: TestBackend;
let world: World;
beforeAll(async () => {
  shop = await startTestBackend('demo');
});
beforeEach(async () => {
  world = await World.make(shop, []);
});
afterAll(async () => {
  expect(shop.errors).toEqual([]);
  await shop.stop();
});

const HERE = { origin: ORIGIN };
const NEW_PASSWORD = 'rumena raca plava';
const logIn = async (password: string = PASSWORD): Promise<Visitor> => ({ token: (await shop.get(customers.login, { email: world.email, password })).jwt });
const requestOptions = (who: Visitor) => shop.call(passkeys.registrationOptions, {}, who);
async function addPasskey(who: Visitor): Promise<Passkey> {
  const reply = await requestOptions(who);
  if (!reply.success) throw new Error(reply.data.label_name);
  const { passkey, response } = makePasskey(reply.data.options as never, HERE);
  await shop.get(passkeys.register, { response }, who);
  return passkey;
}
async function enters(passkey: Passkey): Promise<boolean> {
  const guest = await newGuest(shop);
  const { options } = await shop.get(passkeys.loginOptions, {}, guest);
  return (await shop.call(passkeys.login, { response: signWith(passkey, options as { challenge: string }, HERE) }, guest)).success;
}
async function proveBy(passkey: Passkey, who: Visitor) {
  const { options } = await shop.get(passkeys.loginOptions, {}, who);
  return shop.call(passkeys.prove, { response: signWith(passkey, options as { challenge: string }, HERE) }, who);
}
/** Moves the last authentication of all sessions into the past. */
const pass = (interval: string) =>
  sql`update sessions set proven_at = proven_at - ${interval}::interval, created_at = created_at - ${interval}::interval`.execute(shop.database.db);
const mailsTo = async (email: string) =>
  (await sql<{ kind: string }>`select kind from mails where recipient = ${email} order by id`.execute(shop.database.db)).rows.map(({ kind }) => kind);
const NEEDED = { label_name: 'error_proof_needed', statusCode: 403 };

describe('a stolen session', () => {
  it('adds no passkey and no provider: neither now nor by the owner’s old challenge, and nothing outlives the new password', async () => {
    const stolen = await logIn();
    await pass('5 minutes');
    expect((await requestOptions(stolen)).data).toMatchObject(NEEDED);
    // A passkey response without an issued challenge.
    const { response } = makePasskey({ challenge: Buffer.from('made up').toString('base64url') } as never, HERE);
    expect((await shop.call(passkeys.register, { response }, stolen)).success).toBe(false);
    const login = await shop.fetch('/api/auth/social-login/keycloak/', { headers: { authorization: `Bearer ${stolen.token}` } });
    expect(login.status).toBe(404);
    expect((await shop.get(passkeys.passkeys, {}, stolen)).items).toEqual([]);
    // A wrong password is no proof, and guesses are limited.
    const tries = await Promise.all(Array.from({ length: 15 }, (_, i) => shop.call(accounts.prove, { password: `geslo-${i}` }, stolen)));
    expect(tries.filter((reply) => !reply.success && reply.data.label_name === 'error_login_failed')).toHaveLength(10);
    expect(tries.filter((reply) => !reply.success && reply.data.statusCode === 429)).toHaveLength(5);
    expect((await requestOptions(stolen)).data).toMatchObject(NEEDED);
  });

  it('and added a passkey while the owner’s proof held is put out with the new password', async () => {
    const stolen = await logIn();
    const thief = await addPasskey(stolen);
    // The owner is notified immediately.
    expect(await mailsTo(world.email)).toEqual(['passkey-added']);
    const owner = await logIn();
    const { items } = await shop.get(passkeys.passkeys, {}, owner);
    await shop.get(accounts.changePassword, { old_password: PASSWORD, password: NEW_PASSWORD, end_passkeys: items.map(({ id }) => id) }, owner);
    expect(await enters(thief)).toBe(false);
  });

  it('is put out by a new password by mail too, of what is named and of nothing else', async () => {
    const owner = await logIn();
    const [own, thief] = [await addPasskey(owner), await addPasskey(owner)];
    await world.identity();
    const link = await world.link('password');
    const { ways } = await shop.get(accounts.forgottenPasswordCheck, link);
    expect(ways).toMatchObject({ passkeys: [{ name: '' }, { name: '' }], providers: ['google'], sessions: [{ device: '' }] });
    const [newest] = ways.passkeys;
    await shop.get(accounts.newPassword, { ...link, password: NEW_PASSWORD, end_passkeys: [newest?.id ?? 0], end_providers: ['google'] });
    expect([await enters(own), await enters(thief)]).toEqual([true, false]);
    expect((await shop.get(accounts.profile, {}, await logIn(NEW_PASSWORD))).providers).toEqual([]);
  });

  it('ends nothing of another account', async () => {
    const id = await world.passkey();
    const other = { token: world.tokenOf('otherCustomer') };
    await shop.get(accounts.changePassword, { old_password: PASSWORD, password: NEW_PASSWORD, end_passkeys: [id], end_providers: ['google'] }, other);
    expect((await shop.get(passkeys.passkeys, {}, await logIn())).items.map((item) => item.id)).toEqual([id]);
  });
});

describe('a proof', () => {
  it('is the password or a passkey of the customer’s own, holds for five minutes and for its session only', async () => {
    const [here, elsewhere] = [await logIn(), await logIn()];
    await pass('5 minutes');
    for (const who of [here, elsewhere]) expect((await requestOptions(who)).data).toMatchObject(NEEDED);
    await shop.get(accounts.prove, { password: PASSWORD }, here);
    expect([(await requestOptions(here)).success, (await requestOptions(elsewhere)).success]).toEqual([true, false]);
    const passkey = await addPasskey(here);
    await pass('299 seconds');
    expect((await requestOptions(here)).success).toBe(true);
    await pass('1 second');
    expect((await requestOptions(here)).data).toMatchObject(NEEDED);
    expect((await proveBy(passkey, elsewhere)).success).toBe(true);
    expect([(await requestOptions(here)).success, (await requestOptions(elsewhere)).success]).toEqual([false, true]);
  });

  it('is not accepted from another customer’s passkey, nor without a login', async () => {
    const customer = await logIn();
    const passkey = await addPasskey(customer);
    const other = { token: world.tokenOf('otherCustomer') };
    expect((await proveBy(passkey, other)).data).toMatchObject({ label_name: 'error_passkey_failed' });
    const guest = await newGuest(shop);
    expect((await shop.call(accounts.prove, { password: PASSWORD }, guest)).data).toMatchObject({ label_name: 'error_unauthorized' });
    expect((await proveBy(passkey, guest)).data).toMatchObject({ label_name: 'error_unauthorized' });
  });

  it('is a recent login for customers without password and passkey', async () => {
    const customer = await logIn();
    await pass('4 minutes');
    await sql`update sessions set proven_at = null where user_id = ${world.ids.customer}`.execute(shop.database.db);
    expect((await requestOptions(customer)).data).toMatchObject(NEEDED);
    await sql`update users set password_hash = null where id = ${world.ids.customer}`.execute(shop.database.db);
    expect((await requestOptions(customer)).success).toBe(true);
    await pass('1 minute');
    expect((await requestOptions(customer)).data).toMatchObject(NEEDED);
  });
});

describe('a link that logs in', () => {
  const requestLink = () => shop.get(accounts.loginLink, { email: world.email });

  it('is opened without effect and logs in once, with a new token and a device; staff too', async () => {
    const link = await world.link('login');
    expect(await mailsTo(world.email)).toEqual(['login-link']);
    for (let i = 0; i < 2; i += 1) expect(await shop.get(accounts.loginLinkCheck, link)).toEqual({ email: world.email });
    const guest = await newGuest(shop);
    const replies = await Promise.all(Array.from({ length: 5 }, () => shop.call(accounts.loginLinkUse, link)));
    const [entered, ...more] = replies.filter((reply) => reply.success);
    expect(more).toEqual([]);
    if (!entered?.success) throw new Error('nobody got in');
    expect(await shop.get(accounts.profile, {}, { token: entered.data.jwt })).toMatchObject({ email: world.email });
    expect(shop.tokens.devices.read(entered.data.device)).toMatchObject({ userId: world.ids.customer });
    expect((await shop.call(accounts.loginLinkUse, link, guest)).data).toMatchObject({ label_name: 'error_link_expired', statusCode: 410 });
    // It does not prove identity for further changes.
    expect((await requestOptions({ token: entered.data.jwt })).data).toMatchObject(NEEDED);
  });

  it('logs in where too many guessed at the account', async () => {
    await Promise.all(
      Array.from({ length: 25 }, (_, i) =>
        shop.fetch(customers.login.path, {
          method: 'POST',
          headers: { 'content-type': 'application/json', 'x-client-address': `198.18.7.${i}` },
          body: JSON.stringify({ email: world.email, password: `geslo-${i}` }),
        }),
      ),
    );
    expect((await shop.call(customers.login, { email: world.email, password: PASSWORD })).data).toMatchObject({ label_name: 'error_login_guarded' });
    expect((await shop.call(accounts.loginLinkUse, await world.link('login'))).success).toBe(true);
  });

  it('lasts fifteen minutes, ends with a new password, and is no link for a password', async () => {
    const link = await world.link('login');
    expect((await shop.call(accounts.newPassword, { ...link, password: NEW_PASSWORD })).data).toMatchObject({ label_name: 'error_link_expired' });
    const wait = (seconds: number) =>
      sql`update account_links set expires_at = expires_at - make_interval(secs => ${seconds}) where id = ${link.id}`.execute(shop.database.db);
    await wait(899);
    expect((await shop.call(accounts.loginLinkCheck, link)).success).toBe(true);
    await wait(1);
    for (const call of [accounts.loginLinkCheck, accounts.loginLinkUse]) expect((await shop.call(call, link)).data).toMatchObject({ statusCode: 410 });
  });

  it('goes to a mailbox once in ten minutes, so that there is always one that is good; the answer is the same for all', async () => {
    for (let i = 0; i < 4; i += 1) expect(await requestLink()).toEqual({ sent: true });
    expect(await mailsTo(world.email)).toEqual(['login-link']);
    await sql`update login_attempts set at = at - interval '10 minutes'`.execute(shop.database.db);
    await requestLink();
    expect(await mailsTo(world.email)).toEqual(['login-link', 'login-link']);
    expect(await shop.get(accounts.loginLink, { email: 'nihce@primer.test' })).toEqual({ sent: true });
    expect(await mailsTo('nihce@primer.test')).toEqual([]);
  });

  it('ends sessions and login methods created before the address was confirmed', async () => {
    const claimer = await logIn();
    const passkey = await addPasskey(claimer);
    await sql`update users set confirmed_at = null where id = ${world.ids.customer}`.execute(shop.database.db);
    const { jwt } = await shop.get(accounts.loginLinkUse, await world.link('login'));
    expect((await shop.call(customers.isLogin, {}, claimer)).data).toMatchObject({ statusCode: 401 });
    expect([await enters(passkey), (await shop.call(customers.login, { email: world.email, password: PASSWORD })).success]).toEqual([false, false]);
    expect((await shop.call(customers.isLogin, {}, { token: jwt })).success).toBe(true);
  });
});
