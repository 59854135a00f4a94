import { COLOURS, type ColourName } from '../colours.ts';
import { lettering } from '../lettering.ts';
import { box, disc, paint, path } from '../measures.ts';
import type { DeviceKind, Drawing } from '../types.ts';
import { cast, close, fade, halo, line, many } from './washing-machine.ts';

interface HairDryer {
  colour: ColourName;
  brand: string;
}

const materials =
  fade('hair-dryer-barrel', 'y', '0 #000 .16', '.1 #fff .7', '.3 #fff .14', '.62 #000 .04', '.86 #fff .1', '1 #000 .44') +
  fade('hair-dryer-grip', 'x', '0 #000 .38', '.18 #fff .5', '.4 #fff .08', '.7 #000 .04', '1 #000 .42') +
  fade('hair-dryer-dark', 'y', '0 #2c3437', '.14 #6b7579', '.4 #2c3437', '1 #0b0f10') +
  halo('hair-dryer-hot', 0.5, 0.5, 0.5, '0 #ff9a4c', '.55 #8a2f10', '1 #14191b') +
  `<defs><pattern id="hair-dryer-mesh" width="5" height="5" patternUnits="userSpaceOnUse"><circle cx="2.5" cy="2.5" r="1.5" fill="#000" opacity=".6"/></pattern></defs>`;

/** From the side, nozzle to the left; the barrel's axis on y = -212. */
function body({ colour, brand }: HairDryer): string {
  const c = COLOURS[colour];
  return (
    line(path`M28 -14c0 10 4 11 34 10`, '#14191b', 7, 1) +
    paint(box(15, -26, 26, 20, 6), '#22292b', 'gH .8') +
    paint(path`M0 -186h58c-2 40-6 84-8 150-1 10-6 16-14 16h-18c-8 0-13-6-14-16-1-66-2-110-4-150z`, c.base, 'hair-dryer-grip') +
    cast('hair-dryer-shade', box(0, -176, 60, 22, 8), 5, 0.35) +
    paint(box(17, -140, 22, 46, 9), '#0b0f10 .75', 'gV .4') +
    paint(box(20, -132, 16, 18, 6), '#c3c9cb', 'gMetV') +
    paint(box(20, -86, 16, 12, 5), '#7fd1f2', 'gV .4') +
    paint(path`M-66 -250c10-8 28-10 60-10h72c34 0 54 18 54 48s-20 48-54 48h-72c-32 0-50-2-60-10z`, c.base, 'hair-dryer-barrel') +
    line(path`M-60 -252c12-6 28-7 54-7h72c30 0 48 14 52 38`, '#fff', 1.6, 0.5) +
    paint(path`M88 -255c20 8 32 22 32 43s-12 35-32 43z`, '#22292b') +
    paint(path`M88 -255c20 8 32 22 32 43s-12 35-32 43z`, 'hair-dryer-mesh', 'hair-dryer-barrel .7') +
    line(path`M88 -257v90`, '#c3c9cb', 3.4, 0.95) +
    paint(box(-78, -252, 14, 80, 4), '#c3c9cb', 'gMetV') +
    paint(path`M-78 -247l-18 3v64l18 3z`, 'hair-dryer-dark') +
    paint(path`M-96 -242c-14 6-26 8-38 8-4 0-6 2-6 6v32c0 4 2 6 6 6 12 0 24 2 38 8z`, 'hair-dryer-dark') +
    line(path`M-97 -238c-12 4-24 6-36 6`, '#fff', 1.4, 0.4) +
    paint(box(-143, -231, 6, 38, 2.5), '#0b0f10') +
    lettering({ text: brand, x: 10, y: -205, size: 20, fill: c.print, anchor: 'middle' })
  );
}

function front(dryer: HairDryer): Drawing {
  return {
    svg: `${materials}<g transform="translate(10 0)">${cast('hair-dryer-ground', disc(30, -1, 62, 5), 4, 0.5)}${body(dryer)}</g>`,
    width: 270,
    height: 262,
    shadow: 0,
  };
}

/** View into the nozzle. */
function nozzle({ colour }: HairDryer): Drawing {
  const c = COLOURS[colour];
  return {
    svg:
      materials +
      paint(path`M-28 -190h56l-6 158c-1 10-6 16-14 16h-16c-8 0-13-6-14-16z`, c.base, 'hair-dryer-grip') +
      paint(box(-12, -18, 24, 18, 6), '#22292b', 'gH .8') +
      cast('hair-dryer-shade', disc(4, -204, 52), 5, 0.4) +
      paint(disc(0, -212, 52), c.base, 'gBall') +
      line(disc(0, -212, 51), '#fff', 1.4, 0.5) +
      paint(disc(0, -212, 43), '#c3c9cb', 'gMet') +
      paint(disc(0, -212, 39), '#0b0f10') +
      paint(disc(0, -212, 37), 'hair-dryer-hot .8') +
      many(6, (i) => line(disc(0, -212, 9 + i * 5.2), i % 2 ? '#ffb98a' : '#39424a', 2, i % 2 ? 0.7 : 1)) +
      many(8, (i) => `<g transform="rotate(${i * 45} 0 -212)">${line(path`M0 -221v-27`, '#14191b', 2.6, 1)}</g>`) +
      paint(disc(0, -212, 9), '#22292b', 'gBall .8'),
    width: 106,
    height: 264,
    shadow: 40,
  };
}

/** Concentrator, diffuser and comb. */
function attachments({ colour }: HairDryer): Drawing {
  const c = COLOURS[colour];
  const ring = (x: number) => paint(box(x - 34, -16, 68, 16, 5), '#c3c9cb', 'gMet');
  return {
    svg:
      materials +
      ring(-130) +
      paint(path`M-162 -14h64c-2-24 8-44 12-62 1-5-2-8-7-8h-74c-5 0-8 3-7 8 4 18 14 38 12 62z`, '#22292b', 'hair-dryer-grip') +
      paint(box(-176, -88, 92, 7, 3), '#0b0f10') +
      ring(0) +
      paint(path`M-32 -14h64c4-26 34-34 38-62h-140c4 28 34 36 38 62z`, '#22292b', 'hair-dryer-grip') +
      many(9, (i) =>
        paint(path`M${-60 + i * 15 - 5} -78l2-${20 + 10 * Math.sin((i / 8) * Math.PI)}q3-6 6 0l2 ${20 + 10 * Math.sin((i / 8) * Math.PI)}z`, c.base, 'gH .7'),
      ) +
      paint(box(-72, -82, 144, 10, 5), '#39424a', 'gH .6') +
      ring(130) +
      paint(path`M98 -14h64l8-46h-80z`, '#22292b', 'hair-dryer-grip') +
      many(9, (i) => paint(path`M${91 + i * 8.6} -58l1.6-44q2.2-5 4.4 0l1.6 44z`, c.base, 'gH .7')),
    width: 360,
    height: 108,
    shadow: 184,
  };
}

const detail = (dryer: HairDryer): Drawing => close('hair-dryer-close', front(dryer).svg, -20, -270, 158, 130);

export const kind: DeviceKind<HairDryer> = {
  frame: 312,
  defaults: { colour: 'rose', brand: 'Sij' },
  views: { front, nozzle, attachments, detail },
};
