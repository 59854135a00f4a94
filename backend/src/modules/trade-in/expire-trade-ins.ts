import type { Db } from '../../db/index.ts';
import { recordStep } from './pay-trade-in.ts';
import { mailOwner } from './trade-in-mail.ts';
import { lockOverdue, writeStep } from './trade-in-queries.ts';

/** Ends offers whose device did not arrive, and treats unanswered counter-offers as declined: the device is sent back. */
export async function expireTradeIns(db: Db): Promise<void> {
  await db.transaction().execute(async (db) => {
    for (const row of await lockOverdue(db)) {
      const state = row.state === 'offered' ? 'expired' : 'refused';
      await writeStep(db, row, { state }, 0);
      await mailOwner(db, row, state === 'expired' ? 'trade-in-expired' : 'trade-in-refused');
      await recordStep(db, row, { action: 'expire', after: state });
    }
  });
}
