/** Endpoints of the newsletter: subscription, confirmation, topics, archive, and its management by staff. */
import { z } from 'zod';
import * as calls from './newsletter.calls.ts';
import { defineEndpoint } from './endpoint.ts';
import { id, idInQuery, lang, languageCode, words } from './fields.ts';
import { NEWSLETTER_TOPICS } from './values/newsletter-topics.ts';

/** Form in which the subscription was requested. */
export const NEWSLETTER_SOURCES = ['footer', 'landing', 'checkout', 'page'] as const;
export type NewsletterSource = (typeof NEWSLETTER_SOURCES)[number];
/** Version of the text `newsletter_consent`, stored as proof with each consent; change both together. */
export const CONSENT_TEXT_VERSION = '2026-11';

/** Secret of the links in mails and of a newsletter's own address: 128 bits, base64url. */
export const newsletterCode = z.string().regex(/^[\w-]{22}$/);
const topics = z.array(z.enum(NEWSLETTER_TOPICS)).min(1).max(NEWSLETTER_TOPICS.length);
/** Id and code from a link. */
const link = { lang, id: idInQuery, code: newsletterCode };
const linkInBody = { lang, id, code: newsletterCode };

const preferences = z.object({
  /** Masked address, recognisable for its owner: `a•••@example.com`. */
  email: z.string(),
  /** False: unsubscribed. */
  is_on: z.boolean(),
  topics: z.array(z.enum(NEWSLETTER_TOPICS)),
  /** Language of the newsletters. */
  mail_lang: languageCode,
});
export type NewsletterPreferences = z.infer<typeof preferences>;

const newsletterText = z.object({ subject: words(150), html: z.string().trim().min(1).max(50_000) });

const newsletterPage = z.object({
  id,
  /** Language of subject and text: the requested one if the newsletter has it. */
  lang: languageCode,
  subject: z.string(),
  /** Moment of sending; `null`: not sent yet, visible to staff only. */
  date: z.string().nullable(),
  /** Sanitized. */
  html: z.string(),
  product_ids: z.array(id),
  /** Languages that it was written in. */
  languages: z.array(languageCode),
});
export type NewsletterPage = z.infer<typeof newsletterPage>;

export const newsletter = {
  subscribe: defineEndpoint({
    ...calls.subscribe,
    path: '/api/newsletter/subscribe/',
    summary:
      'Subscribes to the newsletter. A mail asks for confirmation of the address, at most once an hour; the reply does not reveal whether the address is known.',
    input: z.object({
      lang,
      email: z.string().trim().max(254),
      /** Absent: all of them. */
      topics: topics.optional(),
      source: z.enum(NEWSLETTER_SOURCES).default('page'),
    }),
    reply: z.object({ state: z.literal('confirm') }),
    errors: ['error_unauthorized', 'error_too_many_requests'],
  }),
  confirmCheck: defineEndpoint({
    ...calls.confirmCheck,
    path: '/api/newsletter/confirm/{id}/{code}/',
    summary: 'The subscription that a confirmation link names; changes nothing. A used or expired link is not found.',
    input: z.object(link),
    reply: z.object({ topics: z.array(z.enum(NEWSLETTER_TOPICS)) }),
    errors: ['error_empty_data', 'error_too_many_requests'],
  }),
  confirm: defineEndpoint({
    ...calls.confirm,
    path: '/api/newsletter/confirm/',
    summary: 'Confirms the address of a subscription, once. Returns the link to its preferences.',
    input: z.object(linkInBody),
    reply: z.object({ id, code: newsletterCode }),
    errors: ['error_empty_data', 'error_too_many_requests'],
  }),
  preferences: defineEndpoint({
    ...calls.preferences,
    path: '/api/newsletter/preferences/{id}/{code}/',
    summary: 'A subscription by the link in every newsletter.',
    input: z.object(link),
    reply: preferences,
    errors: ['error_empty_data', 'error_too_many_requests'],
  }),
  savePreferences: defineEndpoint({
    ...calls.savePreferences,
    path: '/api/newsletter/preferences/',
    summary: 'Sets topics and language of an active subscription.',
    input: z.object({ ...linkInBody, topics, mail_lang: languageCode }),
    reply: preferences,
    errors: ['error_empty_data', 'error_too_many_requests'],
  }),
  unsubscribe: defineEndpoint({
    ...calls.unsubscribe,
    path: '/api/newsletter/unsubscribe/',
    summary: 'Ends a subscription.',
    input: z.object(linkInBody),
    reply: preferences,
    errors: ['error_empty_data', 'error_too_many_requests'],
  }),
  own: defineEndpoint({
    ...calls.own,
    path: '/api/newsletter/own/',
    summary: 'Link to the preferences of the customer’s own confirmed address; `null`: it has no subscription.',
    input: z.object({ lang }),
    reply: z.object({ link: z.object({ id, code: newsletterCode }).nullable() }),
    errors: ['error_unauthorized'],
  }),
  page: defineEndpoint({
    ...calls.page,
    path: '/api/newsletter/page/{id}/{code}/',
    summary: 'A sent newsletter for the browser, without data of its recipient.',
    input: z.object(link),
    reply: newsletterPage,
    errors: ['error_empty_data'],
    cache: 'newsletter',
  }),
  save: defineEndpoint({
    ...calls.save,
    path: '/api/newsletter/save/',
    summary: 'Creates a newsletter, or changes one not sent yet. Its text is sanitized. Staff only.',
    input: z.object({
      lang,
      /** Id of the newsletter to change; absent: a new one. */
      id: id.optional(),
      topic: z.enum(NEWSLETTER_TOPICS),
      product_ids: z.array(id).max(24).default([]),
      /** Texts by language; subscribers with other languages do not get it. Austria falls back to German, Montenegro to Serbian. */
      texts: z.partialRecord(languageCode, newsletterText).refine((texts) => Object.keys(texts).length > 0),
    }),
    reply: z.object({ id, code: newsletterCode }),
    errors: ['error_unauthorized', 'error_empty_data', 'error_newsletter_sent'],
    access: 'staff',
    permission: 'newsletters.edit',
  }),
  send: defineEndpoint({
    ...calls.send,
    path: '/api/newsletter/send/',
    summary: 'Enqueues one mail to each subscriber of its topic and languages; idempotent. Staff only.',
    input: z.object({ lang, id }),
    reply: z.object({
      /** Number of mails enqueued by this call. */
      mails: z.number().int(),
    }),
    errors: ['error_unauthorized', 'error_empty_data'],
    access: 'staff',
    permission: 'newsletters.send',
  }),
};
