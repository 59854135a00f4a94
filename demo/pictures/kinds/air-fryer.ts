import { COLOURS, type ColourName } from '../colours.ts';
import { lettering } from '../lettering.ts';
import { box, disc, paint, path } from '../measures.ts';
import type { DeviceKind, Drawing } from '../types.ts';
import { cast, close, fade, halo, line, many } from './washing-machine.ts';

interface AirFryer {
  colour: ColourName;
  drawers: 1 | 2;
  brand: string;
}

const widthOf = ({ drawers }: AirFryer) => (drawers === 2 ? 392 : 290);
const HEIGHT = 322;

const materials =
  fade('air-fryer-round', 'x', '0 #000 .42', '.12 #000 .04', '.24 #fff .36', '.42 #fff .04', '.72 #000 .02', '.88 #fff .1', '1 #000 .45') +
  fade('air-fryer-dome', 'y', '0 #fff .5', '.3 #fff .06', '.7 #000 .04', '1 #000 .3') +
  fade('air-fryer-glass', 'xy', '0 #465157', '.4 #1a2023', '.41 #12171a', '1 #07090b') +
  fade('air-fryer-basket', 'y', '0 #2c3437', '1 #0f1416') +
  halo('air-fryer-chip', 0.3, 0.2, 1, '0 #ffe6a0', '.6 #eab24f', '1 #b9772a') +
  `<defs><${box(-4.5, -24, 9, 48, 2)} id="air-fryer-one" fill="url(#air-fryer-chip)"/></defs>` +
  halo('air-fryer-heat', 0.5, 0.4, 0.7, '0 #ffb25c .65', '1 #5e2a0a 0');

const handle = (x: number, y: number, id: string) =>
  cast(`air-fryer-${id}`, box(x - 40, y + 8, 84, 40, 14), 6, 0.6) +
  paint(path`M${x - 42} ${y}h84v12c0 22-12 34-28 34h-28c-16 0-28-12-28-34z`, '#22292b', 'gH .7', 'gV .8') +
  line(path`M${x - 38} ${y + 3}h76`, '#c3c9cb', 4, 0.9) +
  paint(box(x - 20, y + 18, 40, 6, 3), '#000 .5');

/** Window in a drawer with the food behind it. */
const pane = (x: number, y: number, w: number, id: string) =>
  `<defs><clipPath id="air-fryer-pane-${id}"><${box(x, y, w, 66, 10)}/></clipPath></defs>` +
  paint(box(x - 4, y - 4, w + 8, 74, 13), '#0b0f10') +
  `<g clip-path="url(#air-fryer-pane-${id})">${paint(box(x, y, w, 66), '#1a0f08', 'air-fryer-heat')}${chips(x - 8, y + 70, w + 16, 17)}${paint(box(x, y, w, 66), '#05080a .22')}${paint(path`M${x} ${y}h${w * 0.6}l-40 66h${-w * 0.6 + 40}z`, '#fff .1')}</g>` +
  line(box(x - 3.4, y - 3.4, w + 6.8, 72.8, 12), '#fff', 1.2, 0.3);

/** Chips heaped on a line. */
function chips(x: number, y: number, w: number, count: number): string {
  return many(count, (i) => {
    const at = Math.round(x + 8 + ((i * 0.618) % 1) * (w - 16));
    return `<use href="#air-fryer-one" transform="translate(${at} ${y - 10 - ((i * 17) % 28)}) rotate(${((i * 47) % 110) - 55})"/>`;
  });
}

function top(fryer: AirFryer, half: number): string {
  const c = COLOURS[fryer.colour];
  return (
    paint(box(-half + 34, -HEIGHT + 34, half * 2 - 68, 76, 12), 'air-fryer-glass') +
    line(box(-half + 35, -HEIGHT + 35, half * 2 - 70, 74, 11), '#fff', 1.2, 0.26) +
    lettering({ text: '180°', x: -14, y: -HEIGHT + 76, size: 30, fill: '#fff3cf', anchor: 'end', weight: 500 }) +
    lettering({ text: '18:00', x: 14, y: -HEIGHT + 76, size: 30, fill: '#fff3cf', weight: 500 }) +
    many(7, (i) => line(disc(-72 + i * 24, -HEIGHT + 94, 6), i === 2 ? '#ffe9a3' : '#8b989d', 1.4, i === 2 ? 1 : 0.75)) +
    lettering({ text: fryer.brand, x: 0, y: -HEIGHT + 26, size: 14, fill: c.print, anchor: 'middle' })
  );
}

const hull = (half: number) =>
  path`M${-half} -40v${-HEIGHT + 110}c0-44 18-70 62-70h${half * 2 - 124}c44 0 62 26 62 70v${HEIGHT - 110}c0 22-10 32-28 32h${-half * 2 + 56}c-18 0-28-10-28-32z`;

