import type { SiteInfo } from '@vitrina/contract/site';
import { contentHead } from '../../features/content/content-head.ts';
import { fixedUrl } from '../../links/page-links.ts';
import type { Head, HeadContext } from '../../context/page-types.ts';
import type { Props } from './load.ts';

export const head = ({ props, labels, lang, info, path }: HeadContext<Props>): Head =>
  contentHead({
    content: props.about,
    hidden: props.text.hidden,
    lang,
    info,
    path,
    trail: [{ title: labels.text('promotions_title'), url: fixedUrl('promotions', { lang, info }) }],
    about: [...saleEvent(props, info), ...itemList(props, info)],
  });

/** Describes the promotion as an event only if start and end are known. */
function saleEvent({ about, period }: Props, info: SiteInfo): object[] {
  if (!period.starts_at || !period.ends_at) return [];
  const url = `${info.host}${about.url_without_domain ?? ''}`;
  return [
    {
      '@context': 'https://schema.org',
      '@type': 'SaleEvent',
      name: about.title,
      description: about.seo_description,
      startDate: period.starts_at,
      endDate: period.ends_at,
      eventAttendanceMode: 'https://schema.org/OnlineEventAttendanceMode',
      location: { '@type': 'VirtualLocation', url },
      organizer: { '@type': 'Organization', name: info.structuredData.basic.organizationName, url: info.host },
    },
  ];
}

const itemList = ({ about, products }: Props, { host }: SiteInfo): object[] =>
  products.length === 0
    ? []
    : [
        {
          '@context': 'https://schema.org',
          '@type': 'ItemList',
          name: about.title,
          numberOfItems: products.length,
          itemListElement: products.map(({ title, url_without_domain }, i) => ({
            '@type': 'ListItem',
            position: i + 1,
            name: title,
            url: new URL(url_without_domain, host).href,
          })),
        },
      ];
