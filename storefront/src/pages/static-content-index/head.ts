import { LANGUAGES, languageBase } from '@vitrina/contract/values/languages';
import { thumbPath } from '@vitrina/contract/thumbs';
import { breadcrumbData } from '../../links/breadcrumb-data.ts';
import type { Head, HeadContext } from '../../context/page-types.ts';
import type { Props } from './load.ts';

export function head({ props: { page, seo, isHidden }, lang, info, path }: HeadContext<Props>): Head {
  const address = page.url_without_domain ?? path;
  const image = seo.main_image_upload_path && thumbPath('content', seo.main_image_upload_path, 'webp');
  return {
    title: `${seo.seo_title} | ${info.name}`,
    description: seo.seo_description,
    canonical: address,
    alternates: seo.urls,
    ...(isHidden && { noindex: true }),
    ...(image && { image }),
    structuredData: [
      {
        '@context': 'https://schema.org',
        '@type': 'WebPage',
        name: page.title,
        description: seo.seo_description,
        url: new URL(address, info.host).href,
        inLanguage: page.text_lang ?? LANGUAGES[lang].lang,
        dateModified: seo.datetime_updated,
        ...(image && { primaryImageOfPage: { '@type': 'ImageObject', url: new URL(image, info.host).href } }),
      },
      breadcrumbData({
        host: info.host,
        home: { title: info.name, url: languageBase(lang, info.default_language) },
        trail: [],
        current: { title: page.title, url: address },
      }),
    ],
  };
}
