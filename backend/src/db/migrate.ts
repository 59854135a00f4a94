import { readdirSync, readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { languagePartitions } from './language-partitions.ts';
import { LOCK_KEYS } from './lock-keys.ts';

const FOLDER = fileURLToPath(new URL('../../db/migrations', import.meta.url));
/** A statement that waits for a table lock blocks all later ones, reads included; so a migration waits briefly, lets others pass and retries. */
const LOCK_WITHIN = '1s';
const LOCK_ATTEMPTS = 60;
const PAUSE_MS = 1000;
const LOCK_NOT_AVAILABLE = '55P03';

const names = (folder: string): string[] =>
  readdirSync(folder)
    .filter((name) => /^\d{4}-.+\.sql$/.test(name))
    .sort();

/**
 * Runs the pending migrations, each in its transaction, and creates the partitions of new languages. Returns the names of both. Forward only; the shop
 * may be open meanwhile.
 */
export async function migrate(url: string, folder = FOLDER): Promise<string[]> {
  const client = new pg.Client({ connectionString: url, application_name: 'vitrina migrate', connectionTimeoutMillis: 10_000, keepAlive: true });
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [LOCK_KEYS.migrations]);
    await client.query('create table if not exists migrations (name text primary key, ran_at timestamptz not null default now())');
    const { rows } = await client.query<{ name: string }>('select name from migrations');
    const applied = new Set(rows.map((row) => row.name));
    const missing = names(folder).filter((name) => !applied.has(name));
    for (const name of missing) await runOne(client, { name, text: readFileSync(`${folder}/${name}`, 'utf8') });
    const languages = await languagePartitions(client);
    for (const language of languages) await runOne(client, language);
    return [...missing, ...languages.map(({ name }) => name)];
  } finally {
    await client.end();
  }
}

async function runOne(client: pg.Client, { name, text }: { name: string; text: string }): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      await client.query('begin');
      await client.query(`set local lock_timeout = '${LOCK_WITHIN}'`);
      await client.query(text);
      await client.query('insert into migrations (name) values ($1) on conflict do nothing', [name]);
      await client.query('commit');
      return;
    } catch (error) {
      await client.query('rollback');
      const isLocked = error instanceof pg.DatabaseError && error.code === LOCK_NOT_AVAILABLE;
      if (!isLocked || attempt === LOCK_ATTEMPTS) throw new Error(`Migration ${name} failed: ${(error as Error).message}`, { cause: error });
      await sleep(PAUSE_MS);
    }
  }
}

/** Names of migrations that the code has and the database has not; for `/readyz`. */
export function pendingMigrations(applied: readonly string[]): string[] {
  return names(FOLDER).filter((name) => !applied.includes(name));
}
