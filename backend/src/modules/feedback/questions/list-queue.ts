import type { ReplyOf } from '@vitrina/contract/endpoint';
import type { staffQuestions } from '@vitrina/contract/staff/questions';
import { LANGUAGES } from '@vitrina/contract/values/languages';
import type { CallContext } from '../../../http/context.ts';
import { type Outcome, ok } from '../../../http/outcome.ts';
import { namelessProduct, stateOf } from '../comment-view.ts';
import type { FeedbackDeps } from '../feedback-deps.ts';
import type { QueueFilter } from '../queue-filter.ts';
import { productNames } from '../product-names.ts';
import { selectQueue } from './question-queries.ts';

interface Question {
  state: 'waiting' | 'approved' | 'refused';
  filter: QueueFilter;
  offset: number;
  limit: number;
  view?: string | undefined;
}

/** Questions and answers by state, for staff. */
export const listQuestionQueue =
  (deps: Pick<FeedbackDeps, 'catalogue'>) =>
  async ({ state, view, ...page }: Question, { db, lang }: CallContext): Promise<Outcome<ReplyOf<typeof staffQuestions.search>>> => {
    const until = view === undefined ? null : new Date(view);
    const { rows, total } = await selectQueue(db, state, { ...page, lang, until });
    const names = await productNames(db, rows, { lang }, deps as FeedbackDeps);
    const items = rows.map((row) => {
      const { id, author, product_id, display_name, message, created_at, refusal, question, answer } = row;
      return {
        id,
        author,
        product: names.get(product_id) ?? namelessProduct(product_id),
        display_name,
        message,
        lang: LANGUAGES[row.lang].lang,
        created_at: created_at.toISOString(),
        state: stateOf(row),
        refusal,
        question,
        answer,
      };
    });
    return ok({ items, total, view: (until ?? new Date()).toISOString() });
  };
