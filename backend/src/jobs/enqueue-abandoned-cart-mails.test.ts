import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { connect } from '../db/index.ts';
import { insertTestOrder } from '../adapters/mail/testing/insert-test-order.ts';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { enqueueAbandonedCartMails } from './enqueue-abandoned-cart-mails.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase('demo');
});
afterAll(() => database.drop());

interface Cart {
  email?: string | null;
  consent?: boolean;
  hours?: number;
  items?: boolean;
  ordered?: boolean;
}

async function cart({ email = 'ana@example.com', consent = true, hours = 5, items = true, ordered = false }: Cart = {}): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    insert into carts (token_id, customer, reminder_consent, restore_code, lang, created_at, updated_at, ordered_at)
    values (gen_random_uuid(), ${JSON.stringify({ fields: email === null ? {} : { email } })}::jsonb, ${consent}, gen_random_uuid()::text, 'hr',
      now() - make_interval(hours => ${hours}), now() - make_interval(hours => ${hours}), ${ordered ? new Date() : null})
    returning id`.execute(database.db);
  const id = rows[0]?.id as number;
  if (items) await sql`insert into cart_items (cart_id, product_id, qty) select ${id}, id, 1 from products where code = 'DEMO-LAPTOP-01'`.execute(database.db);
  return id;
}

const reminded = async (): Promise<string[]> =>
  (await sql<{ key: string }>`select dedupe_key as key from mails where kind = 'cart-reminder' order by id`.execute(database.db)).rows.map(({ key }) => key);

it('one mail about a cart left for four hours, with consent and an address, and never a second one [G18]', async () => {
  const id = await cart();
  await cart({ email: 'b@example.com', hours: 3 });
  await cart({ email: 'c@example.com', consent: false });
  await cart({ email: null });
  await cart({ email: 'd@example.com', items: false });
  await cart({ email: 'e@example.com', ordered: true });
  await cart({ email: 'f@example.com', hours: 100 });
  await cart({ email: 'Ordered@example.com' });
  const order = await insertTestOrder(database.db);
  await sql`update orders set email = 'ordered@example.com' where id = ${order.id}`.execute(database.db);
  expect(await enqueueAbandonedCartMails(database.db)).toBe(1);
  expect(await reminded()).toEqual([`cart-reminder:${id}`]);
  await sql`update carts set updated_at = now() - interval '6 hours' where id = ${id}`.execute(database.db);
  expect(await enqueueAbandonedCartMails(database.db)).toBe(0);
});

it('five processes at once write each reminder once', async () => {
  await sql`delete from mails`.execute(database.db);
  for (let i = 0; i < 20; i += 1) await cart({ email: `many${i}@example.com` });
  const connections = Array.from({ length: 5 }, () => connect({ url: database.url, size: 1 }));
  const counts = await Promise.all(connections.map(({ db }) => enqueueAbandonedCartMails(db)));
  await Promise.all(connections.map(({ close }) => close()));
  expect(counts.reduce((sum, count) => sum + count, 0)).toBe(20);
  expect(new Set(await reminded()).size).toBe(20);
});
