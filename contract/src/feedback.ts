/** Endpoints of product reviews: comments with a rating, ratings alone, moderation by staff. All texts are plain. */
import { z } from 'zod';
import * as calls from './feedback.calls.ts';
import { comment } from './comment.ts';
import { defineEndpoint } from './endpoint.ts';
import { flag, id, idInQuery, lang, languageCode, orderIdentifier } from './fields.ts';
import { COMMENT_SORTS, DISPLAY_NAME_LENGTH, MESSAGE_LENGTH, MOST_PHOTO_BYTES, MOST_POINTS, POINT_LENGTH } from './values/comment-form.ts';

/** Reasons for refusing a comment; a low rating is not among them. */
export const REFUSAL_REASONS = ['offensive', 'personal_data', 'advertising', 'off_topic', 'illegal'] as const;
export type RefusalReason = (typeof REFUSAL_REASONS)[number];
export const COMMENT_STATES = ['waiting', 'approved', 'refused'] as const;
export const COMMENTS_PER_PAGE = 10;

const contentType = z.literal('catalogproduct');
/** Non-empty text. */
const filled = (most: number) =>
  z
    .string()
    .max(most)
    .refine((text) => text.trim() !== '', { params: { label: 'error_field_required' } });
const points = z.array(z.string().max(POINT_LENGTH)).max(MOST_POINTS).default([]);
/** Base64 of a picture. */
const picture = z
  .base64()
  .min(1)
  .max(Math.ceil(MOST_PHOTO_BYTES / 3) * 4);
const rate = z.number().int().min(1).max(5);
const pageInQuery = z.coerce.number().int().min(1).max(10_000).default(1);
const pagination = z.object({ page: z.number().int(), per_page: z.number().int(), total: z.number().int(), pages: z.number().int() });

/** A comment as its author sees it. */
export const ownComment = comment.extend({ state: z.enum(COMMENT_STATES), refusal: z.enum(REFUSAL_REASONS).nullable() });
export type OwnComment = z.infer<typeof ownComment>;

const product = z.object({ id, title: z.string(), url_without_domain: z.string() });
const score = z.object({
  rates: z.number(),
  rates_votes: z.number().int(),
});

const commentsReply = score.extend({
  items: z.array(comment),
  pagination,
  sort: z.enum(COMMENT_SORTS),
  /** Applied filter; `null`: none. */
  stars: z.number().int().nullable(),
  written_in: languageCode.nullable(),
  /** Languages of published comments, with their counts. */
  languages: z.array(z.object({ lang: languageCode, total: z.number().int() })),
  /** Votes for 5, 4, 3, 2 and 1. */
  distribution: z.array(z.number().int()),
  /** True if the caller bought the product, so that their rating counts. */
  has_bought: z.boolean(),
  /** The caller’s own comment. */
  own: ownComment.nullable(),
  own_rate: z.number().int().nullable(),
  /** Ids of the comments on this page that the caller marked helpful. */
  own_votes: z.array(z.number().int()),
  /** True if the caller may mark comments as helpful. */
  may_vote: z.boolean(),
});
export type CommentsReply = z.infer<typeof commentsReply>;

const staffComment = ownComment.extend({
  id,
  product,
  created_at: z.string(),
  events: z.array(z.object({ kind: z.string(), by: z.string().nullable(), at: z.string(), reason: z.string().nullable() })),
});

