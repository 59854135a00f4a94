import { expect, it } from 'vitest';
import { connect } from './connect.ts';
import { isOutage } from './is-outage.ts';
import { sql } from 'kysely';

it('knows a database that is away', async () => {
  const { db, close } = connect({ url: 'postgres://nobody@127.0.0.1:1/nothing' });
  const error = await sql`select 1`.execute(db).catch((error: unknown) => error);
  await close();
  expect(isOutage(error)).toBe(true);
  for (const code of ['57P01', '57P03', '08006', '53300', 'ECONNRESET']) expect(isOutage(Object.assign(new Error('x'), { code }))).toBe(true);
  expect(isOutage(new Error('Connection terminated unexpectedly'))).toBe(true);
});

it('takes no other error for that', () => {
  for (const code of ['42P01', '23505', '22021', '57014']) expect(isOutage(Object.assign(new Error('x'), { code }))).toBe(false);
  for (const error of [new TypeError('x'), null, undefined, 'Connection terminated', new AggregateError([])]) expect(isOutage(error)).toBe(false);
});
