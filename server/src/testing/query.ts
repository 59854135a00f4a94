import pg from 'pg';

/** One statement on a test's database; gives its rows. */
export async function query<Row extends pg.QueryResultRow = never>(url: string, text: string, values: unknown[] = []): Promise<Row[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<Row>(text, values)).rows;
  } finally {
    await client.end();
  }
}
