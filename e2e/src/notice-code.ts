import pg from 'pg';
import { inject } from 'vitest';

/** The code in the links of the latest notice for an address, or of the latest question from it. */
export async function noticeCode(email: string, table: 'notices' | 'product_questions' = 'notices'): Promise<string> {
  const client = new pg.Client({ connectionString: inject('database') as string });
  await client.connect();
  try {
    const { rows } = await client.query<{ code: string }>(`select code from ${table} where email = $1 order by id desc limit 1`, [email]);
    const code = rows[0]?.code;
    if (!code) throw new Error(`nothing to ${email}`);
    return code;
  } finally {
    await client.end();
  }
}
