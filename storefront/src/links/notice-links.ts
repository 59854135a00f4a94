import type { NoticeKind } from '@vitrina/contract/notices';
import { homeUrl } from './page-links.ts';

type Place = Parameters<typeof homeUrl>[0];

/** Page of notices about products; forms are sent there. */
export const noticesUrl = (place: Place): string => `${homeUrl(place)}webshop/notice/`;

/** `/webshop/notice/?product=12&kind=price_drop`: the form for a notice. */
export const noticeFormUrl = ({ productId, kind }: { productId: number; kind: NoticeKind }, place: Place): string =>
  `${noticesUrl(place)}?product=${productId}&kind=${kind}`;

/** The form for a notice when a search finds a product. */
export const wordNoticeUrl = (q: string, place: Place): string => `${noticesUrl(place)}?q=${encodeURIComponent(q).replace(/%20/g, '+')}`;
