import { COLOURS, type ColourName } from '../colours.ts';
import { lettering } from '../lettering.ts';
import { box, disc, edge, paint } from '../measures.ts';
import { screen } from '../screens.ts';
import type { DeviceKind, Drawing } from '../types.ts';
import { glass } from './lens.ts';

interface CompactCamera {
  colour: ColourName;
  brand: string;
}

const DEFS =
  '<defs><pattern id="compact-camera-knurl" width="1" height="6" patternUnits="userSpaceOnUse"><rect width=".45" height="6" fill="#000" fill-opacity=".4"/><rect x=".45" width=".2" height="6" fill="#fff" fill-opacity=".4"/></pattern><pattern id="compact-camera-grain" width="1.400" height="1.400" patternUnits="userSpaceOnUse"><circle cx=".4" cy=".4" r=".32" fill="#000" fill-opacity=".4"/><circle cx="1.100" cy="1.100" r=".32" fill="#000" fill-opacity=".4"/></pattern></defs>';
const dial = (x: number, y: number, width: number, height: number): string =>
  paint(box(x - width / 2, y - height, width, height, 0.8), '#b9c1c3', 'gMet', 'compact-camera-knurl') +
  `<${box(x - width / 2 + 0.4, y - height, width - 0.8, 0.6)} fill="#fff" opacity=".5"/>`;
const BODY = box(-52.5, -60, 105, 60, 9);

function front({ colour, brand }: CompactCamera): Drawing {
  const c = COLOURS[colour];
  return {
    svg:
      DEFS +
      dial(-40, -59.5, 11, 3.4) +
      dial(33, -59.5, 16, 4.6) +
      paint(box(-30, -62.4, 13, 3, 1), '#8d979a', 'gMet') +
      paint(BODY, c.base, 'gV .6', 'gHs .8') +
      edge(box(-52.1, -59.6, 104.2, 59.2, 8.6), 0.45, 0.6) +
      '<path d="M-52.500-47H52.500" stroke="#000" stroke-opacity=".25" stroke-width=".5"/><path d="M-52.500-46.500H52.500" stroke="#fff" stroke-opacity=".35" stroke-width=".4"/>' +
      paint('path d="M-46-42C-46-44-44-45-42-45H-38C-35-45-34-43-34-40V-10C-34-7-35-5-38-5H-42C-44-5-46-6-46-8z"', c.dark, 'compact-camera-grain', 'gHs') +
      paint(box(36, -56, 12, 7, 1.6), '#dfe6e8', 'gV') +
      '<path d="M38-56v7M40-56v7M42-56v7M44-56v7M46-56v7" stroke="#8d979a" stroke-width=".3"/>' +
      paint(box(20, -55.5, 9, 6, 1.2), '#0d1112', 'gLens .8') +
      `<${disc(-16, -53, 1.8)} fill="#5a1f1c"/><${disc(-16.4, -53.5, 0.7)} fill="#f0a46f"/>` +
      `<${disc(10.5, -27.5, 27)} fill="#000" opacity=".24"/>` +
      paint(disc(9, -28, 26.5), '#aeb7b9', 'gMet', 'gV .4') +
      edge(disc(9, -28, 26), 0.6, 0.5) +
      paint(disc(9, -28, 24.5), '#22282a', 'compact-camera-knurl', 'gV .5') +
      glass({ prefix: 'compact-camera', x: 9, y: -28, radius: 22.5, engraving: `${brand.toUpperCase()} ASPH` }) +
      lettering({ text: brand, x: -46, y: -51, size: 5, fill: c.print }),
    width: 105,
    height: 64,
    shadow: 53,
  };
}

function back({ colour }: CompactCamera): Drawing {
  const c = COLOURS[colour];
  const key = (x: number, y: number) => paint(disc(x, y, 2.4), '#3a4245', 'gV') + edge(disc(x, y, 2.4), 0.4, 0.4, '#000');
  return {
    svg:
      DEFS +
      dial(40, -59.5, 11, 3.4) +
      dial(-33, -59.5, 16, 4.6) +
      paint(BODY, c.base, 'gV .6', 'gHs .8') +
      paint(box(-49, -55, 72, 51, 2.5), '#0c1012', 'gV .25') +
      screen('forest', -46, -52, 66, 45) +
      '<path d="M-46-52h38l-26 45h-12z" fill="#fff" opacity=".1"/><path d="M-20-36h-4v4M-6-36h4v4M-20-22h-4v-4M-6-22h4v-4" fill="none" stroke="#fdcd1d" stroke-width=".8"/>' +
      paint('path d="M30-54C36-57 46-57 50-52V-40C46-36 36-36 30-40z"', c.dark, 'compact-camera-grain', 'gHs') +
      paint(disc(38, -21, 10), '#2a3032', 'gV .8') +
      edge(disc(38, -21, 9.6), 0.25, 0.5) +
      paint(disc(38, -21, 4), '#454d50', 'gBall .6') +
      '<path d="M38-29l1.200 1.600h-2.400zM38-13l1.200-1.600h-2.400zM30-21l1.600-1.200v2.400zM46-21l-1.600-1.200v2.400z" fill="#d6dcdc"/>' +
      key(28, -35) +
      key(47, -35) +
      key(28, -7) +
      key(47, -7),
    width: 105,
    height: 64,
    shadow: 53,
  };
}

/** From above, lens out. */
function top({ colour, brand }: CompactCamera): Drawing {
  const c = COLOURS[colour];
  const tube = (half: number, y: number, height: number) => paint(box(9 - half, y, 2 * half, height, 1), '#181d1f', 'gH', 'gV .3');
  const knob = (x: number, r: number) =>
    paint(disc(x, -46, r), '#15191b', 'gV .6') +
    `<${disc(x, -46, r - 0.5)} fill="none" stroke="#8d979a" stroke-width="1" stroke-dasharray=".6 .6"/>` +
    paint(disc(x, -46, r - 1.6), c.base, 'gBall .8');
  return {
    svg:
      DEFS +
      tube(25, -32, 7) +
      `<${box(-16, -32, 50, 7)} fill="url(#compact-camera-knurl)"/>` +
      tube(22, -25, 12) +
      tube(19.5, -13, 12) +
      `<${box(-10.5, -3, 39, 0.7)} fill="#c9a24a"/>` +
      paint(box(-52.5, -62, 105, 31, 8), c.base, 'gV .7', 'gHs .7') +
      edge(box(-52, -61.5, 104, 30, 7.5), 0.5, 0.6) +
      knob(34, 8.5) +
      knob(-40, 6) +
      paint(disc(-22, -46, 5), '#8d979a', 'gMet') +
      paint(disc(-22, -46, 3.4), c.base, 'gBall') +
      lettering({ text: brand.toUpperCase(), x: 6, y: -44, size: 5, fill: c.print, anchor: 'middle', spacing: 0.6 }),
    width: 105,
    height: 62,
    shadow: 0,
  };
}

export const kind: DeviceKind<CompactCamera> = {
  frame: 104,
  defaults: { colour: 'black', brand: 'Obskura' },
  views: { front, back, top },
};
