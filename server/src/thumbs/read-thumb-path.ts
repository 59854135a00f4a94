import { THUMB_FORMATS, THUMB_PRESETS, type ThumbFormat, type ThumbPreset } from '@vitrina/contract/thumbs';

export interface ThumbRequest {
  preset: ThumbPreset;
  /** Path of the original below the media folder. */
  original: string;
  format: ThumbFormat;
}

const SEGMENT = /^[a-z0-9][a-z0-9._-]*$/;
const ORIGINAL = /\.(?:svg|png|jpe?g|webp|avif)$/;
const LONGEST = 240;
const DEEPEST = 8;

/** Reads `/thumbs/{preset}/{picture}.{format}`. `null` for anything but a known preset, a plain name and a known format. */
export function readThumbPath(path: string): ThumbRequest | null {
  const [, root, preset, ...segments] = path.split('/');
  if (root !== 'thumbs' || !isPreset(preset) || path.length > LONGEST || segments.length < 1 || segments.length > DEEPEST) return null;
  if (!segments.every((segment) => SEGMENT.test(segment) && !segment.includes('..'))) return null;
  const name = segments.join('/');
  const format = THUMB_FORMATS.find((one) => name.endsWith(`.${one}`));
  const original = format ? name.slice(0, -format.length - 1) : '';
  return format && ORIGINAL.test(original) ? { preset, original, format } : null;
}

const isPreset = (name: string | undefined): name is ThumbPreset => name !== undefined && Object.hasOwn(THUMB_PRESETS, name);
