import pg from 'pg';
import { inject } from 'vitest';

/** Moves the customer's last authentication by password or passkey into the past. */
export async function forgetProof(email: string): Promise<void> {
  const client = new pg.Client({ connectionString: inject('database') as string });
  await client.connect();
  try {
    await client.query('update sessions set proven_at = null where user_id = (select id from users where email = $1)', [email]);
  } finally {
    await client.end();
  }
}
