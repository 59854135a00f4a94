import type { feedback, OwnComment } from '@vitrina/contract/feedback';
import type { z } from 'zod';
import type { CallContext } from '../../http/context.ts';
import { fail, type Outcome, ok } from '../../http/outcome.ts';
import { insertEvent, lockComment } from './comment-queries.ts';
import { stateOf } from './comment-view.ts';
import { approveComment, refuseComment } from './write-queries.ts';

type Input = z.output<typeof feedback.decide.input>;

/** Approves a comment or refuses it with a reason; repeated decisions change nothing. */
export const decideComment = async ({ id, decision, reason }: Input, { db, actor }: CallContext): Promise<Outcome<{ state: OwnComment['state'] }>> =>
  db.transaction().execute(async (db) => {
    const comment = await lockComment(db, id);
    if (!comment) return fail('error_empty_data');
    const state = decision === 'approve' ? 'approved' : 'refused';
    const refusal = decision === 'refuse' ? (reason ?? null) : null;
    if (stateOf(comment) === state && comment.refusal === refusal) return ok({ state });
    await (refusal === null ? approveComment(db, id) : refuseComment(db, id, refusal));
    await insertEvent(db, { commentId: id, kind: state, userId: actor.userId, ...(refusal && { data: { reason: refusal } }) });
    return ok({ state });
  });
