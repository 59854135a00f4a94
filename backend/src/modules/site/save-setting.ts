import { sql } from 'kysely';
import type { Db } from '../../db/index.ts';

/** Sets one of the shop's settings, replacing an existing value. */
export async function saveSetting(db: Db, key: string, value: unknown): Promise<void> {
  await sql`insert into settings (key, value) values (${key}, ${JSON.stringify(value)}::jsonb) on conflict (key) do update set value = excluded.value`.execute(
    db,
  );
}
