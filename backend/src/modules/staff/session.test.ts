import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { customers } from '@vitrina/contract/customers';
import { staffSession } from '@vitrina/contract/staff/session';
import { site } from '@vitrina/contract/site';
import { CUSTOMER, OFFICE, STAFF } from '@vitrina/demo/known';
import { createStaffKey, linkForFirstOwner, resetStaff } from './index.ts';
import { Office, type OfficeReply } from '../../testing/office-tools.ts';

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

/** A new member of staff without a second factor. */
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

/** Enrols a new member of staff; gives the cookie, the secret and the recovery codes. */
async function enrol({ email }: { email: string }) {
  const half = await office.begin(email);
  const { secret } = (await office.ask(newTotp, {}, { cookie: half })).data;
  const done = await office.ask(confirmTotp, { code: office.codeOf(secret) }, { cookie: half });
  return { half, secret: secret as string, cookie: done.cookie as string, recovery: done.data.recovery as string[], done };
}

describe('a login of staff', () => {
  it('is password, then code; only then it is a session, in a cookie that no script and no other site reaches', async () => {
    const first = await office.ask(begin, { email: 'Owner@vitrina.test ', password: OFFICE.password });
    expect([first.status, first.data]).toEqual([200, { step: 'second' }]);
    const half = first.cookie as string;
    expect(labelOf(await office.ask(me, {}, { cookie: half }))).toEqual(ENDED);
    const done = await office.ask(second, { code: office.codeOf() }, { cookie: half });
    expect([done.status, done.data]).toEqual([200, { step: 'in' }]);
    for (const { setCookie } of [first, done])
      expect(setCookie).toMatch(/^staff=[\w-]{43}; Max-Age=43200; Path=\/api\/staff\/; HttpOnly; Secure; SameSite=Strict$/);
    expect(done.cookie).not.toBe(half);
    const { data } = await office.ask(me, {}, { cookie: done.cookie as string });
    expect(data.user.email).toBe('owner@vitrina.test');
    expect(data.roles).toEqual(['owner']);
    expect(data.permissions['staff.manage']).toEqual({ markets: null, warehouses: null, languages: null, refund_limit: null });
    expect(Date.parse(data.confirmed_until)).toBeGreaterThan(Date.now());
    // The half one is used up.
    expect(labelOf(await office.ask(second, { code: office.codeOf() }, { cookie: half }))).toEqual(ENDED);
  });

  it('tells nothing of an address: unknown, a customer’s, of staff without a role, or a wrong password are answered alike', async () => {
    const tries = [
      { email: 'nihce@vitrina.test', password: OFFICE.password },
      { email: CUSTOMER.email, password: CUSTOMER.password },
      { email: STAFF.email, password: STAFF.password },
      { email: 'picker@vitrina.test', password: 'napačno geslo' },
    ];
    for (const one of tries) {
      const reply = await office.ask(begin, one);
      expect([reply.status, reply.data, reply.setCookie], one.email).toEqual([422, { label_name: 'error_login_failed' }, null]);
    }
  });

  it('takes no code twice, also not of five logins that show it at once', async () => {
    const halves = await Promise.all(Array.from({ length: 5 }, () => office.begin('picker@vitrina.test')));
    office.tick();
    const code = office.codeOf();
    const replies = await Promise.all(halves.map((cookie) => office.ask(second, { code }, { cookie })));
    expect(replies.filter(({ success }) => success)).toHaveLength(1);
    for (const reply of replies.filter(({ success }) => !success)) expect(labelOf(reply)).toEqual([422, 'error_login_failed']);
    expect(labelOf(await office.ask(second, { code }, { cookie: await office.begin('picker@vitrina.test') }))).toEqual([422, 'error_login_failed']);
  });

  it('ends after five wrong codes, and after ten of one person no code is looked at for a while', async () => {
    const { email } = await newStaff();
    const { secret } = await enrol({ email });
    office.tick();
    const wrong = office.codeOf(secret) === '000000' ? '111111' : '000000';
    const half = await office.begin(email);
    for (let i = 0; i < 5; i += 1) expect(labelOf(await office.ask(second, { code: wrong }, { cookie: half }))).toEqual([422, 'error_login_failed']);
    expect(labelOf(await office.ask(second, { code: office.codeOf(secret) }, { cookie: half }))).toEqual(ENDED);
    const next = await office.begin(email);
    for (let i = 0; i < 5; i += 1) await office.ask(second, { code: wrong }, { cookie: next });
    const last = await office.begin(email);
    expect(labelOf(await office.ask(second, { code: office.codeOf(secret) }, { cookie: last }))).toEqual([429, 'error_too_many_requests']);
  });

  it('has the limits of the storefront’s login', async () => {
    const { email } = await newStaff();
    const headers = { 'x-client-address': '192.0.2.77' };
    const statuses: number[] = [];
    for (let i = 0; i < 12; i += 1) statuses.push((await office.ask(begin, { email, password: `napačno ${i}` }, { headers })).status);
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 422), 429, 429]);
  });
});

