import pg from 'pg';
import { inject } from 'vitest';

/** Appends an entry to a menu, as staff do; returns a function that removes it. */
export async function addToMenu(code: string, entry: object): Promise<() => Promise<void>> {
  const before = await onDatabase<{ items: unknown[] }>('select items from menus where code = $1', [code]);
  const items = before[0]?.items ?? [];
  await onDatabase('update menus set items = $2::jsonb where code = $1', [code, JSON.stringify([...items, entry])]);
  return async () => void (await onDatabase('update menus set items = $2::jsonb where code = $1', [code, JSON.stringify(items)]));
}

async function onDatabase<Row extends pg.QueryResultRow>(query: string, values: unknown[]): Promise<Row[]> {
  const client = new pg.Client({ connectionString: inject('database') as string });
  await client.connect();
  try {
    return (await client.query<Row>(query, values)).rows;
  } finally {
    await client.end();
  }
}
