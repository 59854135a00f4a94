import { thumbPath } from '@vitrina/contract/thumbs';
import { languageBase } from '@vitrina/contract/values/languages';
import { breadcrumbData } from '../../links/breadcrumb-data.ts';
import type { Head, HeadContext } from '../../context/page-types.ts';
import type { Props } from './load.ts';

export function head({ props, labels, info, lang }: HeadContext<Props>): Head {
  const { author, path, trail, isHidden } = props;
  const { page, pages } = props.pagination;
  const pageAt = (number: number) => (number > 1 ? `${path}?page=${number}` : path);
  const whole = (at: string) => new URL(at, info.host).href;
  const title = page > 1 ? labels.text('listing_page_title', { title: author.title, n: page }) : author.title;
  const picture = author.main_image_upload_path;
  return {
    title: `${title} | ${info.name}`,
    description: author.short_description,
    canonical: pageAt(page),
    alternates: page > 1 ? { [lang]: pageAt(page) } : author.urls,
    ...(isHidden && { noindex: true }),
    ...(page > 1 && { prev: pageAt(page - 1) }),
    ...(page < pages && { next: pageAt(page + 1) }),
    structuredData: [
      {
        '@context': 'https://schema.org',
        '@type': 'ProfilePage',
        mainEntity: {
          '@type': 'Person',
          name: author.title,
          ...(author.role && { jobTitle: author.role }),
          description: author.short_description,
          url: whole(path),
          ...(picture && { image: whole(thumbPath('department', picture, 'webp')) }),
        },
      },
      breadcrumbData({
        host: info.host,
        home: { title: info.name, url: languageBase(lang, info.default_language) },
        trail,
        current: { title: author.title, url: path },
      }),
    ],
  };
}
