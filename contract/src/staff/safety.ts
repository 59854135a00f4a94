/** Endpoints for staff: recalls of products, and reports of unsafe or unlawful products. */
import * as z from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { idInQuery, languageCode } from '../fields.ts';
import { recallShape } from '../law/recall-facts.ts';
import { APPEAL_DECISIONS, recall, REPORT_DECISIONS, REPORT_MESSAGE, reportState } from '../safety.ts';
import * as calls from './safety.calls.ts';

const recallsOffice = { access: 'office', permission: 'products.publish', listed: false } as const;
const reportsOffice = { access: 'office', permission: 'reviews.moderate', listed: false } as const;

export const recallNumber = z.string().regex(/^[A-Z0-9](?:[A-Z0-9-]{0,38}[A-Z0-9])?$/, 'must be a number such as 2026-01: capital letters, digits, hyphens');
/** Plain text: no markup, no bidirectional control characters, no placeholders. */
export const recallText = z
  .string()
  .trim()
  .min(10)
  .max(2000)
  .regex(/^[^<>{}\p{Bidi_Control}]*$/u);
const texts = z.partialRecord(languageCode, recallText);
const sentence = (least: number) => z.string().trim().min(least).max(REPORT_MESSAGE.most);

const evidence = z.object({
  /** Numbers of enqueued, sent and undeliverable mails to buyers. */
  buyers: z.number().int(),
  sent: z.number().int(),
  failed: z.number().int(),
  /** `null`: in progress. */
  mailed_at: z.string().nullable(),
});
const staffRecall = recall.extend({ evidence });
export type RecallEvidence = z.infer<typeof evidence>;

const report = reportState.omit({ appeal_until: true }).extend({
  id: z.number().int(),
  subject_id: z.number().int().nullable(),
  message: z.string(),
  name: z.string().nullable(),
  email: z.string().nullable(),
  lang: languageCode,
  appeal: z.string().nullable(),
  appeal_decided_at: z.string().nullable(),
});

export const staffSafety = {
  recalls: defineEndpoint({
    ...calls.recalls,
    summary: 'Recalls with the record of notified buyers.',
    input: z.object({}),
    reply: z.object({ items: z.array(staffRecall) }),
    errors: ['error_unauthorized', 'error_forbidden'],
    ...recallsOffice,
  }),
  saveRecall: defineEndpoint({
    ...calls.saveRecall,
    summary: 'Publishes a recall or amends it: sale stops at once, and each buyer gets one mail. Idempotent.',
    input: z.object({ number: recallNumber, ...recallShape, hazards: texts, advice: texts }),
    reply: staffRecall,
    errors: ['error_unauthorized', 'error_forbidden', 'error_bad_input', 'error_unavailable'],
    ...recallsOffice,
    confirm: true,
  }),
  endRecall: defineEndpoint({
    ...calls.endRecall,
    summary: 'Ends a recall: its products return to their previous state. Idempotent.',
    input: z.object({ number: recallNumber }),
    reply: staffRecall,
    errors: ['error_unauthorized', 'error_forbidden', 'error_empty_data', 'error_unavailable'],
    ...recallsOffice,
    confirm: true,
  }),
  reports: defineEndpoint({
    ...calls.reports,
    summary: 'Reports of unsafe or unlawful content: open ones oldest first, decided ones newest first; 50 a page.',
    input: z.object({ state: z.enum(['open', 'decided']).default('open'), page: z.coerce.number().int().min(1).max(10_000).default(1) }),
    reply: z.object({ items: z.array(report), total: z.number().int() }),
    errors: ['error_unauthorized', 'error_forbidden'],
    ...reportsOffice,
  }),
  decide: defineEndpoint({
    ...calls.decide,
    summary:
      'Decides on a report with its reasons: `removed` takes the product off sale, the review or the seller’s offers out of the shop. The reporter and the affected party get a mail.',
    input: z.object({
      id: idInQuery,
      decision: z.enum(REPORT_DECISIONS),
      /** Provision of law, or rule of the shop's terms. */
      basis: z.string().trim().min(3).max(300),
      statement: sentence(20),
    }),
    reply: report,
    errors: ['error_unauthorized', 'error_forbidden', 'error_empty_data', 'error_bad_input', 'error_report_state', 'error_unavailable'],
    ...reportsOffice,
  }),
  decideAppeal: defineEndpoint({
    ...calls.decideAppeal,
    summary: 'Decides on an appeal, by another person than the one who decided first; `reversed` changes the decision.',
    input: z.object({ id: idInQuery, decision: z.enum(APPEAL_DECISIONS), statement: sentence(20) }),
    reply: report,
    errors: ['error_unauthorized', 'error_forbidden', 'error_empty_data', 'error_bad_input', 'error_report_state', 'error_unavailable'],
    ...reportsOffice,
  }),
};
