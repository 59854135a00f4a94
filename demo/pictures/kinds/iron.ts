import { COLOURS, type ColourName } from '../colours.ts';
import { lettering } from '../lettering.ts';
import { box, disc, paint, path } from '../measures.ts';
import type { DeviceKind, Drawing } from '../types.ts';
import { cast, close, fade, halo, line, many } from './washing-machine.ts';

interface Iron {
  colour: ColourName;
  brand: string;
}

const materials =
  fade('iron-coat', 'y', '0 #fff .75', '.22 #fff .14', '.6 #000 .02', '1 #000 .34') +
  fade('iron-dark', 'y', '0 #59646a', '.25 #2c3437', '1 #0d1112') +
  fade('iron-tank', 'xy', '0 #ffffff .8', '.4 #a9d0de .4', '1 #5f93a8 .6') +
  fade('iron-sole', 'xy', '0 #f7f9f9', '.3 #aab4b7', '.5 #e9eded', '.75 #b3bdc0', '1 #7c8689') +
  halo('iron-dial', 0.35, 0.3, 0.8, '0 #6b7579', '.6 #2c3437', '1 #0d1112');

/** From the side, tip to the left, sole on y = 0. */
function body({ colour, brand }: Iron, cord = true): string {
  const c = COLOURS[colour];
  return (
    (cord ? line(path`M112 -96c30-2 40 14 44 34s10 40 26 46`, '#14191b', 7, 1) : '') +
    paint(box(106, -104, 34, 15, 7), '#2a3235', 'gV .7') +
    paint(path`M-150 -9c40-6 120-12 272-12 10 0 14 5 14 12v3c0 4-3 6-8 6h-270c-12 0-18-5-8-9z`, '#b9c2c5', 'gMetV') +
    line(path`M-144 -8.500c50-6 130-11 266-11`, '#fff', 1.2, 0.8) +
    paint(path`M-146 -13c20-24 54-46 96-60 40-14 80-20 118-22 30-1 46 8 52 28l10 42c2 8-2 12-10 12h-240c-12 1-22 1-26 0z`, c.base, 'iron-coat', 'gHs .4') +
    line(path`M-140 -18c22-22 54-42 92-54 40-13 78-19 116-20`, '#fff', 1.8, 0.6) +
    paint(path`M-122 -22c18-18 44-32 76-42 24-7 48-12 66-14 6-1 8 4 6 9-8 22-24 38-48 44-34 6-70 8-94 8-8 0-10-1-6-5z`, '#cfe6ee', 'iron-tank') +
    paint(path`M-108 -24c22-10 60-14 112-18-10 9-20 14-32 16-30 5-58 6-78 6-6 0-6-2-2-4z`, '#6fa9c2 .6') +
    line(path`M-122 -22c18-18 44-32 76-42 24-7 48-12 66-14`, '#fff', 1.4, 0.8) +
    cast('iron-arm', path`M-50 -116c30-24 84-34 140-24l10 20c-50-10-100-4-140 18z`, 5, 0.25) +
    paint(path`M-64 -76c-10-20 0-40 26-56 40-22 92-28 128-18 32 8 44 30 42 66l-4 24-34-4c4-26 4-40-10-48-22-12-70-8-100 2-16 6-18 14-12 26z`, 'iron-dark') +
    paint(path`M-58 -96c2-14 10-24 24-33 38-20 86-26 120-17 22 6 34 18 38 36-10-12-24-18-44-20-40-4-84 2-110 14-12 5-20 12-28 20z`, c.base, 'iron-coat .9') +
    line(path`M-52 -108c4-8 10-14 20-20 38-20 84-25 116-17 18 5 28 12 34 24`, '#fff', 1.6, 0.5) +
    paint(box(-40, -134, 30, 13, 6), '#22292b', 'gV') +
    paint(box(-4, -145, 26, 12, 6), '#e7ecee', 'gV .8') +
    paint(path`M-70 -66l-16 8c-5 3-3 8 3 7l20-3z`, '#22292b', 'gV .6') +
    paint(disc(56, -54, 24), 'iron-dial') +
    line(disc(56, -54, 23), '#fff', 1.2, 0.35) +
    line(disc(56, -54, 28), c.print, 1.6, 0.7, 'stroke-dasharray="1 10"') +
    line(path`M56 -73v9`, '#ffe9a3', 2.4, 1) +
    lettering({ text: brand, x: 122, y: -20, size: 12, fill: c.print, anchor: 'end' }) +
    paint(disc(106, -80, 3), '#ff8a5c')
  );
}

const front = (iron: Iron): Drawing => ({ svg: `${materials}<g transform="translate(-8 0)">${body(iron)}</g>`, width: 332, height: 158, shadow: 150 });

/** Standing on its heel. */
const upright = (iron: Iron): Drawing => ({
  svg: `${materials}<g transform="translate(-58 -136) rotate(84)">${body(iron, false)}</g>`,
  width: 236,
  height: 296,
  shadow: 96,
});

/** The sole with its steam holes. */
function sole({ colour }: Iron): Drawing {
  const outline = path`M0 -262c34 36 58 88 60 140 2 40-2 84-8 112-2 8-6 10-12 10h-80c-6 0-10-2-12-10-6-28-10-72-8-112 2-52 26-104 60-140z`;
  const holes = many(22, (i) => {
    const side = i % 2 ? 1 : -1;
    const t = Math.floor(i / 2) / 11;
    return (
      paint(disc(side * (6 + 40 * Math.sin(t * 1.5)), -232 + t * 176, 3, 4.4), '#39424a') +
      paint(disc(side * (6 + 40 * Math.sin(t * 1.5)) + 0.8, -231 + t * 176, 1.6, 2.6), '#0b0f10')
    );
  });
  return {
    svg:
      `${materials}<g transform="translate(0 -8)">` +
      cast('iron-over', outline, 7, 0.45) +
      `<g transform="translate(0 4) scale(1.07 1.02)">${paint(outline, COLOURS[colour].base, 'gHs', 'gV .4')}</g>` +
      paint(outline, 'iron-sole') +
      line(outline, '#fff', 1.6, 0.7) +
      `<g transform="translate(0 -17) scale(.84 .88)">${line(outline, '#5b6668', 1.6, 0.35)}</g>` +
      holes +
      many(5, (i) => line(path`M-30 ${-30 + i * 6}h60`, '#5b6668', 1, 0.18)) +
      '</g>',
    width: 136,
    height: 280,
    shadow: 0,
  };
}

const detail = (iron: Iron): Drawing => close('iron-close', front(iron).svg, -16, -146, 180, 146);

export const kind: DeviceKind<Iron> = {
  frame: 326,
  defaults: { colour: 'midnight', brand: 'Bela' },
  views: { front, upright, sole, detail },
};
