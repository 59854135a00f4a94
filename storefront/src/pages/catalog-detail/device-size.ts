import { measureOf } from './fact-values.ts';
import type { ProductFacts } from './product-page.ts';

/** Dimensions in centimetres. */
export interface DeviceSize {
  width: number;
  height: number;
  /** `null`: unknown. */
  depth: number | null;
  /** True: a wall width can be entered. */
  isTelevision: boolean;
}

/** Width above which a device is large; only a wider television is drawn on a wall. */
export const WIDE = 60;

/** `null`: width or height is missing in the data sheet. */
export function sizeOf(groups: ProductFacts['specifications']): DeviceSize | null {
  const [width, height] = [measureOf(groups, 'width_cm'), measureOf(groups, 'height_cm')];
  if (width === null || height === null) return null;
  const isTelevision = width > WIDE && measureOf(groups, 'tv_sound_power') !== null && measureOf(groups, 'screen_size') !== null;
  return { width, height, depth: measureOf(groups, 'depth_cm'), isTelevision };
}
