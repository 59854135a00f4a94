import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { customers } from '@vitrina/contract/customers';
import type { Endpoint } from '@vitrina/contract/endpoint';
import { staffPeople } from '@vitrina/contract/staff/people';
import { staffSession } from '@vitrina/contract/staff/session';
import { site } from '@vitrina/contract/site';
import { CUSTOMER, OFFICE, STAFF } from '@vitrina/demo/known';
import { createStaffKey, linkForFirstOwner, resetStaff } from './index.ts';
import { changesOf, refusalOf } from '../../testing/office-orders.ts';
import { Office, type OfficeReply } from '../../testing/office-tools.ts';
import { makePasskey, signWith } from '../../testing/software-authenticator.ts';
import { ORIGIN } from '../../testing/test-backend.ts';

let office: Office;
beforeAll(async () => {
  office = await Office.start();
});
afterAll(async () => {
  expect(office.shop.errors).toEqual([]);
  await office.shop.stop();
});

const { begin, second, first, me, end, confirm, newTotp, confirmTotp, newRecovery, removeFactor, factors, sessions, closeSession } = staffSession;
const db = () => office.shop.database.db;
const labelOf = ({ status, data }: OfficeReply) => [status, data.label_name];
const ENDED = [401, 'error_unauthorized'];
let number = 0;

/** Creates a staff member without a second factor. */
async function newStaff(role = 'editor'): Promise<{ id: number; email: string }> {
  number += 1;
  const email = `osebje-${number}@svet.test`;
  const { rows } = await sql<{ id: number }>`
    insert into users (email, password_hash, display_name, is_staff, confirmed_at)
    select ${email}, password_hash, 'Oseba', true, now() from users where email = ${STAFF.email} returning id`.execute(db());
  const { id } = rows[0] as { id: number };
  await sql`insert into staff_role_grants (user_id, role) values (${id}::integer, ${role})`.execute(db());
  return { id, email };
}

/** Enrols a new staff member; returns the cookie, the secret and the recovery codes. */
async function enrol({ email }: { email: string }) {
  const half = await office.begin(email);
  const { secret } = (await office.call(newTotp, {}, { cookie: half })).data;
  const confirmed = await office.call(confirmTotp, { code: office.codeOf(secret) }, { cookie: half });
  return { half, secret: secret as string, cookie: confirmed.cookie as string, recovery: confirmed.data.recovery as string[], confirmed };
}

describe('a login of staff', () => {
  it('is password, then code; only then it is a session, in a cookie that no script and no other site reaches', async () => {
    const first = await office.call(begin, { email: 'Owner@vitrina.test ', password: OFFICE.password });
    expect([first.status, first.data]).toEqual([200, { step: 'second' }]);
    const half = first.cookie as string;
    expect(labelOf(await office.call(me, {}, { cookie: half }))).toEqual(ENDED);
    const look = async (cookie?: string) => (await office.call(staffSession.look, {}, { cookie })).data.me;
    expect([await look(), await look(half), await look('staff=x')]).toEqual([null, null, null]);
    const confirmed = await office.call(second, { code: office.codeOf() }, { cookie: half });
    expect([confirmed.status, confirmed.data]).toEqual([200, { step: 'in' }]);
    for (const { setCookie } of [first, confirmed])
      expect(setCookie).toMatch(/^staff=[\w-]{43}; Max-Age=43200; Path=\/api\/staff\/; HttpOnly; Secure; SameSite=Strict$/);
    expect(confirmed.cookie).not.toBe(half);
    const { data } = await office.call(me, {}, { cookie: confirmed.cookie as string });
    expect(data.user.email).toBe('owner@vitrina.test');
    expect((await look(confirmed.cookie as string)).user).toEqual(data.user);
    expect(data.roles).toEqual(['owner']);
    expect(data.permissions['staff.manage']).toEqual({ markets: null, warehouses: null, languages: null, refund_limit: null });
    expect(Date.parse(data.confirmed_until)).toBeGreaterThan(Date.now());
    // The half session is consumed.
    expect(labelOf(await office.call(second, { code: office.codeOf() }, { cookie: half }))).toEqual(ENDED);
  });

  it('tells nothing of an address: unknown, a customer’s, of staff without a role, or a wrong password are answered alike', async () => {
    const tries = [
      { email: 'nihce@vitrina.test', password: OFFICE.password },
      { email: CUSTOMER.email, password: CUSTOMER.password },
      { email: STAFF.email, password: STAFF.password },
      { email: 'picker@vitrina.test', password: 'napačno geslo' },
    ];
    for (const one of tries) {
      const reply = await office.call(begin, one);
      expect([reply.status, reply.data, reply.setCookie], one.email).toEqual([422, { label_name: 'error_login_failed' }, null]);
    }
  });

  it('takes no code twice, also not of five logins that show it at once', async () => {
    const halves = await Promise.all(Array.from({ length: 5 }, () => office.begin('picker@vitrina.test')));
    office.tick();
    const code = office.codeOf();
    const replies = await Promise.all(halves.map((cookie) => office.call(second, { code }, { cookie })));
    expect(replies.filter(({ success }) => success)).toHaveLength(1);
    for (const reply of replies.filter(({ success }) => !success)) expect(labelOf(reply)).toEqual([422, 'error_login_failed']);
    expect(labelOf(await office.call(second, { code }, { cookie: await office.begin('picker@vitrina.test') }))).toEqual([422, 'error_login_failed']);
  });

  it('ends after five wrong codes, and after ten of one person no code is looked at for a while', async () => {
    const { email } = await newStaff();
    const { secret } = await enrol({ email });
    office.tick();
    const wrong = office.codeOf(secret) === '000000' ? '111111' : '000000';
    const half = await office.begin(email);
    for (let i = 0; i < 5; i += 1) expect(labelOf(await office.call(second, { code: wrong }, { cookie: half }))).toEqual([422, 'error_login_failed']);
    expect(labelOf(await office.call(second, { code: office.codeOf(secret) }, { cookie: half }))).toEqual(ENDED);
    const next = await office.begin(email);
    for (let i = 0; i < 5; i += 1) await office.call(second, { code: wrong }, { cookie: next });
    const last = await office.begin(email);
    expect(labelOf(await office.call(second, { code: office.codeOf(secret) }, { cookie: last }))).toEqual([429, 'error_too_many_requests']);
  });

  it('has the limits of the storefront’s login', async () => {
    const { email } = await newStaff();
    const headers = { 'x-client-address': '192.0.2.77' };
    const statuses: number[] = [];
    for (let i = 0; i < 12; i += 1) statuses.push((await office.call(begin, { email, password: `napačno ${i}` }, { headers })).status);
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 422), 429, 429]);
  });
});

