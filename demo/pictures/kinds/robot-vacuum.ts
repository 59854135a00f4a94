import { COLOURS, type ColourName } from '../colours.ts';
import { lettering } from '../lettering.ts';
import { box, disc, measured, paint, path } from '../measures.ts';
import type { DeviceKind, Drawing } from '../types.ts';
import { cast, close, fade, halo, line, many } from './washing-machine.ts';

interface RobotVacuum {
  colour: ColourName;
  station: boolean;
  brand: string;
}

const R = 175;
const FLAT = 0.36;

const materials =
  fade('robot-vacuum-wall', 'x', '0 #10161a', '.14 #56636a', '.36 #2c3539', '.7 #1b2225', '1 #0a0e10') +
  fade('robot-vacuum-glass', 'xy', '0 #414c51', '.5 #181e21', '1 #0b0f11') +
  fade('robot-vacuum-dust', 'y', '0 #20282b .85', '1 #20282b .55') +
  halo('robot-vacuum-lid', 0.34, 0.2, 0.9, '0 #fff .75', '.45 #fff .1', '1 #000 .16') +
  halo('robot-vacuum-rubber', 0.4, 0.35, 0.7, '0 #6b7579', '.6 #343c3f', '1 #171c1e');

/** The body from a little above, its front edge on y = 0. */
function robot({ colour, brand }: RobotVacuum): string {
  const c = COLOURS[colour];
  const ry = R * FLAT;
  const top = -ry - 66;
  const wall = (from: number, to: number, rx: number) => path`M${-rx} ${from}v${to - from}a${rx} ${rx * FLAT} 0 0 0 ${2 * rx} 0v${from - to}z`;
  return (
    paint(wall(top + 18, -ry - 4, R - 7), '#0d1214') +
    paint(wall(top, -ry - 14, R), 'robot-vacuum-wall') +
    line(path`M${-R + 1} ${-ry - 26}a${R - 1} ${ry} 0 0 0 ${2 * R - 2} 0`, '#fff', 1.2, 0.18) +
    paint(wall(top, top + 13, R), c.base, 'gH .8') +
    paint(path`M-34 ${top + ry + 24}q34 2 68 0v15q-34 2-68 0z`, '#05080a', 'gGl') +
    many(2, (i) => paint(disc(-18 + i * 36, top + ry + 32.5, 3.4), '#4c6f8f') + paint(disc(-19 + i * 36, top + ry + 31.5, 1.2), '#cfe6f7')) +
    paint(disc(0, top, R, ry), c.base, 'robot-vacuum-lid') +
    line(disc(0, top, R - 0.8, ry - 0.8), '#fff', 1.8, 0.6) +
    line(disc(0, top, R - 5, ry - 3), '#000', 0.9, 0.14) +
    paint(
      path`M${-R * 0.8} ${top - ry * 0.44}a${R * 0.9} ${ry * 0.74} 0 0 1 ${R * 1.6} 0l-8 6a${R * 0.84} ${ry * 0.66} 0 0 0 ${-R * 1.6 + 16} 0z`,
      '#000 .05',
    ) +
    line(path`M${-R * 0.93} ${top + ry * 0.16}a${R} ${ry} 0 0 0 ${R * 1.86} 0`, '#000', 1, 0.18) +
    lettering({ text: brand, x: 0, y: top + ry * 0.55, size: 15, fill: c.print, anchor: 'middle' }) +
    paint(disc(-26, top + ry * 0.74, 6.6, 3), '#fdcd1d') +
    line(disc(26, top + ry * 0.74, 6.6, 3), c.print, 1, 0.7) +
    line(disc(0, top + ry * 0.78, 6.6, 3), c.print, 1, 0.7) +
    turret(top - 6, c.base)
  );
}

/** The laser tower. */
const turret = (y: number, base: string) =>
  cast('robot-vacuum-tower', disc(8, y + 6, 56, 20), 5, 0.4) +
  paint(path`M-50 ${y - 22}v22a50 18 0 0 0 100 0v-22z`, 'robot-vacuum-wall') +
  paint(path`M-44 ${y - 10}a44 16 0 0 0 88 0v7a44 16 0 0 1-88 0z`, '#2e0f12') +
  paint(disc(0, y - 22, 50, 18), base, 'robot-vacuum-lid') +
  line(disc(0, y - 22, 49.4, 17.4), '#fff', 1.2, 0.6) +
  line(disc(0, y - 22, 38, 13), '#000', 0.8, 0.16);

