import { thumbPath } from '@vitrina/contract/thumbs';
import { languageBase } from '@vitrina/contract/values/languages';
import { GUIDE_PRESETS } from '../../features/guides/guide-picture.tsx';
import { breadcrumbData } from '../../links/breadcrumb-data.ts';
import { feedUrl } from '../../links/page-links.ts';
import type { Head, HeadContext } from '../../context/page-types.ts';
import { srcSet } from '../../ui/product-picture.tsx';
import { PICTURE_SIZES } from './picture-sizes.ts';
import type { Props } from './load.ts';
import { articleData } from './structured-data.ts';

export function head({ props, labels, info, lang, path }: HeadContext<Props>): Head {
  const { post, isHidden } = props;
  const { main_image_upload_path: picture } = post;
  return {
    title: `${post.seo_title} | ${info.name}`,
    description: post.seo_description,
    canonical: path,
    alternates: post.urls,
    ...(isHidden && { noindex: true }),
    ...(picture && {
      image: thumbPath('content', picture, 'webp'),
      preloadImage: { srcset: srcSet(picture, GUIDE_PRESETS, 'avif'), sizes: PICTURE_SIZES, type: 'image/avif' },
    }),
    feed: { title: labels.text('guides_feed'), path: feedUrl({ lang, info }) },
    structuredData: [
      articleData(props, { info, lang }),
      breadcrumbData({
        host: info.host,
        home: { title: info.name, url: languageBase(lang, info.default_language) },
        trail: post.breadcrumbs,
        current: { title: post.title, url: path },
      }),
    ],
  };
}
