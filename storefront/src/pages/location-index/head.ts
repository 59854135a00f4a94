import { breadcrumbData } from '../../links/breadcrumb-data.ts';
import { alternateUrls } from '../../links/alternate-urls.ts';
import { homeUrl, locationsUrl } from '../../links/page-links.ts';
import type { Head, HeadContext } from '../../context/page-types.ts';
import type { Props } from './load.ts';

export function head({ labels, info, lang }: HeadContext<Props>): Head {
  const url = locationsUrl({ lang, info });
  const title = labels.text('locations_title');
  return {
    title: `${title} | ${info.name}`,
    description: labels.text('locations_text'),
    canonical: url,
    alternates: alternateUrls(info, locationsUrl),
    structuredData: [breadcrumbData({ host: info.host, home: { title: info.name, url: homeUrl({ lang, info }) }, trail: [], current: { title, url } })],
  };
}
