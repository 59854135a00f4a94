/** Endpoints of questions about a product, answered by buyers and by the shop. All texts are plain and await moderation. */
import { z } from 'zod';
import { defineEndpoint } from './endpoint.ts';
import { COMMENT_STATES, REFUSAL_REASONS } from './feedback.ts';
import { id, idInQuery, lang, orderIdentifier } from './fields.ts';
import { question } from './question.ts';
import * as calls from './questions.calls.ts';
import { DISPLAY_NAME_LENGTH, QUESTION_LENGTH } from './values/comment-form.ts';

export const QUESTIONS_PER_PAGE = 10;
/** Secret of the links in mails: 128 random bits, base64url. */
export const questionCode = z.string().regex(/^[\w-]{22}$/);

const contentType = z.literal('catalogproduct');
const product = z.object({ id, title: z.string(), url_without_domain: z.string() });

/** A question as its asker sees it; `unconfirmed`: the address is not confirmed yet. */
export const askedQuestion = z.object({
  message: z.string(),
  date: z.string(),
  state: z.enum(['unconfirmed', ...COMMENT_STATES]),
  refusal: z.enum(REFUSAL_REASONS).nullable(),
  /** True if the asker ended the mails about it. */
  is_stopped: z.boolean(),
});
export type AskedQuestion = z.infer<typeof askedQuestion>;

const questionsReply = z.object({
  items: z.array(question),
  pagination: z.object({ page: z.number().int(), per_page: z.number().int(), total: z.number().int(), pages: z.number().int() }),
  q: z.string(),
  /** True if the caller bought the product, so that they may answer. */
  has_bought: z.boolean(),
  /** The caller's confirmed address; `null`: the form has to ask for one. */
  email: z.string().nullable(),
  /** The caller's own unpublished questions about the product. */
  own: z.array(askedQuestion),
});
export type QuestionsReply = z.infer<typeof questionsReply>;

export const questions = {
  questions: defineEndpoint({
    ...calls.questions,
    path: '/api/feedback/questions/',
    summary: 'Published questions about a product with their answers, those in the caller’s language first; with `q` only those with its words.',
    input: z.object({
      lang,
      content_type: contentType,
      content_id: idInQuery,
      q: z.string().trim().max(100).default(''),
      page: z.coerce.number().int().min(1).max(10_000).default(1),
      /** Whole identifier of a guest's order that contains the product. */
      identifier: orderIdentifier.optional(),
    }),
    reply: questionsReply,
    errors: ['error_empty_data'],
  }),
  ask: defineEndpoint({
    ...calls.ask,
    path: '/api/feedback/questions/',
    summary:
      'Asks a question about a product. It waits for moderation once its address is confirmed, by a mail’s link or as the account’s. One open question per person and product.',
    input: z.object({
      lang,
      content_type: contentType,
      content_id: id,
      display_name: z.string().max(DISPLAY_NAME_LENGTH),
      message: z.string().max(QUESTION_LENGTH),
      /** E-mail; absent: the account's own. */
      email: z.string().trim().max(254).default(''),
    }),
    /** `confirm`: a confirmation mail was sent, whether the address is known or not. */
    reply: z.object({ state: z.enum(['confirm', 'waiting']) }),
    errors: ['error_unauthorized', 'error_empty_data', 'error_too_many_requests'],
  }),
  answer: defineEndpoint({
    ...calls.answer,
    path: '/api/feedback/answers/',
    summary: 'Answers a published question, for buyers of the product. One per person and question: a new one replaces it and waits for moderation.',
    input: z.object({
      lang,
      question_id: id,
      display_name: z.string().max(DISPLAY_NAME_LENGTH),
      message: z.string().max(QUESTION_LENGTH),
      identifier: orderIdentifier.optional(),
    }),
    reply: z.object({ state: z.enum(COMMENT_STATES) }),
    errors: ['error_unauthorized', 'error_empty_data', 'error_not_bought', 'error_too_many_requests'],
  }),
  asked: defineEndpoint({
    ...calls.asked,
    path: '/api/feedback/question/{code}/',
    summary: 'The question that a mail’s link names; changes nothing.',
    input: z.object({ lang, code: questionCode }),
    reply: askedQuestion.extend({ product }),
    errors: ['error_empty_data'],
  }),
  confirm: defineEndpoint({
    ...calls.confirm,
    path: '/api/feedback/question-confirm/',
    summary: 'Confirms the address of a question by the code from its mail; then staff see it.',
    input: z.object({ lang, code: questionCode }),
    reply: askedQuestion.extend({ product }),
    errors: ['error_empty_data'],
  }),
  stop: defineEndpoint({
    ...calls.stop,
    path: '/api/feedback/question-stop/',
    summary: 'Ends the mails about a question.',
    input: z.object({ lang, code: questionCode }),
    reply: z.object({}),
    errors: ['error_empty_data'],
  }),
};
