import pg from 'pg';
import { inject } from 'vitest';

/** Code in the link of a reminder, read from the database, as its mail is sent hours later. */
export async function restoreCodeOf(email: string): Promise<string> {
  const client = new pg.Client({ connectionString: inject('database') as string });
  await client.connect();
  try {
    const { rows } = await client.query<{ restore_code: string }>("select restore_code from carts where customer #>> '{fields,email}' = $1", [email]);
    return rows[0]?.restore_code as string;
  } finally {
    await client.end();
  }
}
