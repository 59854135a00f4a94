import { COLOURS, type ColourName } from '../colours.ts';
import { lettering } from '../lettering.ts';
import { box, disc, paint, path } from '../measures.ts';
import { round } from '../studio.ts';
import type { DeviceKind, Drawing } from '../types.ts';
import { cast, close, fade, halo, line, many } from './washing-machine.ts';

interface EspressoMachine {
  colour: ColourName;
  brand: string;
}

const materials =
  fade('espresso-machine-dark', 'x', '0 #14191b', '.2 #3a4346', '.5 #22292b', '1 #0d1112') +
  fade('espresso-machine-coffee', 'x', '0 #3a1d0e', '.4 #9a5c2e', '1 #4a2714') +
  fade('espresso-machine-bench', 'y', '0 #000 .5', '1 #000 0') +
  halo('espresso-machine-grounds', 0.45, 0.4, 0.65, '0 #6b4329', '.7 #452816', '1 #2a160a') +
  `<defs><pattern id="espresso-machine-grain" width="7" height="7" patternUnits="userSpaceOnUse"><g fill="#1d0e06" opacity=".5"><circle cx="1.4" cy="2" r=".8"/><circle cx="4.8" cy="4.6" r="1"/></g><circle cx="5.4" cy="1.2" r=".7" fill="#a8754d" opacity=".6"/><circle cx="2" cy="5.8" r=".6" fill="#a8754d" opacity=".5"/></pattern></defs>`;

/** A porcelain cup standing on y. */
function cup(x: number, y: number, size: number, fill = '#f8f8f6', handle = 1): string {
  const [w, h] = [size, size * 0.8];
  return (
    line(
      path`M${x + handle * w * 0.46} ${y - h * 0.86}c${handle * w * 0.34} 0 ${handle * w * 0.3} ${h * 0.56} ${-handle * w * 0.06} ${h * 0.56}`,
      fill,
      size * 0.1,
      1,
    ) +
    paint(
      path`M${x - w / 2} ${y - h}h${w}v${h * 0.4}c0 ${h * 0.4} ${-w * 0.2} ${h * 0.6} ${-w * 0.32} ${h * 0.6}h${-w * 0.36}c${-w * 0.12} 0 ${-w * 0.32} ${-h * 0.2} ${-w * 0.32} ${-h * 0.6}z`,
      fill,
      'gH .55',
    ) +
    paint(disc(x, y - h, w / 2, w * 0.08), '#dcdedc') +
    line(disc(x, y - h, w / 2 - 0.5, w * 0.08), '#fff', 1, 0.9)
  );
}

function gauge(x: number, y: number, r: number): string {
  const degree = (2 * Math.PI * r * 0.72) / 360;
  const dashes = (from: number, ...lengths: number[]) =>
    `transform="rotate(${from} ${x} ${y})" stroke-dasharray="${lengths.map((at) => round(at * degree)).join(' ')}"`;
  const ticks =
    line(disc(x, y, r * 0.72), '#20282b', 2.2, 1, dashes(139, ...Array(10).fill([2, 24]).flat(), 2, 98)) +
    line(disc(x, y, r * 0.72), '#186f3b', 3.4, 1, dashes(322, 34, 326));
  return (
    cast('espresso-machine-gauge', disc(x + 1.5, y + 3, r), 3, 0.4) +
    paint(disc(x, y, r), 'gMet') +
    line(disc(x, y, r - 0.5), '#000', 0.8, 0.3) +
    paint(disc(x, y, r * 0.86), '#fbfbf8', 'gV .18') +
    ticks +
    lettering({ text: 'bar', x, y: y + r * 0.52, size: r * 0.24, fill: '#4a5356', anchor: 'middle' }) +
    line(path`M${x - r * 0.1} ${y + r * 0.1}L${x + r * 0.5} ${y - r * 0.44}`, '#c32324', 1.8, 1) +
    paint(disc(x, y, r * 0.11), '#14191b') +
    paint(
      path`M${x - r * 0.7} ${y - r * 0.3}c${r * 0.1}-${r * 0.3} ${r * 0.4}-${r * 0.5} ${r * 0.8}-${r * 0.48}-${r * 0.3} ${r * 0.1}-${r * 0.6} ${r * 0.3}-${r * 0.8} ${r * 0.48}z`,
      '#fff .55',
    )
  );
}

const key = (x: number, y: number, lit: string) =>
  paint(disc(x, y, 15), 'gMetV') + line(disc(x, y, 14.6), '#000', 0.8, 0.3) + paint(disc(x, y, 11.5), '#20272a', 'gBall .5') + line(disc(x, y, 6), lit, 1.8, 1);

