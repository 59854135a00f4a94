import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accounts } from '@vitrina/contract/accounts';
import type { Endpoint } from '@vitrina/contract/endpoint';
import { customers } from '@vitrina/contract/customers';
import { CUSTOMER } from '@vitrina/demo/known';
import { newGuest, type Visitor } from '../../testing/cart-tools.ts';
import { startTestBackend, type TestBackend } from '../../testing/test-backend.ts';

let shop: TestBackend;
beforeAll(async () => {
  shop = await startTestBackend('demo');
});
afterAll(async () => {
  expect(shop.errors).toEqual([]);
  await shop.stop();
});

const PASSWORD = 'zelena žaba skače daleč';
let number = 0;
/** An address without an account. */
const newEmail = (): string => {
  number += 1;
  return `oseba-${number}@primer.test`;
};

interface MailRow {
  kind: string;
  data: { linkId: number; linkCode: string };
}
const mailsTo = async (email: string): Promise<MailRow[]> =>
  (await sql<MailRow>`select kind, data from mails where recipient = ${email} order by id`.execute(shop.database.db)).rows;
const lastLink = async (email: string) => {
  const { data } = (await mailsTo(email)).at(-1) as MailRow;
  return { id: data.linkId, code: data.linkCode };
};
const as = (jwt: string): Visitor => ({ token: jwt });

async function newCustomer(): Promise<Visitor & { email: string }> {
  const email = newEmail();
  await shop.get(accounts.signup, { email, name: 'Žana', surname: 'Đurić' });
  const { jwt } = await shop.get(accounts.signupConfirm, { ...(await lastLink(email)), password: PASSWORD }, await newGuest(shop));
  return { token: jwt, email };
}

describe('signing up', () => {
  it('asks, mails a link, and only a password chosen by it makes the account and logs in with a new token [S7.78] [S7.81] [S3.57]', async () => {
    const guest = await newGuest(shop);
    const email = newEmail();
    expect(await shop.get(accounts.signup, { email: ` ${email.toUpperCase()} `, name: 'Žana', surname: 'Đurić' }, guest)).toEqual({ sent: true });
    const link = await lastLink(email);
    expect(await shop.get(accounts.signupConfirmCheck, link)).toEqual({ email });
    expect((await shop.call(customers.login, { email, password: PASSWORD })).data).toMatchObject({ label_name: 'error_login_failed' });
    const { jwt, user_id } = await shop.get(accounts.signupConfirm, { ...link, password: PASSWORD }, guest);
    expect(await shop.get(customers.isLogin, {}, as(jwt))).toMatchObject({ user_id });
    expect((await shop.call(customers.isLogin, {}, guest)).data).toMatchObject({ statusCode: 401 });
    expect((await shop.call(accounts.signupConfirm, { ...link, password: PASSWORD })).data).toMatchObject({
      label_name: 'error_link_expired',
      statusCode: 410,
    });
    expect((await shop.call(accounts.signupConfirmCheck, link)).success).toBe(false);
    expect((await shop.get(customers.login, { email, password: PASSWORD })).user_id).toBe(user_id);
  });

  it('says the same to a known address, and its owner is told by mail', async () => {
    const before = (await mailsTo(CUSTOMER.email)).length;
    expect(await shop.get(accounts.signup, { email: CUSTOMER.email })).toEqual({ sent: true });
    expect((await mailsTo(CUSTOMER.email)).slice(before).map((mail) => mail.kind)).toEqual(['account-exists']);
  });

  it('refuses passwords that are easily guessed, and says why; the link stays good', async () => {
    const email = 'ana.novak@primer.test';
    await shop.get(accounts.signup, { email });
    const link = await lastLink(email);
    for (const [password, label_name] of [
      ['kratko', 'error_password_short'],
      ['aaaaaaaaaaaa', 'error_password_simple'],
      ['0123456789', 'error_password_simple'],
      ['password123456', 'error_password_common'],
      ['ana.novak1', 'error_password_personal'],
      [email, 'error_password_personal'],
      ['ANA.novak@primer.test', 'error_password_personal'],
    ] as const)
      expect((await shop.call(accounts.signupConfirm, { ...link, password })).data).toMatchObject({
        label_name: 'error_bad_input',
        errors: [{ field: 'password', label_name }],
      });
    expect(await shop.get(accounts.signupConfirmCheck, link)).toEqual({ email });
  });

  it('with another person’s address opens no login: only the owner of the mailbox sets the password', async () => {
    const email = newEmail();
    const theirs = 'geslo tujega človeka 1';
    const attacker = await newGuest(shop);
    const headers = { 'content-type': 'application/json', authorization: `Bearer ${attacker.token}` };
    await shop.fetch(accounts.signup.path, { method: 'POST', headers, body: JSON.stringify({ email, password: theirs }) });
    const link = await lastLink(email);
    // The owner opens the link in a browser in which the attacker planted a token.
    expect((await shop.call(accounts.signupConfirm as Endpoint, link, attacker)).data).toMatchObject({
      label_name: 'error_bad_input',
      errors: [{ field: 'password' }],
    });
    const logIn = async (password: string) => (await shop.call(customers.login, { email, password })).success;
    expect(await logIn(theirs)).toBe(false);
    await shop.get(accounts.signupConfirm, { ...link, password: PASSWORD }, attacker);
    expect(await logIn(theirs)).toBe(false);
    expect(await logIn(PASSWORD)).toBe(true);
    expect((await shop.call(accounts.profile, {}, attacker)).data).toMatchObject({ statusCode: 401 });
  });

  it('five clicks at once on a link make one account', async () => {
    const email = newEmail();
    await shop.get(accounts.signup, { email });
    const link = { ...(await lastLink(email)), password: PASSWORD };
    const replies = await Promise.all(Array.from({ length: 5 }, () => shop.call(accounts.signupConfirm, link)));
    expect(replies.filter((reply) => reply.success).length).toBe(1);
    const { rows } = await sql`select 1 from users where email = ${email}`.execute(shop.database.db);
    expect(rows.length).toBe(1);
  });

  it('sends at most three mails an hour to one mailbox', async () => {
    const email = newEmail();
    for (let i = 0; i < 5; i += 1) expect(await shop.get(accounts.signup, { email })).toEqual({ sent: true });
    expect((await mailsTo(email)).length).toBe(3);
  });

  it('nor by spelling its address in other ways: five, of eight asked at once', async () => {
    const [name, domain] = newEmail().split('@') as [string, string];
    const spelled = Array.from({ length: 8 }, (_, i) => `${name}+${i}@${i % 2 ? domain.toUpperCase() : domain}`);
    const from = (email: string, i: number) =>
      shop.fetch(accounts.signup.path, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-client-address': `198.51.100.${i}` },
        body: JSON.stringify({ email }),
      });
    for (const { status } of await Promise.all(spelled.map(from))) expect(status).toBe(200);
    const { rows } = await sql`select from mails where recipient like ${`${name}+%`}`.execute(shop.database.db);
    expect(rows.length).toBe(5);
  });
});

