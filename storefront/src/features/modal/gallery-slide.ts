import type PhotoSwipe from 'photoswipe';
import { type Box, drawnBox } from './drawn-box.ts';
import type { GalleryPicture } from './gallery-pictures.ts';

/** Widest size of a drawing (`catalog_detail_full`). */
const FULL_WIDTH = 2000;

/** A picture of the viewer, by its measures on the screen at full size. */
export interface Slide {
  src: string;
  alt: string;
  width: number;
  height: number;
  /** Of a drawing: the part that is shown, and the smaller picture that stands there until the large one has come. */
  drawn?: { box: Box; before: string };
}

/**
 * Drawings are shown without the wall around the device, so that it fills the screen, and fetched at 2,000 pixels once they are; `links` are
 * those of the page, whose pictures tell where it stands.
 */
export async function toSlide({ src, alt, width, height, isDrawn }: GalleryPicture, links: readonly HTMLAnchorElement[]): Promise<Slide> {
  if (width && height && isDrawn) {
    const shown = links.filter(({ href }) => href === src).flatMap((link) => [...link.querySelectorAll('img')]);
    const loaded = shown.filter(({ complete, naturalWidth }) => complete && naturalWidth > 0).sort((a, b) => a.naturalWidth - b.naturalWidth);
    const box = drawnBox(loaded[0]);
    return {
      src: src.replace('/catalog_detail_zoom/', '/catalog_detail_full/'),
      alt,
      width: Math.round(FULL_WIDTH * box.width),
      height: Math.round(((FULL_WIDTH * height) / width) * box.height),
      drawn: { box, before: loaded.at(-1)?.currentSrc ?? src },
    };
  }
  if (width && height) return { src, alt, width, height };
  const image = new Image();
  image.src = src;
  await image.decode().catch(() => undefined);
  return { src, alt, width: image.naturalWidth || 1000, height: image.naturalHeight || 1000 };
}

/** Lets the viewer show the part of a drawing instead of all of it. */
export function showDrawn(viewer: PhotoSwipe): void {
  viewer.on('contentLoad', (event) => {
    const { content } = event;
    const { drawn, alt } = content.data as Slide;
    if (!drawn) return;
    event.preventDefault();
    const frame = document.createElement('div');
    frame.className = 'gallery-drawn';
    frame.append(pictureOf(drawn, alt));
    content.element = frame;
  });
  viewer.on('contentActivate', ({ content }) => {
    const { drawn, src } = content.data as Slide;
    const shown = content.element?.querySelector('img');
    if (drawn && shown && shown.src !== src) void enlarge(shown, src);
  });
}

/** The smaller one stays where the large one does not come: what the server sends in its place is small. */
async function enlarge(shown: HTMLImageElement, src: string): Promise<void> {
  const large = new Image();
  large.src = src;
  await large.decode().catch(() => undefined);
  if (large.naturalWidth >= FULL_WIDTH) shown.src = src;
}

/** As large beyond its frame as the part is small within it. */
function pictureOf({ box, before }: NonNullable<Slide['drawn']>, alt: string): HTMLImageElement {
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
