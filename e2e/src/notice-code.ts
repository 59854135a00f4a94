import pg from 'pg';
import { inject } from 'vitest';

/** The code in the links of the newest notice to an address. */
export async function noticeCode(email: string): Promise<string> {
  const client = new pg.Client({ connectionString: inject('database') as string });
  await client.connect();
  try {
    const { rows } = await client.query<{ code: string }>('select code from notices where email = $1 order by id desc limit 1', [email]);
    const code = rows[0]?.code;
    if (!code) throw new Error(`no notice to ${email}`);
    return code;
  } finally {
    await client.end();
  }
}
