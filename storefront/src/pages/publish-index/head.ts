import { languageBase } from '@vitrina/contract/values/languages';
import { breadcrumbData } from '../../links/breadcrumb-data.ts';
import { feedUrl } from '../../links/page-links.ts';
import type { Head, HeadContext } from '../../context/page-types.ts';
import type { Props } from './load.ts';

/** Every page of the list is indexed and links to its neighbours. */
export function head({ props, labels, info, lang }: HeadContext<Props>): Head {
  const { path, urls, seo, isHidden } = props;
  const { page, pages } = props.pagination;
  const pageAt = (number: number) => (number > 1 ? `${path}?page=${number}` : path);
  const title = page > 1 ? labels.text('listing_page_title', { title: seo.title, n: page }) : seo.title;
  return {
    title: `${title} | ${info.name}`,
    description: seo.description,
    canonical: pageAt(page),
    // Other languages may have fewer articles: further pages have no alternates.
    alternates: page > 1 ? { [lang]: pageAt(page) } : urls,
    ...(isHidden && { noindex: true }),
    ...(page > 1 && { prev: pageAt(page - 1) }),
    ...(page < pages && { next: pageAt(page + 1) }),
    feed: { title: labels.text('guides_feed'), path: feedUrl({ lang, info }) },
    structuredData: [breadcrumbData({ host: info.host, home: { title: info.name, url: languageBase(lang, info.default_language) }, trail: props.trail })],
  };
}
