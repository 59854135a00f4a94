import sharp from 'sharp';

/** Message for a truncated picture. */
export const BREAKS_OFF = 'breaks off before its end; copy the file again';

/** Last bytes of a complete file by its first ones: JPEG's end of image, PNG's last chunk. */
const ENDS = [
  { first: 'ffd8', last: 'ffd9' },
  { first: '89504e47', last: '0000000049454e44ae426082' },
];

/** True if a picture is truncated after its header. A file with the end marker of its format is not decoded: thousands of photographs would take minutes. */
export async function breaksOff(bytes: Buffer): Promise<boolean> {
  if (ENDS.some(({ first, last }) => begins(bytes, first) && bytes.subarray(-last.length / 2).toString('hex') === last)) return false;
  try {
    await sharp(bytes, { limitInputPixels: false, failOn: 'truncated' }).stats();
    return false;
  } catch {
    return true;
  }
}

const begins = (bytes: Buffer, first: string): boolean => bytes.subarray(0, first.length / 2).toString('hex') === first;
