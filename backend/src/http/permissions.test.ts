import { createHmac } from 'node:crypto';
import { SignJWT } from 'jose';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { allEndpoints } from '@vitrina/contract/endpoints';
import type { Endpoint } from '@vitrina/contract/endpoint';
import { type Case, PERMISSIONS } from '../testing/permission-table.ts';
import { ACTORS, type Actor, FIRST_VERSION, stockUp, World } from '../testing/permission-world.ts';
import { startTestBackend, TEST_SECRET, type TestBackend } from '../testing/test-backend.ts';

let shop: TestBackend;
let products: number[];
beforeAll(async () => {
  shop = await startTestBackend('demo');
  products = await stockUp(shop);
  await sql.raw(WATCH).execute(shop.database.db);
});
afterAll(async () => {
  expect(shop.errors).toEqual([]);
  await shop.stop();
});

let caller = 0;
/** Sends a call over HTTP, each from a different address, so that limits by address do not interfere. */
function send({ method, path }: Endpoint, input: object, token: string): Promise<Response> {
  const rest: Record<string, unknown> = { ...input };
  const url = new URL(
    path.replace(/\{(\w+)\}/g, (_, name: string) => {
      const value = String(rest[name]);
      delete rest[name];
      return value;
    }),
    'http://shop.test',
  );
  if (method === 'GET') for (const [name, value] of Object.entries(rest)) url.searchParams.set(name, String(value));
  caller += 1;
  const headers = { 'x-client-address': `198.18.${caller >> 8}.${caller & 255}`, 'x-lang': 'si', ...(token && { authorization: `Bearer ${token}` }) };
  return shop.fetch(url.pathname + url.search, {
    method,
    headers: { ...headers, ...(method !== 'GET' && { 'content-type': 'application/json' }) },
    ...(method !== 'GET' && { body: JSON.stringify(rest) }),
  });
}

const WATCHED_TABLES = [
  'users',
  'sessions',
  'carts',
  'cart_items',
  'cart_parcels',
  'cart_coupons',
  'my_coupons',
  'orders',
  'payments',
  'additional_payments',
  'withdrawals',
  'wish_lists',
  'wish_items',
  'compare_items',
  'comments',
  'ratings',
  'notices',
  'newsletter_asks',
  'newsletter_subscribers',
  'newsletters',
  'campaign_people',
  'passkeys',
  'identities',
];

/** SQL: triggers that record every insert, update and delete in the tables of `WATCHED_TABLES`; rolled back changes are not recorded. */
const WATCH = `
  create table noted (id bigint generated always as identity primary key, at_table text not null);
  create function note_change() returns trigger language plpgsql as $$
  begin
    if tg_op <> 'UPDATE' or old is distinct from new then insert into noted (at_table) values (tg_table_name); end if;
    return null;
  end $$;
  ${WATCHED_TABLES.map((table) => `create trigger noted after insert or update or delete on ${table} for each row execute function note_change();`).join('\n')}`;

/** Id of the last recorded change. */
async function lastChange(): Promise<number> {
  const { rows } = await sql<{ last: number }>`select coalesce(max(id), 0)::integer as last from noted`.execute(shop.database.db);
  return (rows[0] as { last: number }).last;
}

/** Tables with changes recorded after this id. Comparing the rows themselves would take most of this file's time. */
async function changedSince(last: number): Promise<string[]> {
  const { rows } = await sql<{ at_table: string }>`select distinct at_table from noted where id > ${last}`.execute(shop.database.db);
  return rows.map(({ at_table }) => at_table);
}

async function expectRefused(reply: Response, who: string, statuses: readonly number[]): Promise<void> {
  const body = (await reply.json()) as { success: boolean };
  expect({ who, success: body.success, status: statuses.includes(reply.status) ? 'refused' : reply.status }).toEqual({
    who,
    success: false,
    status: 'refused',
  });
}

const REFUSALS = [401, 403, 404, 409, 410, 422];

interface Prepared {
  world: World;
  /** Input of the call. */
  input: object;
}

async function prepare({ input }: Case): Promise<Prepared> {
  const world = await World.make(shop, products);
  return { world, input: await input(world) };
}

/** Worlds in which every call so far was refused and changed nothing, so that the next actor can reuse them. */
const untouched = new Map<Case, Promise<Prepared>>();
function prepareOnce(one: Case): Promise<Prepared> {
  const prepared = untouched.get(one) ?? prepare(one);
  untouched.set(one, prepared);
  return prepared;
}

async function tryAs(endpoint: Endpoint, one: Case, actor: Actor): Promise<void> {
  const { who, reveals } = one;
  const isRefused = !who.includes(actor);
  const { world, input } = await (isRefused ? prepareOnce : prepare)(one);
  const before = await lastChange();
  const reply = await send(endpoint, input, world.tokenOf(actor));
  const text = await reply.clone().text();
  if (reveals && actor !== reveals.to) expect(text, `${actor} was told what is the ${reveals.to}’s`).not.toContain(reveals.what(world));
  if (isRefused) {
    await expectRefused(reply, actor, REFUSALS);
    expect(await changedSince(before), `${actor} changed something`).toEqual([]);
    return;
  }
  expect({ actor, status: reply.status, ...(reply.ok ? {} : { text }) }).toEqual({ actor, status: 200 });
  if (reveals?.to === actor) expect(text).toContain(reveals.what(world));
}