/** The dock: clean water, dirty water and the dust bag. */
function dock({ colour, brand }: RobotVacuum): string {
  const c = COLOURS[colour];
  const tank = (x: number, tint: string) =>
    paint(box(x, -440, 156, 150, 20), tint, 'robot-vacuum-dust', 'gHs .6') +
    line(box(x + 1, -439, 154, 148, 19), '#fff', 1.4, 0.3) +
    paint(box(x + 8, -372, 140, 76, 12), `${tint} .5`) +
    paint(box(x + 48, -446, 60, 14, 6), '#2a3235', 'gV .6');
  return (
    paint(path`M-184 0h368l-14-20h-340z`, '#2b3336', 'gH .6') +
    paint(box(-172, -448, 344, 436, 34), c.base, 'gHs', 'gV .45') +
    line(box(-170.8, -446.8, 341.6, 433.6, 33), '#fff', 1.6, 0.5) +
    tank(-160, '#5f8ea8') +
    tank(4, '#6a6f70') +
    paint(box(-152, -272, 304, 72, 12), '#000 .04') +
    line(box(-152, -272, 304, 72, 12), '#000', 1.2, 0.15) +
    lettering({ text: brand, x: 0, y: -228, size: 22, fill: c.print, anchor: 'middle' }) +
    paint(box(-3, -292, 6, 14, 3), '#000 .18') +
    paint(path`M-154 -12v-118a44 44 0 0 1 44-44h220a44 44 0 0 1 44 44v118z`, '#0c1113', 'gV .3') +
    line(path`M-152 -14v-116a42 42 0 0 1 42-42h220a42 42 0 0 1 42 42v116`, '#000', 3, 0.35)
  );
}

const ground = (ry: number, dy: number) => cast('robot-vacuum-ground', disc(4, dy, R * 0.98, ry), 8, 0.55);

function front(vacuum: RobotVacuum): Drawing {
  const height = R * FLAT * 2 + 96;
  if (!vacuum.station) return { svg: materials + ground(R * FLAT * 0.96, -R * FLAT) + robot(vacuum), width: 2 * R, height, shadow: 0 };
  return {
    svg: `${materials}<g transform="translate(0 -46)">${dock(vacuum)}</g><g transform="translate(0 6)">${ground(R * FLAT * 0.9, -R * FLAT)}${robot(vacuum)}</g>`,
    width: 376,
    height: 494,
    shadow: 210,
  };
}

function top({ colour, brand }: RobotVacuum): Drawing {
  const c = COLOURS[colour];
  return {
    svg:
      `${materials}<g transform="translate(0 -180)">` +
      cast('robot-vacuum-over', disc(5, 9, R), 8, 0.4) +
      paint(disc(0, 0, R), 'robot-vacuum-wall') +
      paint(disc(0, 3, R - 7), c.base, 'robot-vacuum-lid') +
      line(disc(0, 3, R - 8), '#fff', 1.8, 0.6) +
      line(path`M-158 60a170 170 0 0 0 316 0`, '#000', 1.2, 0.22) +
      line(path`M-120 -112v150a26 26 0 0 0 26 26h188a26 26 0 0 0 26-26v-150`, '#000', 1.2, 0.16) +
      line(path`M-118.6 -112v150a26 26 0 0 0 26 26`, '#fff', 1.2, 0.6) +
      cast('robot-vacuum-tower', disc(4, -42, 56), 5, 0.45) +
      paint(disc(0, -48, 54), 'robot-vacuum-wall') +
      paint(disc(0, -48, 48), c.base, 'robot-vacuum-lid') +
      line(disc(0, -48, 34), '#000', 1, 0.14) +
      paint(disc(0, -48, 5), '#000 .2') +
      lettering({ text: brand, x: 0, y: 46, size: 20, fill: c.print, anchor: 'middle' }) +
      paint(disc(-40, 104, 11), '#fdcd1d', 'gV .3') +
      paint(disc(0, 104, 11), c.base, 'gV .5') +
      line(disc(0, 104, 11), '#000', 1, 0.25) +
      paint(disc(40, 104, 11), c.base, 'gV .5') +
      line(disc(40, 104, 11), '#000', 1, 0.25) +
      '</g>',
    width: 2 * R + 10,
    height: 2 * R + 6,
    shadow: 0,
  };
}

