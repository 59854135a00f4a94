import { Maximize2 } from '../../ui/icons.tsx';
import { type MouseEvent, useRef, useState } from 'react';
import { thumbPath } from '@vitrina/contract/thumbs';
import type { Image } from '@vitrina/contract/catalogue';
import { useText } from '../../context/shop-context.tsx';
import { ProductPicture } from '../../ui/product-picture.tsx';
import { zoomSize } from './zoom-size.ts';
import './gallery.css';
import { isPlainClick } from '../../links/is-plain-click.ts';

/** Width of the main picture by breakpoint. */
export const GALLERY_SIZES = '(min-width: 1440px) 735px, (min-width: 1100px) 52vw, 100vw';
export const GALLERY_PRESETS = ['listing', 'catalog_detail', 'catalog_detail_zoom'] as const;

/** Pictures of a product: a swipeable strip, thumbnails below, full screen on tap. Without scripts thumbnails link to the large picture. */
export function Gallery({ images, title }: { images: readonly Image[]; title: string }) {
  const text = useText();
  const strip = useRef<HTMLUListElement>(null);
  const [shown, setShown] = useState(0);
  const follow = () => {
    const list = strip.current;
    if (list && list.clientWidth > 0) setShown(Math.round(list.scrollLeft / list.clientWidth));
  };
  const show = (event: MouseEvent, index: number) => {
    const list = strip.current;
    if (!list || !isPlainClick(event)) return;
    event.preventDefault();
    setShown(index);
    list.scrollTo({ left: index * list.clientWidth, behavior: matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth' });
  };
  const number = (index: number) => text('product_picture_number', { number: String(index + 1), total: String(images.length) });
  const current = images[shown] ?? images[0];
  return (
    <section className="gallery" aria-label={text('product_gallery')}>
      <div className="well gallery-main">
        <ul className="gallery-strip" ref={strip} onScroll={follow} {...(images.length > 1 && { tabIndex: 0, 'aria-label': text('product_gallery') })}>
          {images.length === 0 && (
            <li>
              <ProductPicture path={null} alt={title} presets={GALLERY_PRESETS} sizes={GALLERY_SIZES} width={640} height={534} />
            </li>
          )}
          {images.map((image, i) => (
            <li key={image.upload_path}>
              <a className="fancybox" href={zoomPath(image)} {...zoomData(image)} tabIndex={-1}>
                <ProductPicture
                  path={image.upload_path}
                  alt={image.alt}
                  kind={image.kind}
                  presets={GALLERY_PRESETS}
                  sizes={GALLERY_SIZES}
                  width={640}
                  height={534}
                  isFirst={i === 0}
                />
              </a>
            </li>
          ))}
        </ul>
        {current && (
          <a href={zoomPath(current)} {...zoomData(current)} className="fancybox icon-btn gallery-enlarge" aria-label={text('product_enlarge')}>
            <Maximize2 className="icon" aria-hidden="true" />
          </a>
        )}
      </div>
      {images.length > 1 && (
        <ul className="gallery-thumbs">
          {images.map((image, i) => (
            <li key={image.upload_path}>
              <a
                className="fancybox"
                href={zoomPath(image)}
                {...zoomData(image)}
                aria-label={`${number(i)}: ${image.alt}`}
                aria-current={i === shown ? 'true' : undefined}
                onClick={(event) => show(event, i)}
              >
                <ProductPicture
                  path={image.upload_path}
                  alt=""
                  kind={image.kind}
                  presets={['catalog_detail_small', 'department']}
                  sizes="110px"
                  width={110}
                  height={92}
                />
              </a>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

/** Address of the large picture; the gallery modal handles links with the class `fancybox`. */
const zoomPath = (image: Image): string => thumbPath('catalog_detail_zoom', image.upload_path, 'webp');

function zoomData(image: Image) {
  const { width, height } = zoomSize(image);
  return { 'data-gallery': 'product', 'data-alt': image.alt, 'data-width': width, 'data-height': height, ...(image.kind === 'cutout' && { 'data-drawn': '' }) };
}
