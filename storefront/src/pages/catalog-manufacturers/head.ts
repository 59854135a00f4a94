import { alternateUrls } from '../../links/alternate-urls.ts';
import { fixedUrl } from '../../links/page-links.ts';
import type { Head, HeadContext } from '../../context/page-types.ts';
import type { Props } from './load.ts';

export const head = ({ labels, info, lang }: HeadContext<Props>): Head => ({
  title: `${labels.text('manufacturers')} | ${info.name}`,
  description: labels.text('brands_text'),
  canonical: fixedUrl('manufacturers', { lang, info }),
  alternates: alternateUrls(info, (place) => fixedUrl('manufacturers', place)),
});
