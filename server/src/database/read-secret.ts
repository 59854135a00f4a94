import { randomBytes } from 'node:crypto';
import pg from 'pg';

/** The key that tokens are signed with: from the environment, else made once and kept in the settings table for all processes. */
export async function readSecret({ url, configured }: { url: string; configured: string | undefined }): Promise<string> {
  if (configured) return configured;
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000, query_timeout: 30_000 });
  await client.connect();
  try {
    await client.query(`insert into settings (key, value) values ('secret_key', to_jsonb($1::text)) on conflict (key) do nothing`, [
      randomBytes(48).toString('base64url'),
    ]);
    const { rows } = await client.query<{ value: string }>(`select value from settings where key = 'secret_key'`);
    return rows[0]?.value as string;
  } finally {
    await client.end();
  }
}
