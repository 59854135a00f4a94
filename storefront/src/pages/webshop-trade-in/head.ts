import type { Head, HeadContext } from '../../context/page-types.ts';
import { alternateUrls } from '../../links/alternate-urls.ts';
import { tradeInUrl } from '../../links/trade-in-links.ts';
import type { Props } from './load.ts';

export const head = ({ labels, info, query }: HeadContext<Props>): Head => ({
  title: `${labels.text('trade_in_title')} | ${info.name}`,
  noindex: true,
  alternates: alternateUrls(info, (place) => tradeInUrl(place) + (query.size > 0 ? `?${query}` : '')),
});
