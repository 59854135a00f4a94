import pg from 'pg';
import { inject } from 'vitest';

/** Id and code (or both in one) in the link of the latest mail of a kind to an address. */
export async function sentMail(recipient: string, kind: string): Promise<{ linkId: number; linkCode: string; confirm: string }> {
  const client = new pg.Client({ connectionString: inject('database') as string });
  await client.connect();
  try {
    const { rows } = await client.query('select data from mails where recipient = $1 and kind = $2 order by id desc limit 1', [recipient, kind]);
    if (!rows[0]) throw new Error(`no mail ${kind} to ${recipient}`);
    return rows[0].data;
  } finally {
    await client.end();
  }
}
