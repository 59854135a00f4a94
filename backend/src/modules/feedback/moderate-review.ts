import type { feedback, OwnComment } from '@vitrina/contract/feedback';
import type { z } from 'zod';
import type { Db } from '../../db/index.ts';
import type { CallContext } from '../../http/context.ts';
import { fail, type Outcome, ok } from '../../http/outcome.ts';
import { insertEvent, lockReview } from './review-queries.ts';
import { stateOf } from './review-view.ts';
import { approveComment, refuseComment } from './write-queries.ts';

type Input = z.output<typeof feedback.decide.input>;

/** Approves a review or refuses it with a reason; repeated decisions change nothing. */
export const moderateReview = (input: Input, { db, actor }: CallContext): Promise<Outcome<Decided>> =>
  db.transaction().execute((db) => decideInTransaction(db, input, actor.userId));

export interface Decided {
  state: OwnComment['state'];
}

export async function decideInTransaction(
  db: Db,
  { id, decision, reason }: Pick<Input, 'id' | 'decision' | 'reason'>,
  by: number | null,
): Promise<Outcome<Decided>> {
  const comment = await lockReview(db, id);
  if (!comment) return fail('error_empty_data');
  const state = decision === 'approve' ? 'approved' : 'refused';
  const refusal = decision === 'refuse' ? (reason ?? null) : null;
  if (stateOf(comment) === state && comment.refusal === refusal) return ok({ state });
  await (refusal === null ? approveComment(db, id) : refuseComment(db, id, refusal));
  await insertEvent(db, { commentId: id, kind: state, userId: by, ...(refusal && { data: { reason: refusal } }) });
  return ok({ state });
}