/** Group, filter holder and two streams into the cup. */
const group = () =>
  paint(box(-46, -274, 92, 20, 5), '#8d979a', 'gMet') +
  paint(box(-38, -256, 76, 22, 3), 'espresso-machine-dark') +
  many(5, (i) => paint(box(-36, -253 + i * 4, 72, 1), '#fff .14')) +
  paint(box(-47, -236, 94, 18, 5), '#b9c2c5', 'gMet') +
  line(path`M-46 -227h92`, '#000', 1, 0.25) +
  paint(path`M-40 -218h80c-2 22-12 32-26 34h-28c-14-2-24-12-26-34z`, '#9aa4a8', 'gMet .9') +
  cast('espresso-machine-grip', path`M44 -222l110 16v18l-112-12z`, 4, 0.4) +
  paint(path`M40 -233l28 2v22l-28-3z`, '#b9c2c5', 'gMetV') +
  paint(path`M66 -233c34 0 64 6 94 12 14 3 14 23 0 23-32 0-62-6-94-11z`, '#191e20', 'gV .8') +
  line(path`M72 -228c30 2 56 6 84 12`, '#fff', 2, 0.35) +
  paint(path`M-22 -186h14l-3 20h-9zM8 -186h14l-2 20h-9z`, '#8d979a', 'gMet') +
  paint(box(-18, -168, 3.6, 76), 'espresso-machine-coffee') +
  paint(box(14, -168, 3.6, 76), 'espresso-machine-coffee');

const wand = () =>
  paint(disc(122, -262, 14), '#b9c2c5', 'gMet', 'gBall .6') +
  line(path`M122 -254c2 40 12 90 6 128`, '#6f7a7d', 9, 1) +
  line(path`M120.5 -254c2 40 12 90 6 128`, '#e7ecee', 3.4, 0.95) +
  line(path`M124 -214c2 20 5 34 6 48`, '#1a1f21', 13, 1) +
  paint(path`M122 -128h11l-2 18h-7z`, '#8d979a', 'gMet');

const tray = (base: string) =>
  [-112, 112].map((x) => paint(box(x - 18, -8, 36, 8, 3), '#191e20')).join('') +
  paint(box(-154, -56, 308, 50, 10), base, 'gV .8', 'gHs .8') +
  line(path`M-144 -54.5h288`, '#fff', 1.6, 0.55) +
  paint(box(-142, -62, 284, 11, 4), '#2a3133', 'gMet .75') +
  line(path`M-132 -57.8h266`, '#0d1112', 3.4, 0.85, 'stroke-dasharray="5 5.6"') +
  paint(box(-34, -30, 68, 7, 3.5), '#000 .25');

function front({ colour, brand }: EspressoMachine): Drawing {
  const c = COLOURS[colour];
  return {
    svg:
      materials +
      [-92, -34, 26].map((x, i) => cup(x, -394, 52, ['#f8f8f6', c.light, '#f8f8f6'][i], i === 2 ? 1 : -1)).join('') +
      many(6, (i) => paint(box(-134 + i * 53, -414, 4, 22), '#9aa4a8', 'gMet')) +
      paint(box(-142, -418, 284, 6, 3), '#c9d0d2', 'gMetV') +
      tray(c.base) +
      paint(box(-122, -276, 244, 216), 'espresso-machine-dark') +
      paint(box(-122, -276, 244, 50), 'espresso-machine-bench') +
      many(3, (i) => line(path`M${-100} ${-120 + i * 18}h200`, '#fff', 1, 0.05)) +
      paint(box(-154, -396, 308, 132, 16), c.base, 'gHs', 'gV .75') +
      line(box(-152.8, -394.8, 305.6, 129.6, 15), '#fff', 1.6, 0.4) +
      paint(path`M-154 -292h308v12a16 16 0 0 1-16 16h-276a16 16 0 0 1-16-16z`, '#000 .16') +
      line(path`M-152 -292h304`, '#fff', 1.2, 0.35) +
      lettering({ text: brand, x: -132, y: -364, size: 17, fill: c.print }) +
      key(-114, -326, '#ffe9a3') +
      key(-72, -326, '#8b989d') +
      key(-30, -326, '#8b989d') +
      gauge(92, -336, 36) +
      wand() +
      group() +
      paint(disc(0, -60, 58, 5), '#000 .3') +
      cup(0, -60, 74) +
      paint(disc(0, -119.2, 33, 4.4), 'espresso-machine-coffee'),
    width: 318,
    height: 440,
    shadow: 178,
  };
}

