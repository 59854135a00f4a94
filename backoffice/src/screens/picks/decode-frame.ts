import { BarcodeFormat, BinaryBitmap, DecodeHintType, HybridBinarizer, MultiFormatOneDReader, RGBLuminanceSource } from '@zxing/library';

/** Width in pixels to which frames are scaled down: a barcode fills much of the frame, so more pixels only cost time. */
const MOST_WIDTH = 800;

const reader = new MultiFormatOneDReader(
  new Map<DecodeHintType, unknown>([
    [DecodeHintType.POSSIBLE_FORMATS, [BarcodeFormat.EAN_13, BarcodeFormat.EAN_8, BarcodeFormat.UPC_A, BarcodeFormat.UPC_E, BarcodeFormat.CODE_128]],
    [DecodeHintType.TRY_HARDER, true],
  ]),
);
const canvas = document.createElement('canvas');

/** Barcode in the camera's current frame; `null`: none found. */
export async function decodeFrame(video: HTMLVideoElement): Promise<string | null> {
  const { videoWidth, videoHeight } = video;
  if (videoWidth === 0) return null;
  const scale = Math.min(1, MOST_WIDTH / videoWidth);
  canvas.width = Math.round(videoWidth * scale);
  canvas.height = Math.round(videoHeight * scale);
  const pen = canvas.getContext('2d', { willReadFrequently: true });
  if (!pen) return null;
  pen.drawImage(video, 0, 0, canvas.width, canvas.height);
  const { data, width, height } = pen.getImageData(0, 0, canvas.width, canvas.height);
  try {
    return reader.decode(new BinaryBitmap(new HybridBinarizer(new RGBLuminanceSource(greyOf(data), width, height)))).getText();
  } catch {
    // Most frames contain no barcode or only a part of one: the reader then throws.
    return null;
  } finally {
    reader.reset();
  }
}

/** Luminance of each pixel. */
function greyOf(data: Uint8ClampedArray): Uint8ClampedArray {
  const grey = new Uint8ClampedArray(data.length / 4);
  for (let i = 0; i < grey.length; i += 1) {
    const at = i * 4;
    grey[i] = ((data[at] as number) * 77 + (data[at + 1] as number) * 150 + (data[at + 2] as number) * 29) >> 8;
  }
  return grey;
}