describe('the first login', () => {
  it('leads to a second factor and nowhere else; then there are ten recovery codes, each good once, and a mail', async () => {
    const { id, email } = await newStaff();
    const first = await office.call(begin, { email, password: STAFF.password });
    expect(first.data).toEqual({ step: 'enrol' });
    const half = first.cookie as string;
    for (const call of [me, sessions, factors, second]) expect(labelOf(await office.call(call, { code: '123456' }, { cookie: half }))).toEqual(ENDED);
    const { data } = await office.call(newTotp, {}, { cookie: half });
    expect(data.uri).toContain(`secret=${data.secret}`);
    expect(data.qr).toMatch(/^<svg/);
    const { rows } = await sql<{ secret: string }>`select secret from staff_factors where user_id = ${id}::integer`.execute(db());
    expect(rows[0]?.secret).not.toContain(data.secret);
    expect(labelOf(await office.call(confirmTotp, { code: '000000' === office.codeOf(data.secret) ? '111111' : '000000' }, { cookie: half }))).toEqual([
      422,
      'error_login_failed',
    ]);
    const confirmed = await office.call(confirmTotp, { code: office.codeOf(data.secret) }, { cookie: half });
    expect(confirmed.data.step).toBe('in');
    expect(new Set(confirmed.data.recovery).size).toBe(10);
    expect((await office.call(me, {}, { cookie: confirmed.cookie as string })).data.roles).toEqual(['editor']);
    const mails = await sql`select from mails where recipient = ${email} and kind = 'staff-factor-added'`.execute(db());
    expect(mails.rows).toHaveLength(1);

    const [code] = confirmed.data.recovery as string[];
    const halves = await Promise.all(Array.from({ length: 5 }, () => office.begin(email)));
    const replies = await Promise.all(halves.map((cookie) => office.call(second, { code: ` ${code?.toUpperCase()} ` }, { cookie })));
    expect(replies.filter(({ success }) => success)).toHaveLength(1);
    expect((await office.call(factors, {}, { cookie: confirmed.cookie as string })).data.recovery_left).toBe(9);
  });

  it('of two at once enrols one factor: the slower one is refused', async () => {
    const { email } = await newStaff();
    const halves = await Promise.all(Array.from({ length: 5 }, () => office.begin(email)));
    const { secret } = (await office.call(newTotp, {}, { cookie: halves[0] })).data;
    const code = office.codeOf(secret);
    const replies = await Promise.all(halves.map((cookie) => office.call(confirmTotp, { code }, { cookie })));
    expect(replies.filter(({ success }) => success)).toHaveLength(1);
    for (const cookie of halves) expect(labelOf(await office.call(newTotp, {}, { cookie }))).toEqual(ENDED);
  });
});

describe('passkeys as second factor', () => {
  const { passkeyOptions, passkey, confirmOptions, confirmPasskey, newPasskey, addPasskey } = staffSession;
  const optionsOf = async (call: Endpoint, cookie: string) => (await office.call(call, {}, { cookie })).data.options;
  /** Enrols a new staff member by a passkey alone. */
  async function enrolPasskey() {
    const person = await newStaff();
    const half = await office.begin(person.email);
    const registration = makePasskey(await optionsOf(newPasskey, half), { origin: ORIGIN });
    const registered = await office.call(addPasskey, { response: registration.response }, { cookie: half });
    return { ...person, half, key: registration.passkey, response: registration.response, registered, cookie: registered.cookie as string };
  }

  it('are set up at the first login, end the next ones and confirm; each challenge is good once, of five uses at once', async () => {
    const person = await enrolPasskey();
    expect([person.registered.data.step, person.registered.data.recovery.length]).toEqual(['in', 10]);
    expect((await office.call(factors, {}, { cookie: person.cookie })).data).toMatchObject({ items: [{ kind: 'passkey' }], recovery_left: 10 });
    expect(labelOf(await office.call(addPasskey, { response: person.response }, { cookie: person.cookie }))).toEqual([422, 'error_passkey_failed']);

    const half = await office.begin(person.email);
    const options = await optionsOf(passkeyOptions, half);
    expect([options.userVerification, options.allowCredentials.length]).toEqual(['required', 1]);
    const response = signWith(person.key, options, { origin: ORIGIN });
    const replies = await Promise.all(Array.from({ length: 5 }, () => office.call(passkey, { response }, { cookie: half })));
    expect(replies.filter(({ success }) => success)).toHaveLength(1);
    const cookie = replies.find(({ success }) => success)?.cookie as string;
    await sql`update staff_sessions set confirmed_at = null where user_id = ${person.id}::integer`.execute(db());
    expect(labelOf(await office.call(newRecovery, {}, { cookie }))).toEqual([403, 'error_confirm_needed']);
    const proof = signWith(person.key, await optionsOf(confirmOptions, cookie), { origin: ORIGIN });
    expect(Date.parse((await office.call(confirmPasskey, { response: proof }, { cookie })).data.confirmed_until)).toBeGreaterThan(Date.now());
    expect((await office.call(newRecovery, {}, { cookie })).data.recovery).toHaveLength(10);
  });

  it('of another login, another host, another session or an old challenge open nothing', async () => {
    const [one, other] = [await enrolPasskey(), await enrolPasskey()];
    const FAILED = [422, 'error_passkey_failed'];
    const attempt = async (key: typeof one.key, half: string, { origin = ORIGIN, challenge = undefined as string | undefined } = {}) => {
      const options = await optionsOf(passkeyOptions, half);
      return labelOf(await office.call(passkey, { response: signWith(key, { ...options, ...(challenge && { challenge }) }, { origin }) }, { cookie: half }));
    };
    const half = await office.begin(one.email);
    expect(await attempt(other.key, half)).toEqual(FAILED);
    expect(await attempt(one.key, half, { origin: 'https://evil.example' })).toEqual(FAILED);
    expect(await attempt(one.key, half, { challenge: (await optionsOf(passkeyOptions, await office.begin(one.email))).challenge })).toEqual(FAILED);
    const old = (await optionsOf(passkeyOptions, half)).challenge;
    await sql`update staff_challenges set expires_at = now() where challenge = ${old}`.execute(db());
    expect(await attempt(one.key, half, { challenge: old })).toEqual(FAILED);
    for (let i = 0; i < 2; i += 1) await attempt(other.key, half);
    expect(labelOf(await office.call(passkey, { response: signWith(one.key, { challenge: old }, { origin: ORIGIN }) }, { cookie: half }))).toEqual(ENDED);
    // Without a passkey the reply says so, and no authenticator is called.
    expect((await office.call(passkeyOptions, {}, { cookie: await office.begin('editor@vitrina.test') })).data).toEqual({ options: null });
  });

  it('of five enrolments at once one is kept', async () => {
    const person = await newStaff();
    const halves = await Promise.all(Array.from({ length: 5 }, () => office.begin(person.email)));
    const requests = await Promise.all(
      halves.map(async (cookie) => ({ cookie, response: makePasskey(await optionsOf(newPasskey, cookie), { origin: ORIGIN }).response })),
    );
    const replies = await Promise.all(requests.map(({ cookie, response }) => office.call(addPasskey, { response }, { cookie })));
    expect(replies.filter(({ success }) => success)).toHaveLength(1);
    expect((await office.call(factors, {}, { cookie: replies.find(({ success }) => success)?.cookie as string })).data.items).toHaveLength(1);
  });
});

