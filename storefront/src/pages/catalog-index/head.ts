import type { SiteInfo } from '@vitrina/contract/site';
import { LANGUAGES, type LanguageCode, languageBase } from '@vitrina/contract/values/languages';
import type { ListingQuery } from '@vitrina/contract/values/listing-query';
import { truncateWords } from '@vitrina/contract/values/text';
import { isFiltered, listingAddress } from '../../features/listing/listing-query.ts';
import { breadcrumbData } from '../../links/breadcrumb-data.ts';
import type { Head, HeadContext } from '../../context/page-types.ts';
import type { Props } from './load.ts';

/** Plain lists and their pages are indexed; filtered or sorted ones have the plain list as canonical, and searches are not indexed. */
export function head({ props, labels, info, path, lang }: HeadContext<Props>): Head {
  const { query, pagination, kind } = props;
  const isPlain = kind !== 'search' && !isFiltered(query) && query.sort === 'recommended';
  const pageTitle = query.page > 1 ? labels.text('listing_page_title', { title: props.title, n: query.page }) : props.title;
  const description = props.description ? truncateWords(props.description) : labels.text('listing_meta', { title: props.title, count: pagination.total });
  const pageAt = (page: number) => listingAddress(path, { page });
  return {
    title: `${pageTitle} | ${info.name}`,
    description,
    ...(kind !== 'search' && { canonical: isPlain ? pageAt(query.page) : path }),
    alternates: alternatesOf(props, lang),
    hasWholeQuery: true,
    noindex: !isPlain,
    ...(isPlain && query.page > 1 && { prev: pageAt(query.page - 1) }),
    ...(isPlain && query.page < pagination.pages && { next: pageAt(query.page + 1) }),
    structuredData: kind === 'search' ? [] : structuredData(props, info, languageBase(lang, info.default_language)),
  };
}

/** Addresses of the list in the other languages with its filters, whose codes are equal everywhere; prices in another currency are omitted. */
function alternatesOf({ urls, query }: Props, lang: LanguageCode): NonNullable<Head['alternates']> {
  const { price_from, price_to, ...others } = query;
  const entries = Object.entries(urls).map(([code, url]) => {
    const sameMoney = LANGUAGES[code as LanguageCode].currency === LANGUAGES[lang].currency;
    const there: Partial<ListingQuery> = sameMoney ? query : others;
    return [code, listingAddress(url, there)];
  });
  return Object.fromEntries(entries) as NonNullable<Head['alternates']>;
}

/** Breadcrumbs and the items of this page. */
function structuredData({ trail, items, pagination, title }: Props, { name, host }: SiteInfo, home: string): object[] {
  const before = (pagination.page - 1) * pagination.per_page;
  return [
    breadcrumbData({ host, home: { title: name, url: home }, trail }),
    {
      '@context': 'https://schema.org',
      '@type': 'ItemList',
      name: title,
      numberOfItems: pagination.total,
      itemListElement: items.map((item, i) => ({
        '@type': 'ListItem',
        position: before + i + 1,
        name: item.title,
        url: new URL(item.url_without_domain, host).href,
      })),
    },
  ];
}
