import { reviewsUrl } from '../../links/reviews-url.ts';
import { inAllLanguages } from '../../links/in-all-languages.ts';
import type { Head, HeadContext } from '../../context/page-types.ts';
import type { Props } from './load.ts';

/** Not indexed, in favour of the product page. */
export const head = ({ props: { product }, labels, info }: HeadContext<Props>): Head => ({
  title: `${labels.text('feedback_title', { title: product.title })} | ${info.name}`,
  noindex: true,
  alternates: inAllLanguages(info, (place) => reviewsUrl({ productId: product.id }, place)),
});
