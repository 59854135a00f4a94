import type { Db } from '../../../db/index.ts';
import { fail, type Outcome, ok } from '../../../http/outcome.ts';
import { claimCredit, claimOffers } from '../../companies/index.ts';
import { redeemCoupons } from '../../coupons/index.ts';
import type { OrderDraft } from './order-draft.ts';
import { reserveStockLater, shortStockOf } from '../stock/reserve-stock.ts';

/**
 * Redeems coupons and reserves stock and, for an order on account, credit, in the order's transaction, which must be rolled back on a refusal and run
 * in `refuseShortStock`, as stock is reserved with the transaction's next statement.
 */
export async function claimCouponsAndStock(
  db: Db,
  { orderId, draft }: { orderId: number; draft: Pick<OrderDraft, 'coupons' | 'lines' | 'payment' | 'companyId' | 'offers' | 'userId' | 'total'> },
): Promise<Outcome<null>> {
  if (!(await redeemCoupons(db, { orderId, coupons: draft.coupons }))) return fail('error_coupon_used');
  const claimed = await claimOffers(db, { orderId, offers: draft.offers ?? [] });
  if (!claimed.ok) return claimed;
  await reserveStockLater(db, { orderId, lines: draft.lines.filter((line) => !line.onRequest) });
  return isOnAccount(draft) ? claimCredit(db, { orderId, companyId: draft.companyId ?? 0, userId: draft.userId, total: draft.total }) : ok(null);
}

/** Runs the whole transaction of an order; where too little stock is left, the outcome names the products. */
export async function refuseShortStock<T>(work: () => Promise<Outcome<T>>): Promise<Outcome<T>> {
  try {
    return await work();
  } catch (error) {
    const short = shortStockOf(error);
    if (!short) throw error;
    return fail('error_quantity_not_available', {
      errors: short.map(({ productId, available }) => ({ field: `p-${productId}`, label_name: 'error_quantity_not_available', available })),
    });
  }
}

const isOnAccount = ({ payment, total }: Pick<OrderDraft, 'payment' | 'total'>): boolean => payment.code === 'on-account' && total > 0;