describe('a session', () => {
  it('ends by itself after half an hour without a call, and after twelve hours', async () => {
    for (const change of [sql`last_seen_at = now() - interval '30 minutes 1 second'`, sql`created_at = now() - interval '12 hours 1 second'`]) {
      const cookie = await office.logIn('service');
      expect((await office.call(me, {}, { cookie })).status).toBe(200);
      await sql`update staff_sessions set ${change} where ended_at is null`.execute(db());
      expect(labelOf(await office.call(me, {}, { cookie }))).toEqual(ENDED);
    }
  });

  it('ends with its log-out, a new password, the last role, and where its owner ends it', async () => {
    const cookie = await office.logIn('finance');
    const gone = await office.call(end, {}, { cookie });
    expect([gone.data, gone.setCookie]).toEqual([{ done: true }, expect.stringContaining('Max-Age=0')]);
    expect(labelOf(await office.call(me, {}, { cookie }))).toEqual(ENDED);

    const person = await newStaff();
    const own = await enrol(person);
    const other = await office.begin(person.email);
    office.tick();
    const there = (await office.call(second, { code: office.codeOf(own.secret) }, { cookie: other })).cookie as string;
    const { items } = (await office.call(sessions, {}, { cookie: there })).data;
    expect(items.map((one: { is_current: boolean }) => one.is_current)).toEqual([true, false]);
    expect((await office.call(closeSession, { id: items[1].id }, { cookie: there })).data.items).toHaveLength(1);
    expect(labelOf(await office.call(me, {}, { cookie: own.cookie }))).toEqual(ENDED);
    // Another staff member's session counts as missing.
    expect(labelOf(await office.call(closeSession, { id: items[0].id }, { cookie: await office.logIn('owner') }))).toEqual([404, 'error_empty_data']);

    await sql`update users set token_version = token_version + 1 where id = ${person.id}::integer`.execute(db());
    expect(labelOf(await office.call(me, {}, { cookie: there }))).toEqual(ENDED);
    const again = await newStaff();
    const last = await enrol(again);
    await sql`update staff_role_grants set ended_at = now() where user_id = ${again.id}::integer`.execute(db());
    expect(labelOf(await office.call(me, {}, { cookie: last.cookie }))).toEqual(ENDED);
  });

  it('is asked for its second factor again after five minutes, before factors are changed', async () => {
    const person = await newStaff();
    const { cookie, secret } = await enrol(person);
    expect((await office.call(newRecovery, {}, { cookie })).data.recovery).toHaveLength(10);
    await sql`update staff_sessions set confirmed_at = now() - interval '5 minutes 1 second' where user_id = ${person.id}::integer`.execute(db());
    expect((await office.call(me, {}, { cookie })).data.confirmed_until).toBeNull();
    for (const call of [newRecovery, newTotp, confirmTotp, removeFactor])
      expect(labelOf(await office.call(call, { id: 1, code: '123456' }, { cookie }))).toEqual([403, 'error_confirm_needed']);
    office.tick();
    expect(Date.parse((await office.call(confirm, { code: office.codeOf(secret) }, { cookie })).data.confirmed_until)).toBeGreaterThan(Date.now());
    expect((await office.call(newRecovery, {}, { cookie })).status).toBe(200);
    const { items } = (await office.call(factors, {}, { cookie })).data;
    expect(labelOf(await office.call(removeFactor, { id: items[0].id }, { cookie }))).toEqual([409, 'error_last_login']);
  });

  it('writes down once each change of how one logs in, and none that was refused', async () => {
    const person = await newStaff();
    const { cookie } = await enrol(person);
    const add = async (): Promise<void> => {
      const { secret } = (await office.call(newTotp, {}, { cookie })).data;
      expect((await office.call(confirmTotp, { code: 'ABCDEF' }, { cookie })).success).toBe(false);
      expect((await office.call(confirmTotp, { code: office.codeOf(secret) }, { cookie })).status).toBe(200);
    };
    await add();
    await office.call(newRecovery, {}, { cookie });
    const { items } = (await office.call(factors, {}, { cookie })).data;
    expect((await office.call(removeFactor, { id: items[0].id }, { cookie })).status).toBe(200);
    for (const id of [items[0].id, items[1].id]) expect((await office.call(removeFactor, { id }, { cookie })).success).toBe(false);
    const written = await changesOf(office, 'staff', String(person.id));
    expect(written.map(({ action, paths }) => [action, paths])).toEqual([
      ['factor', [{ path: 'factor', after: 'totp' }]],
      ['factor', [{ path: 'factor', after: 'totp' }]],
      ['recovery', [{ path: 'recovery', after: 10 }]],
      ['factor_end', [{ path: 'factor', before: 'totp' }]],
    ]);
    const { rows } = await sql<{ n: number }>`
      select count(*)::integer as n from changes where kind = 'staff' and subject_id = ${String(person.id)} and user_id = ${person.id}::integer`.execute(db());
    expect(rows[0]?.n).toBe(4);
  });

  it('writes for its own pages alone, and in JSON', async () => {
    const cookie = await office.logIn('editor');
    for (const headers of [{ 'sec-fetch-site': 'cross-site' }, { 'sec-fetch-site': 'same-site' }, { origin: 'https://evil.example' }])
      expect(labelOf(await office.call(end, {}, { cookie, headers }))).toEqual([403, 'error_bad_origin']);
    expect(labelOf(await office.call(end, {}, { cookie, headers: { 'content-type': 'text/plain' } }))).toEqual([415, 'error_content_type']);
    expect((await office.call(me, {}, { cookie })).status).toBe(200);
  });
});

