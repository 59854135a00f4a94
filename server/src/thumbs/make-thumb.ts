import { readFile } from 'node:fs/promises';
import sharp, { type Sharp } from 'sharp';
import { THUMB_PRESETS, type ThumbFormat, type ThumbPreset } from '@vitrina/contract/thumbs';

/** One picture at a time uses one core, and decoded pictures are not kept. */
sharp.concurrency(1);
sharp.cache(false);

const MOST_PIXELS = 50_000_000;
/** Time limit of a picture by the clock: much more than the processor time (0.2 to 1.4 s at 2000 px), as other work may run meanwhile. */
const LONGEST_SECONDS = 5;
const LONGEST_SECONDS_LARGE = 15;
/** Width from which on a picture counts as large. */
const LARGE = 1500;
const MOST_BYTES = 30 * 1024 * 1024;
const SVG_DPI = 72;
/** `heif` is what sharp calls AVIF. */
const FORMATS = new Set(['svg', 'png', 'jpeg', 'webp', 'heif']);

/** The original is there and cannot be used as a picture. */
export class BadPicture extends Error {}

/** Draws a picture in a preset's size. `null`: there is no original. Throws `BadPicture` for what is broken, too large or too slow. */
export async function makeThumb({ file, preset, format }: { file: string; preset: ThumbPreset; format: ThumbFormat }): Promise<Buffer | null> {
  const bytes = await readOriginal(file);
  if (!bytes) return null;
  try {
    const size: { width: number; height?: number } = THUMB_PRESETS[preset];
    const isLarge = size.width >= LARGE;
    const picture = await open(bytes, size);
    const sized = picture
      .resize({ ...size, fit: size.height ? 'cover' : 'inside', withoutEnlargement: !size.height })
      .timeout({ seconds: isLarge ? LONGEST_SECONDS_LARGE : LONGEST_SECONDS });
    return await encode(sized, format, isLarge).toBuffer();
  } catch (error) {
    throw new BadPicture((error as Error).message, { cause: error });
  }
}

async function readOriginal(file: string): Promise<Buffer | null> {
  try {
    return await readFile(file);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT' || code === 'ENOTDIR' || code === 'EISDIR') return null;
    throw error;
  }
}

/** Opens a picture by its bytes, not by its name; drawings are rendered at the requested size. */
async function open(bytes: Buffer, size: { width: number; height?: number }): Promise<Sharp> {
  if (bytes.length > MOST_BYTES) throw new Error('the file is too large');
  const limits = { limitInputPixels: MOST_PIXELS, failOn: 'error' } as const;
  const { format, width = 0, height = 0 } = await sharp(bytes, limits).metadata();
  if (!format || !FORMATS.has(format)) throw new Error(`${format ?? 'unknown'} is no format for pictures here`);
  if (width * height > MOST_PIXELS || width === 0 || height === 0) throw new Error(`${width} by ${height} pixels`);
  if (format !== 'svg') return sharp(bytes, limits).autoOrient();
  const scale = Math.max(size.width / width, (size.height ?? 0) / height);
  return sharp(bytes, { ...limits, density: Math.min(2400, Math.max(1, SVG_DPI * scale)) });
}

/** Lower effort for large WebP: a fifth less processor time, 5 % more bytes. */
const encode = (picture: Sharp, format: ThumbFormat, isLarge: boolean): Sharp =>
  format === 'avif' ? picture.avif({ quality: 55, effort: 2 }) : picture.webp({ quality: 80, effort: isLarge ? 2 : 3 });
