import type { webshopCart } from '@vitrina/contract/cart';
import type { ReplyOf } from '@vitrina/contract/endpoint';
import type { CallContext } from '../../http/context.ts';
import { fail, type Outcome, ok } from '../../http/outcome.ts';
import { textIn } from '../catalogue/index.ts';
import { selectAccount } from '../customers/index.ts';
import { selectMyCoupons } from './coupon-queries.ts';
import { isValidFor, isUsedUp } from './coupon-eligibility.ts';
import { customerKeys } from './customer-key.ts';

/** A customer's usable coupons; with `all` also ended and used-up ones. */
export async function listMyCoupons(
  { all }: { all?: boolean | undefined },
  { db, actor, lang }: Pick<CallContext, 'db' | 'actor' | 'lang'>,
): Promise<Outcome<ReplyOf<typeof webshopCart.myCoupons>>> {
  const { userId } = actor;
  if (userId === null) return fail('error_unauthorized');
  const account = await selectAccount(db, userId);
  const items = (await selectMyCoupons(db, userId, customerKeys(userId, account?.email))).map((coupon) => {
    const isOver = !isValidFor(coupon, userId);
    const isUsable = !isOver && !isUsedUp(coupon);
    const label_name = isUsable ? 'coupon_usable' : isOver ? 'coupon_over' : 'coupon_used';
    return { code: coupon.code, title: textIn(coupon.titles, lang), ends_at: coupon.ends_at?.toISOString() ?? null, is_usable: isUsable, label_name };
  });
  return ok({ items: all ? items : items.filter((item) => item.is_usable) });
}
