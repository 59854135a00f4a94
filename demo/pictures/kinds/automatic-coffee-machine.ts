import { COLOURS, type ColourName } from '../colours.ts';
import { lettering } from '../lettering.ts';
import { box, disc, measured, paint, path } from '../measures.ts';
import type { DeviceKind, Drawing } from '../types.ts';
import { cabinet, cast, close, corner, fade, halo, line, many } from './washing-machine.ts';

interface AutomaticCoffeeMachine {
  colour: ColourName;
  brand: string;
}

const [WIDTH, HEIGHT, DEPTH] = [262, 372, 420];
const HALF = WIDTH / 2;

const materials =
  fade('automatic-coffee-machine-glass', 'xy', '0 #434e54', '.4 #191f22', '.41 #12171a', '1 #07090b') +
  fade('automatic-coffee-machine-niche', 'x', '0 #0a0d0e', '.25 #31393c', '.6 #1d2325', '1 #090c0d') +
  fade('automatic-coffee-machine-stream', 'x', '0 #3a1d0e', '.4 #9a5c2e', '1 #4a2714') +
  fade('automatic-coffee-machine-milk', 'y', '0 #fffdf6', '.4 #f1dfc4', '.7 #b77f4c', '1 #5d3418') +
  halo('automatic-coffee-machine-bean', 0.35, 0.3, 0.8, '0 #8a5a3a', '.6 #4c2a15', '1 #24120a') +
  `<defs><pattern id="automatic-coffee-machine-beans" width="26" height="22" patternUnits="userSpaceOnUse"><rect width="26" height="22" fill="#24120a"/><g fill="url(#automatic-coffee-machine-bean)"><ellipse cx="6" cy="6" rx="7" ry="5" transform="rotate(28 6 6)"/><ellipse cx="19" cy="5" rx="7" ry="5" transform="rotate(-34 19 5)"/><ellipse cx="12" cy="16" rx="7" ry="5" transform="rotate(-8 12 16)"/><ellipse cx="25" cy="17" rx="7" ry="5" transform="rotate(48 25 17)"/></g><path d="M2 4l8 4M15 8l8-6M6 17q6-3 12-2M23 13l4 8" stroke="#1a0c05" stroke-width="1.2" fill="none"/></pattern></defs>`;

/** Icon of a cup on the touch display. */
const icon = (x: number, y: number, fill: string, level: number) =>
  line(path`M${x - 9} ${y - 8}h18l-2 16h-14z`, '#c9d4d8', 1.3, 0.9) +
  paint(path`M${x - 6.4} ${y + 7}h12.8l${level * 0.125} ${-level}h${-12.8 - level * 0.25}z`, fill);

function display(brand: string): string {
  const drinks = ['#6b3f22', '#8a5a34', '#d8b98e', '#f1dfc4'];
  return (
    paint(box(-HALF + 14, -HEIGHT + 22, WIDTH - 28, 84, 9), 'automatic-coffee-machine-glass') +
    line(box(-HALF + 15, -HEIGHT + 23, WIDTH - 30, 82, 8), '#fff', 1.1, 0.28) +
    drinks
      .map(
        (fill, i) => icon(-72 + i * 34, -HEIGHT + 62, fill, 6 + i * 2.4) + paint(box(-80 + i * 34, -HEIGHT + 78, 16, 2, 1), i === 2 ? '#ffe9a3' : '#8b989d .7'),
      )
      .join('') +
    line(box(-19, -HEIGHT + 42, 30, 44, 6), '#ffe9a3', 1.3, 0.9) +
    lettering({ text: brand, x: -HALF + 26, y: -HEIGHT + 40, size: 10.5, fill: '#c3c9cb' }) +
    line(disc(92, -HEIGHT + 64, 18), '#8b989d', 1.6, 0.9) +
    line(disc(92, -HEIGHT + 64, 18), '#ffe9a3', 2.6, 1, 'stroke-dasharray="62 60"') +
    line(path`M92 ${-HEIGHT + 56}v8`, '#ffe9a3', 2, 1)
  );
}

const cup = (x: number, y: number) =>
  line(path`M${x + 26} ${y - 44}c18 0 16 28-4 28`, '#f6f6f3', 6, 1) +
  paint(path`M${x - 28} ${y - 56}h56l-4 44c-1 8-6 12-12 12h-24c-6 0-11-4-12-12z`, '#f8f8f5', 'gH .5') +
  paint(disc(x, y - 56, 28, 4), '#e3e3df') +
  paint(disc(x, y - 55.4, 25, 3), '#7a4a28');

const latte = (x: number, y: number) =>
  paint(path`M${x - 25} ${y - 78}h50l-6 74c0 3-3 4-6 4h-26c-3 0-6-1-6-4z`, 'automatic-coffee-machine-milk', 'gH .35') +
  paint(path`M${x - 25} ${y - 90}h50l-1 12h-48z`, '#e9f2f5 .5') +
  line(path`M${x - 25} ${y - 90}l6 88M${x + 25} ${y - 90}l-6 88`, '#fff', 1.6, 0.7) +
  paint(path`M${x - 17} ${y - 74}h6l3 66h-5z`, '#fff .4');

