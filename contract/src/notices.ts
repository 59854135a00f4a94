/** Endpoints of one-time notices by mail: a product is back in stock or cheaper, or a search without results finds something. */
import { z } from 'zod';
import * as calls from './notices.calls.ts';
import { defineEndpoint } from './endpoint.ts';
import { amount, id, lang } from './fields.ts';

export const NOTICE_KINDS = ['back_in_stock', 'price_drop'] as const;
export type NoticeKind = (typeof NOTICE_KINDS)[number];
export const NOTICE_STATES = ['waiting', 'on', 'told', 'stopped'] as const;
/** Secret of the links in mails: 128 random bits, base64url. */
export const noticeCode = z.string().regex(/^[\w-]{22}$/);

const notice = z.object({
  /** `null`: the notice is about the search words in `q`. */
  product: z.object({ id, title: z.string(), url_without_domain: z.string() }).nullable(),
  q: z.string().nullable(),
  kind: z.enum([...NOTICE_KINDS, 'found']),
  /** `waiting`: its address is not confirmed yet. */
  state: z.enum(NOTICE_STATES),
});
export type Notice = z.infer<typeof notice>;

export const notices = {
  notify: defineEndpoint({
    ...calls.notify,
    path: '/api/catalog/notify/',
    summary:
      'Requests one mail when a product is back in stock or its price falls. A mail asks for confirmation of the address, unless it is the customer’s confirmed one.',
    input: z.object({
      lang,
      product_id: id,
      kind: z.enum(NOTICE_KINDS),
      email: z.string().trim().max(254),
      /** Price drops only: the notice is sent at this price or below; absent: below today's price. */
      target_price: amount.optional(),
    }),
    /** `confirm`: a confirmation mail was sent, whether the address is known or not. */
    reply: z.object({ state: z.enum(['confirm', 'on']) }),
    errors: ['error_unauthorized', 'error_empty_data', 'error_not_orderable', 'error_notice_in_stock', 'error_too_many_requests'],
  }),
  notifyFound: defineEndpoint({
    ...calls.notifyFound,
    path: '/api/catalog/notify-found/',
    summary: 'Requests one mail when there are products for a search without results. A mail asks for confirmation of the address, as for products.',
    input: z.object({ lang, q: z.string().trim().max(200), email: z.string().trim().max(254) }),
    reply: z.object({ state: z.enum(['confirm', 'on']) }),
    errors: ['error_unauthorized', 'error_notice_found', 'error_too_many_requests'],
  }),
  notice: defineEndpoint({
    ...calls.notice,
    path: '/api/catalog/notice/{code}/',
    summary: 'The notice that a mail’s link names; changes nothing.',
    input: z.object({ lang, code: noticeCode }),
    reply: notice,
    errors: ['error_empty_data'],
  }),
  mine: defineEndpoint({
    ...calls.mine,
    path: '/api/auth/my-notices/',
    summary: 'Pending notices of the customer, with the codes that cancel them.',
    input: z.object({ lang }),
    reply: z.object({ items: z.array(notice.extend({ code: noticeCode })) }),
    errors: ['error_unauthorized'],
  }),
  confirm: defineEndpoint({
    ...calls.confirm,
    path: '/api/catalog/notice-confirm/',
    summary: 'Confirms the address of a notice by the code from its mail.',
    input: z.object({ lang, code: noticeCode }),
    reply: notice,
    errors: ['error_empty_data'],
  }),
  stop: defineEndpoint({
    ...calls.stop,
    path: '/api/catalog/notice-stop/',
    summary: 'Ends all notices to the address of the one with this code.',
    input: z.object({ lang, code: noticeCode }),
    reply: z.object({}),
    errors: ['error_empty_data'],
  }),
};
