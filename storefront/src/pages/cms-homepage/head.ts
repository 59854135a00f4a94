import { alternateUrls } from '../../links/alternate-urls.ts';
import { fixedUrl, homeUrl } from '../../links/page-links.ts';
import type { Head, HeadContext } from '../../context/page-types.ts';
import { srcSet } from '../../ui/product-picture.tsx';
import { HERO_SIZES, WIDE_PLACE } from './hero-product.ts';
import type { Props } from './load.ts';
import { organization, webSite } from './structured-data.ts';

export function head({ props, labels, info, lang }: HeadContext<Props>): Head {
  const place = { lang, info };
  const wide = props.shelf?.products[WIDE_PLACE] ?? props.shelf?.products[0];
  return {
    title: labels.text('home_title', { name: info.name }),
    description: labels.text('home_description', { name: info.name }),
    canonical: homeUrl(place),
    alternates: alternateUrls(info, homeUrl),
    structuredData: [organization(info), webSite({ info, searchUrl: fixedUrl('search', place), lang })],
    ...(wide && {
      preloadImage: { srcset: srcSet(wide.image.path, ['listing', 'catalog_detail', 'catalog_detail_zoom'], 'avif'), sizes: HERO_SIZES, type: 'image/avif' },
    }),
  };
}
