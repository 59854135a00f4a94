import pg from 'pg';
import { pendingMigrations } from '@vitrina/backend/db';

const CACHE_MS = 1000;
const CHECK_WITHIN_MS = 2000;

/** Returns the reasons why the database cannot be used: unreachable, or migrations missing. Checked at most once a second, on a separate connection. */
export function createDatabaseReadiness(url: string): { reasons: () => Promise<string[]>; close: () => Promise<void> } {
  const pool = new pg.Pool({
    connectionString: url,
    max: 1,
    connectionTimeoutMillis: CHECK_WITHIN_MS,
    query_timeout: CHECK_WITHIN_MS,
    application_name: 'vitrina readiness',
  });
  pool.on('error', () => {});
  let last: { at: number; reasons: Promise<string[]> } | undefined;

  const check = async (): Promise<string[]> => {
    try {
      const { rows } = await pool.query<{ name: string }>('select name from migrations');
      return pendingMigrations(rows.map((row) => row.name)).map((name) => `migration ${name} is missing`);
    } catch (error) {
      return [(error as { code?: string }).code === '42P01' ? 'the database is empty: no migration has run' : 'the database cannot be reached'];
    }
  };

  return {
    reasons: () => {
      if (!last || performance.now() - last.at > CACHE_MS) last = { at: performance.now(), reasons: check() };
      return last.reasons;
    },
    close: () => pool.end(),
  };
}
