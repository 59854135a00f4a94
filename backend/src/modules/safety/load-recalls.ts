import { sql } from 'kysely';
import type { Db } from '../../db/index.ts';
import { addRecalled, applyRecall, closeRecall, type RecallInput, selectRecalled, upsertRecall } from './recall-queries.ts';

/** Saves the recalls of a validated shop folder; a recall marked as ended there ends here, and none is reopened. */
export async function loadRecalls(db: Db, recalls: readonly (RecallInput & { ended: boolean })[]): Promise<void> {
  for (const recall of recalls) {
    const { rows } = await sql<{ ended: boolean }>`select ended_at is not null as ended from recalls where number = ${recall.number}`.execute(db);
    const id = await upsertRecall(db, recall);
    const found = await selectRecalled(db, recall.products);
    if (rows.length === 0)
      await addRecalled(
        db,
        id,
        found.map((one) => one.id),
      );
    if (recall.ended) await closeRecall(db, id);
    // A recall that ended before it was first loaded stops no sale and sends no mail.
    if (rows.length === 0 && recall.ended) await sql`update recalls set mailed_at = now() where id = ${id}::integer`.execute(db);
    else if (rows[0]?.ended !== true) await applyRecall(db, id);
  }
}
