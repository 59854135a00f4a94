import pg from 'pg';
import { inject } from 'vitest';

/** The code in the mail about the latest entry of an address in a sweepstake. */
export async function entryCode(email: string): Promise<string> {
  const client = new pg.Client({ connectionString: inject('database') as string });
  await client.connect();
  try {
    const { rows } = await client.query<{ code: string }>('select code from campaign_people where email = $1 order by entry_id desc limit 1', [email]);
    const code = rows[0]?.code;
    if (!code) throw new Error(`no entry of ${email}`);
    return code;
  } finally {
    await client.end();
  }
}
