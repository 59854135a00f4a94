import { z } from 'zod';

/** A public comment. */
export const comment = z.object({
  /** Its id in a report; absent if it is not public. */
  id: z.number().int().optional(),
  display_name: z.string(),
  message: z.string(),
  rate: z.number().int(),
  /** BCP 47 tag of the language it was written in. */
  lang: z.string(),
  date: z.string(),
  /** True if the author bought the product in this shop. */
  is_verified: z.boolean(),
  /** Reply of the shop. */
  answer: z.object({ message: z.string(), date: z.string() }).nullable(),
  pros: z.array(z.string()),
  cons: z.array(z.string()),
  /** `url` and `small_url` are pictures: up to 2000 and 320 pixels on the longer side. */
  photos: z.array(z.object({ id: z.number().int(), width: z.number().int(), height: z.number().int(), url: z.string(), small_url: z.string() })),
  /** Number of votes that it helped. */
  helpful: z.number().int(),
  /** Translation into the caller's language; `null`: none exists or is needed. */
  translation: z
    .object({ message: z.string(), pros: z.array(z.string()), cons: z.array(z.string()), /** `staff`, or the program that made it. */ source: z.string() })
    .nullable(),
});
export type Comment = z.infer<typeof comment>;
