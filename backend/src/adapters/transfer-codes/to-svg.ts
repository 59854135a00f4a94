import { createRequire } from 'node:module';
import type { RenderOptions } from 'bwip-js/node';

type Bwip = typeof import('bwip-js/node');

let bwip: Bwip | undefined;

/** Draws a code as SVG. The library is loaded with the first one: an idle shop saves megabytes. */
export function toSvg(options: RenderOptions): string {
  bwip ??= createRequire(import.meta.url)('bwip-js/node') as Bwip;
  return bwip.toSVG(options);
}
