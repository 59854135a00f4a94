import type PhotoSwipe from 'photoswipe';
import { type Box, drawingBox } from './drawing-box.ts';
import type { GalleryPicture } from './gallery-pictures.ts';

/** Width of the largest size of a drawing (`catalog_detail_full`). */
const FULL_WIDTH = 2000;

/** A picture in the viewer, with its dimensions at full size. */
export interface Slide {
  src: string;
  alt: string;
  width: number;
  height: number;
  /** For a drawing: the visible part, and the smaller picture shown until the large one has loaded. */
  drawing?: { box: Box; before: string };
}

/**
 * Drawings are cropped to the device, so that it fills the screen, and loaded at 2,000 pixels when shown; `links` are the page's, whose loaded pictures are
 * used to find the device.
 */
export async function toSlide({ src, alt, width, height, isDrawing }: GalleryPicture, links: readonly HTMLAnchorElement[]): Promise<Slide> {
  if (width && height && isDrawing) {
    const shown = links.filter(({ href }) => href === src).flatMap((link) => [...link.querySelectorAll('img')]);
    const loaded = shown.filter(({ complete, naturalWidth }) => complete && naturalWidth > 0).sort((a, b) => a.naturalWidth - b.naturalWidth);
    const box = drawingBox(loaded[0]);
    return {
      src: src.replace('/catalog_detail_zoom/', '/catalog_detail_full/'),
      alt,
      width: Math.round(FULL_WIDTH * box.width),
      height: Math.round(((FULL_WIDTH * height) / width) * box.height),
      drawing: { box, before: loaded.at(-1)?.currentSrc ?? src },
    };
  }
  if (width && height) return { src, alt, width, height };
  const image = new Image();
  image.src = src;
  await image.decode().catch(() => undefined);
  return { src, alt, width: image.naturalWidth || 1000, height: image.naturalHeight || 1000 };
}

/** Makes the viewer show only the visible part of a drawing. */
export function showDrawing(viewer: PhotoSwipe): void {
  viewer.on('contentLoad', (event) => {
    const { content } = event;
    const { drawing, alt } = content.data as Slide;
    if (!drawing) return;
    event.preventDefault();
    const frame = document.createElement('div');
    frame.className = 'gallery-drawn';
    frame.append(pictureOf(drawing, alt));
    content.element = frame;
  });
  viewer.on('contentActivate', ({ content }) => {
    const { drawing, src } = content.data as Slide;
    const shown = content.element?.querySelector('img');
    if (drawing && shown && shown.src !== src) void enlarge(shown, src);
  });
}

/** The smaller picture stays if the large one fails: the server's substitute is small. */
async function enlarge(shown: HTMLImageElement, src: string): Promise<void> {
  const large = new Image();
  large.src = src;
  await large.decode().catch(() => undefined);
  if (large.naturalWidth >= FULL_WIDTH) shown.src = src;
}

/** Enlarged and shifted so that the visible part fills the frame. */
function pictureOf({ box, before }: NonNullable<Slide['drawing']>, alt: string): HTMLImageElement {
  const image = new Image();
  image.className = 'pswp__img';
  image.alt = alt;
  image.src = before;
  Object.assign(image.style, {
    width: `${100 / box.width}%`,
    height: `${100 / box.height}%`,
    left: `${(-100 * box.x) / box.width}%`,
    top: `${(-100 * box.y) / box.height}%`,
  });
  return image;
}
