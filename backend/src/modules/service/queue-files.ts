import type { ReplyOf } from '@vitrina/contract/endpoint';
import type { staffQuestions } from '@vitrina/contract/staff/questions';
import type { QuestionColumn, ReviewColumn, staffReviews } from '@vitrina/contract/staff/reviews';
import type { CallContext } from '../../http/context.ts';
import type { Outcome } from '../../http/outcome.ts';
import { type CsvReply, exportList, inPages, type ListFields } from '../changes/index.ts';
import { type FeedbackDeps, type QueueFilter, readQuestionQueue, readReviewQueue } from '../feedback/index.ts';

type Review = ReplyOf<typeof staffReviews.search>['items'][number];
type Question = ReplyOf<typeof staffQuestions.search>['items'][number];

/** Fields of the file for the columns common to both queues. */
const QUEUED: ListFields<QuestionColumn, Review | Question> = {
  since: { created_at: ({ created_at }) => created_at },
  product: { product_id: ({ product }) => product.id, product: ({ product }) => product.title },
  text: { text: ({ message }) => message },
  writer: { writer: ({ display_name }) => display_name },
  lang: { lang: ({ lang }) => lang },
};
const REVIEWS: ListFields<ReviewColumn, Review> = {
  ...QUEUED,
  stars: { stars: ({ rate }) => rate },
  bought: { bought: ({ is_verified }) => (is_verified ? 1 : 0) },
};
const QUESTIONS: ListFields<QuestionColumn, Question> = QUEUED;

interface ExportQuery<Column extends string> {
  state: 'waiting' | 'approved' | 'refused';
  filter: QueueFilter;
  columns: readonly Column[];
}

export const exportReviews =
  (deps: FeedbackDeps) =>
  ({ columns, ...query }: ExportQuery<ReviewColumn>, context: CallContext): Promise<Outcome<CsvReply>> =>
    exportList(context, 'exports.run', {
      ...{ name: 'reviews', fields: REVIEWS, columns, narrowed: ['state', ...Object.keys(query.filter)] },
      sees: 'reviews.moderate',
      read: (db) => inPages(async (page) => (await readReviewQueue(deps, { ...query, ...page }, { ...context, db })).rows),
    });

export const exportQuestions =
  (deps: FeedbackDeps) =>
  ({ columns, ...query }: ExportQuery<QuestionColumn>, context: CallContext): Promise<Outcome<CsvReply>> =>
    exportList(context, 'exports.run', {
      ...{ name: 'questions', fields: QUESTIONS, columns, narrowed: ['state', ...Object.keys(query.filter)] },
      sees: 'reviews.moderate',
      read: (db) => inPages(async (page) => (await readQuestionQueue(deps, { ...query, ...page }, { ...context, db })).rows),
    });
