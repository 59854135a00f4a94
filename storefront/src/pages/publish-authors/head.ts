import { alternateUrls } from '../../links/alternate-urls.ts';
import { fixedUrl } from '../../links/page-links.ts';
import type { Head, HeadContext } from '../../context/page-types.ts';
import type { Props } from './load.ts';

export const head = ({ labels, info, lang }: HeadContext<Props>): Head => ({
  title: `${labels.text('guides_authors')} | ${info.name}`,
  description: labels.text('guides_authors_text'),
  canonical: fixedUrl('authors', { lang, info }),
  alternates: alternateUrls(info, (place) => fixedUrl('authors', place)),
});
