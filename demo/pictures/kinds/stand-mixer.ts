import { COLOURS, type ColourName } from '../colours.ts';
import { lettering } from '../lettering.ts';
import { box, disc, paint, path } from '../measures.ts';
import type { DeviceKind, Drawing } from '../types.ts';
import { close, fade, halo, line, many } from './washing-machine.ts';

interface StandMixer {
  colour: ColourName;
  brand: string;
}

const materials =
  fade('stand-mixer-enamel', 'y', '0 #fff .85', '.16 #fff .3', '.4 #fff 0', '.75 #000 .06', '1 #000 .4') +
  fade('stand-mixer-post', 'x', '0 #000 .22', '.2 #fff .4', '.45 #fff .04', '.8 #000 .08', '1 #000 .36') +
  fade('stand-mixer-steel', 'x', '0 #6f7a7d', '.12 #eef1f2', '.24 #aab4b7', '.42 #fbfcfc', '.62 #a3adb0', '.82 #e7ecec', '1 #626d70') +
  fade('stand-mixer-cast', 'x', '0 #626d70', '.3 #b9c2c5', '.5 #7c8689', '.7 #b3bdc0', '1 #59646a') +
  halo('stand-mixer-cap', 0.36, 0.3, 0.8, '0 #ffffff', '.5 #b9c2c5', '1 #626d70');

/** Motor head, its front (the hub) to the left. */
function head({ colour, brand }: StandMixer): string {
  const c = COLOURS[colour];
  return (
    paint(path`M-150 -292c2-34 34-58 92-60 74-3 150 4 176 20 24 16 26 66 2 88-22 18-92 20-170 14-62-4-102-22-100-62z`, c.base, 'stand-mixer-enamel', 'gHs .6') +
    line(path`M-146 -300c8-28 38-46 88-48 74-3 146 4 172 18`, '#fff', 2.4, 0.6) +
    paint(path`M-120 -318c18-18 50-24 96-22-40 4-66 14-86 32-8 6-16-2-10-10z`, '#fff .5') +
    paint(path`M-149 -286c10 8 70 14 150 12 70-2 120-8 136-20l-1 11c-18 12-68 18-136 20-76 2-136-4-148-12z`, '#c3c9cb', 'gMetV', 'gHs .6') +
    lettering({ text: brand, x: -6, y: -292, size: 22, fill: c.print, anchor: 'middle' }) +
    paint(disc(-149, -300, 9, 22), '#c3c9cb', 'stand-mixer-cap') +
    line(disc(-149, -300, 8.6, 21.5), '#000', 1, 0.3) +
    paint(box(84, -284, 26, 9, 4), '#22292b', 'gV') +
    paint(disc(82, -279.5, 8), '#14191b', 'gBall .7')
  );
}

const whisk = (y: number) =>
  paint(box(-88, y, 40, 22, 6), '#c3c9cb', 'stand-mixer-steel') +
  paint(box(-76, y + 20, 16, 18, 3), '#8d979a', 'gMet') +
  many(6, (i) => line(path`M-68 ${y + 34}c${-58 + i * 22} 34 ${-52 + i * 20.8} 92 0 96`, i % 2 ? '#7c8689' : '#a9b3b6', 2.6, 1));

function bowl(): string {
  const shape = path`M-158 -186h180c0 44-10 104-46 134-10 8-20 10-30 10h-28c-10 0-20-2-30-10-36-30-46-90-46-134z`;
  return (
    paint(shape, '#c3c9cb', 'stand-mixer-steel') +
    paint(shape, 'gV .35') +
    paint(box(-162, -192, 188, 9, 4.5), '#e7ecee', 'stand-mixer-steel') +
    line(path`M-160 -190.500h184`, '#fff', 1.4, 0.8) +
    line(path`M-157 -150c60 8 118 8 178 0`, '#fff', 1.4, 0.3) +
    paint(path`M-104 -44h72l8 14h-88z`, '#8d979a', 'stand-mixer-steel') +
    line(path`M-157 -168c-34-2-40 14-36 36 4 24 14 40 46 42`, 'url(#stand-mixer-steel)', 11, 1) +
    line(path`M-158 -170c-32-2-38 14-34 36 3 20 11 34 34 38`, '#fff', 2.4, 0.75)
  );
}

