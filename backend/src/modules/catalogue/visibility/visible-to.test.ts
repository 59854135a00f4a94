import { DummyDriver, Kysely, PostgresAdapter, PostgresIntrospector, PostgresQueryCompiler } from 'kysely';
import { expect, it } from 'vitest';
import { SHOWN, visibleTo } from './visibility.ts';

/** Compiles SQL without a database. */
const db = new Kysely<never>({
  dialect: {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new DummyDriver(),
    createIntrospector: (any) => new PostgresIntrospector(any),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  },
});

it('the visibility rule applies to all callers but staff [S4.1, S4.3]', () => {
  expect(visibleTo({ isStaff: true }).compile(db).sql).toBe('true');
  expect(visibleTo({ isStaff: false })).toBe(SHOWN);
});
