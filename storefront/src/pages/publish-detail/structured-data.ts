import { thumbPath } from '@vitrina/contract/thumbs';
import type { SiteInfo } from '@vitrina/contract/site';
import { LANGUAGES, type LanguageCode } from '@vitrina/contract/values/languages';
import type { Props } from './load.ts';

/** JSON-LD of a guide: author, date and picture. */
export function articleData({ post, category }: Props, { info, lang }: { info: SiteInfo; lang: LanguageCode }): object {
  const whole = (path: string) => new URL(path, info.host).href;
  const { main_image_upload_path: picture } = post;
  return {
    '@context': 'https://schema.org',
    '@type': 'Article',
    headline: post.title,
    description: post.seo_description,
    inLanguage: post.text_lang ?? LANGUAGES[lang].lang,
    datePublished: post.datetime_published,
    dateModified: post.datetime_updated,
    ...(post.url && { url: post.url, mainEntityOfPage: post.url }),
    ...(picture && { image: [whole(thumbPath('content', picture, 'webp'))] }),
    ...(category && { articleSection: category }),
    author: post.authors.map((one) => ({ '@type': 'Person', name: one.title, ...(one.url_without_domain && { url: whole(one.url_without_domain) }) })),
    publisher: { '@type': 'Organization', name: info.name, url: whole('/') },
  };
}
