import { createSemaphore } from '../../http/semaphore.ts';

/** Larger pictures are refused; phones make up to 48 megapixels. */
export const MOST_PIXELS = 50_000_000;
/** Longer side in pixels of the stored picture, and of the thumbnail in lists. */
const SIDE = 2000;
const SMALL_SIDE = 320;
const TIMEOUT_SECONDS = 15;
/** Decoding takes up to 200 MB for a picture, so at most two run concurrently. */
const inTurn = createSemaphore(2);

export interface Photo {
  /** WebP. */
  bytes: Buffer;
  small: Buffer;
  width: number;
  height: number;
}

/** Reasons to refuse a file. */
export type NoPhoto = 'error_not_a_picture' | 'error_picture_too_large';

/**
 * Re-encodes a photo: rotated upright, without location, camera or other metadata. Only files that begin as JPEG, PNG or WebP are passed to the
 * library, so its decoders of drawings, documents and films never run.
 */
export const makePhoto = (sent: Buffer): Promise<Photo | NoPhoto> => (isPicture(sent) ? inTurn(() => read(sent)) : Promise.resolve('error_not_a_picture'));

async function read(sent: Buffer): Promise<Photo | NoPhoto> {
  const { default: sharp } = await import('sharp');
  const options = { limitInputPixels: MOST_PIXELS, failOn: 'error', animated: false } as const;
  try {
    const { width, height } = await sharp(sent, { ...options, limitInputPixels: false }).metadata();
    if (width * height > MOST_PIXELS) return 'error_picture_too_large';
    const { data, info } = await sharp(sent, options)
      .timeout({ seconds: TIMEOUT_SECONDS })
      .rotate()
      .resize({ width: SIDE, height: SIDE, fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 80 })
      .toBuffer({ resolveWithObject: true });
    const small = await sharp(data).resize({ width: SMALL_SIDE, height: SMALL_SIDE, fit: 'inside', withoutEnlargement: true }).webp({ quality: 75 }).toBuffer();
    return { bytes: data, small, width: info.width, height: info.height };
  } catch {
    return 'error_not_a_picture';
  }
}

const PNG = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

function isPicture(bytes: Buffer): boolean {
  if (bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff) return true;
  if (bytes.subarray(0, 8).equals(PNG)) return true;
  return bytes.toString('latin1', 0, 4) === 'RIFF' && bytes.toString('latin1', 8, 12) === 'WEBP';
}
