import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { createTestDatabase } from '../testing/test-database.ts';
import { tidyTables } from './tidy-tables.ts';

it('removes what is past its time and nothing else', async () => {
  const { db, drop } = await createTestDatabase('demo');
  await sql`delete from catalogue_changes`.execute(db);
  await sql`insert into catalogue_changes (kind, at) values ('all', now() - interval '25 hours'), ('all', now() - interval '23 hours')`.execute(db);
  await sql`insert into dead_tokens (token_id, expires_at) values (gen_random_uuid(), now() - interval '2 days'), (gen_random_uuid(), now() + interval '1 hour')`.execute(
    db,
  );
  await sql`insert into login_attempts (key, at) values ('a', now() - interval '2 hours'), ('a', now())`.execute(db);
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
  await tidyTables(db);
  const { rows } = await sql`
    select (select count(*) from catalogue_changes) as changes, (select count(*) from dead_tokens) as tokens, (select count(*) from login_attempts) as attempts,
      (select array_agg(key) from idempotency_keys) as keys, (select array_agg(restore_code order by restore_code) from carts) as carts`.execute(db);
  expect(rows).toEqual([{ changes: 1, tokens: 1, attempts: 1, keys: ['day'], carts: ['full', 'new', 'ordered'] }]);
  await drop();
});
