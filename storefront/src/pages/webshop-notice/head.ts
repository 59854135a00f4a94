import { noticesUrl } from '../../links/notice-links.ts';
import { inAllLanguages } from '../../links/in-all-languages.ts';
import type { Head, HeadContext } from '../../context/page-types.ts';
import type { Props } from './load.ts';

export const head = ({ labels, info, query }: HeadContext<Props>): Head => ({
  title: `${labels.text('notice_page')} | ${info.name}`,
  noindex: true,
  alternates: inAllLanguages(info, (place) => `${noticesUrl(place)}?${query}`),
});