/** From the left: depth, handle towards the barista. */
function side({ colour }: EspressoMachine): Drawing {
  const c = COLOURS[colour];
  return {
    svg:
      materials +
      `<g transform="translate(40 0)">` +
      [-40, 30].map((x) => cup(x, -392, 50, '#f8f8f6', -1)).join('') +
      paint(box(-110, -414, 250, 5, 2.5), '#c9d0d2', 'gMetV') +
      many(5, (i) => paint(box(-104 + i * 58, -412, 4, 22), '#9aa4a8', 'gMet')) +
      [-128, 104].map((x) => paint(box(x, -8, 34, 8, 3), '#191e20')).join('') +
      paint(box(-20, -300, 172, 262, 6), '#1d2325', 'gH .7') +
      paint(path`M-165 -52a8 8 0 0 1 8-8h309a8 8 0 0 1 8 8v38a8 8 0 0 1-8 8h-309a8 8 0 0 1-8-8z`, c.base, 'gV .8') +
      paint(box(-158, -64, 150, 8, 3), '#2a3133', 'gMet .8') +
      paint(path`M-138 -396h282a14 14 0 0 1 14 14v322h-120v-168c0-24-12-34-34-34h-146a12 12 0 0 1-12-14l4-104a16 16 0 0 1 12-16z`, c.base, 'gHs .9', 'gV .75') +
      line(path`M-138 -394.5h282a12 12 0 0 1 12 12v320`, '#fff', 1.8, 0.4) +
      line(path`M66 -394v334`, '#000', 1.4, 0.18) +
      many(7, (i) => paint(box(92, -340 + i * 11, 44, 4, 2), '#000 .3')) +
      paint(box(-122, -266, 74, 14, 4), '#9aa4a8', 'gMet') +
      paint(box(-116, -254, 62, 18, 3), 'espresso-machine-dark') +
      paint(box(-126, -238, 82, 16, 5), '#b9c2c5', 'gMet') +
      paint(path`M-118 -222h66c-2 18-10 28-22 30h-22c-12-2-20-12-22-30z`, '#9aa4a8', 'gMet') +
      paint(path`M-126 -237v14l-22 2v-17z`, '#b9c2c5', 'gMetV') +
      paint(path`M-146 -238c-34 2-60 10-88 22-10 5-6 22 5 21 30-4 56-16 83-25z`, '#191e20', 'gV .8') +
      paint(box(-93, -192, 12, 18, 2), '#8d979a', 'gMet') +
      paint(box(-89, -176, 3.6, 80), 'espresso-machine-coffee') +
      cup(-87, -64, 70, '#f8f8f6', -1) +
      '</g>',
    width: 470,
    height: 436,
    shadow: 200,
  };
}

const detail = (machine: EspressoMachine): Drawing => close('espresso-machine-close', front(machine).svg, -146, -388, 300, 242);

/** The filled filter holder next to the tamper. */
function holder({ colour }: EspressoMachine): Drawing {
  const wood = COLOURS[colour].base;
  return {
    svg:
      `${materials}<g transform="translate(0 -26)">` +
      cast('espresso-machine-holder', path`M-88 -74a46 46 0 1 1 0 60c-2 0 0 0 0 0zM-30 -58h170v32h-170z`, 6, 0.45) +
      paint(path`M-22 -59l30 3v28l-30 3z`, '#b9c2c5', 'gMetV') +
      paint(path`M6 -57c50-6 90-10 120-6 18 3 18 39 0 42-30 4-70 0-120-6z`, '#191e20', 'gV .9') +
      line(path`M14 -52c40-4 76-8 108-5`, '#fff', 2, 0.4) +
      paint(disc(-66, -42, 48), '#9aa4a8', 'gMet') +
      paint(path`M-74 -92h16v-8h-16zM-74 8h16v-6h-16z`, '#8d979a', 'gMet') +
      line(disc(-66, -42, 47.4), '#000', 0.8, 0.35) +
      paint(disc(-66, -42, 42), '#59646a', 'gMetV .7') +
      paint(disc(-66, -42, 38.5), 'espresso-machine-grounds') +
      `<circle cx="-66" cy="-42" r="38.5" fill="url(#espresso-machine-grain)"/>` +
      line(disc(-66, -42, 38.5), '#000', 1.6, 0.5) +
      paint(disc(-78, -54, 18, 14), '#fff .05') +
      cast('espresso-machine-tamper', disc(96, -120, 38, 36), 6, 0.4) +
      paint(disc(92, -128, 36), '#9aa4a8', 'gMet') +
      line(disc(92, -128, 35), '#fff', 1, 0.6) +
      paint(disc(92, -130, 20), wood, 'gBall') +
      line(disc(92, -130, 19.5), '#000', 0.8, 0.3) +
      '</g>',
    width: 284,
    height: 196,
    shadow: 0,
  };
}

export const kind: DeviceKind<EspressoMachine> = {
  frame: 520,
  defaults: { colour: 'silver', brand: 'Jutro' },
  views: { front, side, detail, holder },
};