/** Underneath: main brush, side brush, wheels and mops. */
function bottom(): Drawing {
  const wheel = (x: number) =>
    paint(box(x - 24, -56, 48, 104, 20), '#0b0f10') +
    paint(box(x - 16, -48, 32, 88, 12), '#2c3437', 'gV .6') +
    many(9, (i) => line(path`M${x - 14} ${-42 + i * 9.4}l14 5 14-5`, '#7b878b', 1.8, 0.55));
  const bristle = many(11, (i) => line(path`M${-82 + i * 15} -76q8 -20 16 -30`, i % 2 ? '#c8553d' : '#e7ecee', 3, 0.85));
  const mop = (x: number) =>
    paint(disc(x, 106, 54), '#7f8b90', 'robot-vacuum-rubber .4') +
    many(6, (i) => line(disc(x, 106, 12 + i * 7.6), '#dfe8ea', 3.6, 0.55, 'stroke-dasharray="2 3"')) +
    paint(disc(x, 106, 9), '#2c3437', 'gBall .5');
  const arm = many(
    3,
    (i) =>
      `<g transform="rotate(${i * 120 + 20} 112 -118)">${line(path`M112 -118q4 -26 -4 -52M112 -118q0 -26 -10 -50M112 -118q8 -26 2 -53`, '#20282b', 2.4, 1)}${paint(box(108, -140, 8, 22, 4), '#59646a')}</g>`,
  );
  return {
    svg:
      `${materials}<g transform="translate(0 -182)">` +
      cast('robot-vacuum-over', disc(5, 9, R), 8, 0.4) +
      paint(disc(0, 0, R), '#343d40', 'robot-vacuum-lid .3') +
      line(disc(0, 0, R - 1), '#fff', 1.6, 0.25) +
      paint(disc(0, 0, R - 12), '#22292c', 'gV .3') +
      many(5, (i) => paint(box(-8 + Math.sin(i - 2) * 150, -Math.cos(i - 2) * 150 - 5, 16, 10, 3), '#0a0d0e', 'gGl')) +
      paint(box(-96, -112, 192, 58, 12), '#0a0e10') +
      line(box(-96, -112, 192, 58, 12), '#59646a', 2, 0.8) +
      paint(box(-86, -106, 172, 46, 22), '#59646a', 'gV .9') +
      bristle +
      many(4, (i) => line(path`M${-64 + i * 42} -112v58`, '#2a3235', 4, 0.9)) +
      wheel(-128) +
      wheel(128) +
      paint(disc(0, -142, 17), '#11171a') +
      paint(box(-8, -154, 16, 24, 7), '#7b878b', 'gH .8') +
      paint(box(-70, -34, 140, 66, 10), '#1a2022') +
      line(box(-70, -34, 140, 66, 10), '#fff', 1.2, 0.12) +
      many(4, (i) => paint(disc(i % 2 ? 60 : -60, i < 2 ? -24 : 22, 3.4), '#8d979a', 'gMet')) +
      mop(-62) +
      mop(62) +
      arm +
      paint(disc(112, -118, 13), '#2c3437', 'gBall .6') +
      '</g>',
    width: 2 * R + 12,
    height: 2 * R + 8,
    shadow: 0,
  };
}

/** From the side, which shows its low height. */
function side({ colour }: RobotVacuum): Drawing {
  const c = COLOURS[colour];
  return {
    svg:
      materials +
      paint(box(-130, -30, 60, 30, 14), '#14191b', 'gH .5') +
      paint(path`M-168 -18h336l-10 10h-316z`, '#0d1214') +
      paint(box(-R, -74, 2 * R, 60, 14), 'robot-vacuum-wall') +
      paint(path`M${-R} -62a14 14 0 0 1 14-14h${2 * R - 28}a14 14 0 0 1 14 14z`, c.base, 'gH .7') +
      line(path`M${-R + 12} -75h${2 * R - 24}`, '#fff', 1.6, 0.7) +
      line(path`M-70 -60v44`, '#000', 1.6, 0.6) +
      paint(box(-54, -97, 108, 22, 8), 'robot-vacuum-wall') +
      paint(box(-50, -90, 100, 8), '#2e0f12') +
      paint(box(-56, -99, 112, 9, 4), c.base, 'gH .7') +
      paint(box(126, -52, 38, 18, 8), '#05080a', 'gGl') +
      many(3, (i) => paint(disc(-20 + i * 26, -40, 4), '#05080a .8')),
    width: 2 * R,
    height: 99,
  };
}

const detail = (vacuum: RobotVacuum): Drawing => close('robot-vacuum-close', front({ ...vacuum, station: false }).svg, -150, -232, 232, 188);

export const kind: DeviceKind<RobotVacuum> = {
  frame: 580,
  defaults: { colour: 'white', station: false, brand: 'Krog' },
  views: { front, top, bottom, side, detail, measures: (device) => measured(side(device)) },
};
