import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import pg from 'pg';

const FOLDER = fileURLToPath(new URL('../../db/migrations', import.meta.url));
/** One number for the lock that lets only one process migrate at a time. */
const LOCK = 7_216_447;

const names = (): string[] =>
  readdirSync(FOLDER)
    .filter((name) => /^\d{4}-.+\.sql$/.test(name))
    .sort();

/** Runs the migrations that this database has not seen, each in its transaction, and gives their names. Forward only. */
export async function migrate(url: string): Promise<string[]> {
  const client = new pg.Client({ connectionString: url, application_name: 'vitrina migrate', connectionTimeoutMillis: 10_000, keepAlive: true });
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [LOCK]);
    await client.query('create table if not exists migrations (name text primary key, ran_at timestamptz not null default now())');
    const { rows } = await client.query<{ name: string }>('select name from migrations');
    const done = new Set(rows.map((row) => row.name));
    const missing = names().filter((name) => !done.has(name));
    for (const name of missing) await runOne(client, name);
    return missing;
  } finally {
    await client.end();
  }
}

async function runOne(client: pg.Client, name: string): Promise<void> {
  try {
    await client.query('begin');
    await client.query(readFileSync(`${FOLDER}/${name}`, 'utf8'));
    await client.query('insert into migrations (name) values ($1)', [name]);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    throw new Error(`Migration ${name} failed: ${(error as Error).message}`, { cause: error });
  }
}

/** Names of migrations that the code has and the database has not; for `/readyz`. */
export function pendingMigrations(done: readonly string[]): string[] {
  return names().filter((name) => !done.includes(name));
}
