import { catalogue } from '@vitrina/contract/catalogue';
import { webshopCart } from '@vitrina/contract/cart';
import { sql } from 'kysely';
import { type Binding, bind } from '../../http/bind.ts';
import { fail, ok } from '../../http/outcome.ts';
import { listCouponPrices } from './coupon-prices.ts';
import { addMyCoupon } from './add-my-coupon.ts';
import { listMyCoupons } from './list-my-coupons.ts';

/** Routes of coupons saved by a customer. */
export const couponRoutes = (): Binding[] => [
  bind(catalogue.couponPrices, listCouponPrices),
  bind(webshopCart.myCoupons, listMyCoupons),
  bind(webshopCart.addMyCoupon, async ({ all, ...input }, context) => {
    const saved = await addMyCoupon(input, context);
    return saved.ok ? listMyCoupons({ all }, context) : saved;
  }),
  bind(webshopCart.removeMyCoupon, async ({ code }, { db, actor }) => {
    if (actor.userId === null) return fail('error_unauthorized');
    const { numAffectedRows } = await sql`
      delete from my_coupons where user_id = ${actor.userId}::integer and coupon_id = (select id from coupons where code = upper(${code}))`.execute(db);
    return numAffectedRows === 0n ? fail('error_empty_data') : ok({});
  }),
];
