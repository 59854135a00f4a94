import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { connect, type Database, migrate } from '../db/index.ts';

export interface TestDatabase extends Database {
  url: string;
  /** Closes and removes it. */
  drop: () => Promise<void>;
}

/** Against hanging only: a machine that is busy with other things may take its time. */
const LIMITS = { connectMs: 300_000, statementMs: 300_000 };

/** Where the tests' PostgreSQL is; `npm test` starts one and says so. */
export const testServer = (): string | undefined => process.env.TEST_DATABASE_URL;

/**
 * A database of its own for a test file: empty and migrated, or with the demo shop; a copy of what the test run made once. Needs
 * TEST_DATABASE_URL.
 */
export async function createTestDatabase(kind: 'empty' | 'demo' = 'empty'): Promise<TestDatabase> {
  const server = testServer();
  if (!server) throw new Error('TEST_DATABASE_URL is not set: run the tests by `npm test`');
  const template = kind === 'demo' ? process.env.TEST_DEMO_TEMPLATE : process.env.TEST_EMPTY_TEMPLATE;
  if (kind === 'demo' && !template) throw new Error('TEST_DEMO_TEMPLATE is not set: run the tests by `npm test`');
  const name = `test_${randomBytes(6).toString('hex')}`;
  await onServer(server, `create database ${name}${template ? ` template ${template} strategy file_copy` : ''}`);
  const url = Object.assign(new URL(server), { pathname: `/${name}` }).href;
  // A template is migrated by the run, by these migrations.
  if (!template) await migrate(url);
  const database = connect({ url, size: 5, limits: LIMITS });
  return {
    ...database,
    url,
    drop: async () => {
      await database.close();
      await onServer(server, `drop database if exists ${name} with (force)`);
    },
  };
}

/** Copies of one template are made one after another: PostgreSQL allows no other connection to it meanwhile. */
async function onServer(server: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  try {
    await client.query('select pg_advisory_lock(42)');
    await client.query(statement);
  } finally {
    await client.end();
  }
}
