import type { feedback } from '@vitrina/contract/feedback';
import type { z } from 'zod';
import type { Db } from '../../db/index.ts';
import type { CallContext } from '../../http/context.ts';
import { fail, type Outcome, ok } from '../../http/outcome.ts';
import { cleanText } from './clean-text.ts';
import { insertEvent, lockReview } from './review-queries.ts';
import { saveAnswer } from './write-queries.ts';

type Input = z.output<typeof feedback.answer.input>;

/** Saves the shop's answer to a review, replacing an earlier one. */
export const answerReview = (input: Input, { db, actor }: CallContext): Promise<Outcome<{ message: string }>> =>
  db.transaction().execute((db) => answerInTransaction(db, input, actor.userId));

export async function answerInTransaction(db: Db, input: Pick<Input, 'id' | 'message'>, by: number | null): Promise<Outcome<{ message: string }>> {
  const message = cleanText(input.message);
  if (message === '') return fail('error_bad_input', { errors: [{ field: 'message', label_name: 'error_field_required' }] });
  const comment = await lockReview(db, input.id);
  if (!comment) return fail('error_empty_data');
  if (comment.answer === message) return ok({ message });
  await saveAnswer(db, input.id, message);
  await insertEvent(db, { commentId: input.id, kind: 'answered', userId: by, data: { message } });
  return ok({ message });
}
