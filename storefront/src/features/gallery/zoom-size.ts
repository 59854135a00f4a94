import { THUMB_PRESETS } from '@vitrina/contract/thumbs';

/** Size of the large picture: proportions of the original, and never larger. */
export function zoomSize({ width, height }: { width: number; height: number }): { width: number; height: number } {
  const zoomed = Math.min(width, THUMB_PRESETS.catalog_detail_zoom.width);
  return { width: zoomed, height: Math.round((height * zoomed) / width) };
}
