import { COLOURS, type ColourName } from '../colours.ts';
import { lettering } from '../lettering.ts';
import { box, disc, paint, path } from '../measures.ts';
import type { DeviceKind, Drawing } from '../types.ts';
import { cast, close, fade, halo, line, many } from './washing-machine.ts';

interface Blender {
  colour: ColourName;
  brand: string;
}

const materials =
  fade('blender-jar', 'x', '0 #4b6d7b .55', '.07 #fff .85', '.14 #cfe6ee .25', '.5 #ffffff .12', '.86 #b9d6e0 .3', '.94 #fff .7', '1 #4b6d7b .6') +
  fade('blender-fruit', 'y', '0 #f3a0ae', '.12 #e0607a', '.7 #b8324f', '1 #7d1c36') +
  fade('blender-round', 'x', '0 #000 .4', '.1 #000 .04', '.22 #fff .5', '.36 #fff .06', '.7 #000 0', '.85 #fff .12', '1 #000 .4') +
  fade('blender-dark', 'x', '0 #0b0f10', '.2 #4b5659', '.5 #22292b', '1 #0b0f10') +
  halo('blender-berry', 0.35, 0.3, 0.8, '0 #7d8fc4', '.5 #35407a', '1 #161b3d');

const blades = (y: number) =>
  paint(path`M-8 ${y - 8}c-18-2-34-12-40-24 16 4 32 12 44 20zM8 ${y - 8}c18-2 34-12 40-24-16 4-32 12-44 20z`, '#c3c9cb', 'gMetV') +
  paint(path`M-8 ${y - 5}c-14 4-30 4-40-2 14-5 28-5 42-2zM8 ${y - 5}c14 4 30 4 40-2-14-5-28-5-42-2z`, '#8d979a', 'gMetV .7') +
  paint(box(-8, y - 18, 16, 18, 4), '#c3c9cb', 'gMet') +
  paint(disc(0, y - 18, 8, 3), '#eef1f2');

function jug(full: boolean, print: string): string {
  const scale = many(5, (i) => line(path`M-46 ${-196 - i * 34}h${i % 2 ? 10 : 18}`, full ? '#fff' : print, 1.4, 0.8));
  return (
    line(path`M76 -352h26c16 0 22 8 20 24l-10 96c-2 14-10 20-26 20h-22`, '#1d2325', 17, 1) +
    line(path`M72 -357h32c16 0 22 8 21 20l-9 92`, '#fff', 2, 0.35) +
    paint(path`M-80 -376h160l-22 214h-116z`, '#dbeaf0 .45') +
    (full
      ? paint(path`M-72.5 -316q36 12 72 2t73 0l-16 152h-112z`, 'blender-fruit') +
        paint(path`M-72.5 -316q36 12 72 2t73 0l-.6 6q-36 10-72 2t-72 -2z`, '#fff .35') +
        many(12, (i) => paint(disc(-50 + ((i * 41) % 100), -290 + ((i * 29) % 110), 1.6 + (i % 3)), '#fff .3'))
      : blades(-164)) +
    scale +
    paint(path`M-80 -376h160l-22 214h-116z`, 'blender-jar') +
    paint(path`M-68 -368h16l13 192h-8z`, '#fff .5') +
    line(path`M-80 -376l22 212M80 -376l-22 212`, '#4b6d7b', 1.4, 0.45) +
    line(path`M-80 -376h160`, '#fff', 2.4, 0.9) +
    paint(path`M-80 -378l-10 -6c-2-4 2-6 8-4l20 10z`, '#dbeaf0 .9') +
    paint(box(-78, -394, 156, 20, 7), 'blender-dark') +
    paint(box(-34, -414, 68, 22, 8), 'blender-dark') +
    line(path`M-28 -412.5h54M-70 -392.5h140`, '#fff', 1.4, 0.4) +
    paint(path`M-62 -166h124l6 22h-136z`, 'blender-dark') +
    many(15, (i) => line(path`M${-56 + i * 8} -162v14`, '#000', 1.4, 0.5)) +
    line(path`M-60 -164.500h120`, '#fff', 1.2, 0.35)
  );
}

function foot({ colour, brand }: Blender): string {
  const c = COLOURS[colour];
  return (
    [-78, 48].map((x) => paint(box(x, -7, 30, 7, 3), '#14191b')).join('') +
    paint(path`M-70 -146h140c10 40 22 80 26 122a16 16 0 0 1-16 18h-160a16 16 0 0 1-16-18c4-42 16-82 26-122z`, c.base, 'blender-round', 'gV .4') +
    line(path`M-69 -145h138`, '#fff', 1.8, 0.6) +
    paint(path`M-93 -34h186l2 10a16 16 0 0 1-16 18h-158a16 16 0 0 1-16-18z`, '#000 .14') +
    line(disc(0, -76, 40), c.print, 2.4, 0.75, 'stroke-dasharray="1 14.7"') +
    cast('blender-knob', disc(2, -71, 31), 4, 0.45) +
    paint(disc(0, -76, 32), '#9aa4a8', 'gMet') +
    paint(disc(0, -76, 26), '#22292b', 'gBall .5') +
    line(path`M0 -98v9`, '#ffe9a3', 2.6, 1) +
    lettering({ text: brand, x: 0, y: -16, size: 15, fill: c.print, anchor: 'middle' })
  );
}

const front = (blender: Blender): Drawing => ({
  svg: materials + foot(blender) + jug(true, COLOURS[blender.colour].print),
  width: 226,
  height: 414,
  shadow: 104,
});

/** Disassembled, with ingredients. */
function parts(blender: Blender): Drawing {
  const strawberry = (x: number, y: number) =>
    paint(path`M${x - 17} ${y - 32}c4-10 30-10 34 0 4 12-8 30-17 34-9-4-21-22-17-34z`, '#d23a4a', 'gBall') +
    paint(path`M${x - 15} ${y - 35}l10 5 5-9 5 9 10-5-6 9h-18z`, '#5d8f3c') +
    many(5, (i) => paint(disc(x - 8 + ((i * 7) % 18), y - 24 + i * 4, 1, 1.5), '#ffe0a8'));
  const berry = (x: number, y: number) => paint(disc(x, y - 10, 11), 'blender-berry') + paint(disc(x - 2, y - 16, 4, 2), '#161b3d .6');
  return {
    svg:
      materials +
      `<g transform="translate(-124 0)">${foot(blender)}${paint(box(-34, -158, 68, 14, 4), 'blender-dark')}${paint(box(-12, -168, 24, 12, 3), '#8d979a', 'gMet')}</g>` +
      `<g transform="translate(64 142)">${jug(false, '#4a5356')}</g>` +
      cast('blender-snack', disc(190, -3, 50, 5), 4, 0.45) +
      strawberry(168, 0) +
      strawberry(212, 0) +
      berry(189, 0) +
      berry(236, 0),
    width: 480,
    height: 276,
    shadow: 222,
  };
}

const detail = (blender: Blender): Drawing => close('blender-close', front(blender).svg, -104, -214, 208, 168);

export const kind: DeviceKind<Blender> = {
  frame: 490,
  defaults: { colour: 'graphite', brand: 'Jutro' },
  views: { front, parts, detail },
};