describe('the first login', () => {
  it('leads to a second factor and nowhere else; then there are ten recovery codes, each good once, and a mail', async () => {
    const { id, email } = await newStaff();
    const first = await office.ask(begin, { email, password: STAFF.password });
    expect(first.data).toEqual({ step: 'enrol' });
    const half = first.cookie as string;
    for (const call of [me, sessions, factors, second]) expect(labelOf(await office.ask(call, { code: '123456' }, { cookie: half }))).toEqual(ENDED);
    const { data } = await office.ask(newTotp, {}, { cookie: half });
    expect(data.uri).toContain(`secret=${data.secret}`);
    expect(data.qr).toMatch(/^<svg/);
    const { rows } = await sql<{ secret: string }>`select secret from staff_factors where user_id = ${id}::integer`.execute(db());
    expect(rows[0]?.secret).not.toContain(data.secret);
    expect(labelOf(await office.ask(confirmTotp, { code: '000000' === office.codeOf(data.secret) ? '111111' : '000000' }, { cookie: half }))).toEqual([
      422,
      'error_login_failed',
    ]);
    const done = await office.ask(confirmTotp, { code: office.codeOf(data.secret) }, { cookie: half });
    expect(done.data.step).toBe('in');
    expect(new Set(done.data.recovery).size).toBe(10);
    expect((await office.ask(me, {}, { cookie: done.cookie as string })).data.roles).toEqual(['editor']);
    const mails = await sql`select from mails where recipient = ${email} and kind = 'staff-factor-added'`.execute(db());
    expect(mails.rows).toHaveLength(1);

    const [code] = done.data.recovery as string[];
    const halves = await Promise.all(Array.from({ length: 5 }, () => office.begin(email)));
    const replies = await Promise.all(halves.map((cookie) => office.ask(second, { code: ` ${code?.toUpperCase()} ` }, { cookie })));
    expect(replies.filter(({ success }) => success)).toHaveLength(1);
    expect((await office.ask(factors, {}, { cookie: done.cookie as string })).data.recovery_left).toBe(9);
  });

  it('of two at once enrols one factor: the slower one is refused', async () => {
    const { email } = await newStaff();
    const halves = await Promise.all(Array.from({ length: 5 }, () => office.begin(email)));
    const { secret } = (await office.ask(newTotp, {}, { cookie: halves[0] })).data;
    const code = office.codeOf(secret);
    const replies = await Promise.all(halves.map((cookie) => office.ask(confirmTotp, { code }, { cookie })));
    expect(replies.filter(({ success }) => success)).toHaveLength(1);
    for (const cookie of halves) expect(labelOf(await office.ask(newTotp, {}, { cookie }))).toEqual(ENDED);
  });
});

