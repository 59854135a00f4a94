import { sql } from 'kysely';
import type { Cart } from '@vitrina/contract/cart';
import type { CallContext } from '../../http/context.ts';
import { fail, type Outcome } from '../../http/outcome.ts';
import { type CouponRow, limitTries, selectCouponByCode } from '../promotions/index.ts';
import type { CartDeps } from './cart-deps.ts';
import { ownerOf } from './cart-owner.ts';
import type { PricedCart } from './price-cart.ts';
import { type CartWrite, writeCart } from './write-cart.ts';

/** Redeems a coupon in the cart. Unknown, over and somebody else's are answered alike; too many tries are refused. */
export async function addCoupon(code: string, context: CallContext, deps: CartDeps): Promise<Outcome<{ cart: Cart }>> {
  if (!ownerOf(context.actor, deps)) return fail('error_unauthorized');
  const limit = await limitTries(context);
  if (!limit.ok) return limit;
  const coupon = await selectCouponByCode(context.db, code, []);
  // Known or not, the cart is reckoned: the time it takes tells nothing.
  const outcome = await writeCart(context, deps, coupon ? couponWrite(coupon) : UNKNOWN);
  if (outcome.ok || outcome.label !== 'error_coupon_invalid_code') await limit.data.takeBack();
  return outcome;
}

const UNKNOWN: CartWrite = { change: async () => null, check: () => fail('error_coupon_invalid_code') };

const couponWrite = (coupon: CouponRow): CartWrite => {
  let wasThere = false;
  return {
    change: async (db, cartId) => {
      const { numAffectedRows } = await sql`
        insert into cart_coupons (cart_id, coupon_id) values (${cartId}::bigint, ${coupon.id}::integer) on conflict do nothing`.execute(db);
      wasThere = numAffectedRows === 0n;
      return null;
    },
    check: (priced) => refusalOf(priced, coupon.id, wasThere),
  };
};

function refusalOf({ coupons }: PricedCart, id: number, wasThere: boolean) {
  const state = coupons.find((one) => one.row.id === id)?.state;
  if (state === 'minimum' && !wasThere) return fail('error_coupon_minimum');
  if (state === 'used') return fail('error_coupon_used');
  if (state === undefined || state === 'invalid') return fail('error_coupon_invalid_code');
  return wasThere ? fail('error_coupon_already') : null;
}

export const removeCoupon = (code: string): CartWrite => ({
  change: async (db, cartId) => {
    const { numAffectedRows } = await sql`
      delete from cart_coupons where cart_id = ${cartId}::bigint and coupon_id = (select id from coupons where code = upper(${code}))`.execute(db);
    return numAffectedRows === 0n ? fail('error_empty_data') : null;
  },
});
