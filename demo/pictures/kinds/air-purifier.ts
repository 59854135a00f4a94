import { COLOURS, type ColourName } from '../colours.ts';
import { lettering } from '../lettering.ts';
import { box, disc, measured, paint, path } from '../measures.ts';
import type { DeviceKind, Drawing } from '../types.ts';
import { cast, close, fade, halo, line, many } from './washing-machine.ts';

interface AirPurifier {
  colour: ColourName;
  /** Millimetres, 300 to 760. */
  height: number;
  brand: string;
}

/** Radius of the round tower; small ones are wider in proportion. */
const radiusOf = ({ height }: AirPurifier) => Math.round(height < 420 ? height * 0.32 : height * 0.24);

const materials =
  fade('air-purifier-round', 'x', '0 #000 .34', '.1 #000 .06', '.24 #fff .42', '.4 #fff .06', '.72 #000 .02', '.9 #000 .14', '1 #000 .36') +
  fade('air-purifier-deep', 'x', '0 #0b0f10', '.22 #4b5659', '.5 #22292b', '1 #0b0f10') +
  halo('air-purifier-top', 0.36, 0.2, 0.9, '0 #fff .6', '.5 #fff 0', '1 #000 .22') +
  halo('air-purifier-glass', 0.36, 0.2, 0.9, '0 #59656b', '.5 #1d2427', '1 #0b0f11') +
  `<defs><pattern id="air-purifier-holes" width="12" height="12" patternUnits="userSpaceOnUse"><g fill="#000" opacity=".42"><circle cx="3" cy="3" r="2.1"/><circle cx="9" cy="9" r="2.1"/></g><g fill="#fff" opacity=".3"><circle cx="3" cy="4.6" r="1.4"/><circle cx="9" cy="10.6" r="1.4"/></g></pattern>` +
  `<pattern id="air-purifier-pleats" width="9" height="40" patternUnits="userSpaceOnUse"><rect width="9" height="40" fill="#f4f6f4"/><rect width="3" height="40" fill="#c9d1d2"/><rect x="3" width="1.4" height="40" fill="#9fabad"/></pattern></defs>`;

const tower = (r: number, from: number, to: number, flat = 0.2) =>
  path`M${-r} ${from}v${to - from}a${r} ${r * flat} 0 0 0 ${2 * r} 0v${from - to}a${r} ${r * flat} 0 0 1 ${-2 * r} 0z`;

/** Outlet, display ring and clean air. */
function crown(r: number, y: number, c: (typeof COLOURS)[ColourName]): string {
  return (
    paint(disc(0, y, r, r * 0.2), c.base, 'air-purifier-top') +
    line(disc(0, y, r - 1, r * 0.2 - 1), '#fff', 1.6, 0.7) +
    paint(disc(0, y + 1, r * 0.84, r * 0.166), '#0b0f10') +
    many(13, (i) => line(disc(0, y + 1, r * (0.8 - i * 0.035), r * (0.158 - i * 0.0068)), '#8d979a', 1.6, i % 2 ? 0.25 : 0.6)) +
    paint(disc(0, y - 1, r * 0.4, r * 0.082), 'air-purifier-glass') +
    line(disc(0, y - 1, r * 0.34, r * 0.068), '#72d699', 2, 0.95)
  );
}

function front({ colour, height, brand }: AirPurifier): Drawing {
  const c = COLOURS[colour];
  const r = radiusOf({ colour, height, brand });
  const top = -height + r * 0.2;
  const foot = -r * 0.2;
  const seam = top + height * 0.36;
  return {
    svg:
      materials +
      paint(tower(r * 0.93, foot - 16, foot), '#14191b', 'gH .6') +
      paint(tower(r, top, foot - 12), c.base, 'air-purifier-round', 'gV .3') +
      paint(tower(r, seam, foot - 24), 'air-purifier-holes') +
      line(path`M${-r} ${seam}a${r} ${r * 0.2} 0 0 0 ${2 * r} 0`, '#000', 2, 0.3) +
      line(path`M${-r} ${seam + 2}a${r} ${r * 0.2} 0 0 0 ${2 * r} 0`, '#fff', 1.6, 0.45) +
      line(path`M${-r + 1} ${foot - 26}a${r} ${r * 0.2} 0 0 0 ${2 * r - 2} 0`, '#fff', 1.4, 0.35) +
      crown(r, top, c) +
      lettering({ text: brand, x: 0, y: top + height * 0.25, size: r * 0.2, fill: c.print, anchor: 'middle' }) +
      paint(disc(0, top + height * 0.33, 4), '#72d699'),
    width: r * 2,
    height,
    shadow: r * 1.04,
  };
}