describe('the storefront and the office', () => {
  it('know nothing of each other: neither’s proof opens the other', async () => {
    const token = await office.shop.logIn(STAFF.email, STAFF.password);
    expect(labelOf(await office.call(me, {}, { headers: { authorization: `Bearer ${token}` } }))).toEqual(ENDED);
    expect(labelOf(await office.call(me, {}, { headers: { authorization: `Bearer ${token}`, cookie: `token=${token}` } }))).toEqual(ENDED);
    const cookie = await office.logIn('owner');
    expect((await office.call(site.clearCache, { caches: ['labels'] }, { cookie })).status).toBe(401);
    expect((await office.call(customers.isLogin, {}, { cookie })).data.user_id).toBeNull();
    // A revoked token of the storefront in the request does no harm.
    expect((await office.call(me, {}, { cookie, headers: { authorization: 'Bearer a.b.c' } })).status).toBe(200);
  });

  it('calls of the office are described to staff alone', async () => {
    const pathsFor = async (headers: Record<string, string>) =>
      Object.keys(((await (await office.shop.fetch('/api/openapi.json', { headers })).json()) as { paths: object }).paths).filter((path) =>
        path.startsWith('/api/staff/'),
      );
    expect(await pathsFor({})).toEqual([]);
    const token = await office.shop.logIn(STAFF.email, STAFF.password);
    expect(await pathsFor({ authorization: `Bearer ${token}` })).toContain('/api/staff/session/second/');
    const table = await (await office.shop.fetch('/api/misc/endpoints/?version=1')).text();
    expect(table).not.toContain('/api/staff/');
  });
});

