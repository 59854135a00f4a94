/** A picture of a gallery link; without dimensions it must be loaded to measure it. */
export interface GalleryPicture {
  src: string;
  alt: string;
  width: number | null;
  height: number | null;
  /** True for a drawing, sharp at any size. */
  isDrawing?: boolean;
}

export interface Gallery {
  pictures: GalleryPicture[];
  /** Index of the picture whose link was followed. */
  index: number;
}

type GalleryLink = Pick<HTMLAnchorElement, 'href' | 'dataset'> & {
  querySelector: (selector: string) => { getAttribute: (name: string) => string | null } | null;
};

/** Pictures of a link with class `fancybox` and of the others with its `data-gallery`, in page order without duplicates. */
export function galleryOf(opener: GalleryLink, links: Iterable<GalleryLink>): Gallery {
  const name = opener.dataset.gallery;
  const siblings = name ? [...links].filter((link) => link.dataset.gallery === name) : [opener];
  const pictures = new Map(siblings.map((link) => [link.href, toPicture(link)]));
  return { pictures: [...pictures.values()], index: Math.max(0, [...pictures.keys()].indexOf(opener.href)) };
}

const toPicture = (link: GalleryLink): GalleryPicture => ({
  src: link.href,
  alt: link.dataset.alt ?? link.querySelector('img')?.getAttribute('alt') ?? '',
  width: Number(link.dataset.width) || null,
  height: Number(link.dataset.height) || null,
  ...(link.dataset.drawn !== undefined && { isDrawing: true }),
});