describe('a session', () => {
  it('ends by itself after half an hour without a call, and after twelve hours', async () => {
    for (const change of [sql`last_seen_at = now() - interval '30 minutes 1 second'`, sql`created_at = now() - interval '12 hours 1 second'`]) {
      const cookie = await office.logIn('service');
      expect((await office.ask(me, {}, { cookie })).status).toBe(200);
      await sql`update staff_sessions set ${change} where ended_at is null`.execute(db());
      expect(labelOf(await office.ask(me, {}, { cookie }))).toEqual(ENDED);
    }
  });

  it('ends with its log-out, a new password, the last role, and where its owner ends it', async () => {
    const cookie = await office.logIn('finance');
    const gone = await office.ask(end, {}, { cookie });
    expect([gone.data, gone.setCookie]).toEqual([{ done: true }, expect.stringContaining('Max-Age=0')]);
    expect(labelOf(await office.ask(me, {}, { cookie }))).toEqual(ENDED);

    const person = await newStaff();
    const own = await enrol(person);
    const other = await office.begin(person.email);
    office.tick();
    const there = (await office.ask(second, { code: office.codeOf(own.secret) }, { cookie: other })).cookie as string;
    const { items } = (await office.ask(sessions, {}, { cookie: there })).data;
    expect(items.map((one: { is_current: boolean }) => one.is_current)).toEqual([true, false]);
    expect((await office.ask(closeSession, { id: items[1].id }, { cookie: there })).data.items).toHaveLength(1);
    expect(labelOf(await office.ask(me, {}, { cookie: own.cookie }))).toEqual(ENDED);
    // Of somebody else there is nothing to end.
    expect(labelOf(await office.ask(closeSession, { id: items[0].id }, { cookie: await office.logIn('owner') }))).toEqual([404, 'error_empty_data']);

    await sql`update users set token_version = token_version + 1 where id = ${person.id}::integer`.execute(db());
    expect(labelOf(await office.ask(me, {}, { cookie: there }))).toEqual(ENDED);
    const again = await newStaff();
    const last = await enrol(again);
    await sql`update staff_role_grants set ended_at = now() where user_id = ${again.id}::integer`.execute(db());
    expect(labelOf(await office.ask(me, {}, { cookie: last.cookie }))).toEqual(ENDED);
  });

  it('is asked for its second factor again after five minutes, before factors are changed', async () => {
    const person = await newStaff();
    const { cookie, secret } = await enrol(person);
    expect((await office.ask(newRecovery, {}, { cookie })).data.recovery).toHaveLength(10);
    await sql`update staff_sessions set confirmed_at = now() - interval '5 minutes 1 second' where user_id = ${person.id}::integer`.execute(db());
    expect((await office.ask(me, {}, { cookie })).data.confirmed_until).toBeNull();
    for (const call of [newRecovery, newTotp, confirmTotp, removeFactor])
      expect(labelOf(await office.ask(call, { id: 1, code: '123456' }, { cookie }))).toEqual([403, 'error_confirm_needed']);
    office.tick();
    expect(Date.parse((await office.ask(confirm, { code: office.codeOf(secret) }, { cookie })).data.confirmed_until)).toBeGreaterThan(Date.now());
    expect((await office.ask(newRecovery, {}, { cookie })).status).toBe(200);
    const { items } = (await office.ask(factors, {}, { cookie })).data;
    expect(labelOf(await office.ask(removeFactor, { id: items[0].id }, { cookie }))).toEqual([409, 'error_last_login']);
  });

  it('writes for its own pages alone, and in JSON', async () => {
    const cookie = await office.logIn('editor');
    for (const headers of [{ 'sec-fetch-site': 'cross-site' }, { 'sec-fetch-site': 'same-site' }, { origin: 'https://evil.example' }])
      expect(labelOf(await office.ask(end, {}, { cookie, headers }))).toEqual([403, 'error_bad_origin']);
    expect(labelOf(await office.ask(end, {}, { cookie, headers: { 'content-type': 'text/plain' } }))).toEqual([415, 'error_content_type']);
    expect((await office.ask(me, {}, { cookie })).status).toBe(200);
  });
});

