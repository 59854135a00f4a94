import { sql } from 'kysely';
import type { Db } from '../db/index.ts';

/** Addresses that pages of the shop hold already; those of manufacturers stand under a directory of their own and are left out. */
export async function selectUsedPaths(db: Db): Promise<Set<string>> {
  const { rows } = await sql<{ path: string }>`select path from routes where content_type <> 'manufacturer'`.execute(db);
  return new Set(rows.map((row) => row.path));
}