function front({ colour, brand }: AutomaticCoffeeMachine): Drawing {
  const c = COLOURS[colour];
  return {
    svg:
      materials +
      [-96, 70].map((x) => paint(box(x, -8, 26, 8, 3), '#191e20')).join('') +
      paint(box(-HALF, -HEIGHT, WIDTH, HEIGHT - 6, 16), c.base, 'gHs', 'gV .5') +
      line(box(-HALF + 1.2, -HEIGHT + 1.2, WIDTH - 2.4, HEIGHT - 8.4, 15), '#fff', 1.5, 0.42) +
      paint(box(-HALF + 18, -HEIGHT - 7, WIDTH - 36, 10, 4), '#22292b', 'gV .8') +
      display(brand) +
      paint(box(-HALF + 14, -252, WIDTH - 28, 196, 8), 'automatic-coffee-machine-niche') +
      paint(box(-HALF + 14, -252, WIDTH - 28, 60, 8), '#000 .35') +
      latte(-34, -56) +
      cup(40, -56) +
      paint(box(-38, -186, 3, 50, 1.5), '#fdf6e8') +
      paint(box(34, -186, 3, 80, 1.5), 'automatic-coffee-machine-stream') +
      paint(box(43, -186, 3, 80, 1.5), 'automatic-coffee-machine-stream') +
      cast('automatic-coffee-machine-spout', box(-60, -244, 128, 58, 10), 6, 0.7) +
      paint(path`M-62 -262h124v56c0 12-6 20-18 20h-88c-12 0-18-8-18-20z`, '#b9c2c5', 'gMet') +
      paint(box(-62, -262, 124, 26), '#000 .16') +
      line(path`M-61 -236h122`, '#fff', 1.2, 0.6) +
      many(2, (i) => paint(box(-46 + i * 74, -188, 20, 9, 3), '#22292b', 'gH .7')) +
      paint(box(-HALF + 8, -60, WIDTH - 16, 12, 4), '#39424a', 'gMet .8') +
      line(path`M${-HALF + 18} -54h${WIDTH - 34}`, '#0b0f10', 4, 0.85, 'stroke-dasharray="5 6.4"') +
      paint(box(-HALF + 6, -49, WIDTH - 12, 40, 6), c.base, 'gHs', 'gV .8') +
      line(path`M${-HALF + 8} -48h${WIDTH - 16}`, '#fff', 1.2, 0.5) +
      paint(box(-24, -28, 48, 5, 2.5), '#000 .28'),
    width: WIDTH,
    height: HEIGHT + 7,
  };
}

function threeQuarter(machine: AutomaticCoffeeMachine): Drawing {
  const faces = cabinet(COLOURS[machine.colour].base, WIDTH, HEIGHT, DEPTH, 6);
  const side =
    faces.side +
    paint(box(236, -HEIGHT + 40, 156, 268, 16), '#8fb6c6 .5', 'automatic-coffee-machine-glass .6', 'gHs .6') +
    paint(box(244, -HEIGHT + 120, 140, 180, 12), '#7fb2c8 .35') +
    line(box(236, -HEIGHT + 40, 156, 268, 16), '#fff', 1.6, 0.35) +
    many(6, (i) => paint(box(40, -110 + i * 13, 110, 5, 2.5), '#000 .4'));
  const top = `${faces.top}<rect x="-98" y="-300" width="196" height="190" rx="18" fill="url(#automatic-coffee-machine-beans)"/>${paint(box(-98, -300, 196, 190, 18), '#12181a .35', 'gGl')}${line(box(-98, -300, 196, 190, 18), '#fff', 3, 0.4)}`;
  return corner('automatic-coffee-machine', { front: front(machine).svg, side, top }, WIDTH, HEIGHT, DEPTH);
}

/** The bean hopper from above. */
function beans({ colour }: AutomaticCoffeeMachine): Drawing {
  const c = COLOURS[colour];
  return {
    svg:
      materials +
      cast('automatic-coffee-machine-over', box(-HALF + 4, -206, WIDTH, 210, 18), 7, 0.4) +
      paint(box(-HALF, -212, WIDTH, 212, 18), c.base, 'gHs', 'gV .6') +
      line(box(-HALF + 1.2, -210.8, WIDTH - 2.4, 209.6, 17), '#fff', 1.5, 0.5) +
      paint(box(-102, -186, 154, 160, 18), '#14191b', 'gV .3') +
      `<rect x="-94" y="-178" width="138" height="144" rx="14" fill="url(#automatic-coffee-machine-beans)"/>` +
      paint(box(-94, -178, 138, 144, 14), 'gGl') +
      line(box(-94, -178, 138, 144, 14), '#000', 4, 0.5) +
      line(disc(88, -150, 24), c.print, 1.6, 0.7, 'stroke-dasharray="1 9"') +
      paint(disc(88, -150, 18), '#9aa4a8', 'gMet') +
      paint(disc(88, -150, 14), '#22292b', 'gBall .6') +
      line(path`M88 -161v7`, '#ffe9a3', 2, 1) +
      paint(box(66, -94, 44, 60, 10), '#22292b', 'gV .5') +
      line(path`M80 -64h16`, '#aab6ba', 2, 0.8),
    width: WIDTH,
    height: 212,
    shadow: 0,
  };
}

const detail = (machine: AutomaticCoffeeMachine): Drawing => close('automatic-coffee-machine-close', front(machine).svg, -HALF, -HEIGHT - 2, WIDTH, 214);

export const kind: DeviceKind<AutomaticCoffeeMachine> = {
  frame: 446,
  defaults: { colour: 'black', brand: 'Jutro' },
  views: { front, corner: threeQuarter, detail, beans, measures: (device) => measured(front(device)) },
};
