import { THUMB_PRESETS } from '@vitrina/contract/thumbs';

/** Measures of the large picture, which keeps its shape and is never larger than its original. */
export function zoomSize({ width, height }: { width: number; height: number }): { width: number; height: number } {
  const zoomed = Math.min(width, THUMB_PRESETS.catalog_detail_zoom.width);
  return { width: zoomed, height: Math.round((height * zoomed) / width) };
}
