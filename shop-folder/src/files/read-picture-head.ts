import sharp, { type Metadata } from 'sharp';

const MOST_PIXELS = 50_000_000;
/** Names of formats in sharp, by file extension. */
const FORMATS: Readonly<Record<string, string>> = { '.jpg': 'jpeg', '.jpeg': 'jpeg', '.png': 'png', '.webp': 'webp', '.avif': 'heif', '.svg': 'svg' };

export interface PictureHead {
  /** Dimensions as displayed, with the orientation of a photograph applied. */
  width: number;
  height: number;
}

/** Reads dimensions and format from the header of a picture; returns a message if it is not of the type. */
export async function readPictureHead(bytes: Buffer, type: string): Promise<PictureHead | string> {
  const head = await readMetadata(bytes);
  if (head === null || head.format !== FORMATS[type]) return `is no ${type.slice(1)} file`;
  const { width, height } = head.autoOrient;
  if (width === 0 || height === 0) return 'tells no size';
  return width * height > MOST_PIXELS ? `has ${width} by ${height} pixels; a picture may have ${MOST_PIXELS / 1_000_000} million` : { width, height };
}

async function readMetadata(bytes: Buffer): Promise<Metadata | null> {
  try {
    return await sharp(bytes, { limitInputPixels: false }).metadata();
  } catch {
    return null;
  }
}
