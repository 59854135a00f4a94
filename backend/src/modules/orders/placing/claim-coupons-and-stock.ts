import type { Db } from '../../../db/index.ts';
import { fail, type Outcome, ok } from '../../../http/outcome.ts';
import { claimCredit, claimOffers } from '../../companies/index.ts';
import { redeemCoupons } from '../../promotions/index.ts';
import type { OrderDraft } from './order-draft.ts';
import { reserveStock } from './reserve-stock.ts';

/** Redeems coupons, reserves stock and, of an order on account, what may be owed, in the order's transaction, which must be rolled back on a refusal. */
export async function claimCouponsAndStock(
  db: Db,
  { orderId, draft }: { orderId: number; draft: Pick<OrderDraft, 'coupons' | 'lines' | 'payment' | 'companyId' | 'offers' | 'userId' | 'total'> },
): Promise<Outcome<null>> {
  if (!(await redeemCoupons(db, { orderId, coupons: draft.coupons }))) return fail('error_coupon_used');
  const claimed = await claimOffers(db, { orderId, offers: draft.offers ?? [] });
  if (!claimed.ok) return claimed;
  const short = await reserveStock(db, { orderId, lines: draft.lines.filter((line) => !line.onRequest), reason: 'order' });
  if (short.length === 0)
    return isOnAccount(draft) ? claimCredit(db, { orderId, companyId: draft.companyId ?? 0, userId: draft.userId, total: draft.total }) : ok(null);
  return fail('error_quantity_not_available', {
    errors: short.map(({ productId, available }) => ({ field: `p-${productId}`, label_name: 'error_quantity_not_available', available })),
  });
}

const isOnAccount = ({ payment, total }: Pick<OrderDraft, 'payment' | 'total'>): boolean => payment.code === 'on-account' && total > 0;
