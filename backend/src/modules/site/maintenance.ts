import { sql } from 'kysely';
import type { Db } from '../../db/index.ts';
import type { CallContext } from '../../http/context.ts';
import { ok } from '../../http/outcome.ts';

const KEY = 'maintenance';

/** Returns true if staff have closed the shop. */
export async function readMaintenance(db: Db): Promise<boolean> {
  const { rows } = await sql<{ on: boolean }>`select (value ->> 'on')::boolean as on from settings where key = ${KEY}`.execute(db);
  return rows[0]?.on ?? false;
}

/** Opens or closes the shop for all visitors but staff; stores the time of the switch and the user. */
export async function setMaintenance({ on }: { on: boolean }, { db, actor }: CallContext) {
  const value = { on, by: actor.userId, at: new Date().toISOString() };
  await sql`insert into settings (key, value) values (${KEY}, ${JSON.stringify(value)}::jsonb) on conflict (key) do update set value = excluded.value`.execute(
    db,
  );
  return ok({ on });
}
