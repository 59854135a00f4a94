import { THUMB_PRESETS, type ThumbFormat, type ThumbPreset, thumbPath } from '@vitrina/contract/thumbs';
import type { BlockProps } from './shown-block.ts';
import './picture.css';

/** Media queries of the mobile and the desktop picture. */
const NARROW = '(max-width: 599.9px)';
const WIDE = '(min-width: 600px)';

const FIRST = { fetchPriority: 'high', decoding: 'sync' } as const;
const LATER = { loading: 'lazy', decoding: 'async' } as const;

/** A full-width picture: a wide crop on large screens, a tall one on small ones. */
export function Picture({ block, isFirst = false }: BlockProps<'picture'>) {
  const { image, image_mobile = image, alt, caption, url } = block;
  const picture = (
    <picture>
      <Source media={NARROW} preset="hero_mobile" path={image_mobile} format="avif" />
      <Source media={NARROW} preset="hero_mobile" path={image_mobile} format="webp" />
      <Source media={WIDE} preset="hero" path={image} format="avif" />
      <img src={thumbPath('hero', image, 'webp')} alt={alt} {...THUMB_PRESETS.hero} {...(isFirst ? FIRST : LATER)} />
    </picture>
  );
  return (
    <figure className="block block-picture">
      {url ? <a href={url}>{picture}</a> : picture}
      {caption && <figcaption>{caption}</figcaption>}
    </figure>
  );
}

function Source({ media, preset, path, format }: { media: string; preset: Extract<ThumbPreset, 'hero' | 'hero_mobile'>; path: string; format: ThumbFormat }) {
  return <source media={media} type={`image/${format}`} srcSet={thumbPath(preset, path, format)} {...THUMB_PRESETS[preset]} />;
}
