import type { ReplyOf } from '@vitrina/contract/endpoint';
import type { staffQuestions } from '@vitrina/contract/staff/questions';
import { LANGUAGES } from '@vitrina/contract/values/languages';
import type { CallContext } from '../../../http/context.ts';
import { type Outcome, ok } from '../../../http/outcome.ts';
import { paginationView, stateOf } from '../comment-view.ts';
import type { FeedbackDeps } from '../feedback-deps.ts';
import type { QueueFilter } from '../queue-filter.ts';
import { productNames } from '../product-names.ts';
import { selectQueue } from './question-queries.ts';

const PER_PAGE = 50;

/** Questions and answers by state, for staff. */
export const listQuestionQueue =
  (deps: Pick<FeedbackDeps, 'catalogue'>) =>
  async (
    { state, filter, page }: { state: 'waiting' | 'approved' | 'refused'; filter: QueueFilter; page: number },
    { db, lang }: CallContext,
  ): Promise<Outcome<ReplyOf<typeof staffQuestions.search>>> => {
    const { rows, total } = await selectQueue(db, state, { filter, lang, page, perPage: PER_PAGE });
    const names = await productNames(db, rows, { lang }, deps as FeedbackDeps);
    const items = rows.flatMap((row) => {
      const product = names.get(row.product_id);
      if (!product) return [];
      const { id, author, display_name, message, created_at, refusal, question, answer } = row;
      return [
        {
          id,
          author,
          product,
          display_name,
          message,
          lang: LANGUAGES[row.lang].lang,
          created_at: created_at.toISOString(),
          state: stateOf(row),
          refusal,
          question,
          answer,
        },
      ];
    });
    return ok({ items, pagination: paginationView(page, PER_PAGE, total) });
  };