describe('colleagues', () => {
  const FULL = { markets: null, warehouses: null, languages: null, refund_limit: null };
  /** A logged-in staff member with a role, in the minute of the second factor. */
  async function colleague(role: string) {
    const person = await newStaff(role);
    return { ...person, ...(await enrol(person)) };
  }
  const personOf = async (id: number, cookie: string) => (await office.call(staffPeople.get, { id }, { cookie })).data;
  const codeIn = async (email: string): Promise<string> =>
    (
      await sql<{
        code: string;
      }>`select data ->> 'linkCode' as code from mails where recipient = ${email} and kind = 'staff-invited' order by id desc limit 1`.execute(db())
    ).rows[0]?.code as string;
  const PASSWORD = 'štiri zelene race letijo';
  const grants = [{ role: 'picker', warehouses: [1] }];

  it('an account that a customer had with the address keeps no passkey and no provider as a way in', async () => {
    const email = 'kupec@svet.test';
    const { rows } = await sql<{ id: number }>`insert into users (email, lang, confirmed_at) values (${email}, 'si', now()) returning id`.execute(db());
    const id = rows[0]?.id as number;
    await sql`insert into passkeys (user_id, credential_id, public_key, counter, name) values (${id}::integer, 'old-key', '', 0, 'Telefon')`.execute(db());
    await sql`insert into identities (provider, subject, user_id) values ('google', 'old-subject', ${id}::integer)`.execute(db());
    const { cookie } = await colleague('owner');
    expect((await office.call(staffPeople.invite, { email, name: 'Kupec', grants }, { cookie })).status).toBe(200);
    expect((await office.call(staffSession.invited, { code: await codeIn(email), password: PASSWORD })).status).toBe(200);
    for (const table of ['passkeys', 'identities'])
      expect((await sql`select from ${sql.table(table)} where user_id = ${id}::integer`.execute(db())).rows, table).toEqual([]);
  });

  it('are invited by mail with roles and places; the link is good once, of five uses at once, and leads to a second factor', async () => {
    const { cookie } = await colleague('owner');
    const email = 'nova@svet.test';
    const invited = await office.call(staffPeople.invite, { email: ' Nova@Svet.test ', name: 'Nova Oseba', mail_lang: 'de', grants }, { cookie });
    expect(invited.status).toBe(400);
    const first = await office.call(staffPeople.invite, { email: 'Nova@Svet.test', name: 'Nova Oseba', mail_lang: 'de', grants }, { cookie });
    expect(Date.parse(first.data.expires_at) - Date.now()).toBeLessThanOrEqual(24 * 3_600_000);
    const old = await codeIn(email);
    const again = await office.call(staffPeople.invite, { email, name: 'Nova Oseba', grants }, { cookie });
    const { rows } = await sql<{ lang: string; hash: string }>`
      select lang, (select string_agg(encode(code_hash, 'escape'), '') from staff_invitations) as hash from mails where recipient = ${email} order by id`.execute(
      db(),
    );
    expect(rows.map(({ lang }) => lang)).toEqual(['de', 'si']);
    expect(rows[0]?.hash).not.toContain(old);
    const open = (await office.call(staffPeople.list, {}, { cookie })).data.invitations;
    expect(open).toMatchObject([{ id: again.data.id, email, grants: [{ role: 'picker', warehouses: [1], refund_limit: 0 }] }]);

    const accept = (code: string, password = PASSWORD) => office.call(staffSession.invited, { code, password });
    expect(labelOf(await accept(old))).toEqual([410, 'error_link_expired']);
    const code = await codeIn(email);
    expect(refusalOf(await accept(code, 'geslo'))).toBe('400 error_bad_input password');
    expect(labelOf(await office.call(begin, { email, password: PASSWORD }))).toEqual([422, 'error_login_failed']);
    const replies = await Promise.all(Array.from({ length: 5 }, () => accept(code)));
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 410, 410, 410, 410]);
    const half = replies.find(({ success }) => success);
    expect(half?.data).toEqual({ step: 'enrol' });
    const { secret } = (await office.call(newTotp, {}, { cookie: half?.cookie as string })).data;
    const confirmed = await office.call(confirmTotp, { code: office.codeOf(secret) }, { cookie: half?.cookie as string });
    const self = (await office.call(me, {}, { cookie: confirmed.cookie as string })).data;
    expect(self.permissions['orders.fulfil']).toMatchObject({ warehouses: [1], markets: null });
    expect((await changesOf(office, 'staff', String(self.user.id))).map(({ action }) => action)).toEqual(['join', 'factor']);
    expect(refusalOf(await office.call(staffPeople.invite, { email, name: 'Nova', grants }, { cookie }))).toBe('400 error_bad_input email');
  });

  it('an invitation is good for a day, as long as its sender may give what it gives, and until it is taken back', async () => {
    const accept = async (email: string) => labelOf(await office.call(staffSession.invited, { code: await codeIn(email), password: PASSWORD }));
    const { id, cookie } = await colleague('owner');
    for (const email of ['a@svet.test', 'b@svet.test', 'c@svet.test']) await office.call(staffPeople.invite, { email, name: 'Oseba', grants }, { cookie });
    await sql`update staff_invitations set expires_at = now() where email = 'a@svet.test'`.execute(db());
    const { invitations } = (await office.call(staffPeople.list, {}, { cookie })).data;
    const b = invitations.find(({ email }: { email: string }) => email === 'b@svet.test').id;
    expect((await office.call(staffPeople.endInvitation, { id: b }, { cookie })).data).toEqual({ id: b });
    await sql`update staff_role_grants set ended_at = now() where user_id = ${id}::integer`.execute(db());
    for (const email of ['a@svet.test', 'b@svet.test', 'c@svet.test']) expect([email, ...(await accept(email))]).toEqual([email, 410, 'error_link_expired']);
  });

  it('get and lose roles by version, merged by role, at once in the sessions they have', async () => {
    const { cookie } = await colleague('owner');
    const other = await colleague('editor');
    const save = (version: number, changes: object) => office.call(staffPeople.save, { id: other.id, version, changes }, { cookie });
    expect((await save(0, { 'grants.finance': { markets: ['at'], refund_limit: 12.5 } })).data).toMatchObject({ version: 1, changed: ['grants.finance'] });
    const rights = (await office.call(me, {}, { cookie: other.cookie })).data;
    expect([rights.roles, rights.permissions['bank.import']]).toEqual([
      ['editor', 'finance'],
      { markets: ['at'], warehouses: null, languages: null, refund_limit: 12.5 },
    ]);
    expect((await save(0, { 'grants.service': {} })).data).toMatchObject({ version: 2, merged: ['grants.finance'] });
    const refused = await save(0, { 'grants.finance': null });
    expect([refused.status, refused.data.label_name, refused.data.errors[0].theirs.markets]).toEqual([409, 'error_version', ['at']]);
    expect((await save(2, { 'grants.finance': null, 'grants.service': null })).data).toMatchObject({ version: 3 });
    expect((await personOf(other.id, cookie)).grants).toEqual([{ role: 'editor', ...FULL }]);
    for (const [changes, refusal] of [
      [{ 'grants.editor': null }, '400 error_bad_input changes'],
      [{ 'grants.nobody': {} }, '400 error_bad_input changes.grants.nobody'],
      [{ 'grants.picker': { warehouses: [999_999] } }, '400 error_bad_input changes.grants.picker.warehouses'],
      [{ 'grants.picker': { markets: ['xx'] } }, '400 error_bad_input changes.grants.picker.markets.0'],
      [{ 'grants.picker': { markets: [] } }, '400 error_bad_input changes.grants.picker.markets'],
      [{ 'grants.picker': { refund_limit: -1 } }, '400 error_bad_input changes.grants.picker.refund_limit'],
      [{ email: 'x@y.si' }, '400 error_bad_input changes.email'],
      [{}, '400 error_bad_input changes'],
    ] as const)
      expect(refusalOf(await save(3, changes)), JSON.stringify(changes)).toBe(refusal);
    expect((await personOf(other.id, cookie)).version).toBe(3);
  });

  it('compose roles of rights they have, bound to places; who has one may the new at once, and no name stands twice', async () => {
    const { cookie } = await colleague('owner');
    const picker = await colleague('picker');
    const request = (call: Endpoint, input: object, by = cookie) => office.call(call, input as Record<string, unknown>, { cookie: by });
    const role = { title: 'Pomočnik v Kopru', permissions: ['orders.edit', 'refunds.make'], markets: ['si', 'hr'], warehouses: [1], refund_limit: 30 };
    const replies = await Promise.all(Array.from({ length: 5 }, () => request(staffPeople.makeRole, role)));
    expect(replies.map(refusalOf).filter((one) => !one.startsWith('200'))).toEqual(Array(4).fill('400 error_bad_input title'));
    const code = replies.find(({ success }) => success)?.data.code as string;
    const listed = async () => (await request(staffPeople.list, {})).data.roles.find((one: { code: string }) => one.code === code);
    expect(await listed()).toEqual({
      ...{ code, version: 1, is_own: true, is_within: true, can_change: true, languages: null },
      ...{ ...role, permissions: ['orders.view', 'orders.details', 'orders.edit', 'refunds.make', 'payments.view'] },
    });
    await request(staffPeople.save, { id: picker.id, version: 0, changes: { [`grants.${code}`]: { markets: ['si', 'at'], refund_limit: 30 } } });
    const rights = async () => (await office.call(me, {}, { cookie: picker.cookie })).data.permissions;
    expect((await rights())['refunds.make']).toEqual({ markets: ['si'], warehouses: [1], languages: null, refund_limit: 30 });
    const change = (version: number, changes: object, by = cookie) => request(staffPeople.saveRole, { code, version, changes }, by);
    expect((await change(1, { permissions: ['documents.issue'] })).data).toMatchObject({ version: 2, changed: ['permissions'] });
    expect([(await rights())['refunds.make'], (await rights())['documents.issue']]).toEqual([undefined, expect.objectContaining({ markets: ['si'] })]);
    expect((await change(1, { markets: null, title: 'Pomočnik' })).data).toMatchObject({ version: 3, merged: ['permissions'] });
    expect((await rights())['documents.issue'].markets).toEqual(['si', 'at']);
    expect(refusalOf(await change(1, { permissions: ['orders.view'] }))).toMatch(/^409 error_version/);
    expect((await changesOf(office, 'staff-role', code)).map(({ action }) => action)).toEqual(['create', 'save', 'save']);
    for (const [changes, refusal] of [
      [{ permissions: ['everything'] }, '400 error_bad_input changes.permissions.0'],
      [{ permissions: [] }, '400 error_bad_input changes.permissions'],
      [{ warehouses: [999_999] }, '400 error_bad_input changes.warehouses'],
      [{ markets: [] }, '400 error_bad_input changes.markets'],
      [{ title: ' ' }, '400 error_bad_input changes.title'],
      [{}, '400 error_bad_input changes'],
    ] as const)
      expect(refusalOf(await change(3, changes)), JSON.stringify(changes)).toBe(refusal);
    expect(refusalOf(await request(staffPeople.endRole, { code }))).toBe('400 error_bad_input code');
    expect(refusalOf(await request(staffPeople.saveRole, { code: 'owner', version: 0, changes: { title: 'Jaz' } }))).toBe('404 error_empty_data');
    await request(staffPeople.save, { id: picker.id, version: 1, changes: { [`grants.${code}`]: null } });
    expect((await request(staffPeople.endRole, { code })).data).toEqual({ code });
    expect([await listed(), refusalOf(await change(3, { title: 'Spet' }))]).toEqual([undefined, '404 error_empty_data']);
  });

  it('compose nothing beyond their own rights, and change no role that reaches beyond them', async () => {
    await sql`insert into staff_roles (code, permissions, refund_limit) values ('head', '{staff.manage,orders.view,orders.details,payments.view,refunds.make}', 5000) on conflict do nothing`.execute(
      db(),
    );
    const [owner, { id, cookie }] = [await colleague('owner'), await colleague('head')];
    await sql`update staff_role_grants set refund_limit = 5000, markets = ${['si']}::text[] where user_id = ${id}::integer`.execute(db());
    const MORE = '403 error_more_than_own';
    const make = async (role: object, by = cookie) => await office.call(staffPeople.makeRole, { title: 'Nova', ...role }, { cookie: by });
    for (const role of [
      { permissions: ['stock.view'], markets: ['si'] },
      { permissions: ['orders.view'] },
      { permissions: ['orders.view'], markets: ['si', 'at'] },
      // The grant's other permissions count as well.
      { permissions: ['orders.edit'], markets: ['si'] },
      { permissions: ['refunds.make'], markets: ['si'], refund_limit: 51 },
      { permissions: ['refunds.make'], markets: ['si'] },
    ])
      expect(refusalOf(await make(role)), JSON.stringify(role)).toBe(MORE);
    const { code } = (await make({ permissions: ['refunds.make'], markets: ['si'], refund_limit: 50 })).data;
    const other = (await make({ title: 'Druga', permissions: ['stock.view'] }, owner.cookie)).data.code;
    const change = async (role: string, version: number, changes: object) =>
      refusalOf(await office.call(staffPeople.saveRole, { code: role, version, changes }, { cookie }));
    expect(await change(code, 1, { permissions: ['stock.adjust'] })).toBe(MORE);
    expect(await change(code, 1, { markets: null })).toBe(MORE);
    expect(await change(other, 1, { permissions: ['orders.view'], markets: ['si'] })).toBe(MORE);
    expect(refusalOf(await office.call(staffPeople.endRole, { code: other }, { cookie }))).toBe(MORE);
    expect(await change(code, 1, { permissions: ['orders.view'] })).toMatch(/^200/);
    for (const one of [code, other]) await office.call(staffPeople.endRole, { code: one }, { cookie: owner.cookie });
    await sql`delete from staff_role_grants where role = 'head'`.execute(db());
    await sql`delete from staff_roles where code = 'head'`.execute(db());
  });

  it('staff give, take or change no rights beyond their own', async () => {
    await sql`insert into staff_roles (code, permissions, refund_limit) values ('lead', '{staff.manage,orders.view,orders.fulfil,refunds.make,products.view,stock.view,stock.adjust,returns.receive}', 5000) on conflict do nothing`.execute(
      db(),
    );
    const [{ id, cookie }, owner, picker] = [await colleague('lead'), await colleague('owner'), await colleague('picker')];
    const below = await newStaff('lead');
    await sql`update staff_role_grants set refund_limit = 5000, markets = ${['si', 'hr']}::text[] where user_id = ${id}::integer`.execute(db());
    await sql`update staff_role_grants set refund_limit = 5000, markets = ${['si']}::text[] where user_id = ${below.id}::integer`.execute(db());
    const MORE = '403 error_more_than_own';
    const invite = async (one: object) => refusalOf(await office.call(staffPeople.invite, { email: 'z@svet.test', name: 'Z', grants: [one] }, { cookie }));
    expect(await invite({ role: 'owner' })).toBe(MORE);
    expect(await invite({ role: 'finance' })).toBe(MORE);
    expect(await invite({ role: 'picker' })).toBe(MORE);
    expect(await invite({ role: 'picker', markets: ['at'] })).toBe(MORE);
    expect(await invite({ role: 'lead', markets: ['si'], refund_limit: 51 })).toBe(MORE);
    expect(await invite({ role: 'lead', markets: ['si'], refund_limit: 50 })).toMatch(/^200/);
    for (const id of [owner.id, picker.id])
      for (const call of [staffPeople.deactivate, staffPeople.resetFactors, staffPeople.endSessions])
        expect(refusalOf(await office.call(call, { id }, { cookie }))).toBe(MORE);
    expect(
      refusalOf(
        await office.call(
          staffPeople.save,
          { id: picker.id, version: 0, changes: { 'grants.picker': null, 'grants.lead': { markets: ['si'], refund_limit: 1 } } },
          { cookie },
        ),
      ),
    ).toBe(MORE);
    expect(refusalOf(await office.call(staffPeople.deactivate, { id: below.id }, { cookie }))).toMatch(/^200/);
    expect((await office.call(me, {}, { cookie: owner.cookie })).status).toBe(200);
    const listed = (await office.call(staffPeople.list, {}, { cookie })).data;
    expect(listed.items.find((one: { id: number }) => one.id === owner.id).is_within).toBe(false);
    expect(listed.roles.filter(({ is_within }: { is_within: boolean }) => is_within).map(({ code }: { code: string }) => code)).toEqual(['picker', 'lead']);
    await sql`delete from staff_role_grants where role = 'lead'`.execute(db());
    await sql`delete from staff_roles where code = 'lead'`.execute(db());
  });

  it('are deactivated with all that hangs on their login, at once', async () => {
    const { cookie } = await colleague('owner');
    const gone = await colleague('owner');
    const { key } = (await office.call(staffPeople.makeKey, { name: 'gone', permissions: ['maintenance'], days: 30 }, { cookie: gone.cookie })).data;
    await office.call(staffPeople.invite, { email: 'later@svet.test', name: 'Pozneje', grants }, { cookie: gone.cookie });
    const token = await office.shop.logIn(gone.email, STAFF.password);
    const replies = await Promise.all(Array.from({ length: 5 }, () => office.call(staffPeople.deactivate, { id: gone.id }, { cookie })));
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 404, 404, 404, 404]);
    expect(labelOf(await office.call(me, {}, { cookie: gone.cookie }))).toEqual(ENDED);
    expect(labelOf(await office.call(begin, { email: gone.email, password: STAFF.password }))).toEqual([422, 'error_login_failed']);
    expect(await office.shop.call(customers.isLogin, {}, { token })).toMatchObject({ success: false });
    expect(labelOf(await office.call(staffSession.invited, { code: await codeIn('later@svet.test'), password: PASSWORD }))).toEqual([
      410,
      'error_link_expired',
    ]);
    const clear = () => office.call(site.clearCache, { caches: ['labels'] }, { headers: { authorization: `Bearer ${key}` } });
    expect(labelOf(await clear())).toEqual(ENDED);
    expect((await changesOf(office, 'staff', String(gone.id))).at(-1)).toMatchObject({ action: 'deactivate', version: 1, paths: [{ path: 'grants.owner' }] });
    // A new invitation restores the person, without the earlier data.
    await office.call(staffPeople.invite, { email: gone.email, name: 'Spet', grants }, { cookie });
    const back = await office.call(staffSession.invited, { code: await codeIn(gone.email), password: PASSWORD });
    expect(back.data).toEqual({ step: 'enrol' });
    expect((await personOf(gone.id, cookie)).grants.map(({ role }: { role: string }) => role)).toEqual(['picker']);
  });

  it('of two owners who remove each other at once one stays, and the last one cannot be removed or limited', async () => {
    const demo = (await office.call(staffPeople.list, {}, { cookie: (await colleague('owner')).cookie })).data.items;
    await sql`update staff_role_grants set ended_at = now() where role = 'owner' and ended_at is null`.execute(db());
    const [a, b] = [await colleague('owner'), await colleague('owner')];
    const [one, other] = await Promise.all([
      Promise.all(Array.from({ length: 5 }, () => office.call(staffPeople.deactivate, { id: b.id }, { cookie: a.cookie }))),
      Promise.all(Array.from({ length: 5 }, () => office.call(staffPeople.deactivate, { id: a.id }, { cookie: b.cookie }))),
    ]);
    const successes = [one, other].map((replies) => replies.filter(({ success }) => success).length);
    expect([...successes].sort()).toEqual([0, 1]);
    for (const { status } of [...one, ...other].filter(({ success }) => !success)) expect([401, 404]).toContain(status);
    const left = successes[0] === 1 ? a : b;
    const LAST = '409 error_last_owner';
    expect(refusalOf(await office.call(staffPeople.deactivate, { id: left.id }, { cookie: left.cookie }))).toBe(LAST);
    expect(
      refusalOf(
        await office.call(staffPeople.save, { id: left.id, version: 0, changes: { 'grants.owner': null, 'grants.editor': {} } }, { cookie: left.cookie }),
      ),
    ).toBe(LAST);
    expect(
      refusalOf(await office.call(staffPeople.save, { id: left.id, version: 0, changes: { 'grants.owner': { markets: ['si'] } } }, { cookie: left.cookie })),
    ).toBe(LAST);
    expect((await office.call(me, {}, { cookie: left.cookie })).data.roles).toEqual(['owner']);
    const owner = demo.find(({ email }: { email: string }) => email === 'owner@vitrina.test').id;
    expect((await office.call(staffPeople.save, { id: owner, version: 0, changes: { 'grants.owner': {} } }, { cookie: left.cookie })).status).toBe(200);
  });

  it('lose their second factor and their sessions to a colleague with the right, and are told by mail', async () => {
    const { cookie } = await colleague('owner');
    const other = await colleague('editor');
    expect((await personOf(other.id, cookie)).devices).toHaveLength(1);
    expect((await office.call(staffPeople.endSessions, { id: other.id }, { cookie })).data).toEqual({ ended: 1 });
    expect(labelOf(await office.call(me, {}, { cookie: other.cookie }))).toEqual(ENDED);
    expect((await office.call(staffPeople.resetFactors, { id: other.id }, { cookie })).data).toEqual({ id: other.id });
    expect((await office.call(begin, { email: other.email, password: STAFF.password })).data).toEqual({ step: 'enrol' });
    const mails = await sql`select from mails where recipient = ${other.email} and kind = 'staff-factor-reset'`.execute(db());
    expect(mails.rows).toHaveLength(1);
    expect((await changesOf(office, 'staff', String(other.id))).map(({ action }) => action)).toEqual(['factor', 'end_sessions', 'reset']);
    expect(refusalOf(await office.call(staffPeople.endSessions, { id: other.id, session: 999_999_999 }, { cookie }))).toBe('404 error_empty_data');
  });

  it('change people with a code of the last five minutes alone', async () => {
    const { id, cookie } = await colleague('owner');
    await sql`update staff_sessions set confirmed_at = now() - interval '5 minutes 1 second' where user_id = ${id}::integer`.execute(db());
    const calls = [staffPeople.invite, staffPeople.save, staffPeople.deactivate, staffPeople.resetFactors, staffPeople.endSessions, staffPeople.endInvitation];
    const input = {
      id,
      session: 1,
      version: 0,
      changes: { 'grants.editor': {} },
      email: 'n@svet.test',
      name: 'N',
      grants,
      permissions: ['maintenance'],
      days: 1,
    };
    for (const call of [...calls, staffPeople.makeKey, staffPeople.endKey])
      expect([call.key, ...labelOf(await office.call(call, input, { cookie }))]).toEqual([call.key, 403, 'error_confirm_needed']);
    expect((await office.call(staffPeople.list, {}, { cookie })).status).toBe(200);
  });

  it('make keys of their own rights, shown once, that may no more than their maker at any moment', async () => {
    const { cookie } = await colleague('owner');
    const maker = await colleague('owner');
    const created = await office.call(staffPeople.makeKey, { name: 'Uvoz', permissions: ['maintenance'], days: 30 }, { cookie: maker.cookie });
    const { key, item } = created.data;
    expect(item).toMatchObject({ name: 'Uvoz', permissions: ['maintenance'], by: 'Oseba', last_used_at: null });
    const clear = () => office.call(site.clearCache, { caches: ['labels'] }, { headers: { authorization: `Bearer ${key}` } });
    expect((await clear()).status).toBe(200);
    const listed = await office.call(staffPeople.keys, {}, { cookie });
    expect(listed.data.items.find((one: { id: number }) => one.id === item.id).last_used_at).not.toBeNull();
    expect(JSON.stringify(listed.data)).not.toContain(key);
    await office.call(staffPeople.save, { id: maker.id, version: 0, changes: { 'grants.owner': null, 'grants.editor': {} } }, { cookie });
    expect(labelOf(await clear())).toEqual([403, 'error_forbidden']);
    expect(labelOf(await office.call(staffPeople.makeKey, { name: 'X', permissions: ['maintenance'], days: 1 }, { cookie: maker.cookie }))).toEqual([
      403,
      'error_forbidden',
    ]);
    const replies = await Promise.all(Array.from({ length: 5 }, () => office.call(staffPeople.endKey, { id: item.id }, { cookie })));
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 404, 404, 404, 404]);
    expect(labelOf(await clear())).toEqual(ENDED);
    for (const [input, refusal] of [
      [{ name: '', permissions: ['maintenance'], days: 1 }, '400 error_bad_input name'],
      [{ name: 'x', permissions: ['everything'], days: 1 }, '400 error_bad_input permissions.0'],
      [{ name: 'x', permissions: [], days: 0 }, '400 error_bad_input days permissions'],
      [{ name: 'x', permissions: ['maintenance', 'maintenance'], days: 367 }, '400 error_bad_input days permissions'],
    ] as const)
      expect(refusalOf(await office.call(staffPeople.makeKey, input, { cookie }))).toBe(refusal);
  });
});

