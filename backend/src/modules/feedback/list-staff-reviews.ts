import type { ReplyOf } from '@vitrina/contract/endpoint';
import type { feedback } from '@vitrina/contract/feedback';
import type { staffReviews } from '@vitrina/contract/staff/reviews';
import type { z } from 'zod';
import type { CallContext } from '../../http/context.ts';
import { type Outcome, ok } from '../../http/outcome.ts';
import { type ReviewRow, selectByState, selectEvents } from './review-queries.ts';
import { namelessProduct, ownReviewView, paginationView } from './review-view.ts';
import type { FeedbackDeps } from './feedback-deps.ts';
import type { QueueQuestion } from './queue-filter.ts';
import { productNames } from './product-names.ts';

type Input = z.output<typeof feedback.staffComments.input>;
type Reply = z.input<typeof feedback.staffComments.reply>;

const PER_PAGE = 50;

/** Reviews with their history. */
async function readReviews(deps: FeedbackDeps, rows: readonly ReviewRow[], { db, lang }: Pick<CallContext, 'db' | 'lang'>): Promise<Reply['items']> {
  const ids = rows.map((row) => row.id);
  const [names, all] = await Promise.all([productNames(db, rows, { lang }, deps), selectEvents(db, ids)]);
  const events = Map.groupBy(all, ({ comment_id }) => comment_id);
  return rows.map((row) => ({
    ...ownReviewView(row),
    id: row.id,
    product: names.get(row.product_id) ?? namelessProduct(row.product_id),
    created_at: row.created_at.toISOString(),
    events: (events.get(row.id) ?? []).map(({ kind, by, at, reason }) => ({ kind, by, at: at.toISOString(), reason })),
  }));
}

/** Reviews by state, in pages. */
export const listStaffReviews =
  (deps: FeedbackDeps) =>
  async ({ state, page }: Input, context: CallContext): Promise<Outcome<Reply>> => {
    const part = { filter: {}, lang: context.lang, offset: (page - 1) * PER_PAGE, limit: PER_PAGE, until: null };
    const { rows, total } = await selectByState(context.db, state, part);
    return ok({ items: await readReviews(deps, rows, context), pagination: paginationView(page, PER_PAGE, total) });
  };

interface Question extends Omit<QueueQuestion, 'until'> {
  view?: string | undefined;
}

/** A part of the moderation queue of the office, without rows that arrived after `until`. */
export async function readReviewQueue(
  deps: FeedbackDeps,
  { state, until = null, ...page }: QueueQuestion,
  context: Pick<CallContext, 'db' | 'lang'>,
): Promise<{ rows: Reply['items']; total: number }> {
  const { rows, total } = await selectByState(context.db, state, { ...page, lang: context.lang, until });
  return { rows: await readReviews(deps, rows, context), total };
}

export const listReviewQueue =
  (deps: FeedbackDeps) =>
  async ({ view, ...page }: Question, context: CallContext): Promise<Outcome<ReplyOf<typeof staffReviews.search>>> => {
    const until = view === undefined ? null : new Date(view);
    const { rows, total } = await readReviewQueue(deps, { ...page, until }, context);
    return ok({ items: rows, total, view: (until ?? new Date()).toISOString() });
  };
