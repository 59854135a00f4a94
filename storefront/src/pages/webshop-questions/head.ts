import type { Head, HeadContext } from '../../context/page-types.ts';
import { alternateUrls } from '../../links/alternate-urls.ts';
import { questionStateUrl, questionsUrl } from '../../links/questions-url.ts';
import type { Props } from './load.ts';

/** Not indexed, in favour of the product page. */
export const head = ({ props, labels, info }: HeadContext<Props>): Head => ({
  title: `${labels.text('question_page', { title: props.product.title })} | ${info.name}`,
  noindex: true,
  alternates: alternateUrls(info, (place) =>
    props.view === 'asked' ? questionStateUrl(place, props.code) : questionsUrl({ productId: props.product.id, identifier: props.identifier }, place),
  ),
});