describe('in production', () => {
  let real: Office;
  beforeAll(async () => {
    real = await Office.start({ isProduction: true, origin: 'https://office.test' });
  });
  afterAll(async () => {
    expect(real.shop.errors).toEqual([]);
    await real.shop.stop();
  });

  it('the calls of staff are open to keys alone, each to what the key may, until it ends', async () => {
    const token = await real.shop.logIn(STAFF.email, STAFF.password);
    const clear = (bearer: string) => real.call(site.clearCache, { caches: ['labels'] }, { headers: { authorization: `Bearer ${bearer}` } });
    expect(labelOf(await clear(token))).toEqual(ENDED);
    const { db } = real.shop.database;
    const created = await createStaffKey(db, { name: 'naloge', permissions: ['maintenance'], days: 30 });
    const other = await createStaffKey(db, { name: 'zaloga', permissions: ['stock.adjust'], days: 30 });
    if (!('key' in created) || !('key' in other)) throw new Error('no key was made');
    expect((await clear(created.key)).status).toBe(200);
    expect(labelOf(await clear(other.key))).toEqual([403, 'error_forbidden']);
    for (const bad of [`vk_${'A'.repeat(43)}`, `${created.key}A`, created.key.toLowerCase()]) expect(labelOf(await clear(bad))).toEqual(ENDED);
    // The key may call nothing else.
    const headers = { authorization: `Bearer ${created.key}` };
    expect((await real.call(me, {}, { headers })).status).toBe(401);
    expect((await real.call(customers.isLogin, {}, { headers })).status).toBe(401);
    await sql`update staff_keys set expires_at = now() where name = 'naloge'`.execute(db);
    expect(labelOf(await clear(created.key))).toEqual(ENDED);
    expect(await createStaffKey(db, { name: 'x', permissions: ['everything'], days: 1 })).toEqual({ bad: 'there is no permission everything' });
  });

  it('a link makes its holder owner once, of five concurrent uses; then a second factor is set up', async () => {
    const { db } = real.shop.database;
    expect(await linkForFirstOwner(db)).toBeNull();
    await sql`update staff_role_grants set ended_at = now() where role = 'owner'`.execute(db);
    const { code } = (await linkForFirstOwner(db)) as { code: string };
    expect(await linkForFirstOwner(db)).toBe('given');
    const input = { code, email: 'prva@trgovina.test', password: 'tri rumene race plavajo' };
    expect((await real.call(first, { ...input, password: 'geslo' })).data.errors[0].field).toBe('password');
    expect(labelOf(await real.call(first, { ...input, code: 'A'.repeat(43) }))).toEqual([410, 'error_link_expired']);
    const replies = await Promise.all(Array.from({ length: 5 }, () => real.call(first, input)));
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 410, 410, 410, 410]);
    const half = replies.find(({ success }) => success)?.cookie as string;
    const { secret } = (await real.call(newTotp, {}, { cookie: half })).data;
    const confirmed = await real.call(confirmTotp, { code: real.codeOf(secret) }, { cookie: half });
    expect((await real.call(me, {}, { cookie: confirmed.cookie as string })).data.roles).toEqual(['owner']);
    expect(await resetStaff(db, input.email)).toBe(true);
    expect(labelOf(await real.call(me, {}, { cookie: confirmed.cookie as string }))).toEqual(ENDED);
    expect((await real.call(begin, { email: input.email, password: input.password })).data).toEqual({ step: 'enrol' });
    expect(await resetStaff(db, CUSTOMER.email)).toBe(false);
  });

  it('that link is tried twenty times an hour from an address, then not even a right one is looked at', async () => {
    const { db } = real.shop.database;
    await sql`update staff_role_grants set ended_at = now() where role = 'owner'`.execute(db);
    const { code } = (await linkForFirstOwner(db)) as { code: string };
    const input = { email: 'druga@trgovina.test', password: 'tri rumene race plavajo' };
    const headers = { 'x-client-address': '192.0.2.78' };
    const tries = await Promise.all(Array.from({ length: 25 }, () => real.call(first, { ...input, code: 'A'.repeat(43) }, { headers })));
    expect(tries.filter(({ status }) => status === 410)).toHaveLength(20);
    expect(labelOf(await real.call(first, { ...input, code }, { headers }))).toEqual([429, 'error_too_many_requests']);
  });

  it('pages of the shop’s own host write nothing where the office has its own', async () => {
    const cookie = await real.begin('editor@vitrina.test');
    for (const origin of ['http://shop.test:81', 'https://www.office.test'])
      expect(labelOf(await real.call(end, {}, { cookie, headers: { origin } }))).toEqual([403, 'error_bad_origin']);
    expect((await real.call(end, {}, { cookie, headers: { origin: 'https://office.test' } })).status).toBe(200);
  });

  it('the codes of the demo shop open nothing', async () => {
    const half = await real.begin('service@vitrina.test');
    expect(labelOf(await real.call(second, { code: real.codeOf() }, { cookie: half }))).toEqual([422, 'error_login_failed']);
  });
});
