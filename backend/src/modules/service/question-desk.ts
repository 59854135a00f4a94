import type { FieldError } from '@vitrina/contract/errors';
import type { ReplyOf } from '@vitrina/contract/endpoint';
import type { RefusalReason } from '@vitrina/contract/feedback';
import type { staffQuestions } from '@vitrina/contract/staff/questions';
import type { CallContext } from '../../http/context.ts';
import { inStaffTransaction } from '../../http/in-staff-transaction.ts';
import { fail, type Outcome, ok } from '../../http/outcome.ts';
import { recordChange } from '../changes/index.ts';
import { answerAsShop, decidePost } from '../feedback/index.ts';

interface Decision {
  id: number;
  decision: 'approve' | 'refuse';
  reason?: RefusalReason | undefined;
}

/** Decides on questions and answers, all or none. */
export const decideQuestions = ({ items }: { items: readonly Decision[] }, context: CallContext): Promise<Outcome<ReplyOf<typeof staffQuestions.decide>>> =>
  inStaffTransaction(context, 'reviews.moderate', async (db) => {
    const unknown: FieldError[] = [];
    const decidedItems: ReplyOf<typeof staffQuestions.decide>['items'] = [];
    // In order of ids, against deadlocks.
    for (const item of items.toSorted((a, b) => a.id - b.id)) {
      const decided = await decidePost(db, item, context.actor.userId);
      if (!decided.ok) {
        unknown.push({ field: `items.${items.indexOf(item)}.id`, label_name: 'error_field_unknown_value' });
        continue;
      }
      decidedItems.push({ id: item.id, state: decided.data.state });
      const paths = [{ path: 'state', after: decided.data.state }, ...(item.reason ? [{ path: 'reason', after: item.reason }] : [])];
      await recordChange(db, { kind: 'question', subjectId: String(item.id), version: 0, action: item.decision, paths }, { context });
    }
    return unknown.length > 0 ? fail('error_bad_input', { errors: unknown }) : ok({ items: decidedItems });
  });

export const answerQuestion = ({ id, message }: { id: number; message: string }, context: CallContext): Promise<Outcome<{ message: string }>> =>
  inStaffTransaction(context, 'reviews.moderate', async (db) => {
    const answered = await answerAsShop(db, { id, message, lang: context.lang }, context.actor.userId);
    if (answered.ok) {
      const paths = [{ path: 'answer', after: answered.data.message }];
      await recordChange(db, { kind: 'question', subjectId: String(id), version: 0, action: 'answer', paths }, { context });
    }
    return answered;
  });
