import type { webshopCart } from '@vitrina/contract/cart';
import { sql } from 'kysely';
import type { z } from 'zod';
import type { CallContext } from '../../http/context.ts';
import { inIdempotentTransaction } from '../../http/in-idempotent-transaction.ts';
import { fail, type Outcome, ok } from '../../http/outcome.ts';
import { selectCouponByCode } from './coupon-queries.ts';
import { isValidFor } from './coupon-eligibility.ts';
import { limitCouponAttempts } from './limit-coupon-attempts.ts';

type Input = Omit<z.output<typeof webshopCart.addMyCoupon.input>, 'all'>;

/** Saves a coupon for later, once per Idempotency-Key. Unknown, ended and other customers' codes get one label. */
export async function addMyCoupon(input: Input, context: CallContext): Promise<Outcome<Record<string, never>>> {
  const { db, actor } = context;
  if (actor.userId === null) return fail('error_unauthorized');
  const limit = await limitCouponAttempts(context);
  if (!limit.ok) return limit;
  const coupon = await selectCouponByCode(db, input.code, []);
  const outcome = await inIdempotentTransaction<Record<string, never>>(context, { endpoint: 'webshop_my_coupon_post', body: input }, async (db) => {
    if (!coupon || !isValidFor(coupon, actor.userId)) return fail('error_coupon_invalid_code');
    await sql`insert into my_coupons (user_id, coupon_id) values (${actor.userId}::integer, ${coupon.id}::integer) on conflict do nothing`.execute(db);
    return ok({});
  });
  if (outcome.ok || outcome.label !== 'error_coupon_invalid_code') await limit.data.takeBack();
  return outcome;
}
