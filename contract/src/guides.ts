/** Guided choice: questions of a category whose answers set visible filters, which the shopper may remove. */
import { z } from 'zod';
import { productsInput } from './catalogue.ts';
import { defineEndpoint } from './endpoint.ts';
import { lang, slug } from './fields.ts';
import * as calls from './guides.calls.ts';

const answer = z.object({
  title: z.string(),
  /** Explanation of the answer: for whom it is suitable. */
  reason: z.string(),
  /** Products that are left with it, exactly; never 0. */
  count: z.number().int().min(1),
  is_chosen: z.boolean(),
  /** Filter that it sets: as in addresses, `price` and `available` too; `null`: it leads to `url`. */
  filter: z.object({ code: z.string(), values: z.array(z.string()) }).nullable(),
  /** Page of the subcategory; `null`: the answer sets a filter. */
  url: z.string().nullable(),
});
const question = z.object({
  code: z.string(),
  title: z.string(),
  /** Filter that its answers set; `null`: they lead to subcategories. */
  filter: z.string().nullable(),
  answers: z.array(answer),
});
export type GuideQuestion = z.infer<typeof question>;
export type GuideAnswer = z.infer<typeof answer>;

export const guides = {
  guide: defineEndpoint({
    ...calls.guide,
    path: '/api/catalog/guide/',
    summary: 'Guide questions of a category, with the number of products for each answer; empty if the shop has none.',
    input: productsInput.pick({ filters: true, price_from: true, price_to: true, only_available: true }).extend({ lang, category_slug: slug }),
    reply: z.object({ questions: z.array(question) }),
    errors: ['error_empty_data'],
    cache: 'products',
  }),
};
