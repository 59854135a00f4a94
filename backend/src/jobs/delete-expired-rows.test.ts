import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { createTestDatabase } from '../testing/test-database.ts';
import { deleteExpiredRows } from './delete-expired-rows.ts';

it('removes what is past its time and nothing else', async () => {
  const { db, drop } = await createTestDatabase('demo');
  await sql`delete from catalogue_changes`.execute(db);
  await sql`insert into catalogue_changes (kind, at) values ('all', now() - interval '25 hours'), ('all', now() - interval '23 hours')`.execute(db);
  await sql`insert into dead_tokens (token_id, expires_at) values (gen_random_uuid(), now() - interval '2 days'), (gen_random_uuid(), now() + interval '1 hour')`.execute(
    db,
  );
  await sql`insert into login_attempts (key, at) values ('a', now() - interval '26 hours'), ('a', now())`.execute(db);
  await sql`
    insert into idempotency_keys (key, owner, endpoint, body_hash, created_at)
    values ('old', 'a', 'b', 'c', now() - interval '26 hours'), ('day', 'a', 'b', 'c', now() - interval '24 hours')`.execute(db);
  await sql`
    insert into carts (token_id, restore_code, lang, updated_at, ordered_at)
    values (gen_random_uuid(), 'empty', 'si', now() - interval '31 days', null), (gen_random_uuid(), 'new', 'si', now() - interval '29 days', null),
      (gen_random_uuid(), 'full', 'si', now() - interval '31 days', null), (gen_random_uuid(), 'unreachable', 'si', now() - interval '401 days', null),
      (gen_random_uuid(), 'ordered', 'si', now() - interval '401 days', now() - interval '401 days')`.execute(db);
  await sql`
    insert into cart_items (cart_id, product_id, qty)
    select c.id, p.id, 1 from carts c, products p where c.restore_code in ('full', 'unreachable') and p.code = 'DEMO-LAPTOP-01'`.execute(db);
  await deleteExpiredRows(db);
  const { rows } = await sql`
    select (select count(*) from catalogue_changes) as changes, (select count(*) from dead_tokens) as tokens, (select count(*) from login_attempts) as attempts,
      (select array_agg(key) from idempotency_keys) as keys, (select array_agg(restore_code order by restore_code) from carts) as carts`.execute(db);
  expect(rows).toEqual([{ changes: 1, tokens: 1, attempts: 1, keys: ['day'], carts: ['full', 'new', 'ordered'] }]);
  await drop();
});

it('deletes questions whose asker never confirmed an address within a week, and no others', async () => {
  const { db, drop } = await createTestDatabase('demo');
  await sql`
    insert into product_questions (product_id, author, lang, display_name, message, folded, asked_at, confirmed_at)
    select (select min(id) from products), 'asker', 'si', name, name, name, now() - asked::interval, now() - confirmed::interval
    from (values ('tidy-old', '8 days', null), ('tidy-young', '6 days', null), ('tidy-asked', '300 days', '299 days')) as v(name, asked, confirmed)`.execute(
    db,
  );
  await deleteExpiredRows(db);
  const { rows } = await sql<{ message: string }>`select message from product_questions where message like 'tidy-%' order by message`.execute(db);
  expect(rows.map(({ message }) => message)).toEqual(['tidy-asked', 'tidy-young']);
  await drop();
});

it('deletes wish lists and comparisons of guests with an expired token, and no others', async () => {
  const { db, drop } = await createTestDatabase('demo');
  const tokens = { alive: randomUUID(), dead: randomUUID(), old: randomUUID() };
  await sql`insert into dead_tokens (token_id, expires_at) values (${tokens.dead}::uuid, now() + interval '1 year')`.execute(db);
  await sql`delete from compare_items`.execute(db);
  await sql`delete from wish_lists`.execute(db);
  const { rows: users } = await sql<{ id: number }>`select min(id) as id from users`.execute(db);
  for (const [owner, days] of [
    [{ token: tokens.alive, user: null }, 364],
    [{ token: tokens.dead, user: null }, 1],
    [{ token: tokens.old, user: null }, 401],
    [{ token: null, user: users[0]?.id ?? 0 }, 900],
  ] as const) {
    await sql`
      with list as (
        insert into wish_lists (token_id, user_id, created_at)
        values (${owner.token}::uuid, ${owner.user}::integer, now() - make_interval(days => ${days})) returning id
      )
      insert into wish_items (list_id, product_id, seen_market, seen_qty)
      select list.id, p.id, 'si', 1 from list, products p where p.code = 'DEMO-LAPTOP-01'`.execute(db);
    await sql`
      insert into compare_items (token_id, user_id, product_id, position, added_at)
      select ${owner.token}::uuid, ${owner.user}::integer, id, 1, now() - make_interval(days => ${days}) from products where code = 'DEMO-LAPTOP-01'`.execute(
      db,
    );
  }
  await deleteExpiredRows(db);
  const owners = [{ owner: users[0]?.id.toString() }, { owner: tokens.alive }];
  for (const table of ['wish_lists', 'compare_items']) {
    const { rows } = await sql`select coalesce(token_id::text, user_id::text) as owner from ${sql.table(table)} order by user_id nulls last`.execute(db);
    expect(rows, table).toEqual(owners);
  }
  expect((await sql`select 1 from wish_items`.execute(db)).rows.length).toBe(2);
  await drop();
});
