/**
 * Named picture sizes (specification, section 9), requested as `/thumbs/{preset}/{picture}.{format}`; no other sizes exist, so that requests
 * cannot fill the disk. Without a height the aspect ratio is kept; with one the picture is cropped to fill.
 */
export const THUMB_PRESETS = {
  catalog_detail: { width: 640 },
  catalog_detail_small: { width: 110 },
  catalog_detail_zoom: { width: 1000 },
  /** Drawings in the enlarged view, which fills the screen. */
  catalog_detail_full: { width: 2000 },
  listing: { width: 400 },
  listing_small: { width: 110 },
  cart: { width: 400 },
  order: { width: 140 },
  hero: { width: 1920, height: 440 },
  hero_mobile: { width: 960, height: 676 },
  /** Pictures of texts: alone, and in lists of them. */
  content: { width: 1200 },
  content_small: { width: 600, height: 338 },
  /** Logos of manufacturers and sellers. */
  logo: { width: 240 },
  /** Twice `listing_small` for sharp screens and department rows. */
  department: { width: 240 },
} as const satisfies Record<string, { width: number; height?: number }>;

export type ThumbPreset = keyof typeof THUMB_PRESETS;
export const THUMB_FORMATS = ['avif', 'webp'] as const;
export type ThumbFormat = (typeof THUMB_FORMATS)[number];

/** Address of a picture in a size. `path` is a picture's `upload_path`, which carries a content hash: the answer never changes. */
export const thumbPath = (preset: ThumbPreset, path: string, format: ThumbFormat): string => `/thumbs/${preset}/${path}.${format}`;
