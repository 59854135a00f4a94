/** Endpoints of cookie consents: optional categories a visitor approved (specification, sections 3 and 7). */
import { z } from 'zod';
import * as calls from './consents.calls.ts';
import { defineEndpoint } from './endpoint.ts';
import { lang, languageCode } from './fields.ts';
import { CONSENT_CATEGORIES } from './values/consent.ts';

const category = z.enum(CONSENT_CATEGORIES);
const approved = z.object({ items: z.array(category) });

export const consents = {
  gdprTemplate: defineEndpoint({
    ...calls.gdprTemplate,
    summary: 'Text of the consent banner: categories with title and explanation.',
    input: z.object({ lang: languageCode.optional() }),
    reply: z.object({
      title: z.string(),
      text: z.string(),
      version: z.string(),
      categories: z.array(z.object({ code: category, title: z.string(), text: z.string(), required: z.boolean() })),
    }),
    cache: 'gdpr_template',
    listed: false,
  }),
  approved: defineEndpoint({
    ...calls.approved,
    path: '/api/misc/gdpr-consents/',
    summary: 'The consent categories that the caller approved, by their cookie; empty: no choice yet.',
    input: z.object({}),
    reply: approved,
  }),
  approve: defineEndpoint({
    ...calls.approve,
    path: '/api/misc/gdpr-consents/',
    summary: 'Saves the choice in a cookie, and its time, text and language in an anonymous record.',
    input: z.object({
      /** Approved categories; all others are refused. */
      consents: z.array(category).max(CONSENT_CATEGORIES.length),
      /** Version of the consent text that was shown, as the template named it; absent: today's. */
      version: z
        .string()
        .regex(/^[\w.-]{1,20}$/)
        .optional(),
      lang,
    }),
    reply: approved.extend({
      /** Validity of the choice, seconds. */
      max_age: z.int(),
    }),
    errors: ['error_too_many_requests'],
  }),
};
