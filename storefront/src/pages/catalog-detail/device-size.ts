import { measureOf } from './fact-values.ts';
import type { ProductFacts } from './product-page.ts';

/** Centimetres. */
export interface DeviceSize {
  width: number;
  height: number;
  /** `null`: not told. */
  depth: number | null;
  /** A wall is asked for. */
  isTelevision: boolean;
}

/** Width from which a thing is wide and a television hangs on a wall. */
export const WIDE = 60;

/** `null`: the data sheet does not tell width and height. */
export function sizeOf(groups: ProductFacts['specifications']): DeviceSize | null {
  const [width, height] = [measureOf(groups, 'width_cm'), measureOf(groups, 'height_cm')];
  if (width === null || height === null) return null;
  const isTelevision = width > WIDE && measureOf(groups, 'tv_sound_power') !== null && measureOf(groups, 'screen_size') !== null;
  return { width, height, depth: measureOf(groups, 'depth_cm'), isTelevision };
}
