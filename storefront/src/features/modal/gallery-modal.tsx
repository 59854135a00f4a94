import PhotoSwipe from 'photoswipe';
import { useEffect } from 'react';
import 'photoswipe/style.css';
import { useText } from '../../context/shop-context.tsx';
import { drawIcons, NO_MARKUP } from './gallery-icons.ts';
import { type GalleryPicture, galleryOf } from './gallery-pictures.ts';
import type { ModalProps } from './modal-props.ts';
import { closeModal } from './modal-store.ts';
import './gallery-modal.css';

/** Two taps within PhotoSwipe's 300 ms enlarge (specification, section 9). */
const WHOLE_SCREEN = {
  bgOpacity: 1,
  loop: false,
  maxZoomLevel: 3,
  secondaryZoomLevel: 1.6,
  doubleTapAction: 'zoom' as const,
  returnFocus: false,
  trapFocus: true,
  escKey: true,
  wheelToZoom: true,
};

/** Pictures on the whole screen: pinch, double tap, swipe, arrows, Esc. Opened by links with class `fancybox`. */
export function GalleryModal({ modal }: ModalProps) {
  const text = useText();
  useEffect(() => {
    const opener = modal.opener as HTMLAnchorElement | undefined;
    if (!opener) return;
    let viewer: PhotoSwipe | null = null;
    let isWanted = true;
    const open = async () => {
      const { pictures, index } = galleryOf(opener, document.querySelectorAll<HTMLAnchorElement>('a.fancybox'));
      const dataSource = await Promise.all(pictures.map(measured));
      if (!isWanted) return;
      const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches;
      viewer = new PhotoSwipe({
        ...WHOLE_SCREEN,
        ...NO_MARKUP,
        dataSource,
        index,
        showHideAnimationType: isCalm ? 'none' : 'fade',
        closeTitle: text('close'),
        zoomTitle: text('product_gallery_zoom'),
        arrowPrevTitle: text('back'),
        arrowNextTitle: text('forward'),
        errorMsg: text('product_picture_error'),
      });
      viewer.on('close', closeModal);
      viewer.init();
      if (viewer.element) drawIcons(viewer.element);
      viewer.element?.setAttribute('aria-label', text('product_gallery'));
    };
    void open();
    return () => {
      isWanted = false;
      if (viewer && !viewer.isDestroying) viewer.destroy();
    };
  }, [modal, text]);
  return null;
}

interface Slide {
  src: string;
  srcset?: string;
  alt: string;
  width: number;
  height: number;
}

/** Drawings are fetched at 2,000 pixels as soon as they are enlarged beyond the first size. */
async function measured({ src, alt, width, height, isDrawn }: GalleryPicture): Promise<Slide> {
  const srcset = isDrawn && width ? { srcset: `${src} ${width}w, ${src.replace('/catalog_detail_zoom/', '/catalog_detail_full/')} 2000w` } : {};
  if (width && height) return { src, alt, width, height, ...srcset };
  const image = new Image();
  image.src = src;
  await image.decode().catch(() => undefined);
  return { src, alt, width: image.naturalWidth || 1000, height: image.naturalHeight || 1000 };
}
