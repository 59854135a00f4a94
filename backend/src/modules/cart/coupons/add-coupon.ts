import { sql } from 'kysely';
import type { Cart, webshopCart } from '@vitrina/contract/cart';
import type { FieldError } from '@vitrina/contract/errors';
import type { z } from 'zod';
import type { Db } from '../../../db/index.ts';
import type { CallContext } from '../../../http/context.ts';
import { runIdempotent } from '../../../http/idempotency.ts';
import { fail, type Outcome, ok } from '../../../http/outcome.ts';
import { type CouponRow, hasEnded, limitCouponAttempts, selectCouponByCode } from '../../coupons/index.ts';
import type { CartDeps } from '../cart-deps.ts';
import { ownerOf } from '../../../http/owner-of.ts';
import type { PricedCart } from '../pricing/price-cart.ts';
import { type CartWrite, writeCart } from '../write-cart.ts';

type Input = z.output<typeof webshopCart.addCoupon.input>;

/**
 * Adds a coupon to the cart, once for each Idempotency-Key. Unknown, disabled and other customers' codes get the same label; an ended one says
 * since when. Each counts as a failed attempt, and too many are refused.
 */
export async function addCoupon(input: Input, context: CallContext, deps: CartDeps): Promise<Outcome<{ cart: Cart }>> {
  if (!ownerOf(context.actor, deps)) return fail('error_unauthorized');
  const limit = await limitCouponAttempts(context);
  if (!limit.ok) return limit;
  const coupon = await selectCouponByCode(context.db, input.code, []);
  // The cart is priced for unknown codes too, so that timing says nothing.
  const outcome = await writeCart(context, deps, couponWrite(coupon, { input, context }));
  if (outcome.ok || outcome.label !== 'error_coupon_invalid_code') await limit.data.takeBack();
  return outcome;
}

function couponWrite(coupon: CouponRow | null, { input, context }: { input: Input; context: CallContext }): CartWrite {
  let isAgain = true;
  let wasThere = false;
  return {
    change: async (db, cartId) => {
      const outcome = await runIdempotent(db, { endpoint: 'webshop_coupon_post', body: input, context }, async () => {
        isAgain = false;
        wasThere = coupon !== null && !(await insertCoupon(db, cartId, coupon.id));
        return ok({});
      });
      return outcome.ok ? null : outcome;
    },
    check: (priced) => (isAgain ? null : refusalOf(priced, { coupon, wasThere, userId: context.actor.userId })),
  };
}

/** `false`: it was in the cart already. */
async function insertCoupon(db: Db, cartId: number, couponId: number): Promise<boolean> {
  const { numAffectedRows } = await sql`
    insert into cart_coupons (cart_id, coupon_id) values (${cartId}::bigint, ${couponId}::integer) on conflict do nothing`.execute(db);
  return numAffectedRows !== 0n;
}

interface Tried {
  coupon: CouponRow | null;
  wasThere: boolean;
  userId: number | null;
}

function refusalOf({ coupons }: PricedCart, { coupon, wasThere, userId }: Tried) {
  const state = coupons.find((one) => one.row.id === coupon?.id)?.state;
  if (state === 'minimum' && !wasThere) return fail('error_coupon_minimum');
  if (state === 'used') return fail('error_coupon_used');
  if (state === undefined || state === 'invalid') return fail('error_coupon_invalid_code', endedAt(coupon, userId));
  return wasThere ? fail('error_coupon_already') : null;
}

const endedAt = (coupon: CouponRow | null, userId: number | null): { errors?: FieldError[] } =>
  coupon?.ends_at && hasEnded(coupon, userId) ? { errors: [{ field: 'code', label_name: 'error_coupon_ended', ended_at: coupon.ends_at.toISOString() }] } : {};
