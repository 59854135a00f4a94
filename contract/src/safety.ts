/** Endpoints of product safety: recalls (regulation 2023/988) and reports of unsafe or unlawful products (regulation 2022/2065). */
import { z } from 'zod';
import { defineEndpoint } from './endpoint.ts';
import { idInQuery, lang } from './fields.ts';
import * as calls from './safety.calls.ts';

export const RECALL_KINDS = ['recall', 'warning'] as const;
export const REMEDIES = ['refund', 'replacement', 'repair'] as const;

const day = z.string().nullable();

/** A recall in the language of the reply, in the parts that the template of regulation 2024/1435 has. */
export const recall = z.object({
  number: z.string(),
  kind: z.enum(RECALL_KINDS),
  products: z.array(
    z.object({
      code: z.string(),
      title: z.string(),
      brand: z.string().nullable(),
      ean: z.string().nullable(),
      mpn: z.string().nullable(),
      /** `null`: no longer in the shop. */
      url_without_domain: z.string().nullable(),
      image: z.string().nullable(),
    }),
  ),
  batches: z.string().nullable(),
  sold_from: day,
  sold_to: day,
  hazard: z.string(),
  advice: z.string(),
  remedies: z.array(z.enum(REMEDIES)),
  phone: z.string().nullable(),
  email: z.string(),
  url: z.string().nullable(),
  safety_gate: z.string().nullable(),
  published_at: z.string(),
  ended_at: z.string().nullable(),
});
export type Recall = z.infer<typeof recall>;

export const REPORT_SUBJECTS = ['product', 'review', 'question', 'seller', 'page'] as const;
export type ReportSubject = (typeof REPORT_SUBJECTS)[number];
export const REPORT_GROUNDS = ['unsafe', 'illegal', 'counterfeit', 'misleading', 'offensive', 'privacy', 'child_abuse', 'other'] as const;
export type ReportGround = (typeof REPORT_GROUNDS)[number];
export const REPORT_DECISIONS = ['none', 'removed'] as const;
export const APPEAL_DECISIONS = ['upheld', 'reversed'] as const;
export const REPORT_MESSAGE = { least: 20, most: 4000 } as const;

/** Secret of the links in mails: 128 random bits, base64url. */
export const reportCode = z.string().regex(/^[\w-]{22}$/);
const message = z.string().trim().max(REPORT_MESSAGE.most);

export const reportState = z.object({
  /** Number shown to the reporter and staff. */
  number: z.string(),
  subject: z.enum(REPORT_SUBJECTS),
  address: z.string(),
  ground: z.enum(REPORT_GROUNDS),
  received_at: z.string(),
  decision: z.enum(REPORT_DECISIONS).nullable(),
  basis: z.string().nullable(),
  statement: z.string().nullable(),
  decided_at: z.string().nullable(),
  /** End of the period for appeal; `null`: no appeal is possible. */
  appeal_until: z.string().nullable(),
  appealed_at: z.string().nullable(),
  appeal_decision: z.enum(APPEAL_DECISIONS).nullable(),
  appeal_statement: z.string().nullable(),
});
export type ReportState = z.infer<typeof reportState>;

export const safety = {
  recalls: defineEndpoint({
    ...calls.recalls,
    path: '/api/catalog/recalls/',
    summary: 'All recalls and safety warnings of the shop, newest first.',
    input: z.object({ lang }),
    reply: z.object({ items: z.array(recall) }),
    isPublic: true,
  }),
  myRecalls: defineEndpoint({
    ...calls.myRecalls,
    path: '/api/catalog/my-recalls/',
    summary: 'Recalls and warnings in force for the customer’s purchases.',
    input: z.object({ lang }),
    reply: z.object({ items: z.array(recall) }),
    errors: ['error_unauthorized'],
  }),
  report: defineEndpoint({
    ...calls.report,
    path: '/api/catalog/report/',
    summary: 'Reports a product, review, seller or page as unsafe or unlawful. The reply has its number and the code of its page; a receipt is mailed.',
    input: z.object({
      lang,
      subject: z.enum(REPORT_SUBJECTS),
      /** Id of the reported product, review or seller; absent for a page. */
      subject_id: idInQuery.optional(),
      /** Address of the reported page: a path of the shop. */
      address: z.string().trim().max(500).default(''),
      ground: z.string().max(40).default(''),
      message: message.default(''),
      name: z.string().trim().max(120).default(''),
      email: z.string().trim().max(254).default(''),
      /** True if the reporter declares good faith. */
      good_faith: z.boolean().default(false),
    }),
    reply: z.object({ number: z.string(), code: reportCode }),
    errors: ['error_bad_input', 'error_empty_data', 'error_too_many_requests'],
  }),
  reportState: defineEndpoint({
    ...calls.reportState,
    path: '/api/catalog/report/{code}/',
    summary: 'State of a report by its code; changes nothing.',
    input: z.object({ lang, code: reportCode }),
    reply: reportState,
    errors: ['error_empty_data'],
  }),
  appeal: defineEndpoint({
    ...calls.appeal,
    path: '/api/catalog/report-appeal/',
    summary: 'Requests a review of a decision on a report, once, within six months. Idempotent.',
    input: z.object({ lang, code: reportCode, message: message.default('') }),
    reply: reportState,
    errors: ['error_bad_input', 'error_empty_data', 'error_report_state'],
  }),
};
