import type { ReplyOf } from '@vitrina/contract/endpoint';
import type { staffQuestions } from '@vitrina/contract/staff/questions';
import { LANGUAGES } from '@vitrina/contract/values/languages';
import type { CallContext } from '../../../http/context.ts';
import { type Outcome, ok } from '../../../http/outcome.ts';
import { namelessProduct, stateOf } from '../review-view.ts';
import type { FeedbackDeps } from '../feedback-deps.ts';
import type { QueueQuestion } from '../queue-filter.ts';
import { productNames } from '../product-names.ts';
import { selectQueue } from './question-queries.ts';

interface Question extends Omit<QueueQuestion, 'until'> {
  view?: string | undefined;
}
type Deps = Pick<FeedbackDeps, 'catalogue'>;
type Reply = ReplyOf<typeof staffQuestions.search>;

/** Questions and answers by state, for staff, without rows that arrived after `until`. */
export async function readQuestionQueue(
  deps: Deps,
  { state, until = null, ...page }: QueueQuestion,
  { db, lang }: Pick<CallContext, 'db' | 'lang'>,
): Promise<{ rows: Reply['items']; total: number }> {
  const { rows, total } = await selectQueue(db, state, { ...page, lang, until });
  const names = await productNames(db, rows, { lang }, deps as FeedbackDeps);
  const shown = rows.map((row) => {
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
  return { rows: shown, total };
}

export const listQuestionQueue =
  (deps: Deps) =>
  async ({ view, ...page }: Question, context: CallContext): Promise<Outcome<Reply>> => {
    const until = view === undefined ? null : new Date(view);
    const { rows, total } = await readQuestionQueue(deps, { ...page, until }, context);
    return ok({ items: rows, total, view: (until ?? new Date()).toISOString() });
  };
