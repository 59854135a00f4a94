import type { feedback } from '@vitrina/contract/feedback';
import type { z } from 'zod';
import type { CallContext } from '../../http/context.ts';
import { type Outcome, ok } from '../../http/outcome.ts';
import { selectByState, selectEvents } from './comment-queries.ts';
import { ownCommentView, paginationView } from './comment-view.ts';
import type { FeedbackDeps } from './feedback-deps.ts';
import type { QueueFilter } from './queue-filter.ts';
import { productNames } from './product-names.ts';

/** The public call knows no filter. */
type Input = z.output<typeof feedback.staffComments.input> & { filter?: QueueFilter };
type Reply = z.input<typeof feedback.staffComments.reply>;

const PER_PAGE = 50;

/** Comments by state with everything that was done to them. */
export const listStaffComments =
  (deps: FeedbackDeps) =>
  async ({ state, page, filter = {} }: Input, { db, lang }: CallContext): Promise<Outcome<Reply>> => {
    const { rows, total } = await selectByState(db, state, { filter, lang, page, perPage: PER_PAGE });
    const [names, events] = await Promise.all([
      productNames(db, rows, { lang }, deps),
      selectEvents(
        db,
        rows.map((row) => row.id),
      ),
    ]);
    const items = rows.flatMap((row) => {
      const product = names.get(row.product_id);
      const done = events.filter((event) => event.comment_id === row.id).map(({ kind, by, at, reason }) => ({ kind, by, at: at.toISOString(), reason }));
      return product ? [{ ...ownCommentView(row), id: row.id, product, created_at: row.created_at.toISOString(), events: done }] : [];
    });
    return ok({ items, pagination: paginationView(page, PER_PAGE, total) });
  };
