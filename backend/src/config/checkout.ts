import { z } from 'zod';
import { defineSlice, type ValueOf } from './slice.ts';
import { flag } from './variables.ts';

/** Steps that can be switched off (specification, section 2). */
const STEPS = ['shipping', 'payment', 'review_order'] as const;

export const checkoutSlice = defineSlice(
  {
    /** Steps that this shop does without, by commas: the first way offered is taken for the shopper. */
    CHECKOUT_WITHOUT: z
      .string()
      .transform((text) => text.split(',').map((step) => step.trim()))
      .pipe(z.array(z.enum(STEPS)))
      .default([]),
    /** `off`: orders are not limited, for benches and drills. */
    ORDER_LIMITS: z.enum(['on', 'off']).default('on'),
    /** Many products can be ordered by their codes at once. */
    QUICK_ORDER: flag('1'),
    /** Staff need a grant for an order's warehouses, to say that it is packed, shipped or delivered (specification, section 6). */
    ORDER_WAREHOUSE_PERMISSION: flag('0'),
  },
  (env) => ({
    steps: {
      shipping: !env.CHECKOUT_WITHOUT.includes('shipping'),
      payment: !env.CHECKOUT_WITHOUT.includes('payment'),
      review_order: !env.CHECKOUT_WITHOUT.includes('review_order'),
    },
    /** Orders beyond the limits wait for a click in their mail. */
    orderLimits: env.ORDER_LIMITS === 'on',
    quickOrder: env.QUICK_ORDER,
    warehousePermission: env.ORDER_WAREHOUSE_PERMISSION,
  }),
  [({ ORDER_LIMITS }) => (ORDER_LIMITS === 'off' ? 'ORDER_LIMITS must not be off in production: anybody could hold the whole stock' : null)],
);
export type CheckoutConfig = ValueOf<typeof checkoutSlice>;
