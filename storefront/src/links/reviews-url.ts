import type { CommentSort } from '@vitrina/contract/values/comment-form';
import type { LanguageCode } from '@vitrina/contract/values/languages';
import { homeUrl } from './page-links.ts';

interface ReviewsOf {
  productId: number;
  /** Complete identifier of a guest's order that contains the product. */
  identifier?: string | null | undefined;
  sort?: CommentSort | undefined;
  /** Filters: rating, language. */
  stars?: number | null | undefined;
  writtenIn?: LanguageCode | null | undefined;
  page?: number;
}

/** `/webshop/review/?product=12&sort=worst`: all reviews of a product, and the form to write one. */
export function reviewsUrl({ productId, identifier, sort = 'newest', stars, writtenIn, page = 1 }: ReviewsOf, place: Parameters<typeof homeUrl>[0]): string {
  const query = new URLSearchParams({
    product: String(productId),
    ...(identifier && { identifier }),
    ...(sort !== 'newest' && { sort }),
    ...(stars && { stars: String(stars) }),
    ...(writtenIn && { in: writtenIn }),
    ...(page > 1 && { page: String(page) }),
  });
  return `${homeUrl(place)}webshop/review/?${query}`;
}
