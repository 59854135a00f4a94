import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { accounts } from '@vitrina/contract/accounts';
import { customers } from '@vitrina/contract/customers';
import { passkeys } from '@vitrina/contract/passkeys';
import { CUSTOMER, STAFF } from '@vitrina/demo/known';
import { newGuest, type Visitor } from '../../testing/cart-tools.ts';
import { makePasskey, signWith } from '../../testing/software-authenticator.ts';
import { ORIGIN, startTestBackend, TEST_SECRET, type TestBackend } from '../../testing/test-backend.ts';
import { createDeviceTokens } from './device-tokens.ts';

// A real hash takes time and is followed by a pause. Each password is hashed once and cached, as these tests are about the counting.
vi.mock('./hash-in-thread.ts', async (importOriginal) => {
  const original = await importOriginal<typeof import('./hash-in-thread.ts')>();
  const known = new Map<string, Promise<boolean>>();
  const verifyInThread: typeof original.verifyInThread = (stored, password, turn) => {
    const key = `${stored} ${password}`;
    const answer = known.get(key) ?? original.verifyInThread(stored, password, turn);
    known.set(key, answer);
    return answer;
  };
  return { ...original, verifyInThread };
});

let shop: TestBackend;
beforeAll(async () => {
  shop = await startTestBackend('demo');
});
afterAll(async () => {
  expect(shop.errors).toEqual([]);
  await shop.stop();
});
beforeEach(() => sql`delete from login_attempts`.execute(shop.database.db));

const UNKNOWN = 'nihce@primer.test';
let caller = 0;
/** Logs in, each time from another address. */
async function logIn(email: string, password: string, device?: string): Promise<{ status: number; label?: string; device?: string; jwt?: string }> {
  caller += 1;
  const headers = {
    'content-type': 'application/json',
    'x-client-address': `198.18.${caller >> 8}.${caller & 255}`,
    ...(device && { cookie: `a=1; device=${device}` }),
  };
  const reply = await shop.fetch(customers.login.path, { method: 'POST', headers, body: JSON.stringify({ email, password }) });
  const { data } = (await reply.json()) as { data: { label_name?: string; device?: string; jwt?: string } };
  return { status: reply.status, ...(data.label_name && { label: data.label_name }), ...data };
}
const guess = (count: number, email: string, device?: string) => Promise.all(Array.from({ length: count }, (_, i) => logIn(email, `geslo-${i % 10}`, device)));
const lookedAt = (replies: readonly { status: number }[]) => replies.filter(({ status }) => status === 422).length;
const pass = (interval: string) => sql`update login_attempts set at = at - ${interval}::interval`.execute(shop.database.db);
const NEW_PASSWORD = 'rumena raca plava';
/** Changes the password of the staff's account and restores it afterwards; the side effects of the change remain. */
async function changePassword(owner: Visitor): Promise<{ device: string }> {
  const { db } = shop.database;
  const { rows } = await sql<{ password_hash: string }>`select password_hash from users where email = ${STAFF.email}`.execute(db);
  const changed = await shop.get(accounts.changePassword, { old_password: STAFF.password, password: NEW_PASSWORD }, owner);
  await sql`update users set password_hash = ${rows[0]?.password_hash} where email = ${STAFF.email}`.execute(db);
  return changed;
}
const GUARDED = { status: 429, label: 'error_login_guarded' };

describe('guesses at one account from as many addresses', () => {
  it.each([
    [40, CUSTOMER.email],
    [60, CUSTOMER.email],
    [40, STAFF.email],
    [60, UNKNOWN],
    [60, ` ${CUSTOMER.email.toUpperCase()}`],
  ])('of %i at %s twenty are looked at in a quarter of an hour', async (count, email) => {
    const replies = await guess(count, email);
    expect(lookedAt(replies)).toBe(20);
    expect(replies.filter(({ status }) => status !== 422).map(({ status, label }) => ({ status, label }))).toEqual(Array(count - 20).fill(GUARDED));
    // Even the correct password is refused from a device unknown to the account.
    expect(await logIn(email, CUSTOMER.password)).toMatchObject(GUARDED);
    await pass('15 minutes');
    expect((await logIn(email, 'napačno')).status).toBe(422);
  });

  it('no more than a hundred a day, known or not', async () => {
    for (const email of [CUSTOMER.email, UNKNOWN]) {
      expect(lookedAt(await guess(22, email))).toBe(20);
      await pass('16 minutes');
      // Simulates continued guessing.
      await sql`insert into login_attempts (key) select ${`guess-day:${email}`} from generate_series(1, 78)`.execute(shop.database.db);
      expect(lookedAt(await guess(5, email))).toBe(2);
      await pass('1 day');
      expect((await logIn(email, 'napačno')).status).toBe(422);
    }
  });

  it('right ones are not counted', async () => {
    for (let i = 0; i < 25; i += 1) expect((await logIn(CUSTOMER.email, CUSTOMER.password)).status).toBe(200);
  });
});

