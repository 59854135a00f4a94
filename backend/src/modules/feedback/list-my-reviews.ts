import { COMMENTS_PER_PAGE, type feedback } from '@vitrina/contract/feedback';
import type { z } from 'zod';
import type { CallContext } from '../../http/context.ts';
import { fail, type Outcome, ok } from '../../http/outcome.ts';
import { selectOfUser } from './review-queries.ts';
import { ownReviewView, paginationView } from './review-view.ts';
import type { FeedbackDeps } from './feedback-deps.ts';
import { productNames } from './product-names.ts';

type Input = z.output<typeof feedback.myComments.input>;
type Reply = z.input<typeof feedback.myComments.reply>;

/** One review per product: the list stays short. */
const ALL = 1000;

/** A customer's own reviews with their state. */
export const listMyReviews =
  (deps: FeedbackDeps) =>
  async ({ all = false, page }: Input, { db, actor, lang }: CallContext): Promise<Outcome<Reply>> => {
    if (actor.userId === null) return fail('error_unauthorized');
    const [shown, perPage] = all ? [1, ALL] : [page, COMMENTS_PER_PAGE];
    const { rows, total } = await selectOfUser(db, actor.userId, { page: shown, perPage });
    const names = await productNames(db, rows, { lang }, deps);
    const items = rows.flatMap((row) => {
      const product = names.get(row.product_id);
      return product ? [{ ...ownReviewView(row), product }] : [];
    });
    return ok({ items, pagination: paginationView(shown, perPage, total) });
  };
