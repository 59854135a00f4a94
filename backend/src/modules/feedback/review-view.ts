import type { Comment } from '@vitrina/contract/comment';
import { commentPhotos } from '@vitrina/contract/comment-photos';
import type { OwnComment } from '@vitrina/contract/feedback';
import { LANGUAGES } from '@vitrina/contract/values/languages';
import type { ReviewRow } from './review-queries.ts';

/** A public review. */
export const reviewView = (row: ReviewRow): Comment => ({
  id: row.id,
  display_name: row.display_name,
  message: row.message,
  rate: row.rate,
  lang: LANGUAGES[row.lang].lang,
  date: row.created_at.toISOString().slice(0, 10),
  is_verified: row.verified,
  answer: row.answer === null ? null : { message: row.answer, date: (row.answered_at ?? row.created_at).toISOString().slice(0, 10) },
  pros: row.pros,
  cons: row.cons,
  photos: commentPhotos(row.photos),
  helpful: row.helpful,
  translation: row.translation,
});

/** Returns a review as its author sees it. */
export const ownReviewView = (row: ReviewRow): OwnComment => ({ ...reviewView(row), state: stateOf(row), refusal: row.refusal });

export function stateOf({ approved, refusal }: Pick<ReviewRow, 'approved' | 'refusal'>): OwnComment['state'] {
  if (approved) return 'approved';
  return refusal === null ? 'waiting' : 'refused';
}

export const paginationView = (page: number, perPage: number, total: number) => ({
  page,
  per_page: perPage,
  total,
  pages: Math.max(1, Math.ceil(total / perPage)),
});

/** Replaces a product whose title is not available, so that texts about it stay in their list. */
export const namelessProduct = (id: number) => ({ id, title: `#${id}`, url_without_domain: '' });
