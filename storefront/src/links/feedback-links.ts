import type { CommentSort } from '@vitrina/contract/values/comment-form';
import type { NoticeKind } from '@vitrina/contract/notices';
import { homeUrl } from './page-links.ts';

type Place = Parameters<typeof homeUrl>[0];

interface ReviewsOf {
  productId: number;
  /** Of a guest's order with the product. */
  identifier?: string | null | undefined;
  sort?: CommentSort;
  page?: number;
}

/** `/webshop/review/?product=12&sort=worst`: all reviews of a product, and the form to write one. */
export function reviewsUrl({ productId, identifier, sort = 'newest', page = 1 }: ReviewsOf, place: Place): string {
  const query = new URLSearchParams({
    product: String(productId),
    ...(identifier && { identifier }),
    ...(sort !== 'newest' && { sort }),
    ...(page > 1 && { page: String(page) }),
  });
  return `${homeUrl(place)}webshop/review/?${query}`;
}

/** The page of notices about products; forms are sent there. */
export const noticesUrl = (place: Place): string => `${homeUrl(place)}webshop/notice/`;

/** `/webshop/notice/?product=12&kind=price_drop`: the form that asks for a notice. */
export const noticeFormUrl = ({ productId, kind }: { productId: number; kind: NoticeKind }, place: Place): string =>
  `${noticesUrl(place)}?product=${productId}&kind=${kind}`;