function front(fryer: AirFryer): Drawing {
  const c = COLOURS[fryer.colour];
  const half = widthOf(fryer) / 2;
  const w = fryer.drawers === 2 ? half - 18 : half * 2 - 28;
  const drawer = (x: number, id: string) =>
    paint(box(x, -196, w, 176, 18), c.base, 'gHs .8', 'gV .5') +
    line(box(x, -196, w, 176, 18), '#000', 2, 0.4) +
    line(box(x + 1.6, -194.4, w - 3.2, 172.8, 17), '#fff', 1.4, 0.3) +
    pane(x + 26, -176, w - 52, id) +
    handle(x + w / 2, -88, `grip-${id}`);
  return {
    svg:
      materials +
      [-half + 30, half - 66].map((x) => paint(box(x, -10, 36, 10, 4), '#14191b')).join('') +
      paint(hull(half), c.base, 'air-fryer-round', 'air-fryer-dome') +
      line(path`M${-half + 1.5} -44v${-HEIGHT + 114}c0-43 18-68 61-68h${half * 2 - 126}`, '#fff', 1.6, 0.3) +
      top(fryer, half) +
      (fryer.drawers === 2 ? drawer(-half + 14, 'left') + drawer(4, 'right') : drawer(-half + 14, 'one')),
    width: half * 2,
    height: HEIGHT,
  };
}

/** The drawer pulled out, full of chips. */
function open(fryer: AirFryer): Drawing {
  const c = COLOURS[fryer.colour];
  const half = widthOf(fryer) / 2;
  const w = fryer.drawers === 2 ? half - 18 : half * 2 - 28;
  const x = -half + 14;
  const out = x - 12;
  const wide = w + 24;
  return {
    svg:
      `${materials}<g transform="translate(0 -34)">` +
      paint(hull(half), c.base, 'air-fryer-round', 'air-fryer-dome') +
      top(fryer, half) +
      paint(box(x, -196, w, 176, 18), '#0b0f10', 'air-fryer-heat .5') +
      (fryer.drawers === 2
        ? paint(box(4, -196, w, 176, 18), c.base, 'gHs .8', 'gV .5') +
          line(box(4, -196, w, 176, 18), '#000', 2, 0.4) +
          pane(30, -176, w - 52, 'right') +
          handle(4 + w / 2, -88, 'grip-right')
        : '') +
      '</g>' +
      cast('air-fryer-drop', disc(out + wide / 2 + 8, -2, wide * 0.56, 10), 7, 0.5) +
      paint(path`M${x + 4} -214h${w - 8}l14 52h${-wide + 4}z`, 'air-fryer-basket') +
      chips(out + 16, -168, wide - 32, 26) +
      chips(out + 24, -150, wide - 48, 12) +
      paint(box(out, -166, wide, 162, 20), c.base, 'gHs', 'gV .55') +
      line(path`M${out + 8} -164h${wide - 16}`, '#0b0f10', 7, 0.75) +
      line(box(out + 1.6, -164.4, wide - 3.2, 158.8, 19), '#fff', 1.6, 0.35) +
      pane(out + 30, -142, wide - 60, 'out') +
      handle(out + wide / 2, -60, 'grip-out'),
    width: half * 2 + 24,
    height: HEIGHT + 34,
    shadow: half,
  };
}

/** The basket alone, from above. */
function basket(): Drawing {
  return {
    svg:
      materials +
      '<defs><pattern id="air-fryer-holes" width="16" height="16" patternUnits="userSpaceOnUse"><circle cx="8" cy="8" r="3.2" fill="#000" opacity=".7"/></pattern></defs>' +
      cast('air-fryer-over', box(-110, -262, 226, 226, 34), 8, 0.45) +
      paint(box(-114, -268, 228, 226, 34), '#2c3437', 'gV .6') +
      paint(box(-102, -256, 204, 202, 26), 'air-fryer-basket') +
      paint(box(-84, -238, 168, 166, 18), '#262d30', 'gHs .5') +
      '<rect x="-80" y="-236" width="160" height="160" fill="url(#air-fryer-holes)"/>' +
      many(
        52,
        (i) =>
          `<use href="#air-fryer-one" transform="translate(${Math.round(((i * 0.618) % 1) * 136 - 68)} ${Math.round(((i * 0.755) % 1) * 132 - 222)}) rotate(${(i * i * 37 + i * 11) % 180})"/>`,
      ) +
      line(box(-112, -266, 224, 222, 33), '#fff', 2, 0.4) +
      paint(path`M-34 -46h68l6 36c0 6-4 10-10 10h-60c-6 0-10-4-10-10z`, '#22292b', 'gH .7', 'gV .8') +
      line(path`M-30 -42h60`, '#c3c9cb', 3.4, 0.9),
    width: 232,
    height: 270,
    shadow: 0,
  };
}

const detail = (fryer: AirFryer): Drawing => close('air-fryer-close', front(fryer).svg, -130, -HEIGHT - 2, 260, 212);

export const kind: DeviceKind<AirFryer> = {
  frame: 384,
  defaults: { colour: 'black', drawers: 1, brand: 'Jutro' },
  views: { front, open, basket, detail },
};
