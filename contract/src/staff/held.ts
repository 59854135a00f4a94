import * as z from 'zod';

/** Money of an order that its gateway has reserved. */
export const held = z.object({
  /** Reserved, decimal in the order's currency. */
  amount: z.number(),
  /** Part of the reservation that is collected or being collected. */
  captured: z.number(),
  /** Part that may still be collected: at most what is owed. */
  left: z.number(),
  /** Until when its bank holds it at least. */
  until: z.string(),
  /** It is being given up. */
  is_released: z.boolean(),
});
export type Held = z.infer<typeof held>;
