import * as z from 'zod';

/** Money of an order that its gateway has reserved. */
export const held = z.object({
  /** Reserved, decimal in the order's currency. */
  amount: z.number(),
  /** Part of the reservation that is collected or being collected. */
  captured: z.number(),
  /** Amount that may still be captured: at most the amount due. */
  left: z.number(),
  /** Guaranteed end of the reservation. */
  until: z.string(),
  /** True while the reservation is being released. */
  is_released: z.boolean(),
});
export type Held = z.infer<typeof held>;