describe('passwords', () => {
  it('a forgotten one is set anew by the link of a mail, once, and all sessions end [S7.82] [S7.83] [S7.84] [S7.85]', async () => {
    const customer = await newCustomer();
    expect(await shop.get(accounts.forgottenPassword, { email: customer.email })).toEqual({ sent: true });
    expect(await shop.get(accounts.forgottenPasswordApi, { email: 'nihce@primer.test' })).toEqual({ sent: true });
    const link = await lastLink(customer.email);
    expect(await shop.get(accounts.forgottenPasswordCheck, link)).toMatchObject({ email: customer.email, ways: { passkeys: [], providers: [] } });
    expect((await shop.call(accounts.newPassword, { ...link, password: 'kratko' })).data).toMatchObject({ errors: [{ label_name: 'error_password_short' }] });
    expect(await shop.get(accounts.newPassword, { ...link, password: 'rumena raca plava' })).toEqual({ done: true });
    expect((await shop.call(customers.isLogin, {}, customer)).data).toMatchObject({ statusCode: 401 });
    expect((await shop.call(accounts.newPassword, { ...link, password: 'modra miza stoji tam' })).data).toMatchObject({ label_name: 'error_link_expired' });
    expect((await shop.call(customers.login, { email: customer.email, password: PASSWORD })).success).toBe(false);
    expect((await shop.call(customers.login, { email: customer.email, password: 'rumena raca plava' })).success).toBe(true);
  });

  it('a password is changed with the old one; other sessions end, the current one goes on [S7.87]', async () => {
    const customer = await newCustomer();
    const elsewhere = await shop.get(customers.login, { email: customer.email, password: PASSWORD });
    const change = (old_password: string) => shop.call(accounts.changePassword, { old_password, password: 'rumena raca plava' }, customer);
    expect((await change('napačno geslo')).data).toMatchObject({ label_name: 'error_login_failed' });
    const changed = await change(PASSWORD);
    if (!changed.success) throw new Error('not changed');
    expect(await shop.get(customers.isLogin, {}, as(changed.data.jwt))).toMatchObject({ user_id: changed.data.user_id });
    for (const dead of [customer, as(elsewhere.jwt)]) expect((await shop.call(customers.isLogin, {}, dead)).data).toMatchObject({ statusCode: 401 });
  });

  it('links of one kind and person replace each other, and a wrong code is none', async () => {
    const customer = await newCustomer();
    await shop.get(accounts.forgottenPassword, { email: customer.email });
    const first = await lastLink(customer.email);
    await shop.get(accounts.forgottenPassword, { email: customer.email });
    const second = await lastLink(customer.email);
    expect((await shop.call(accounts.forgottenPasswordCheck, first)).success).toBe(false);
    expect((await shop.call(accounts.forgottenPasswordCheck, { ...second, code: first.code })).success).toBe(false);
    expect((await shop.call(accounts.forgottenPasswordCheck, second)).success).toBe(true);
    // A password reset link confirms no account.
    expect((await shop.call(accounts.signupConfirm, { ...second, password: PASSWORD })).success).toBe(false);
  });
});

