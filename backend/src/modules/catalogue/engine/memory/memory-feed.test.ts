import type { KyselyPlugin } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { connect, type Database, type Db, migrate } from '../../../../db/index.ts';
import { loadDictionary } from '../../dictionary.ts';
import { openMemoryEngine } from './memory-feed.ts';

const url = process.env.TEST_DATABASE_URL;

/** Records the length of each array of numbers passed to a statement. */
const noting = (counts: number[]): KyselyPlugin => ({
  transformQuery: ({ node }) => {
    JSON.stringify(node, (_, value) => {
      if (Array.isArray(value) && value.length > 0 && value.every((one) => typeof one === 'number')) counts.push(value.length);
      return value;
    });
    return node;
  },
  transformResult: async ({ result }) => result,
});

describe.skipIf(!url)('the engine in memory, fed from the database', { meta: { needs: 'a database' } }, () => {
  let database: Database;
  beforeAll(async () => {
    await migrate(url as string);
    database = connect({ url: url as string });
  }, 60_000);
  afterAll(() => database?.close());

  const opened = async (counts: number[]) => {
    const db = database.db.withPlugin(noting(counts)) as Db;
    const dictionary = await loadDictionary(db);
    return openMemoryEngine({ db, dictionary: () => dictionary });
  };

  it('reads products that changed together in parts, so that no statement outlasts its limit', async () => {
    const counts: number[] = [];
    const engine = await opened(counts);
    counts.length = 0;
    expect(await engine.take(Array.from({ length: 2600 }, (_, i) => i + 1))).toBe(false);
    expect(counts.length).toBeGreaterThanOrEqual(6);
    expect(Math.max(...counts)).toBe(500);
  });
  it('reads the whole anew where nearly all changed', async () => {
    const counts: number[] = [];
    const engine = await opened(counts);
    counts.length = 0;
    expect(await engine.take(Array.from({ length: 10_001 }, (_, i) => i + 1))).toBe(true);
    expect(Math.max(0, ...counts)).toBeLessThanOrEqual(500);
  });
});
