import pg from 'pg';
import { StartFailed } from './start-failed.ts';

const ANSWER_WITHIN_MS = 10_000;
/** The oldest PostgreSQL that the migrations run on. */
const LEAST_VERSION = 15;

/** Makes sure that the database of DATABASE_URL can be used. Throws `StartFailed` with the reason; the password is never in it. */
export async function checkDatabase(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: ANSWER_WITHIN_MS, application_name: 'vitrina start' });
  client.on('error', () => {});
  try {
    await client.connect();
    const { rows } = await client.query<{ version: number }>(`select current_setting('server_version_num')::integer / 10000 as version`);
    const version = rows[0]?.version ?? 0;
    if (version < LEAST_VERSION) throw new StartFailed(`The database of DATABASE_URL is PostgreSQL ${version}; the shop needs ${LEAST_VERSION} or newer.`);
  } catch (error) {
    if (error instanceof StartFailed) throw error;
    const { host, pathname } = new URL(url);
    throw new StartFailed(`The database of DATABASE_URL (${host}${pathname}) cannot be used: ${reasonOf(error)}`);
  } finally {
    await client.end().catch(() => {});
  }
}

/** A name with several addresses fails once for each of them, in an error without a message of its own. */
function reasonOf(error: unknown): string {
  if (error instanceof AggregateError && error.message === '') return error.errors.map(reasonOf).join('; ');
  return error instanceof Error ? error.message : String(error);
}
