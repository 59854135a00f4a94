import type { Breadcrumb } from '@vitrina/contract/catalogue';
import type { ContentPage } from '@vitrina/contract/content';
import type { SiteInfo } from '@vitrina/contract/site';
import { LANGUAGES, type LanguageCode } from '@vitrina/contract/values/languages';
import { breadcrumbData } from '../../links/breadcrumb-data.ts';
import { homeUrl } from '../../links/page-links.ts';
import type { Head } from '../../context/page-types.ts';

/** Fields of a content item used in its page's head. */
export type HeadContent = Pick<
  ContentPage,
  'title' | 'seo_title' | 'seo_description' | 'url_without_domain' | 'urls' | 'datetime_published' | 'datetime_updated'
>;

export const headContent = (page: ContentPage): HeadContent => ({
  title: page.title,
  seo_title: page.seo_title,
  seo_description: page.seo_description,
  url_without_domain: page.url_without_domain,
  urls: page.urls,
  datetime_published: page.datetime_published,
  datetime_updated: page.datetime_updated,
});

interface ContentHead {
  content: HeadContent;
  lang: LanguageCode;
  info: SiteInfo;
  path: string;
  /** Breadcrumbs between home and the page. */
  trail?: readonly Breadcrumb[];
  /** True if only staff can see it. */
  hidden: boolean;
  /** JSON-LD besides that of the page and its breadcrumbs. */
  about?: readonly object[];
}

/** Title, addresses and structured data of a content page. */
export function contentHead({ content, lang, info, path, trail = [], hidden, about = [] }: ContentHead): Head {
  const url = content.url_without_domain ?? path;
  return {
    title: `${content.seo_title} | ${info.name}`,
    ...(content.seo_description && { description: content.seo_description }),
    canonical: url,
    alternates: content.urls,
    noindex: hidden,
    structuredData: [
      webPage({ content, url, lang, info }),
      breadcrumbData({ host: info.host, home: { title: info.name, url: homeUrl({ lang, info }) }, trail, current: { title: content.title, url } }),
      ...about,
    ],
  };
}

const webPage = ({ content, url, lang, info }: Pick<ContentHead, 'content' | 'lang' | 'info'> & { url: string }): object => ({
  '@context': 'https://schema.org',
  '@type': 'WebPage',
  name: content.title,
  ...(content.seo_description && { description: content.seo_description }),
  url: new URL(url, info.host).href,
  inLanguage: LANGUAGES[lang].lang,
  datePublished: content.datetime_published,
  dateModified: content.datetime_updated,
  isPartOf: { '@type': 'WebSite', name: info.name, url: `${info.host}${homeUrl({ lang, info })}` },
  publisher: { '@type': 'Organization', name: info.structuredData.basic.organizationName, url: info.host },
});
