/** Part of a picture, as fractions of its width and height. */
export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Minimum opacity, of 255, of a visible pixel; lower values are the shadow on the wall. */
const SEEN = 60;
/** Margin around the drawing, as a fraction of the picture. */
const AIR = 0.02;
const WHOLE: Box = { x: 0, y: 0, width: 1, height: 1 };

/** Bounding box of the device in a drawing on a transparent background; the whole picture if it cannot be determined. */
export function drawingBox(image: HTMLImageElement | undefined): Box {
  if (!image?.complete || image.naturalWidth === 0) return WHOLE;
  const { naturalWidth: width, naturalHeight: height } = image;
  const canvas = document.createElement('canvas');
  Object.assign(canvas, { width, height });
  const drawing = canvas.getContext('2d', { willReadFrequently: true });
  if (!drawing) return WHOLE;
  drawing.drawImage(image, 0, 0);
  return boxOf(drawing.getImageData(0, 0, width, height).data, width, height);
}

/** Bounding box of the visible pixels in RGBA data. */
export function boxOf(pixels: ArrayLike<number>, width: number, height: number): Box {
  let [left, top, right, bottom] = [width, height, -1, -1];
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      if ((pixels[(y * width + x) * 4 + 3] ?? 0) < SEEN) continue;
      left = Math.min(left, x);
      right = Math.max(right, x);
      top = Math.min(top, y);
      bottom = y;
    }
  }
  if (right < 0) return WHOLE;
  const [x, y] = [Math.max(0, left / width - AIR), Math.max(0, top / height - AIR)];
  return { x, y, width: Math.min(1, (right + 1) / width + AIR) - x, height: Math.min(1, (bottom + 1) / height + AIR) - y };
}
