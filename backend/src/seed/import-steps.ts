import { sql } from 'kysely';
import type { Db } from '../db/index.ts';

/** Notes that these steps are to be done once the lines are in; in the transaction that makes them necessary. */
export async function notePendingSteps(db: Db, steps: readonly string[]): Promise<void> {
  await sql`insert into import_pending_steps (step) select unnest(${steps}::text[]) on conflict do nothing`.execute(db);
}

export async function selectPendingSteps(db: Db): Promise<Set<string>> {
  const { rows } = await sql<{ step: string }>`select step from import_pending_steps`.execute(db);
  return new Set(rows.map((row) => row.step));
}

export const finishPendingStep = async (db: Db, step: string): Promise<void> =>
  void (await sql`delete from import_pending_steps where step = ${step}`.execute(db));
