/** Endpoints of the moderation queue of reviews: list, approve, refuse for one of five reasons, reply. */
import * as z from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { COMMENT_STATES, feedback, REFUSAL_REASONS } from '../feedback.ts';
import { id, idInQuery, languageCode, moment } from '../fields.ts';
import { csvFile, listColumns, listPage, viewMoment } from './lists.ts';
import { MESSAGE_LENGTH } from '../values/comment-form.ts';
import * as calls from './reviews.calls.ts';

const office = { access: 'office', permission: 'reviews.moderate', listed: false } as const;
const MOST_AT_ONCE = 50;
/** Filters of a moderation queue. */
export const queueFilter = {
  /** Code of a product, or part of its title in the reader's language. */
  product: z.string().trim().max(200).optional(),
  /** Language of the text. */
  lang: languageCode.optional(),
  /** Text to find in the content or in the author's name. */
  text: z.string().trim().max(200).optional(),
  /** Written since then, ISO. */
  from: moment.optional(),
  to: moment.optional(),
};

/** Columns of the queues; stars and verified purchase for reviews only. */
export const QUESTION_COLUMNS = ['since', 'product', 'text', 'writer', 'lang'] as const;
export type QuestionColumn = (typeof QUESTION_COLUMNS)[number];
export const REVIEW_COLUMNS = ['since', 'stars', 'bought', 'product', 'text', 'writer', 'lang'] as const;
export type ReviewColumn = (typeof REVIEW_COLUMNS)[number];
const state = z.enum(COMMENT_STATES).default('waiting');
const filter = z.object({ ...queueFilter, stars: z.number().int().min(1).max(5).optional() }).default({});

export const staffReviews = {
  search: defineEndpoint({
    ...calls.search,
    summary: 'Reviews by state with their history: waiting ones oldest first, independent of their stars, others newest first.',
    input: z.object({ state, filter, ...listPage }),
    reply: z.object({ items: feedback.staffComments.reply.shape.items, total: z.number().int(), view: viewMoment }),
    errors: ['error_unauthorized', 'error_forbidden'],
    ...office,
  }),
  csv: defineEndpoint({
    ...calls.csv,
    summary: 'The list of reviews as a file for spreadsheets, with the selected columns. Recorded in the audit log.',
    input: z.object({ state, filter, columns: listColumns(REVIEW_COLUMNS, REVIEW_COLUMNS) }),
    reply: csvFile,
    errors: ['error_unauthorized', 'error_forbidden', 'error_unavailable'],
    ...office,
    permission: 'exports.run',
  }),
  similar: defineEndpoint({
    ...calls.similar,
    summary: 'Up to five other reviews with similar wording, most similar first, of any state and product.',
    input: z.object({ id: idInQuery }),
    reply: z.object({
      items: z.array(
        z.object({
          id,
          product: z.string(),
          display_name: z.string(),
          rate: z.number().int(),
          message: z.string(),
          lang: z.string(),
          created_at: z.string(),
          state: z.enum(COMMENT_STATES),
          /** Trigram similarity, 0 to 1. */
          likeness: z.number(),
        }),
      ),
    }),
    errors: ['error_unauthorized', 'error_forbidden', 'error_empty_data'],
    ...office,
  }),
  decide: defineEndpoint({
    ...calls.decide,
    summary: 'Approves reviews or refuses them, each for one of the reasons; all of them or none.',
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
    summary: 'Saves the shop’s reply to a review; replaces an earlier one.',
    input: z.object({ id: idInQuery, message: z.string().trim().min(1).max(MESSAGE_LENGTH) }),
    reply: z.object({ message: z.string() }),
    errors: ['error_unauthorized', 'error_forbidden', 'error_empty_data', 'error_bad_input', 'error_unavailable'],
    ...office,
  }),
  translate: defineEndpoint({
    ...calls.translate,
    summary:
      'Saves a translation of a review by staff, shown on request beside the original; an empty one deletes it. A changed review loses its translations.',
    input: z.object({ id: idInQuery, to: languageCode, message: z.string().trim().max(MESSAGE_LENGTH) }),
    reply: z.object({ to: languageCode, message: z.string() }),
    errors: ['error_unauthorized', 'error_forbidden', 'error_empty_data', 'error_bad_input', 'error_unavailable'],
    ...office,
  }),
  readPhoto: defineEndpoint({
    ...calls.readPhoto,
    summary: 'A photo of a review, published or not.',
    input: z.object({ id: idInQuery, photo: idInQuery }),
    reply: z.object({ content_type: z.literal('image/webp'), /** Base64. */ content: z.string() }),
    errors: ['error_unauthorized', 'error_forbidden', 'error_empty_data'],
    ...office,
  }),
};
