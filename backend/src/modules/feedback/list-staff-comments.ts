import type { ReplyOf } from '@vitrina/contract/endpoint';
import type { feedback } from '@vitrina/contract/feedback';
import type { staffReviews } from '@vitrina/contract/staff/reviews';
import type { z } from 'zod';
import type { CallContext } from '../../http/context.ts';
import { type Outcome, ok } from '../../http/outcome.ts';
import { type CommentRow, selectByState, selectEvents } from './comment-queries.ts';
import { namelessProduct, ownCommentView, paginationView } from './comment-view.ts';
import type { FeedbackDeps } from './feedback-deps.ts';
import type { QueueFilter } from './queue-filter.ts';
import { productNames } from './product-names.ts';

type Input = z.output<typeof feedback.staffComments.input>;
type Reply = z.input<typeof feedback.staffComments.reply>;

const PER_PAGE = 50;

/** Comments with everything that was done to them. */
async function readComments(deps: FeedbackDeps, rows: readonly CommentRow[], { db, lang }: Pick<CallContext, 'db' | 'lang'>): Promise<Reply['items']> {
  const [names, events] = await Promise.all([
    productNames(db, rows, { lang }, deps),
    selectEvents(
      db,
      rows.map((row) => row.id),
    ),
  ]);
  return rows.map((row) => ({
    ...ownCommentView(row),
    id: row.id,
    product: names.get(row.product_id) ?? namelessProduct(row.product_id),
    created_at: row.created_at.toISOString(),
    events: events.filter((event) => event.comment_id === row.id).map(({ kind, by, at, reason }) => ({ kind, by, at: at.toISOString(), reason })),
  }));
}

/** Comments by state, a page at a time. */
export const listStaffComments =
  (deps: FeedbackDeps) =>
  async ({ state, page }: Input, context: CallContext): Promise<Outcome<Reply>> => {
    const part = { filter: {}, lang: context.lang, offset: (page - 1) * PER_PAGE, limit: PER_PAGE, until: null };
    const { rows, total } = await selectByState(context.db, state, part);
    return ok({ items: await readComments(deps, rows, context), pagination: paginationView(page, PER_PAGE, total) });
  };

interface Question {
  state: Input['state'];
  filter: QueueFilter;
  offset: number;
  limit: number;
  view?: string | undefined;
}

/** Lists the moderation queue of the office, without rows that arrived after `view`. */
export const listReviewQueue =
  (deps: FeedbackDeps) =>
  async ({ state, view, ...page }: Question, context: CallContext): Promise<Outcome<ReplyOf<typeof staffReviews.search>>> => {
    const until = view === undefined ? null : new Date(view);
    const { rows, total } = await selectByState(context.db, state, { ...page, lang: context.lang, until });
    return ok({ items: await readComments(deps, rows, context), total, view: (until ?? new Date()).toISOString() });
  };
