import { reviewsUrl } from '../../links/reviews-url.ts';
import { alternateUrls } from '../../links/alternate-urls.ts';
import type { Head, HeadContext } from '../../context/page-types.ts';
import type { Props } from './load.ts';

/** Not indexed, in favour of the product page. */
export const head = ({ props: { product }, labels, info }: HeadContext<Props>): Head => ({
  title: `${labels.text('feedback_title', { title: product.title })} | ${info.name}`,
  noindex: true,
  alternates: alternateUrls(info, (place) => reviewsUrl({ productId: product.id }, place)),
});
