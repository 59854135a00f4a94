import { thumbPath } from '@vitrina/contract/thumbs';
import { srcSet } from '../../ui/product-picture.tsx';

interface GuidePictureProps {
  path: string;
  /** Width on the page by breakpoint, as in the `sizes` attribute. */
  sizes: string;
  isFirst?: boolean;
}

export const GUIDE_PRESETS = ['content_small', 'content'] as const;

/** A guide's picture; decorative, as the title is beside it. */
export function GuidePicture({ path, sizes, isFirst = false }: GuidePictureProps) {
  return (
    <picture className="guide-picture">
      <source type="image/avif" srcSet={srcSet(path, GUIDE_PRESETS, 'avif')} sizes={sizes} />
      <img
        src={thumbPath('content', path, 'webp')}
        srcSet={srcSet(path, GUIDE_PRESETS, 'webp')}
        sizes={sizes}
        alt=""
        width={1200}
        height={676}
        loading={isFirst ? 'eager' : 'lazy'}
        decoding={isFirst ? 'sync' : 'async'}
        {...(isFirst && { fetchPriority: 'high' as const })}
      />
    </picture>
  );
}
