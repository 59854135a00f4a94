import type { ReplyOf } from '@vitrina/contract/endpoint';
import type { feedback } from '@vitrina/contract/feedback';
import type { z } from 'zod';
import type { CallContext } from '../../http/context.ts';
import { fail, type Outcome, ok } from '../../http/outcome.ts';
import { selectProducts } from '../catalogue/index.ts';
import { isOverLimit, limitsOfAddress } from '../customers/index.ts';
import type { FeedbackDeps } from './feedback-deps.ts';
import { readVoter } from './read-voter.ts';
import { countVotes, deleteVote, insertVote, selectVotable } from './vote-queries.ts';

type Input = z.output<typeof feedback.vote.input>;

/** Limits per hour. */
const MAX_OF_PERSON = 60;
const MAX_OF_ADDRESS = 120;
const WINDOW_SECONDS = 3600;

/** Adds or removes a "helpful" vote for a review. Authors cannot vote for their own. */
export const voteForReview =
  (deps: FeedbackDeps) =>
  async ({ id, helpful, identifier }: Input, context: CallContext): Promise<Outcome<ReplyOf<typeof feedback.vote>>> => {
    const { db, actor, address } = context;
    const comment = await selectVotable(db, id);
    if (!comment || (await selectProducts(db, [comment.product_id], context)).length === 0) return fail('error_empty_data');
    const voter = await readVoter(context, { productId: comment.product_id, identifier }, deps);
    if (!voter) return fail('error_unauthorized');
    const limits = [{ key: `helpful:${voter.person}`, most: MAX_OF_PERSON }, ...(address ? limitsOfAddress('helpful', address, MAX_OF_ADDRESS) : [])];
    if (await isOverLimit(db, limits, WINDOW_SECONDS)) return fail('error_too_many_requests', { headers: { 'retry-after': String(WINDOW_SECONDS) } });
    const isOwn = comment.person !== null && voter.authorKeys.includes(comment.person);
    if (isOwn || (actor.userId !== null && comment.user_id === actor.userId)) return fail('error_forbidden');
    const vote = { commentId: id, person: voter.person, userId: actor.userId };
    await (helpful ? insertVote(db, vote) : deleteVote(db, vote));
    return ok(await countVotes(db, vote));
  };
