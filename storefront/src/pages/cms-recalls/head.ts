import { alternateUrls } from '../../links/alternate-urls.ts';
import { recallsUrl } from '../../links/safety-links.ts';
import type { Head, HeadContext } from '../../context/page-types.ts';
import type { Props } from './load.ts';

export const head = ({ labels, info, lang }: HeadContext<Props>): Head => ({
  title: `${labels.text('recalls')} | ${info.name}`,
  description: labels.text('recalls_lead'),
  canonical: recallsUrl({ lang, info }),
  alternates: alternateUrls(info, recallsUrl),
});
