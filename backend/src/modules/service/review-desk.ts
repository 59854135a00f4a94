import type { FieldError } from '@vitrina/contract/errors';
import type { ReplyOf } from '@vitrina/contract/endpoint';
import type { RefusalReason } from '@vitrina/contract/feedback';
import type { staffReviews } from '@vitrina/contract/staff/reviews';
import type { LanguageCode } from '@vitrina/contract/values/languages';
import type { CallContext } from '../../http/context.ts';
import { fail, type Outcome, ok } from '../../http/outcome.ts';
import { recordChange } from '../changes/index.ts';
import {
  answerInTransaction,
  decideInTransaction,
  deleteTranslation,
  lockReview,
  saveTranslation,
  selectCommentPhoto,
  touchComment,
} from '../feedback/index.ts';
import { inStaffTransaction } from '../../http/in-staff-transaction.ts';

interface Decision {
  id: number;
  decision: 'approve' | 'refuse';
  reason?: RefusalReason | undefined;
}

/** Decides on reviews, all or none. */
export const decideReviews = ({ items }: { items: readonly Decision[] }, context: CallContext): Promise<Outcome<ReplyOf<typeof staffReviews.decide>>> =>
  inStaffTransaction(context, 'reviews.moderate', async (db) => {
    const unknown: FieldError[] = [];
    const decidedItems: ReplyOf<typeof staffReviews.decide>['items'] = [];
    // In order of ids, against deadlocks.
    for (const item of items.toSorted((a, b) => a.id - b.id)) {
      const decided = await decideInTransaction(db, item, context.actor.userId);
      if (!decided.ok) unknown.push({ field: `items.${items.indexOf(item)}.id`, label_name: 'error_field_unknown_value' });
      else {
        decidedItems.push({ id: item.id, state: decided.data.state });
        const paths = [{ path: 'state', after: decided.data.state }, ...(item.reason ? [{ path: 'reason', after: item.reason }] : [])];
        await recordChange(db, { kind: 'review', subjectId: String(item.id), version: 0, action: item.decision, paths }, { context });
      }
    }
    return unknown.length > 0 ? fail('error_bad_input', { errors: unknown }) : ok({ items: decidedItems });
  });

export const answerReview = (input: { id: number; message: string }, context: CallContext): Promise<Outcome<{ message: string }>> =>
  inStaffTransaction(context, 'reviews.moderate', async (db) => {
    const answered = await answerInTransaction(db, input, context.actor.userId);
    if (answered.ok)
      await recordChange(
        db,
        { kind: 'review', subjectId: String(input.id), version: 0, action: 'answer', paths: [{ path: 'answer', after: answered.data.message }] },
        { context },
      );
    return answered;
  });

/** Saves a translation by staff; an empty text deletes it. */
export const translateReview = (
  { id, to, message }: { id: number; to: LanguageCode; message: string },
  context: CallContext,
): Promise<Outcome<ReplyOf<typeof staffReviews.translate>>> =>
  inStaffTransaction(context, 'reviews.moderate', async (db) => {
    const review = await lockReview(db, id);
    if (!review) return fail('error_empty_data');
    if (review.lang === to) return fail('error_bad_input', { errors: [{ field: 'to', label_name: 'error_field_out_of_range' }] });
    await (message === '' ? deleteTranslation(db, { commentId: id, to }) : saveTranslation(db, { commentId: id, to, message, source: 'staff' }));
    await touchComment(db, id);
    const paths = [{ path: `translations.${to}`, after: message }];
    await recordChange(db, { kind: 'review', subjectId: String(id), version: 0, action: 'translate', paths }, { context });
    return ok({ to, message });
  });

export async function readReviewPhoto(
  { id, photo }: { id: number; photo: number },
  { db }: CallContext,
): Promise<Outcome<ReplyOf<typeof staffReviews.readPhoto>>> {
  const bytes = await selectCommentPhoto(db, { id: photo, commentId: id });
  return bytes ? ok({ content_type: 'image/webp', content: bytes.toString('base64') }) : fail('error_empty_data');
}
