import { noticesUrl } from '../../links/notice-links.ts';
import { alternateUrls } from '../../links/alternate-urls.ts';
import type { Head, HeadContext } from '../../context/page-types.ts';
import type { Props } from './load.ts';

export const head = ({ labels, info, query }: HeadContext<Props>): Head => ({
  title: `${labels.text('notice_page')} | ${info.name}`,
  noindex: true,
  alternates: alternateUrls(info, (place) => `${noticesUrl(place)}?${query}`),
});
