import { createRequire } from 'node:module';
import type { RenderOptions } from 'bwip-js/node';

type Bwip = typeof import('bwip-js/node');

let bwip: Bwip | undefined;

/** A code as SVG. The library is read with the first one: it takes megabytes that a shop at rest does without. */
export function toSvg(options: RenderOptions): string {
  bwip ??= createRequire(import.meta.url)('bwip-js/node') as Bwip;
  return bwip.toSVG(options);
}
