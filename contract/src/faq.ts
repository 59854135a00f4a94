/** Frequently asked questions in groups (specification, sections 2 and 9). */
import { z } from 'zod';
import * as calls from './faq.calls.ts';
import { contentSummary } from './content.ts';
import { defineEndpoint } from './endpoint.ts';
import { idInQuery, lang, languageCode, slug } from './fields.ts';

export const faqQuestion = z.object({
  id: z.number().int(),
  code: z.string(),
  /** Anchor of the question on its group's page. */
  slug: z.string(),
  title: z.string(),
  /** The answer; sanitized HTML. */
  content: z.string(),
  visible: z.boolean(),
  text_lang: z.string().nullable(),
});
export type FaqQuestion = z.infer<typeof faqQuestion>;

export const faqGroup = contentSummary.extend({
  seo_title: z.string(),
  seo_description: z.string(),
  urls: z.partialRecord(languageCode, z.string()),
  questions: z.array(faqQuestion),
});
export type FaqGroup = z.infer<typeof faqGroup>;

export const faq = {
  groups: defineEndpoint({
    ...calls.groups,
    path: '/api/cms/faq/',
    summary: 'Groups of questions with their answers: all, or one by its id or its slug in the caller’s language.',
    input: z.object({ lang, id: idInQuery.optional(), slug: slug.optional() }),
    reply: z.object({ items: z.array(faqGroup) }),
    errors: ['error_empty_data'],
    cache: 'faq',
  }),
} as const;