export const feedback = {
  comments: defineEndpoint({
    ...calls.comments,
    path: '/api/feedback/comments/',
    summary: 'Approved comments on a product by page, its score, and the caller’s own comment and rating.',
    input: z.object({
      lang,
      content_type: contentType,
      content_id: idInQuery,
      sort: z.enum(COMMENT_SORTS).default('newest'),
      stars: z.coerce.number().int().min(1).max(5).optional(),
      written_in: languageCode.optional(),
      page: pageInQuery,
      /** Whole identifier of a guest's order that contains the product. */
      identifier: orderIdentifier.optional(),
    }),
    reply: commentsReply,
    errors: ['error_empty_data'],
  }),
  addComment: defineEndpoint({
    ...calls.addComment,
    path: '/api/feedback/comments/',
    summary: 'Adds a comment with a rating: it waits for moderation; a buyer’s rating counts at once. One per person and product: a new one replaces it.',
    input: z.object({
      lang,
      content_type: contentType,
      content_id: id,
      display_name: filled(DISPLAY_NAME_LENGTH),
      message: filled(MESSAGE_LENGTH),
      rate,
      pros: points,
      cons: points,
      identifier: orderIdentifier.optional(),
    }),
    reply: z.object({ state: z.enum(COMMENT_STATES), is_verified: z.boolean() }),
    errors: ['error_unauthorized', 'error_empty_data', 'error_too_many_requests'],
  }),
  addPhoto: defineEndpoint({
    ...calls.addPhoto,
    path: '/api/feedback/photos/',
    summary: 'Adds a photo to the caller’s own comment, re-encoded by the server; the comment waits for moderation again. An equal photo is stored once.',
    input: z.object({ lang, content_type: contentType, content_id: id, content: picture, identifier: orderIdentifier.optional() }),
    reply: z.object({ id: z.number().int(), width: z.number().int(), height: z.number().int() }),
    errors: [
      'error_unauthorized',
      'error_empty_data',
      'error_not_a_picture',
      'error_picture_too_large',
      'error_photo_limit',
      'error_body_too_large',
      'error_too_many_requests',
    ],
    mostBytes: Math.ceil(MOST_PHOTO_BYTES / 3) * 4 + 4096,
  }),
  dropPhoto: defineEndpoint({
    ...calls.dropPhoto,
    path: '/api/feedback/photos/',
    summary: 'Removes a photo from the caller’s own comment.',
    input: z.object({ lang, content_type: contentType, content_id: idInQuery, id: idInQuery, identifier: orderIdentifier.optional() }),
    reply: z.object({}),
    errors: ['error_unauthorized', 'error_empty_data'],
  }),
  photo: defineEndpoint({
    ...calls.photo,
    path: '/api/feedback/photos/{id}/{size}/',
    summary: 'A photo of a published comment, as a picture.',
    input: z.object({ id: idInQuery, size: z.enum(['small', 'large']) }),
    reply: z.object({ bytes: z.custom<Uint8Array<ArrayBuffer>>(), name: z.string(), keepSeconds: z.number().optional() }),
    errors: ['error_empty_data'],
    file: 'image/webp',
  }),
  vote: defineEndpoint({
    ...calls.vote,
    path: '/api/feedback/helpful/',
    summary: 'Marks a published comment as helpful, or reverts that. Once per person: for accounts with a confirmed address and for buyers of the product.',
    input: z.object({ lang, id, helpful: z.boolean(), identifier: orderIdentifier.optional() }),
    reply: z.object({ helpful: z.number().int(), own: z.boolean() }),
    errors: ['error_unauthorized', 'error_forbidden', 'error_empty_data', 'error_too_many_requests'],
  }),
  rate: defineEndpoint({
    ...calls.rate,
    path: '/api/feedback/rate/',
    summary: 'Adds a rating without a comment, by buyers of the product. One per person and product: a second one changes the first.',
    input: z.object({ lang, content_type: contentType, content_id: id, rate, identifier: orderIdentifier.optional() }),
    reply: score.extend({ rate: z.number().int() }),
    errors: ['error_unauthorized', 'error_empty_data', 'error_not_bought', 'error_too_many_requests'],
  }),
  myComments: defineEndpoint({
    ...calls.myComments,
    path: '/api/auth/my-comments/',
    summary: 'The customer’s own comments with their state, newest first; `all=1` for all instead of a page.',
    input: z.object({ lang, all: flag.optional(), page: pageInQuery }),
    reply: z.object({ items: z.array(ownComment.extend({ product })), pagination }),
    errors: ['error_unauthorized'],
  }),
  staffComments: defineEndpoint({
    ...calls.staffComments,
    path: '/api/feedback/staff/comments/',
    summary: 'Comments by state with their history: waiting ones oldest first, others newest first. Staff only.',
    input: z.object({ lang, state: z.enum(COMMENT_STATES).default('waiting'), page: pageInQuery }),
    reply: z.object({ items: z.array(staffComment), pagination }),
    errors: ['error_unauthorized'],
    access: 'staff',
    permission: 'reviews.moderate',
  }),
  decide: defineEndpoint({
    ...calls.decide,
    path: '/api/feedback/staff/decision/',
    summary: 'Approves a comment, or refuses it with a reason for its author. The rating counts in both cases. Staff only.',
    input: z
      .object({ lang, id, decision: z.enum(['approve', 'refuse']), reason: z.enum(REFUSAL_REASONS).optional() })
      .refine((input) => input.decision === 'approve' || input.reason, { path: ['reason'], params: { label: 'error_field_required' } }),
    reply: z.object({ state: z.enum(COMMENT_STATES) }),
    errors: ['error_unauthorized', 'error_empty_data'],
    access: 'staff',
    permission: 'reviews.moderate',
  }),
  answer: defineEndpoint({
    ...calls.answer,
    path: '/api/feedback/staff/answer/',
    summary: 'Saves the shop’s reply to a comment; shown below it once it is approved. Staff only.',
    input: z.object({ lang, id, message: filled(MESSAGE_LENGTH) }),
    reply: z.object({ message: z.string() }),
    errors: ['error_unauthorized', 'error_empty_data'],
    access: 'staff',
    permission: 'reviews.moderate',
  }),
};