/** The shell lifted, next to its filter. */
function filter(purifier: AirPurifier): Drawing {
  const c = COLOURS[purifier.colour];
  const r = radiusOf(purifier);
  const [h, inner] = [purifier.height * 0.56, r * 0.8];
  const whole = front(purifier);
  return {
    svg:
      `<g transform="translate(${-r * 1.15} 0)">${cast('air-purifier-floor', disc(0, -r * 0.1, r * 1.05, r * 0.22), 7, 0.45)}${whole.svg}</g>` +
      `<g transform="translate(${r * 1.15} ${-r * 0.06})">` +
      cast('air-purifier-ground', disc(4, -r * 0.1, inner * 1.08, r * 0.2), 7, 0.5) +
      paint(tower(inner, -h, -inner * 0.2), 'air-purifier-pleats', 'air-purifier-round') +
      [-h, -h * 0.5, -inner * 0.2 - 26].map((y) => paint(tower(inner + 2, y, y + 24), y === -h * 0.5 ? '#e3e8e8' : '#39424a', 'air-purifier-round')).join('') +
      paint(disc(0, -h, inner + 2, inner * 0.2), '#39424a', 'air-purifier-top .5') +
      paint(disc(0, -h, inner * 0.62, inner * 0.124), '#0b0f10') +
      paint(box(-14, -h + inner * 0.14, 28, 34, 6), c.base === '#f0f2f2' ? '#2b3d52' : c.base, 'gV .6') +
      '</g>',
    width: r * 4.4,
    height: purifier.height,
    shadow: 0,
  };
}

/** The display from above. */
function top({ colour }: AirPurifier): Drawing {
  const c = COLOURS[colour];
  return {
    svg:
      `${materials}<g transform="translate(0 -104)">` +
      cast('air-purifier-over', disc(4, 7, 100), 7, 0.4) +
      paint(disc(0, 0, 100), c.base, 'gBall .8') +
      paint(disc(0, 0, 86), '#0b0f10') +
      many(40, (i) => `<g transform="rotate(${i * 9})">${paint(path`M-2 -84q10 22 4 46h-4q4-24-4-46z`, '#7b878b', 'gV .6')}</g>`) +
      line(disc(0, 0, 62), '#59646a', 2, 0.9) +
      paint(disc(0, 0, 44), 'air-purifier-glass') +
      line(disc(0, 0, 43), '#fff', 1, 0.3) +
      line(disc(0, 0, 37), '#72d699', 3, 1, 'stroke-dasharray="150 90" transform="rotate(-110)"') +
      lettering({ text: '04', x: 0, y: 9, size: 28, fill: '#eafff2', anchor: 'middle', weight: 500 }) +
      lettering({ text: 'PM2,5', x: 0, y: 21, size: 7, fill: '#aab6ba', anchor: 'middle' }) +
      many(3, (i) => paint(disc(-12 + i * 12, -22, 2.4), i ? '#8b989d' : '#7fd1f2')) +
      '</g>',
    width: 206,
    height: 208,
    shadow: 0,
  };
}

function detail(purifier: AirPurifier): Drawing {
  const r = radiusOf(purifier);
  return close('air-purifier-close', front(purifier).svg, -r * 0.98, -purifier.height - 4, r * 1.96, r * 1.58);
}

export const kind: DeviceKind<AirPurifier> = {
  frame: 880,
  defaults: { colour: 'white', height: 560, brand: 'Dih' },
  views: { front, top, filter, detail, measures: (device) => measured(front(device)) },
};