/** Fields by which an attacker might claim another identity or more rights. */
const claimed = (victim: number) => ({
  user_id: victim,
  customer_id: victim,
  user: { id: victim },
  owner: victim,
  actor: { userId: victim, isStaff: true },
  is_staff: true,
  staff: true,
  role: 'staff',
  token_version: 99,
  password_hash: 'x',
  confirmed_at: '2026-01-01',
});

/** Ids of staff, and the victim's account with the counts of its data. */
async function standing(victim: number): Promise<unknown> {
  const { rows } = await sql`
    select (select array_agg(id order by id) from users where is_staff) as staff, (select to_jsonb(u) from users u where id = ${victim}) as victim,
      (select count(*) from orders where user_id = ${victim}) as orders, (select count(*) from carts where user_id = ${victim}) as carts,
      (select count(*) from wish_lists where user_id = ${victim}) as lists, (select count(*) from comments where user_id = ${victim}) as comments,
      (select count(*) from sessions where user_id = ${victim}) as sessions, (select count(*) from my_coupons where user_id = ${victim}) as coupons`.execute(
    shop.database.db,
  );
  return rows[0];
}

/** Invalid tokens that claim to be the customer's or a staff member's. */
async function badTokens(world: World): Promise<Record<string, string>> {
  const good = world.tokenOf('customer');
  const [head, body, signature] = good.split('.') as [string, string, string];
  const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const claims = JSON.parse(Buffer.from(body, 'base64url').toString()) as object;
  const key = (secret: string) => new TextEncoder().encode(secret);
  const sign = (extra: object, header: object = {}, secret = TEST_SECRET) =>
    new SignJWT({ ...claims, ...extra }).setProtectedHeader({ alg: 'HS256', typ: 'JWT', ...header }).sign(key(secret));
  const swapped = `${encode({ alg: 'RS256', typ: 'JWT' })}.${body}`;
  const dead = await shop.tokens.issue({ userId: world.ids.customer, version: FIRST_VERSION });
  await send(PATHS.auth_logout as Endpoint, {}, dead);
  return {
    'alg none': `${encode({ alg: 'none', typ: 'JWT' })}.${body}.`,
    'alg none, capital': `${encode({ alg: 'None', typ: 'JWT' })}.${body}.${signature}`,
    'no signature': `${head}.${body}.`,
    'two parts': `${head}.${body}`,
    'edited user': `${head}.${encode({ ...claims, uid: world.ids.staff })}.${signature}`,
    'other key': await sign({}, {}, 'another secret that is long enough for it'),
    'RS256 named, HS256 made': `${swapped}.${createHmac('sha256', TEST_SECRET).update(swapped).digest('base64url')}`,
    'key named by a path': await sign({}, { kid: '../../../../dev/null' }, ' '.repeat(32)),
    HS512: await new SignJWT({ ...claims }).setProtectedHeader({ alg: 'HS512', typ: 'JWT' }).sign(key(TEST_SECRET)),
    // Clocks may differ by a minute.
    'expired a second beyond the leeway': await sign({ exp: Math.floor(Date.now() / 1000) - 61 }),
    'for another audience': await sign({ aud: 'other' }),
    'of an older password': await sign({ ver: FIRST_VERSION - 1 }),
    'logged out': dead,
  };
}

const PATHS: Record<string, Endpoint> = Object.fromEntries(allEndpoints.map((endpoint) => [endpoint.key, endpoint]));

it('every endpoint is in backend/src/testing/permission-table.ts; a new one fails until it is added [S6.14]', () =>
  expect(Object.keys(PERMISSIONS).sort()).toEqual(Object.keys(PATHS).sort()));

describe.each(allEndpoints.map((endpoint) => [endpoint.key, endpoint] as const))('%s', (key, endpoint) => {
  const cases = PERMISSIONS[key] ?? [];
  const rows = cases.flatMap((one, index) => ACTORS.map((actor) => ({ actor, may: one.who.includes(actor) ? 'may' : 'may not', index })));
  it.each(rows)('$actor $may ($index)', ({ actor, index }) => tryAs(endpoint, cases[index] as Case, actor));

  it('refuses or ignores input fields that name another user or more rights [T13]', async () => {
    for (const { input } of cases) {
      const world = await World.make(shop, products);
      const fields = await input(world);
      const before = await standing(world.ids.otherCustomer);
      const reply = await send(endpoint, { ...fields, ...claimed(world.ids.otherCustomer) }, world.tokenOf('customer'));
      expect(reply.status).toBeLessThan(500);
      expect(await reply.text()).not.toMatch(new RegExp(`"user_id":${world.ids.otherCustomer}\\b|"is_staff":true`));
      expect(await standing(world.ids.otherCustomer)).toEqual(before);
    }
  });

  it('no token that is not ours, or over, is worth anything [T17]', async () => {
    const [first] = cases as [Case];
    const world = await World.make(shop, products);
    const [fields, tokens] = [await first.input(world), await badTokens(world)];
    const before = await lastChange();
    for (const [kind, token] of Object.entries(tokens)) {
      const reply = await send(endpoint, fields, token);
      if (!first.forgivesTokens) await expectRefused(reply, kind, [401]);
      else expect(await reply.text(), kind).not.toMatch(new RegExp(`":${world.ids.customer}(?![\\d.])`));
    }
    if (!first.forgivesTokens) expect(await changedSince(before), 'one of the tokens changed something').toEqual([]);
  });
});
