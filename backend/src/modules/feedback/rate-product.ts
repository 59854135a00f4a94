import type { feedback } from '@vitrina/contract/feedback';
import type { z } from 'zod';
import type { CallContext } from '../../http/context.ts';
import { fail, type Outcome, ok } from '../../http/outcome.ts';
import { selectProducts } from '../catalogue/index.ts';
import { selectScore } from './review-queries.ts';
import type { FeedbackDeps } from './feedback-deps.ts';
import { limitWriting } from './limit-writing.ts';
import { readWriter } from './read-writer.ts';
import { claimEarlierFeedback, lockWriter, updateOwnCommentRate, upsertRating } from './write-queries.ts';

type Input = z.output<typeof feedback.rate.input>;

/** Saves a rating without a comment, for buyers only; counts immediately, without approval. */
export const rateProduct =
  (deps: FeedbackDeps) =>
  async ({ content_id, rate, identifier }: Input, context: CallContext): Promise<Outcome<{ rate: number; rates: number; rates_votes: number }>> => {
    const { db } = context;
    const writer = await readWriter(context, { productId: content_id, identifier }, deps);
    if (!writer) return fail('error_unauthorized');
    if ((await selectProducts(db, [content_id], context)).length === 0) return fail('error_empty_data');
    if (!writer.hasBought) return fail('error_not_bought');
    const limit = await limitWriting(writer, context);
    if (!limit.ok) return limit;
    const { rating, votes } = await db.transaction().execute(async (db) => {
      await lockWriter(db, content_id, writer);
      await claimEarlierFeedback(db, content_id, writer);
      await upsertRating(db, content_id, writer, rate);
      await updateOwnCommentRate(db, content_id, writer, rate);
      return selectScore(db, content_id);
    });
    return ok({ rate, rates: rating, rates_votes: votes.reduce((sum, number) => sum + number, 0) });
  };
