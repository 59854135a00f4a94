import { recordChange } from '../changes/index.ts';
import type { CallContext } from '../../http/context.ts';
import type { Db } from '../../db/index.ts';
import { issuePaidCoupon } from '../coupons/index.ts';
import type { TradeInDeps } from './trade-in-deps.ts';
import { mailOwner } from './trade-in-mail.ts';
import { type TradeInRow, type TradeInStep, writeStep } from './trade-in-queries.ts';
import { tradeInNumber } from './trade-in-view.ts';

/** Issues the coupon of a locked trade-in, with the value of the counter-offer or else of the offer, and mails its code. */
export async function payTradeIn(
  db: Db,
  row: TradeInRow,
  step: Omit<TradeInStep, 'state' | 'coupon_id'>,
  { site: { settings }, text }: TradeInDeps,
): Promise<void> {
  const amount = step.counter ?? row.counter ?? row.offered;
  const { couponDays, answerDays } = settings['trade-in'];
  const titles = { [row.lang]: text(row.lang, 'trade_in_coupon').replace('{number}', tradeInNumber(row.id)) };
  const coupon = await issuePaidCoupon(db, { currency: row.currency, amount, titles, days: couponDays });
  await writeStep(db, row, { ...step, state: 'paid', coupon_id: coupon.id }, answerDays);
  await mailOwner(db, row, 'trade-in-paid');
}

/** Records the audit row of a step; without a context the author is a job. */
export const recordStep = (db: Db, row: TradeInRow, { action, after, context }: { action: string; after: string; context?: CallContext }) =>
  recordChange(
    db,
    { kind: 'trade_in', subjectId: String(row.id), version: row.version + 1, action, paths: [{ path: 'state', before: row.state, after }] },
    context ? { context } : { context: null, cause: 'system' },
  );
