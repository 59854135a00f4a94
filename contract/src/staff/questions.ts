/** Endpoints of the moderation queue of questions and answers about products, with replies of the shop. */
import * as z from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { COMMENT_STATES, REFUSAL_REASONS } from '../feedback.ts';
import { id, idInQuery } from '../fields.ts';
import { QUESTION_LENGTH } from '../values/comment-form.ts';
import * as calls from './questions.calls.ts';
import { csvFile, listColumns, listPage, viewMoment } from './lists.ts';
import { QUESTION_COLUMNS, queueFilter } from './reviews.ts';

const office = { access: 'office', permission: 'reviews.moderate', listed: false } as const;
const MOST_AT_ONCE = 50;

const staffQuestion = z.object({
  id,
  author: z.enum(['asker', 'buyer', 'shop']),
  product: z.object({ id, title: z.string(), url_without_domain: z.string() }),
  display_name: z.string(),
  message: z.string(),
  lang: z.string(),
  created_at: z.string(),
  state: z.enum(COMMENT_STATES),
  refusal: z.enum(REFUSAL_REASONS).nullable(),
  /** Answers only: text of the question. */
  question: z.string().nullable(),
  /** Questions only: answer of the shop. */
  answer: z.string().nullable(),
});

const state = z.enum(COMMENT_STATES).default('waiting');
const filter = z.object(queueFilter).default({});

export const staffQuestions = {
  search: defineEndpoint({
    ...calls.search,
    summary: 'Questions and buyers’ answers by state: waiting ones oldest first, others newest first; without questions from unconfirmed addresses.',
    input: z.object({ state, filter, ...listPage }),
    reply: z.object({ items: z.array(staffQuestion), total: z.number().int(), view: viewMoment }),
    errors: ['error_unauthorized', 'error_forbidden'],
    ...office,
  }),
  csv: defineEndpoint({
    ...calls.csv,
    summary: 'The list of questions and answers as a file for spreadsheets, with the selected columns. Recorded in the audit log.',
    input: z.object({ state, filter, columns: listColumns(QUESTION_COLUMNS, QUESTION_COLUMNS) }),
    reply: csvFile,
    errors: ['error_unauthorized', 'error_forbidden', 'error_unavailable'],
    ...office,
    permission: 'exports.run',
  }),
  decide: defineEndpoint({
    ...calls.decide,
    summary:
      'Publishes questions and answers or refuses them, each for one of the reasons; all of them or none. Authors get a mail about answers and refusals.',
    input: z.object({
      items: z
        .array(
          z
            .object({ id, decision: z.enum(['approve', 'refuse']), reason: z.enum(REFUSAL_REASONS).optional() })
            .refine((input) => input.decision === 'approve' || input.reason, { path: ['reason'], params: { label: 'error_field_required' } }),
        )
        .min(1)
        .max(MOST_AT_ONCE)
        .refine((items) => new Set(items.map((item) => item.id)).size === items.length, { params: { label: 'error_field_out_of_range' } }),
    }),
    reply: z.object({ items: z.array(z.object({ id, state: z.enum(COMMENT_STATES) })) }),
    errors: ['error_unauthorized', 'error_forbidden', 'error_bad_input', 'error_unavailable'],
    ...office,
  }),
  answer: defineEndpoint({
    ...calls.answer,
    summary: 'Saves the shop’s answer to a question, which is published with it; replaces an earlier answer. The author gets a mail.',
    input: z.object({ id: idInQuery, message: z.string().trim().min(1).max(QUESTION_LENGTH) }),
    reply: z.object({ message: z.string() }),
    errors: ['error_unauthorized', 'error_forbidden', 'error_empty_data', 'error_bad_input', 'error_unavailable'],
    ...office,
  }),
};
