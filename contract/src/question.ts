import { z } from 'zod';

const post = z.object({
  /** Its id in a report. */
  id: z.number().int(),
  message: z.string(),
  /** BCP 47 tag of the language it was written in. */
  lang: z.string(),
  date: z.string(),
});

/** A published answer. */
export const answer = post.extend({
  /** `buyer`: a buyer of the product in this shop; `shop`: staff. */
  author: z.enum(['buyer', 'shop']),
  /** `null`: the shop. */
  display_name: z.string().nullable(),
});

/** A published question with its published answers, the shop's first. */
export const question = post.extend({ display_name: z.string(), answers: z.array(answer) });
export type Question = z.infer<typeof question>;
export type Answer = z.infer<typeof answer>;
