import { alternateUrls } from '../../links/alternate-urls.ts';
import { reportUrl } from '../../links/safety-links.ts';
import type { Head, HeadContext } from '../../context/page-types.ts';
import type { Props } from './load.ts';

export const head = ({ labels, info, query }: HeadContext<Props>): Head => ({
  title: `${labels.text('report_title')} | ${info.name}`,
  noindex: true,
  alternates: alternateUrls(info, (place) => reportUrl(place) + (query.size > 0 ? `?${query}` : '')),
});
