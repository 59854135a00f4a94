import type { AskedQuestion } from '@vitrina/contract/questions';
import type { Db } from '../../../db/index.ts';
import type { CallContext } from '../../../http/context.ts';
import { fail, type Outcome, ok } from '../../../http/outcome.ts';
import type { FeedbackDeps } from '../feedback-deps.ts';
import { type ProductName, productNames } from '../product-names.ts';
import { insertPostEvent, selectByCode } from './question-queries.ts';
import { askedQuestionView } from './question-view.ts';
import { confirmQuestion, stopMails } from './question-writes.ts';

type Code = { code: string };
type LinkedQuestion = AskedQuestion & { product: ProductName };

/** Shows the question a mail's link belongs to; changes nothing. */
export const readByLink =
  (deps: FeedbackDeps) =>
  async ({ code }: Code, { db, lang }: CallContext): Promise<Outcome<LinkedQuestion>> => {
    const row = await selectByCode(db, code);
    const product = row && (await productNames(db, [row], { lang }, deps)).get(row.product_id);
    return row && product ? ok({ ...askedQuestionView(row), product }) : fail('error_empty_data');
  };

/** Confirms the asker's address; from then on the question waits for staff. */
export const confirmByLink =
  (deps: FeedbackDeps) =>
  async (input: Code, context: CallContext): Promise<Outcome<LinkedQuestion>> => {
    const row = await selectByCode(context.db, input.code);
    if (!row) return fail('error_empty_data');
    await context.db.transaction().execute(async (db) => {
      if (await confirmQuestion(db, row.id)) await insertPostEvent(db, { postId: row.id, kind: 'confirmed', userId: null });
    });
    return readByLink(deps)(input, context);
  };

/** Ends the mails about a question. */
export async function stopQuestionMails(db: Db, code: string): Promise<Outcome<Record<string, never>>> {
  if (!(await selectByCode(db, code))) return fail('error_empty_data');
  await stopMails(db, code);
  return ok({});
}
