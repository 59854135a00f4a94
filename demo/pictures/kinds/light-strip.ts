import { lettering } from '../lettering.ts';
import { box, disc, edge, paint } from '../measures.ts';
import { round } from '../studio.ts';
import type { DeviceKind, Drawing } from '../types.ts';

interface LightStrip {
  brand: string;
}

const HUES = ['#7a6cf2', '#4f8df5', '#3fc4d8', '#5fd39a', '#f5c75a', '#f2916a', '#ea6f9c', '#a873ee'];
const repeat = (count: number, draw: (i: number) => string): string => Array.from({ length: count }, (_, i) => draw(i)).join('');

const DEFS = `<defs><linearGradient id="light-strip-hues" gradientUnits="userSpaceOnUse" x1="-86" y1="-150" x2="86" y2="-20">${HUES.map((hue, i) => `<stop offset="${round(i / 7)}" stop-color="${hue}"/>`).join('')}</linearGradient>
<linearGradient id="light-strip-run">${HUES.map((hue, i) => `<stop offset="${round(i / 7)}" stop-color="${hue}"/>`).join('')}</linearGradient><filter id="light-strip-soft" x="-30%" y="-30%" width="160%" height="160%"><feGaussianBlur stdDeviation="7"/></filter></defs>`;

/** The controller on its cable, 46 × 17 mm. */
const controller = (x: number, y: number, brand: string): string =>
  paint(box(x, y, 46, 17, 4), '#eef1f2', 'gV .5', 'gHs') +
  edge(box(x + 0.4, y + 0.4, 45.2, 16.2, 3.7), 0.6, 0.6) +
  paint(disc(x + 35, y + 8.5, 4.6), '#d6dcdc', 'gBall') +
  `<${disc(x + 27, y + 8.5, 1)} fill="#72d699"/>` +
  lettering({ text: brand, x: x + 5, y: y + 11, size: 6.6, fill: '#5b6668' });

/** The strip wound on its reel, lit, with the end and the controller in front. */
function front({ brand }: LightStrip): Drawing {
  const tail = 'M-16-9.500H106';
  const turns = repeat(7, (i) => {
    const ring = disc(-16, -88, 78 - i * 7);
    return `<${ring} fill="none" stroke="#e4e8e9" stroke-width="6.400"/><${ring} fill="none" stroke="url(#light-strip-hues)" stroke-width="4.600"/><${ring} fill="none" stroke="#fff" stroke-opacity=".95" stroke-width="2.600" stroke-dasharray="2.600 4.600" stroke-dashoffset="${i * 2}"/><${disc(-16, -88, 81.2 - i * 7)} fill="none" stroke="#000" stroke-opacity=".3" stroke-width=".7"/>`;
  });
  const hub =
    paint(disc(-16, -88, 31), '#f0f2f2', 'gBall .8') +
    edge(disc(-16, -88, 30.5), 0.7, 0.8) +
    [0, 60, 120, 180, 240, 300].map((a) => `<${disc(0, -19, 5)} transform="translate(-16 -88) rotate(${a})" fill="#c3cbcd"/>`).join('') +
    paint(disc(-16, -88, 9), '#dfe4e5', 'gBall') +
    `<${disc(-16, -88, 4)} fill="#8d979a"/>`;
  return {
    svg:
      `${DEFS}<g transform="translate(-26 0)"><g filter="url(#light-strip-soft)" opacity=".75"><${disc(-16, -88, 66)} fill="none" stroke="url(#light-strip-hues)" stroke-width="40"/></g><ellipse cx="-16" cy="0" rx="78" ry="5" fill="url(#gShadow)"/>` +
      paint(disc(-16, -88, 83), '#dfe4e5', 'gBall .5') +
      turns +
      hub +
      `<path d="${tail}" fill="none" stroke="#c3cbcd" stroke-width="9.600"/><path d="${tail}" fill="none" stroke="#f4f6f6" stroke-width="8.400"/><path d="${tail}" fill="none" stroke="url(#light-strip-hues)" stroke-opacity=".55" stroke-width="8"/><path d="${tail}" fill="none" stroke="#fff" stroke-width="4" stroke-dasharray="4 5.500"/>` +
      controller(104, -18, brand) +
      '</g>',
    width: 252,
    height: 172,
    shadow: 0,
  };
}

/** A close-up: diodes, resistors, copper pads at which it can be cut. */
function detail(): Drawing {
  const cell = (i: number) => {
    const x = -99 + i * 33;
    const hue = HUES[i + 1] ?? '#fff';
    return `<${disc(x + 16, -27, 17)} fill="${hue}" opacity=".28"/>${paint(box(x + 8, -35, 16, 16, 1.6), '#fbfbf6', 'gV .5')}<${disc(x + 16, -27, 6.2)} fill="${hue}"/><${disc(x + 16, -27, 3.4)} fill="#fff" opacity=".8"/>${paint(box(x + 27.5, -31, 3, 8, 0.4), '#15191b', 'gV .5')}${i % 2 ? `<path d="M${x + 33}-42v30" stroke="#8d979a" stroke-width=".7" stroke-dasharray="2 1.600"/>${[-38, -31, -24, -17].map((y) => paint(box(x + 30, y, 6, 4, 1.8), '#c98b4a', 'gMetV .5')).join('')}` : ''}`;
  };
  const strip = box(-112, -44, 224, 34, 1);
  return {
    svg: `${DEFS}<g filter="url(#light-strip-soft)" opacity=".7"><${box(-104, -44, 208, 34, 10)} fill="url(#light-strip-run)"/></g>${paint(strip, '#f4f6f6', 'gV .4')}<path d="M-112-41.500H112M-112-12.500H112" stroke="#c98b4a" stroke-opacity=".5" stroke-width="1"/>${repeat(6, cell)}<path d="M-112-43.600H112" stroke="#fff" stroke-width=".8"/>`,
    width: 224,
    height: 62,
    shadow: 90,
  };
}

/** The light of a strip behind a shelf. */
function lit(): Drawing {
  const glow = (y: number) =>
    `<g filter="url(#light-strip-soft)" opacity=".85"><${box(-145, y - 26, 290, 34, 16)} fill="url(#light-strip-run)"/></g><${box(-140, y - 3, 280, 2.4, 1.2)} fill="#fff" opacity=".85"/>${paint(box(-150, y, 300, 13, 2), '#cdb59a', 'gV .5', 'gHs .7')}<path d="M-150 ${y + 0.6}h300" stroke="#fff" stroke-opacity=".5" stroke-width=".8"/>`;
  const books = [
    [-120, 14, 74, '#2b3d52'],
    [-105, 11, 66, '#c8553d'],
    [-93, 17, 80, '#7f9684'],
    [-75, 12, 70, '#e7e2d8'],
  ] as const;
  const shelf = books.map(([x, width, height, colour]) => paint(box(x, -14 - height, width, height, 1), colour, 'gHs', 'gV .3')).join('');
  const vase = paint('path d="M66-14C52-24 52-48 66-58C70-62 68-70 66-74H86C84-70 82-62 86-58C100-48 100-24 86-14z"', '#f0f2f2', 'gHs', 'gBall .7');
  return {
    svg: `${DEFS}${glow(-150)}<g filter="url(#light-strip-soft)" opacity=".5"><${box(-140, -92, 280, 70, 20)} fill="url(#light-strip-run)"/></g>${glow(-14)}${shelf}${vase}`,
    width: 310,
    height: 182,
    shadow: 0,
  };
}

export const kind: DeviceKind<LightStrip> = {
  frame: 246,
  defaults: { brand: 'Zorja' },
  views: { front, detail, lit },
};
