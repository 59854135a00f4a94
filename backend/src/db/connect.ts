import { createHash } from 'node:crypto';
import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';

/**
 * Queries are plain SQL in `sql` templates with a row type beside them (docs/decisions/0004), so there is no table of
 * types: a query builder over `Database` has nothing to select from, on purpose.
 */
export type Tables = Record<never, never>;
export type Db = Kysely<Tables>;

export interface Database {
  db: Db;
  /** Connections of the pool, for metrics. */
  stats: () => { open: number; idle: number; waiting: number };
  close: () => Promise<void>;
}

// bigint and numeric as numbers: counts and ratings are small.
pg.types.setTypeParser(pg.types.builtins.INT8, Number);
pg.types.setTypeParser(pg.types.builtins.NUMERIC, Number);
pg.types.setTypeParser(pg.types.builtins.DATE, (text) => text);

const DEFAULT_SIZE = 10;
const poolSizes = new WeakMap<Db, number>();

/** Connections that a database may have at once. */
export const poolSizeOf = (db: Db): number => poolSizes.get(db) ?? DEFAULT_SIZE;

/** Opens a pool. `url`: PostgreSQL connection string. `size`: connections at most. */
export function connect({ url, size = DEFAULT_SIZE }: { url: string; size?: number }): Database {
  const pool = new pg.Pool({
    connectionString: url,
    max: size,
    connectionTimeoutMillis: 5000,
    idleTimeoutMillis: 30_000,
    statement_timeout: 15_000,
    // Planning a statement anew for its values costs more than running it: nearly all are small and found by key.
    options: '-c plan_cache_mode=force_generic_plan',
    application_name: 'vitrina',
    Client: PreparingClient,
  });
  // A connection that dies while idle (restart of the database) is replaced at the next use.
  pool.on('error', () => {});
  // One that dies while lent out, between two queries of a transaction: the next query fails, and that is answered.
  pool.on('connect', (client) => client.on('error', () => {}));
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
  poolSizes.set(db, size);
  return { db, stats: () => ({ open: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount }), close: () => db.destroy() };
}

/** Names every parameterised statement after its text, so that PostgreSQL parses and plans it once a connection. */
class PreparingClient extends pg.Client {
  // biome-ignore lint/suspicious/noExplicitAny: pg's overloads of query cannot be repeated by a subclass
  override query(text: any, values?: any, ...rest: any[]): any {
    if (typeof text !== 'string' || !Array.isArray(values) || values.length === 0) return super.query(text, values, ...(rest as []));
    return super.query({ name: statementName(text), text, values }, ...(rest as []));
  }
}

const names = new Map<string, string>();

function statementName(text: string): string {
  const known = names.get(text);
  if (known) return known;
  const name = createHash('sha1').update(text).digest('base64url');
  if (names.size < 5000) names.set(text, name);
  return name;
}