describe('the account', () => {
  it('shows and changes the profile; what is left out stays, what is bad changes nothing [S7.76] [S7.86] [S3.61] [S3.63] [S1.7]', async () => {
    const [other, customer] = [await newCustomer(), await newCustomer()];
    const { rows } = await sql<{ id: number }>`select id from users where email = ${customer.email}`.execute(shop.database.db);
    expect(await shop.get(accounts.profile, {}, customer)).toMatchObject({
      user_id: rows[0]?.id,
      email: customer.email,
      name: 'Žana',
      surname: 'Đurić',
      customer: null,
      has_password: true,
    });
    expect(await shop.get(accounts.profileUpdate, { name: 'Zala' }, customer)).toMatchObject({ user_id: rows[0]?.id, name: 'Zala', surname: 'Đurić' });
    expect((await shop.get(accounts.profile, {}, other)).user_id).not.toBe(rows[0]?.id);
    const bad = await shop.call(
      accounts.profileUpdate,
      { surname: 'Novak', customer: { type: 'webshop.customer', country: 'SI', is_company: false, fields: { email: 'ni naslov', phone: '1' } } },
      customer,
    );
    expect(bad.data).toMatchObject({ label_name: 'error_bad_input' });
    expect(await shop.get(accounts.profile, {}, customer)).toMatchObject({ surname: 'Đurić' });
  });

  it('lists the customer’s sessions and ends one of them, or all others', async () => {
    const customer = await newCustomer();
    const sign = async () => (await shop.get(customers.login, { email: customer.email, password: PASSWORD })).jwt;
    const [second, third] = [await sign(), await sign()];
    const { items } = await shop.get(accounts.sessions, {}, customer);
    expect(items.map((item) => item.is_current)).toEqual([true, false, false]);
    const other = await newCustomer();
    expect((await shop.call(accounts.closeSessions, { id: items[1]?.id }, other)).data).toMatchObject({ label_name: 'error_empty_data' });
    await shop.get(accounts.closeSessions, { id: items[1]?.id }, customer);
    const alive = async () =>
      (await Promise.all([second, third].map(async (jwt) => (await shop.call(customers.isLogin, {}, as(jwt))).success))).filter(Boolean).length;
    expect(await alive()).toBe(1);
    expect((await shop.get(accounts.closeSessions, { all: true }, customer)).items.length).toBe(1);
    expect(await alive()).toBe(0);
    expect((await shop.call(customers.isLogin, {}, customer)).success).toBe(true);
  });

  it('gives all its data out, and is erased by its password: the token dies, the address is free again', async () => {
    const customer = await newCustomer();
    const { data } = await shop.get(accounts.exportData, {}, customer);
    expect(data).toMatchObject({ account: { email: customer.email }, orders: [] });
    expect(JSON.stringify(data)).not.toContain('argon2');
    expect((await shop.call(accounts.erase, { password: 'napačno geslo' }, customer)).data).toMatchObject({ label_name: 'error_login_failed' });
    await shop.get(accounts.erase, { password: PASSWORD }, customer);
    expect((await shop.call(customers.isLogin, {}, customer)).data).toMatchObject({ statusCode: 401 });
    expect((await shop.call(customers.login, { email: customer.email, password: PASSWORD })).data).toMatchObject({ label_name: 'error_login_failed' });
  });

  it('gives its data out ten times an hour, each account on its own', async () => {
    const [customer, other] = [await newCustomer(), await newCustomer()];
    const replies = [];
    for (let i = 0; i < 11; i += 1) replies.push(await shop.call(accounts.exportData, {}, customer));
    expect(replies.map(({ success }) => success)).toEqual([...Array.from({ length: 10 }, () => true), false]);
    expect(replies[10]?.data).toMatchObject({ label_name: 'error_too_many_requests', statusCode: 429 });
    expect((await shop.call(accounts.exportData, {}, other)).success).toBe(true);
  });

  it.each(['profile', 'sessions', 'exportData'] as const)('%s is refused without a login', async (name) => {
    const guest = await newGuest(shop);
    for (const who of [guest, {}]) expect((await shop.call(accounts[name], {}, who)).data).toMatchObject({ label_name: 'error_unauthorized' });
  });
});
