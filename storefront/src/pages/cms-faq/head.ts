import { faqData } from '../../features/faq/to-questions.ts';
import { breadcrumbData } from '../../links/breadcrumb-data.ts';
import { alternateUrls } from '../../links/alternate-urls.ts';
import { fixedUrl, homeUrl } from '../../links/page-links.ts';
import type { Head, HeadContext } from '../../context/page-types.ts';
import type { Props } from './load.ts';

export function head({ props, labels, info, lang }: HeadContext<Props>): Head {
  const url = fixedUrl('faq', { lang, info });
  const title = labels.text('faq_title');
  if (props.asked)
    return { title: `${props.asked} | ${title} | ${info.name}`, noindex: true, alternates: alternateUrls(info, (place) => fixedUrl('faq', place)) };
  return {
    title: `${title} | ${info.name}`,
    description: labels.text('faq_text'),
    canonical: url,
    alternates: alternateUrls(info, (place) => fixedUrl('faq', place)),
    structuredData: [
      faqData(props.groups.flatMap((group) => group.questions)),
      breadcrumbData({ host: info.host, home: { title: info.name, url: homeUrl({ lang, info }) }, trail: [], current: { title, url } }),
    ],
  };
}
