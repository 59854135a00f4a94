import pg from 'pg';
import { StartFailed } from '../shared/start-failed.ts';

const ANSWER_WITHIN_MS = 10_000;
/** The oldest PostgreSQL that the migrations run on. */
const LEAST_VERSION = 15;

/** Settings without which a confirmed order may be lost when the machine fails. */
const DURABLE = ['fsync', 'full_page_writes', 'synchronous_commit'] as const;

/**
 * Makes sure that the database of DATABASE_URL can be used; with `mustKeep` also that it keeps what it has confirmed. Throws
 * `StartFailed` with the reason; the password is never in it.
 */
export async function checkDatabase(url: string, { mustKeep }: { mustKeep: boolean }): Promise<void> {
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: ANSWER_WITHIN_MS,
    query_timeout: ANSWER_WITHIN_MS,
    application_name: 'vitrina start',
  });
  client.on('error', () => {});
  try {
    await client.connect();
    const { rows } = await client.query<{ version: number }>(`select current_setting('server_version_num')::integer / 10000 as version`);
    const version = rows[0]?.version ?? 0;
    if (version < LEAST_VERSION) throw new StartFailed(`The database of DATABASE_URL is PostgreSQL ${version}; the shop needs ${LEAST_VERSION} or newer.`);
    if (mustKeep) await refuseUndurable(client);
  } catch (error) {
    if (error instanceof StartFailed) throw error;
    const { host, pathname } = new URL(url);
    throw new StartFailed(`The database of DATABASE_URL (${host}${pathname}) cannot be used: ${reasonOf(error)}`);
  } finally {
    await client.end().catch(() => {});
  }
}

async function refuseUndurable(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ name: string }>(`select name from pg_settings where name = any($1) and setting = 'off' order by name`, [DURABLE]);
  if (rows.length === 0) return;
  const names = rows.map(({ name }) => name).join(', ');
  throw new StartFailed(
    `The database of DATABASE_URL may lose confirmed orders: ${names} is off. Switch it on; with NODE_ENV=production nothing else is accepted.`,
  );
}

/** A name with several addresses fails once for each of them, in an error without a message of its own. */
function reasonOf(error: unknown): string {
  if (error instanceof AggregateError && error.message === '') return error.errors.map(reasonOf).join('; ');
  return error instanceof Error ? error.message : String(error);
}
