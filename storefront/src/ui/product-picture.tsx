import { type ThumbPreset, THUMB_PRESETS, thumbPath } from '@vitrina/contract/thumbs';
import './product-picture.css';

interface ProductPictureProps {
  /** Upload path of the picture; `null`: an empty shelf is shown. */
  path: string | null;
  alt: string;
  /** Sizes the browser may choose from, smallest first. */
  presets: readonly ThumbPreset[];
  /** Width on the page by breakpoint, as in the `sizes` attribute. */
  sizes: string;
  width: number;
  height: number;
  /** True for the largest picture in view (LCP), which is fetched first. */
  isFirst?: boolean;
  /** True for a picture visible at once; others load lazily. */
  isEager?: boolean;
  kind?: 'cutout' | 'photo';
}

export const srcSet = (path: string, presets: readonly ThumbPreset[], format: 'avif' | 'webp'): string =>
  presets.map((preset) => `${thumbPath(preset, path, format)} ${THUMB_PRESETS[preset].width}w`).join(', ');

/** A product's picture as AVIF, or WebP for older browsers; its size is reserved before it loads. */
export function ProductPicture({ path, alt, presets, sizes, width, height, isFirst = false, isEager = isFirst, kind = 'cutout' }: ProductPictureProps) {
  if (!path) return <EmptyShelf label={alt} />;
  const preset = presets.at(-1) as ThumbPreset;
  return (
    <picture className={kind === 'photo' ? 'product-picture photo' : 'product-picture'}>
      <source type="image/avif" srcSet={srcSet(path, presets, 'avif')} sizes={sizes} />
      <img
        src={thumbPath(preset, path, 'webp')}
        srcSet={srcSet(path, presets, 'webp')}
        sizes={sizes}
        alt={alt}
        width={width}
        height={height}
        loading={isEager ? 'eager' : 'lazy'}
        decoding={isFirst ? 'sync' : 'async'}
        {...(isFirst && { fetchPriority: 'high' as const })}
      />
    </picture>
  );
}

/** Placeholder without a picture: a dashed outline of a device. */
function EmptyShelf({ label }: { label: string }) {
  return (
    <svg className="product-picture empty" viewBox="0 0 400 334" role="img" aria-label={label}>
      <rect x="140" y="190" width="120" height="124" rx="10" fill="none" stroke="currentColor" strokeWidth="2" strokeDasharray="6 7" />
      <path d="M150 314h100" stroke="currentColor" strokeWidth="2" />
    </svg>
  );
}
