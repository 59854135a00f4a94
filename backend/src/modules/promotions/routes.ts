import { webshopCart } from '@vitrina/contract/cart';
import { sql } from 'kysely';
import { type Binding, bind } from '../../http/bind.ts';
import { fail, ok } from '../../http/outcome.ts';
import { textIn } from '../catalogue/index.ts';
import { selectAccount } from '../customers/index.ts';
import { selectMyCoupons } from './coupon-queries.ts';
import { isForAnybodyLike, isUsedUp } from './coupon-rule.ts';
import { customerKeys } from './customer-key.ts';
import { keepCoupon } from './keep-coupon.ts';

/** Coupons a customer keeps for later. */
export const promotionRoutes = (): Binding[] => [
  bind(webshopCart.myCoupons, async ({ all }, { db, actor, lang }) => {
    if (actor.userId === null) return fail('error_unauthorized');
    const account = await selectAccount(db, actor.userId);
    const items = (await selectMyCoupons(db, actor.userId, customerKeys(actor.userId, account?.email))).map((coupon) => {
      const isOver = !isForAnybodyLike(coupon, actor.userId);
      const isUsable = !isOver && !isUsedUp(coupon);
      const label_name = isUsable ? 'coupon_usable' : isOver ? 'coupon_over' : 'coupon_used';
      return { code: coupon.code, title: textIn(coupon.titles, lang), ends_at: coupon.ends_at?.toISOString() ?? null, is_usable: isUsable, label_name };
    });
    return ok({ items: all ? items : items.filter((item) => item.is_usable) });
  }),
  bind(webshopCart.addMyCoupon, keepCoupon),
  bind(webshopCart.removeMyCoupon, async ({ code }, { db, actor }) => {
    if (actor.userId === null) return fail('error_unauthorized');
    const { numAffectedRows } = await sql`
      delete from my_coupons where user_id = ${actor.userId}::integer and coupon_id = (select id from coupons where code = upper(${code}))`.execute(db);
    return numAffectedRows === 0n ? fail('error_empty_data') : ok({});
  }),
];
