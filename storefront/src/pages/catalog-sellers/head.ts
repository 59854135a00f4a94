import { alternateUrls } from '../../links/alternate-urls.ts';
import { fixedUrl } from '../../links/page-links.ts';
import type { Head, HeadContext } from '../../context/page-types.ts';
import type { Props } from './load.ts';

export const head = ({ labels, info, lang }: HeadContext<Props>): Head => ({
  title: `${labels.text('sellers')} | ${info.name}`,
  description: labels.text('sellers_text', { name: info.name }),
  canonical: fixedUrl('sellers', { lang, info }),
  alternates: alternateUrls(info, (place) => fixedUrl('sellers', place)),
});
