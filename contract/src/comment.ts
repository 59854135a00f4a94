import { z } from 'zod';

/** A public comment. */
export const comment = z.object({
  /** Names it in a report; left out where it is not public. */
  id: z.number().int().optional(),
  display_name: z.string(),
  message: z.string(),
  rate: z.number().int(),
  /** BCP 47 tag of the language it was written in. */
  lang: z.string(),
  date: z.string(),
  /** The author had bought the product here. */
  is_verified: z.boolean(),
  /** What the shop answered. */
  answer: z.object({ message: z.string(), date: z.string() }).nullable(),
});
export type Comment = z.infer<typeof comment>;
