import { alternateUrls } from '../../links/alternate-urls.ts';
import { orderFormUrl, quickOrderUrl } from '../../links/page-links.ts';
import type { Head, HeadContext } from '../../context/page-types.ts';
import type { Props } from './load.ts';

export const head = ({ labels, info, query }: HeadContext<Props>): Head => ({
  title: `${labels.text('quick_order')} | ${info.name}`,
  noindex: true,
  alternates: alternateUrls(info, query.has('special_view') ? quickOrderUrl : orderFormUrl),
});
