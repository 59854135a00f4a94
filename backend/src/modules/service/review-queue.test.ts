import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { staffQuestions } from '@vitrina/contract/staff/questions';
import { staffReviews } from '@vitrina/contract/staff/reviews';
import { asking } from '../../testing/office-orders.ts';
import { Office, type OfficeReply } from '../../testing/office-tools.ts';
import { productId } from '../../testing/test-buyer.ts';

const MANY = 620;
let office: Office;
let cookie: string;
const call = (...all: Parameters<ReturnType<typeof asking>>) => asking(office, () => cookie)(...all);
const messagesOf = ({ data }: OfficeReply): string[] => data.items.map(({ message }: { message: string }) => message);
const fieldsOf = ({ data }: OfficeReply): string[] => data.errors.map(({ field }: { field: string }) => field).sort();

beforeAll(async () => {
  office = await Office.start();
  cookie = await office.logIn('editor');
  const product = await productId(office.shop, 'DEMO-PROMO-01');
  const { db } = office.shop.database;
  // One per day, oldest first.
  await sql`insert into comments (product_id, lang, display_name, message, rate, created_at)
    select ${product}::integer, 'si', 'Bralka ' || n, 'Dolga vrsta ' || lpad(n::text, 3, '0'), 1 + n % 5, now() - make_interval(days => 1000 - n) from generate_series(1, ${MANY}) n`.execute(
    db,
  );
  await sql`insert into product_questions (product_id, author, lang, display_name, message, folded, confirmed_at, created_at)
    select ${product}::integer, 'asker', 'si', 'Bralec ' || n, 'Dolga vrsta ' || lpad(n::text, 3, '0'), 'x', now(), now() - make_interval(days => 1000 - n)
    from generate_series(1, ${MANY}) n`.execute(db);
});
afterAll(async () => {
  expect(office.shop.errors).toEqual([]);
  await office.shop.stop();
});

for (const [name, endpoint, table] of [
  ['reviews', staffReviews.search, 'comments'],
  ['questions', staffQuestions.search, 'product_questions'],
] as const) {
  const search = (input: object) => call(endpoint, input as Record<string, unknown>);

  it(`the queue of ${name} holds all that wait, oldest first, page by page; what is written since does not move them`, async () => {
    const filter = { text: 'dolga vrsta' };
    const first = await search({ filter, limit: 500 });
    const rest = await search({ filter, limit: 500, offset: 500, view: first.data.view });
    const all = Array.from({ length: MANY }, (_, i) => `Dolga vrsta ${String(i + 1).padStart(3, '0')}`);
    expect([first.data.total, [...messagesOf(first), ...messagesOf(rest)]]).toEqual([MANY, all]);
    // A list opened before the last hundred arrived.
    const view = new Date(Date.now() - (1000 - MANY + 99.5) * 86_400_000).toISOString();
    const before = await search({ filter, limit: 500, offset: 500, view });
    expect([before.data.total, messagesOf(before)]).toEqual([MANY - 100, all.slice(500, MANY - 100)]);
  });

  it(`the queue of ${name} is narrowed by words, name and days`, async () => {
    const found = async (filter: object): Promise<string[]> => messagesOf(await search({ filter }));
    expect(await found({ text: 'VRSTA 007' })).toEqual(['Dolga vrsta 007']);
    expect((await found({ text: name === 'reviews' ? 'bralka 61' : 'bralec 61' })).length).toBe(11);
    expect(await found({ text: '%_%' })).toEqual([]);
    const { rows } = await sql<{ at: Date }>`select created_at as at from ${sql.table(table)} where message = 'Dolga vrsta 005'`.execute(
      office.shop.database.db,
    );
    const at = (rows[0]?.at.getTime() as number) + 1000;
    expect(await found({ text: 'dolga', to: new Date(at).toISOString() })).toHaveLength(5);
    expect((await search({ filter: { text: 'dolga', from: new Date(at).toISOString() } })).data.total).toBe(MANY - 5);
    expect(fieldsOf(await search({ state: 'x', filter: { from: 'today' }, offset: -1, limit: 501, view: 'now' }))).toEqual([
      'filter.from',
      'limit',
      'offset',
      'state',
      'view',
    ]);
  });
}
