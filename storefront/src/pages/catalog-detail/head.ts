import { languageBase } from '@vitrina/contract/values/languages';
import { truncateCharacters } from '@vitrina/contract/values/text';
import { thumbPath } from '@vitrina/contract/thumbs';
import { GALLERY_PRESETS, GALLERY_SIZES } from '../../features/gallery/gallery.deferred.tsx';
import { breadcrumbData } from '../../links/breadcrumb-data.ts';
import type { Head, HeadContext } from '../../context/page-types.ts';
import { srcSet } from '../../ui/product-picture.tsx';
import type { Props } from './load.ts';
import { plainText, productData } from './structured-data.ts';

const DESCRIPTION_CHARACTERS = 160;

export function head({ props, lang, labels, info }: HeadContext<Props>): Head {
  const { isHidden } = props;
  const product = { ...(props.printed as NonNullable<Props['printed']>).product, ...props.product };
  const [picture] = product.images;
  const page = { title: product.title, url: product.url_without_domain };
  const about =
    plainText(product.short_description ?? '') ||
    plainText(product.description ?? '') ||
    labels.text('product_meta', { title: product.title, shop: info.name });
  return {
    title: `${product.title} | ${info.name}`,
    description: truncateCharacters(about, DESCRIPTION_CHARACTERS - 1),
    canonical: product.url_without_domain,
    alternates: product.urls,
    ...(isHidden && { noindex: true }),
    ...(picture && {
      image: thumbPath('catalog_detail_zoom', picture.upload_path, 'webp'),
      preloadImage: { srcset: srcSet(picture.upload_path, GALLERY_PRESETS, 'avif'), sizes: GALLERY_SIZES, type: 'image/avif' },
    }),
    structuredData: [
      productData(product, { host: info.host, shopName: info.name, now: new Date(props.renderedAt) }),
      breadcrumbData({
        host: info.host,
        home: { title: info.name, url: languageBase(lang, info.default_language) },
        trail: product.breadcrumbs,
        current: page,
      }),
    ],
  };
}
