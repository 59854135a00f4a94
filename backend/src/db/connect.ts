import type { Kysely, PostgresPoolClient } from 'kysely';
import pg from 'pg';
import { type CircuitBreaker, createCircuitBreaker } from './circuit-breaker.ts';
import { DirectDb } from './direct-db.ts';
import { isOutage } from './is-outage.ts';
import { limitedClient } from './limited-client.ts';
import type { OnStatement } from './on-statement.ts';

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
  /** The circuit is open: the last queries got no answer. */
  isAway: () => boolean;
  close: () => Promise<void>;
}

/** Limits of database work, milliseconds. */
export interface DatabaseLimits {
  /** Longest wait for a connection, new or pooled. */
  connectMs: number;
  /** Longest statement, milliseconds; PostgreSQL cancels it itself. */
  statementMs: number;
}

export interface ConnectOptions {
  /** PostgreSQL connection string. */
  url: string;
  /** Connections at most. */
  size?: number;
  limits?: DatabaseLimits;
  /** Name for messages. */
  name?: string;
  onStatement?: OnStatement | undefined;
  /** Called for each new connection with its process of PostgreSQL. */
  onConnection?: ((processId: number) => void) | undefined;
}

// bigint and numeric as numbers: counts and ratings are small.
pg.types.setTypeParser(pg.types.builtins.INT8, Number);
pg.types.setTypeParser(pg.types.builtins.NUMERIC, Number);
pg.types.setTypeParser(pg.types.builtins.DATE, (text) => text);

const DEFAULT_SIZE = 10;
const DEFAULT_LIMITS: DatabaseLimits = { connectMs: 5000, statementMs: 15_000 };
/** Wait for PostgreSQL's own cancellation after the statement's limit; a statement without an answer by then has lost its connection. */
const ANSWER_GRACE = { share: 0.1, leastMs: 300 };
const KEEP_ALIVE_MS = 10_000;
const poolSizes = new WeakMap<Db, number>();

/** Greatest number of connections of a pool. */
export const poolSizeOf = (db: Db): number => poolSizes.get(db) ?? DEFAULT_SIZE;

/** Opens a pool with time limits and its own circuit breaker, so that a hanging pool does not affect another. */
export function connect({ url, size = DEFAULT_SIZE, limits = DEFAULT_LIMITS, name = 'database', onStatement, onConnection }: ConnectOptions): Database {
  const { connectMs, statementMs } = limits;
  const circuit = createCircuitBreaker({ name: `the ${name}` });
  const answers = { count: 0 };
  const pool = new pg.Pool({
    connectionString: url,
    max: size,
    connectionTimeoutMillis: connectMs,
    // Closes idle connections after a peak: each takes three to four megabytes in PostgreSQL. Those in use survive, as the last one returned is lent
    // next.
    idleTimeoutMillis: 10_000,
    statement_timeout: statementMs,
    keepAlive: true,
    keepAliveInitialDelayMillis: KEEP_ALIVE_MS,
    // Planning a statement for each set of values costs more than running it: nearly all are small and find rows by key.
    options: '-c plan_cache_mode=force_generic_plan',
    application_name: 'vitrina',
    Client: limitedClient({
      answerMs: statementMs + Math.max(ANSWER_GRACE.leastMs, statementMs * ANSWER_GRACE.share),
      onStatement,
      onAnswer: () => {
        answers.count += 1;
        circuit.succeeded();
      },
      onSilence: () => {
        // Idle connections are most likely dead too: each would cost another query the whole wait.
        for (const client of idle) client.cut();
      },
      onOutage: circuit.failed,
    }),
  });
  const idle = idleOf(pool);
  // A connection that dies while idle (restart of the database) is replaced at the next use.
  pool.on('error', () => {});
  // A lent connection may die between two queries of a transaction: the next query fails, and that failure is handled.
  pool.on('connect', (client) => {
    client.on('error', () => {});
    onConnection?.((client as unknown as { processID: number }).processID);
  });
  const db = new DirectDb(guarded(pool, circuit, answers));
  poolSizes.set(db, size);
  return {
    db,
    stats: () => ({ open: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount }),
    isAway: () => circuit.isOpen,
    close: () => db.destroy(),
  };
}

/** Message of pg's pool when all connections are in use. If answers came meanwhile, the queries are slow, but the database is up. */
const ALL_LENT = 'timeout exceeded when trying to connect';

/** The pool as Kysely sees it: no connection is waited for while the circuit is open. */
function guarded(pool: pg.Pool, circuit: CircuitBreaker, answers: { readonly count: number }) {
  return {
    options: pool.options,
    connect: async (): Promise<PostgresPoolClient> => {
      circuit.enter();
      const before = answers.count;
      try {
        return (await pool.connect()) as unknown as PostgresPoolClient;
      } catch (error) {
        if (isOutage(error) && ((error as Error).message !== ALL_LENT || answers.count === before)) circuit.failed();
        throw error;
      }
    },
    end: () => pool.end(),
  };
}

interface Cuttable {
  cut(): void;
}

/** Idle connections of a pool. */
function idleOf(pool: pg.Pool): ReadonlySet<Cuttable> {
  const idle = new Set<Cuttable>();
  pool.on('release', (error, client) => {
    if (!error) idle.add(client as unknown as Cuttable);
  });
  pool.on('acquire', (client) => idle.delete(client as unknown as Cuttable));
  pool.on('remove', (client) => idle.delete(client as unknown as Cuttable));
  return idle;
}