const base = (c: (typeof COLOURS)[ColourName]) =>
  [-140, 96].map((x) => paint(box(x, -7, 44, 7, 3), '#14191b')).join('') +
  paint(path`M60 -36c-6-60 10-100 0-160-4-24-6-40 0-50h62c12 60 30 130 36 190 1 20-4 26-20 26z`, c.base, 'stand-mixer-post', 'gV .4') +
  line(path`M64 -44c-4-56 10-96 2-152`, '#fff', 1.8, 0.4) +
  paint(path`M-156 -6c-6-18 2-32 24-34h180c30 0 36-22 60-22 34 0 54 20 56 44 1 8-2 12-10 12z`, c.base, 'stand-mixer-enamel', 'gHs .6') +
  line(path`M-154 -20c2-10 10-17 22-18h180c28 0 36-20 58-21`, '#fff', 2, 0.6) +
  paint(disc(108, -156, 27), '#c3c9cb', 'gMet') +
  paint(disc(108, -156, 20), '#22292b', 'gBall .6') +
  line(path`M108 -172v8`, '#ffe9a3', 2.6, 1) +
  line(disc(108, -156, 32), c.print, 2, 0.8, 'stroke-dasharray="1 13.4"');

/** From the side, ready to mix. */
function front(mixer: StandMixer): Drawing {
  const c = COLOURS[mixer.colour];
  return {
    svg:
      `${materials}<g transform="translate(14 0)">${base(c)}` +
      paint(box(-92, -246, 48, 34, 8), '#8d979a', 'stand-mixer-steel') +
      paint(box(-84, -216, 32, 30, 4), '#c3c9cb', 'stand-mixer-steel') +
      `${bowl()}${head(mixer)}</g>`,
    width: 368,
    height: 354,
    shadow: 176,
  };
}

/** The head tilted back, whisk free. */
function tilted(mixer: StandMixer): Drawing {
  const c = COLOURS[mixer.colour];
  return {
    svg:
      `${materials}<g transform="translate(2 0)">${base(c)}` +
      `<g transform="rotate(34 118 -262)">${whisk(-244)}${paint(box(-96, -258, 56, 24, 8), '#8d979a', 'stand-mixer-steel')}${head(mixer)}</g>` +
      paint(disc(112, -254, 16), '#c3c9cb', 'stand-mixer-cap') +
      `${bowl()}</g>`,
    width: 380,
    height: 484,
    shadow: 176,
  };
}

/** Whisk, flat beater and dough hook. */
function tools(): Drawing {
  const shaft = (x: number) => paint(box(x - 14, -196, 28, 40, 6), '#c3c9cb', 'stand-mixer-steel') + paint(box(x - 8, -158, 16, 16, 3), '#8d979a', 'gMet');
  return {
    svg:
      materials +
      `<g transform="translate(-42 -192) scale(1 1.48)">${whisk(-4)}</g>` +
      shaft(20) +
      line(
        path`M20 -146c-30 10-56 40-48 84 6 34 28 56 48 60 20-4 42-26 48-60 8-44-18-74-48-84zM20 -142v134M-24 -92h88M-22 -48h84`,
        'url(#stand-mixer-cast)',
        10,
        1,
      ) +
      line(path`M18 -146c-30 10-56 40-48 84 6 34 28 56 48 60`, '#fff', 2.4, 0.75) +
      shaft(144) +
      line(path`M144 -146c44 10 52 52 18 74-30 18-44 30-34 50 10 18 44 14 50-12`, 'url(#stand-mixer-cast)', 16, 1) +
      line(path`M142 -148c44 10 52 52 18 74-30 18-44 30-34 50`, '#fff', 3.4, 0.7),
    width: 360,
    height: 198,
    shadow: 160,
  };
}

const detail = (mixer: StandMixer): Drawing => close('stand-mixer-close', front(mixer).svg, -150, -358, 330, 266);

export const kind: DeviceKind<StandMixer> = {
  frame: 432,
  defaults: { colour: 'sage', brand: 'Jutro' },
  views: { front, tilted, tools, detail },
};
