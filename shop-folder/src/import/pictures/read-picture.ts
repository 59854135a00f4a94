import sharp from 'sharp';
import { PictureProblem } from './picture-problem.ts';

export interface Picture {
  bytes: Buffer;
  extension: 'jpg' | 'png' | 'webp';
  width: number;
  height: number;
}

const MOST_PIXELS = 50_000_000;
const EXTENSIONS = { jpeg: 'jpg', png: 'png', webp: 'webp' } as const;
/** Formats that the shop does not serve, converted to one that it does. */
const CONVERTED: ReadonlySet<string> = new Set(['gif', 'heif', 'tiff']);
const TRY_SIZE = 32;
const QUALITY = 90;
/** EXIF orientations from this value on are rotated by 90°, which swaps width and height. */
const TURNED = 5;

/** Detects the format by content, not by name or declared type. SVG is rejected, as it can contain scripts and URLs. */
export async function readPicture(bytes: Buffer): Promise<Picture> {
  const options = { limitInputPixels: MOST_PIXELS, failOn: 'error' } as const;
  try {
    const { format, width = 0, height = 0, orientation = 1 } = await sharp(bytes, options).metadata();
    if (format === 'svg') throw new PictureProblem('SVG is not taken: it can hold scripts');
    if (width * height === 0 || width * height > MOST_PIXELS) throw new PictureProblem(`${width} by ${height} pixels are too many or none`);
    if (CONVERTED.has(format)) {
      const { data, info } = await sharp(bytes, options).autoOrient().webp({ quality: QUALITY }).toBuffer({ resolveWithObject: true });
      return { bytes: data, extension: 'webp', width: info.width, height: info.height };
    }
    if (!(format in EXTENSIONS)) throw new PictureProblem(`${format} is no format for pictures here`);
    // Only decoding detects a truncated picture.
    await sharp(bytes, options).resize(TRY_SIZE).raw().toBuffer();
    const isTurned = orientation >= TURNED;
    return { bytes, extension: EXTENSIONS[format as keyof typeof EXTENSIONS], width: isTurned ? height : width, height: isTurned ? width : height };
  } catch (error) {
    throw error instanceof PictureProblem ? error : new PictureProblem('no picture, or a broken one');
  }
}
