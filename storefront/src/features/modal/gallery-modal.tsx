import PhotoSwipe from 'photoswipe';
import { useEffect } from 'react';
import 'photoswipe/style.css';
import { useText } from '../../context/shop-context.tsx';
import { insertIcons, NO_MARKUP } from './gallery-icons.ts';
import { galleryOf } from './gallery-pictures.ts';
import { showDrawing, toSlide } from './gallery-slide.ts';
import { showThumbs } from './gallery-thumbs.ts';
import type { ModalProps } from './modal-props.ts';
import { closeModal } from './modal-store.ts';
import './gallery-modal.css';

/** Two taps within PhotoSwipe's 300 ms zoom in (specification, section 9). */
const WHOLE_SCREEN = {
  bgOpacity: 1,
  loop: false,
  maxZoomLevel: 3,
  /** Zoom level of a tap: 2.2 times the fitted size, and at least the original size. */
  secondaryZoomLevel: ({ fit }: { fit: number }) => Math.max(1, 2.2 * fit),
  doubleTapAction: 'zoom' as const,
  returnFocus: false,
  trapFocus: true,
  escKey: true,
  wheelToZoom: true,
  preload: [1, 1] as [number, number],
  /** Space for buttons at the top and sides, and for thumbnails at the bottom. */
  paddingFn: ({ x }: { x: number }) => (x < 800 ? { top: 56, bottom: 92, left: 12, right: 12 } : { top: 48, bottom: 92, left: 76, right: 76 }),
};

/** Pictures in full screen: pinch, double tap, swipe, arrows, Esc. Opened by links with class `fancybox`. */
export function GalleryModal({ modal }: ModalProps) {
  const text = useText();
  useEffect(() => {
    const opener = modal.opener as HTMLAnchorElement | undefined;
    if (!opener) return;
    let viewer: PhotoSwipe | null = null;
    let isCurrent = true;
    const open = async () => {
      const links = [...document.querySelectorAll<HTMLAnchorElement>('a.fancybox')];
      const { pictures, index } = galleryOf(opener, links);
      const dataSource = await Promise.all(pictures.map((picture) => toSlide(picture, links)));
      if (!isCurrent) return;
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
      showDrawing(viewer);
      showThumbs(viewer, links, (number) => text('product_picture_number', { number: String(number), total: String(pictures.length) }));
      viewer.init();
      if (viewer.element) insertIcons(viewer.element);
      viewer.element?.setAttribute('aria-label', text('product_gallery'));
    };
    void open();
    return () => {
      isCurrent = false;
      if (viewer && !viewer.isDestroying) viewer.destroy();
    };
  }, [modal, text]);
  return null;
}
