import { COLOURS, type ColourName } from '../colours.ts';
import { lettering } from '../lettering.ts';
import { box, disc, paint, path } from '../measures.ts';
import type { DeviceKind, Drawing } from '../types.ts';
import { cast, close, fade, halo, line, many } from './washing-machine.ts';

interface StickVacuum {
  colour: ColourName;
  brand: string;
}

const materials =
  fade('stick-vacuum-dark', 'y', '0 #59646a', '.2 #343d40', '.7 #1d2325', '1 #0b0f10') +
  fade('stick-vacuum-side', 'x', '0 #0b0f10', '.25 #4b5659', '.6 #22292b', '1 #0b0f10') +
  fade('stick-vacuum-bin', 'y', '0 #ffffff .75', '.25 #bcd6df .35', '.7 #8fb0bc .4', '1 #3f5a66 .7') +
  fade('stick-vacuum-roll', 'y', '0 #5b6668', '.4 #e7ecee', '1 #59646a') +
  halo('stick-vacuum-motor', 0.4, 0.35, 0.7, '0 #8d979a', '.5 #39424a', '1 #0d1112');

/** Motor, bin and grip, lying, nozzle to the left at x = -150; y = 0 is the axis of the tube. */
function unit({ colour, brand }: StickVacuum): string {
  const c = COLOURS[colour];
  const cyclone = many(7, (i) => paint(path`M${-82 + i * 15} -44h11l-3 88h-5z`, '#39424a', 'gH .8'));
  return (
    paint(path`M54 34c18 20 22 46 16 84h40c6-44 2-80-20-100z`, 'stick-vacuum-side') +
    paint(path`M60 -34h44c40 0 58 20 54 50-4 34-14 62-22 96l-30-6c8-36 14-56 16-78 2-18-6-26-22-26h-40z`, 'stick-vacuum-side') +
    line(path`M70 -31h36c36 0 54 18 50 46-4 30-12 54-19 84`, '#fff', 2, 0.35) +
    paint(path`M44 104h96c8 0 14 6 14 14v30c0 8-6 14-14 14h-96c-8 0-14-6-14-14v-30c0-8 6-14 14-14z`, c.base, 'gV .8', 'gHs') +
    line(path`M42 107h96`, '#fff', 2, 0.55) +
    many(4, (i) => paint(box(58 + i * 16, 140, 10, 6, 3), i < 3 ? '#7fd1a0' : '#000 .3')) +
    paint(box(78, 52, 14, 30, 6), c.base, 'gV .6') +
    paint(box(-176, -20, 60, 40, 6), 'stick-vacuum-dark') +
    paint(box(-104, -50, 118, 100, 14), '#cfe0e6 .7') +
    cyclone +
    paint(path`M-104 20c20 14 50 6 70 12s34 0 48-8v12a14 14 0 0 1-14 14h-90a14 14 0 0 1-14-14z`, '#8a8378 .75') +
    paint(box(-104, -50, 118, 100, 14), 'stick-vacuum-bin') +
    paint(box(-96, -42, 100, 12, 6), '#fff .6') +
    line(box(-104, -50, 118, 100, 14), '#3f5a66', 1.6, 0.5) +
    paint(box(-122, -54, 22, 108, 8), 'stick-vacuum-dark') +
    paint(box(-118, -50, 6, 100, 3), c.base, 'gV .6') +
    paint(path`M8 -58h60c26 0 42 24 42 58s-16 58-42 58h-60z`, c.base, 'gV', 'gHs .5') +
    line(path`M10 -56h58c24 0 39 22 40 50`, '#fff', 2, 0.55) +
    paint(disc(64, 0, 38), 'stick-vacuum-motor') +
    many(18, (i) => `<g transform="rotate(${i * 20} 64 0)">${line(path`M64 -33v14`, '#0b0f10', 3, 0.75)}</g>`) +
    paint(disc(64, 0, 15), c.base, 'gBall') +
    line(disc(64, 0, 38), '#fff', 1.4, 0.3) +
    lettering({ text: brand, x: -45, y: 6, size: 17, fill: '#eef1f2', anchor: 'middle', opacity: 0.9 }) +
    line(path`M12 -56v112`, '#000', 2, 0.3)
  );
}

