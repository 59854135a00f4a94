import { alternateUrls } from '../../links/alternate-urls.ts';
import { fixedUrl } from '../../links/page-links.ts';
import type { Head, HeadContext } from '../../context/page-types.ts';
import type { Props } from './load.ts';

export const head = ({ labels, info, lang }: HeadContext<Props>): Head => ({
  title: `${labels.text('catalogue')} | ${info.name}`,
  description: labels.text('directory_text'),
  canonical: fixedUrl('catalogue', { lang, info }),
  alternates: alternateUrls(info, (place) => fixedUrl('catalogue', place)),
});
