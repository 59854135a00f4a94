import { COMMENTS_PER_PAGE, type CommentsReply, type feedback } from '@vitrina/contract/feedback';
import { sameLanguages } from '@vitrina/contract/values/same-language';
import type { z } from 'zod';
import type { CallContext } from '../../http/context.ts';
import { fail, type Outcome, ok } from '../../http/outcome.ts';
import { selectProducts } from '../catalogue/index.ts';
import { selectApproved, selectLanguages, selectOwn, selectOwnRate } from './review-queries.ts';
import { reviewView, ownReviewView, paginationView } from './review-view.ts';
import type { FeedbackDeps } from './feedback-deps.ts';
import { readVoter } from './read-voter.ts';
import { readWriter } from './read-writer.ts';
import { selectOwnVotes } from './vote-queries.ts';

type Input = z.output<typeof feedback.comments.input>;

/** Approved reviews on a product, its score, and the caller's own feedback. */
export const listReviews =
  (deps: FeedbackDeps) =>
  async ({ content_id, sort, stars, written_in, page, identifier }: Input, context: CallContext): Promise<Outcome<CommentsReply>> => {
    const { db } = context;
    const [product] = await selectProducts(db, [content_id], context);
    if (!product) return fail('error_empty_data');
    const writer = await readWriter(context, { productId: content_id, identifier }, deps);
    const [comments, languages, voter, own, ownRate] = await Promise.all([
      selectApproved(db, content_id, {
        sort,
        languages: sameLanguages(context.lang),
        stars,
        writtenIn: written_in && sameLanguages(written_in),
        page,
        perPage: COMMENTS_PER_PAGE,
      }),
      selectLanguages(db, content_id),
      readVoter(context, { productId: content_id, identifier }, deps),
      writer && selectOwn(db, content_id, writer),
      writer && selectOwnRate(db, content_id, writer),
    ]);
    const votes = voter
      ? await selectOwnVotes(
          db,
          voter.person,
          comments.rows.map(({ id }) => id),
        )
      : [];
    return ok({
      items: comments.rows.map(reviewView),
      pagination: paginationView(page, COMMENTS_PER_PAGE, comments.total),
      sort,
      stars: stars ?? null,
      written_in: written_in ?? null,
      languages,
      rates: product.rating,
      rates_votes: product.votes.reduce((sum, votes) => sum + votes, 0),
      distribution: product.votes,
      has_bought: writer?.hasBought ?? false,
      own: own && ownReviewView(own),
      own_rate: ownRate,
      own_votes: votes,
      may_vote: voter !== null,
    });
  };