describe('the owner of an account at which others guess', () => {
  it.each([CUSTOMER, STAFF])('$email logs in where they have logged in before', async ({ email, password }) => {
    const { device } = await logIn(email, password);
    await guess(30, email);
    expect(await logIn(email, password)).toMatchObject(GUARDED);
    const again = await logIn(email, password, device);
    expect(again.status).toBe(200);
    // The device id stays, with a new time.
    expect(again.device?.split('.')[2]).toBe(device?.split('.')[2]);
  });

  it.each([CUSTOMER, STAFF])('$email logs in by a passkey', async ({ email, password }) => {
    const owner = { token: (await logIn(email, password)).jwt as string };
    const { options } = await shop.get(passkeys.registrationOptions, {}, owner);
    const { passkey, response } = makePasskey(options as never, { origin: ORIGIN });
    await shop.get(passkeys.register, { response }, owner);
    await guess(30, email);
    const guest = await newGuest(shop);
    const loginOptions = (await shop.get(passkeys.loginOptions, {}, guest)).options as { challenge: string };
    expect((await shop.call(passkeys.login, { response: signWith(passkey, loginOptions, { origin: ORIGIN }) }, guest)).success).toBe(true);
  });

  it('changes the password where they are logged in', async () => {
    const owner = { token: (await logIn(STAFF.email, STAFF.password)).jwt as string };
    await guess(30, STAFF.email);
    expect((await shop.call(accounts.changePassword, { old_password: 'napačno', password: NEW_PASSWORD }, owner)).data).toMatchObject({
      label_name: 'error_login_failed',
    });
    await changePassword(owner);
  });
});

describe('a device', () => {
  it('is not accepted for another account, nor when forged', async () => {
    const own = (await logIn(STAFF.email, STAFF.password)).device as string;
    const [userId = '', version = '', id = '', expiresAt = '', signature = ''] = own.split('.');
    const forged = createDeviceTokens('another secret that is long enough').issue({ userId: Number(userId), version: Number(version) });
    const changed = [
      `${Number(userId) + 1}.${version}.${id}.${expiresAt}.${signature}`,
      `${own}x`,
      own.slice(0, -1),
      `${userId}.${version}.${id}.${Number(expiresAt) + 1}.${signature}`,
    ];
    await guess(30, CUSTOMER.email);
    for (const device of [own, forged, ...changed]) expect(await logIn(CUSTOMER.email, CUSTOMER.password, device)).toMatchObject(GUARDED);
  });

  it('is forgotten with the password it was known by, and after half a year', async () => {
    const first = await logIn(STAFF.email, STAFF.password);
    const devices = createDeviceTokens(TEST_SECRET);
    expect(devices.read(first.device as string)).not.toBeNull();
    const changed = await changePassword({ token: first.jwt as string });
    await guess(30, STAFF.email);
    expect(await logIn(STAFF.email, STAFF.password, first.device)).toMatchObject(GUARDED);
    expect((await logIn(STAFF.email, STAFF.password, changed.device)).status).toBe(200);
    const days = Number(changed.device.split('.')[3]) / 86_400 - Date.now() / 86_400_000;
    expect(Math.round(days)).toBe(180);
  });

  it('has a limit of its own: a stolen one gives ten guesses a minute, twenty in a quarter of an hour', async () => {
    const { device } = await logIn(CUSTOMER.email, CUSTOMER.password);
    expect(lookedAt(await guess(30, CUSTOMER.email, device))).toBe(10);
    await pass('1 minute');
    expect(lookedAt(await guess(30, CUSTOMER.email, device))).toBe(10);
    await pass('1 minute');
    expect(lookedAt(await guess(30, CUSTOMER.email, device))).toBe(0);
    // None of these attempts is counted against the account elsewhere.
    expect((await logIn(CUSTOMER.email, CUSTOMER.password)).status).toBe(200);
  });
});