describe('the storefront and the office', () => {
  it('know nothing of each other: neither’s proof opens the other', async () => {
    const token = await office.shop.logIn(STAFF.email, STAFF.password);
    expect(labelOf(await office.ask(me, {}, { headers: { authorization: `Bearer ${token}` } }))).toEqual(ENDED);
    expect(labelOf(await office.ask(me, {}, { headers: { authorization: `Bearer ${token}`, cookie: `token=${token}` } }))).toEqual(ENDED);
    const cookie = await office.logIn('owner');
    expect((await office.ask(site.clearCache, { caches: ['labels'] }, { cookie })).status).toBe(401);
    expect((await office.ask(customers.isLogin, {}, { cookie })).data.user_id).toBeNull();
    // A dead token of the storefront beside it does no harm.
    expect((await office.ask(me, {}, { cookie, headers: { authorization: 'Bearer a.b.c' } })).status).toBe(200);
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
    const clear = (bearer: string) => real.ask(site.clearCache, { caches: ['labels'] }, { headers: { authorization: `Bearer ${bearer}` } });
    expect(labelOf(await clear(token))).toEqual(ENDED);
    const { db } = real.shop.database;
    const made = await createStaffKey(db, { name: 'naloge', permissions: ['maintenance'], days: 30 });
    const other = await createStaffKey(db, { name: 'zaloga', permissions: ['stock.adjust'], days: 30 });
    if (!('key' in made) || !('key' in other)) throw new Error('no key was made');
    expect((await clear(made.key)).status).toBe(200);
    expect(labelOf(await clear(other.key))).toEqual([403, 'error_forbidden']);
    for (const bad of [`vk_${'A'.repeat(43)}`, `${made.key}A`, made.key.toLowerCase()]) expect(labelOf(await clear(bad))).toEqual(ENDED);
    // Nothing else is open to it.
    const headers = { authorization: `Bearer ${made.key}` };
    expect((await real.ask(me, {}, { headers })).status).toBe(401);
    expect((await real.ask(customers.isLogin, {}, { headers })).status).toBe(401);
    await sql`update staff_keys set expires_at = now() where name = 'naloge'`.execute(db);
    expect(labelOf(await clear(made.key))).toEqual(ENDED);
    expect(await createStaffKey(db, { name: 'x', permissions: ['everything'], days: 1 })).toEqual({ bad: 'there is no permission everything' });
  });

  it('a link makes its holder owner once, of five concurrent uses; then a second factor is set up', async () => {
    const { db } = real.shop.database;
    expect(await linkForFirstOwner(db)).toBeNull();
    await sql`update staff_role_grants set ended_at = now() where role = 'owner'`.execute(db);
    const code = (await linkForFirstOwner(db)) as string;
    expect(await linkForFirstOwner(db)).toBeNull();
    const wish = { code, email: 'prva@trgovina.test', password: 'tri rumene race plavajo' };
    expect((await real.ask(first, { ...wish, password: 'geslo' })).data.errors[0].field).toBe('password');
    expect(labelOf(await real.ask(first, { ...wish, code: 'A'.repeat(43) }))).toEqual([410, 'error_link_expired']);
    const replies = await Promise.all(Array.from({ length: 5 }, () => real.ask(first, wish)));
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 410, 410, 410, 410]);
    const half = replies.find(({ success }) => success)?.cookie as string;
    const { secret } = (await real.ask(newTotp, {}, { cookie: half })).data;
    const done = await real.ask(confirmTotp, { code: real.codeOf(secret) }, { cookie: half });
    expect((await real.ask(me, {}, { cookie: done.cookie as string })).data.roles).toEqual(['owner']);
    expect(await resetStaff(db, wish.email)).toBe(true);
    expect(labelOf(await real.ask(me, {}, { cookie: done.cookie as string }))).toEqual(ENDED);
    expect((await real.ask(begin, { email: wish.email, password: wish.password })).data).toEqual({ step: 'enrol' });
    expect(await resetStaff(db, CUSTOMER.email)).toBe(false);
  });

  it('pages of the shop’s own host write nothing where the office has its own', async () => {
    const cookie = await real.begin('editor@vitrina.test');
    for (const origin of ['http://shop.test:81', 'https://www.office.test'])
      expect(labelOf(await real.ask(end, {}, { cookie, headers: { origin } }))).toEqual([403, 'error_bad_origin']);
    expect((await real.ask(end, {}, { cookie, headers: { origin: 'https://office.test' } })).status).toBe(200);
  });

  it('the codes of the demo shop open nothing', async () => {
    const half = await real.begin('service@vitrina.test');
    expect(labelOf(await real.ask(second, { code: real.codeOf() }, { cookie: half }))).toEqual([422, 'error_login_failed']);
  });
});