const tube = (c: (typeof COLOURS)[ColourName], from: number, to: number) =>
  paint(box(-17, from, 34, to - from, 6), c.base, 'gH') +
  line(path`M-10 ${from + 8}v${to - from - 16}`, '#fff', 2, 0.45) +
  paint(box(-21, from - 4, 42, 34, 6), 'stick-vacuum-side') +
  paint(box(-21, to - 36, 42, 40, 6), 'stick-vacuum-side') +
  paint(box(-8, to - 26, 16, 18, 4), c.base, 'gV .6');

/** Narrow nozzle and brush, included in the box. */
const tools = (c: (typeof COLOURS)[ColourName]) =>
  cast('stick-vacuum-tools', disc(232, -3, 74, 7), 6, 0.5) +
  paint(path`M186 0l-8-196c0-8 26-20 26-10v206z`, 'stick-vacuum-side') +
  paint(box(182, -46, 24, 46, 5), c.base, 'gH') +
  paint(path`M250 -62h32l18 -58h-68z`, 'stick-vacuum-side') +
  many(9, (i) => line(path`M${236 + i * 7.4} -120l${(i - 4) * 1.6} -36`, i % 2 ? c.dark : '#c3c9cb', 5, 1)) +
  paint(box(226, -130, 80, 14, 5), '#22292b', 'gV .8') +
  paint(box(250, -64, 32, 64, 6), c.base, 'gH');

/** Standing, with its tools. */
function front(vacuum: StickVacuum): Drawing {
  const c = COLOURS[vacuum.colour];
  return {
    svg:
      `${materials}<g transform="translate(-96 0)">` +
      `<g transform="translate(0 -992) rotate(-90) scale(1.12)">${unit(vacuum)}</g>` +
      tube(c, -800, -150) +
      brushHead(c) +
      tools(c) +
      '</g>',
    width: 450,
    height: 1172,
    shadow: 0,
  };
}

/** Without the tube: for the car and the sofa. */
function handheld(vacuum: StickVacuum): Drawing {
  const c = COLOURS[vacuum.colour];
  return {
    svg:
      `${materials}<g transform="translate(76 -164)">` +
      cast('stick-vacuum-rest', disc(94, 161, 72, 6), 5, 0.55) +
      paint(path`M-300 -16l-26 34c-4 6 0 10 6 10l46-6 102-4v-38z`, 'stick-vacuum-dark') +
      line(path`M-296 -14h120`, '#fff', 1.8, 0.35) +
      paint(box(-186, -25, 40, 50, 7), c.base, 'gV .9') +
      `${unit(vacuum)}</g>`,
    width: 490,
    height: 226,
    shadow: 0,
  };
}

const brushHead = (c: (typeof COLOURS)[ColourName]) =>
  fade('stick-vacuum-beam', 'y', '0 #e9f7ff .9', '1 #e9f7ff 0') +
  cast('stick-vacuum-floor', disc(4, -3, 132, 8), 6, 0.5) +
  paint(box(-17, -200, 34, 110, 5), c.base, 'gH') +
  paint(path`M-26 -124h52l20 40h-92z`, 'stick-vacuum-side') +
  paint(path`M-124 -44c2-30 20-46 54-48h140c34 2 52 18 54 48l2 34a8 8 0 0 1-8 8h-236a8 8 0 0 1-8-8z`, 'stick-vacuum-dark') +
  paint(path`M-118 -50c4-24 20-36 48-38h140c28 2 44 14 48 38z`, c.base, 'gV .8', 'gHs .7') +
  line(path`M-116 -54c5-20 20-31 46-33h140`, '#fff', 1.8, 0.55) +
  paint(box(-108, -46, 216, 36, 16), '#0b0f10') +
  paint(box(-102, -42, 204, 28, 14), 'stick-vacuum-roll', `${c.base} .35`) +
  many(14, (i) => line(path`M${-96 + i * 13.7} -17l13-22`, i % 2 ? c.dark : '#fff', 3.4, 0.85)) +
  many(5, (i) => paint(disc(-80 + i * 40, -55, 6, 3.4), '#fff9e0')) +
  paint(path`M-112 -6h224l14 6h-252z`, 'stick-vacuum-beam');

/** The floor head, its lamps on the floor. */
const head = ({ colour }: StickVacuum): Drawing => ({ svg: materials + brushHead(COLOURS[colour]), width: 256, height: 200, shadow: 0 });

const detail = (vacuum: StickVacuum): Drawing => close('stick-vacuum-close', handheld(vacuum).svg, -56, -224, 260, 210);

export const kind: DeviceKind<StickVacuum> = {
  frame: 1380,
  defaults: { colour: 'sky', brand: 'Krog' },
  views: { front, handheld, head, detail },
};
