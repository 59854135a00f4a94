import { COLOURS, type ColourName } from '../colours.ts';
import { lettering } from '../lettering.ts';
import { paint } from '../measures.ts';
import { screen } from '../screens.ts';
import type { DeviceKind, Drawing } from '../types.ts';
import { pad } from './gamepad.ts';

interface Console {
  colour: ColourName;
  /** A box for the television with its controller, or a handheld with its own screen. */
  type: 'box' | 'handheld';
  brand: string;
}

const contact = (x: number, half: number): string => `<ellipse cx="${x}" cy="0" rx="${half}" ry="5" fill="url(#gShadow)"/>`;
const repeat = (count: number, draw: (i: number) => string): string => Array.from({ length: count }, (_, i) => draw(i)).join('');

const DEFS = `<defs><linearGradient id="console-core"><stop stop-color="#05080a"/><stop offset=".3" stop-color="#2f373a"/><stop offset=".5" stop-color="#12171a"/><stop offset="1" stop-color="#05080a"/></linearGradient>
<linearGradient id="console-glow" x2="0" y2="1"><stop stop-color="#bfe3ff"/><stop offset=".5" stop-color="#5f9df0"/><stop offset="1" stop-color="#5f7df0" stop-opacity=".2"/></linearGradient></defs>`;

/** The upright box, 104 mm wide and 360 mm high, around x = 0: two shells hold a dark core. */
function tower(colour: ColourName, brand: string): string {
  const c = COLOURS[colour];
  const shell = (s: 1 | -1) => {
    const shape = `path d="M${s * 16}-352C${s * 28}-362 ${s * 44}-364 ${s * 50}-354C${s * 54}-300 ${s * 48}-80 ${s * 50}-14C${s * 50}-8 ${s * 47}-6 ${s * 42}-6H${s * 20}C${s * 16}-80 ${s * 12}-280 ${s * 16}-352z"`;
    return (
      paint(shape, c.base, 'gHs', 'gV .45') +
      `<path d="M${s * 16.6}-351C${s * 12.7}-280 ${s * 16.6}-80 ${s * 20.6}-7" fill="none" stroke="#fff" stroke-opacity=".55" stroke-width="1.2"/>`
    );
  };
  return (
    paint('path d="M-36 0L-30-8H30L36 0z"', '#15191b', 'gV .6') +
    paint('path d="M-24-342H24V-6H-24z"', '#0d1112', 'console-core') +
    `<path d="${repeat(16, (i) => `M-15 ${-338 + i * 6}h30`)}" stroke="#000" stroke-width="2.6"/><path d="${repeat(16, (i) => `M-15 ${-336.4 + i * 6}h30`)}" stroke="#fff" stroke-opacity=".12" stroke-width=".7"/>` +
    '<rect x="-2" y="-226" width="4" height="128" rx="2" fill="#000"/><path d="M0-224v124" stroke="#000" stroke-width="3"/><path d="M-.6-224v124" stroke="#fff" stroke-opacity=".18" stroke-width=".6"/>' +
    paint('circle cx="0" cy="-70" r="6"', '#22282a', 'gV .8') +
    '<path d="M-2.2-71.500a3.2 3.2 0 1 0 4.4 0M0-74v4" fill="none" stroke="#dfe6e8" stroke-width=".9" stroke-linecap="round"/><rect x="-2.2" y="-52" width="4.4" height="11" rx="2.2" fill="#000" stroke="#6b7679" stroke-width=".8"/><rect x="-2.2" y="-34" width="4.4" height="11" rx="2.2" fill="#000" stroke="#6b7679" stroke-width=".8"/>' +
    shell(-1) +
    shell(1) +
    '<path d="M-15-340C-17-240-14-90-17-20" fill="none" stroke="#5f9df0" stroke-opacity=".35" stroke-width="5"/><path d="M-15-340C-17-240-14-90-17-20" fill="none" stroke="url(#console-glow)" stroke-width="1.6"/>' +
    lettering({ text: brand.toUpperCase(), x: 33, y: -26, size: 6, fill: c.print, anchor: 'middle', spacing: 0.6 })
  );
}

/** The handheld, 262 × 112 mm: screen between two grips. */
function handheld(colour: ColourName, brand: string): string {
  const c = COLOURS[colour];
  const knob = (x: number, y: number) =>
    `<circle cx="${x}" cy="${y}" r="12" fill="#000" opacity=".35"/>${paint(`circle cx="${x}" cy="${y}" r="10.5"`, '#0d1112', 'gV .3')}${paint(`circle cx="${x}" cy="${y}" r="8.3"`, '#2a3032', 'gV .8')}<circle cx="${x}" cy="${y}" r="7.6" fill="none" stroke="#565f62" stroke-width=".9" stroke-dasharray=".8 .7"/>${paint(`circle cx="${x}" cy="${y}" r="5.5"`, '#1d2325', 'gBall .5')}`;
  const key = (x: number, y: number, text: string) =>
    `<circle cx="${x}" cy="${y}" r="5.3" fill="#000" opacity=".35"/>${paint(`circle cx="${x}" cy="${y}" r="4.7"`, '#22282a', 'gV .9')}${lettering({ text, x, y: y + 1.7, size: 4.6, fill: '#dfe6e8', anchor: 'middle' })}`;
  const body = 'rect x="-131" y="-112" width="262" height="112" rx="30"';
  return (
    paint('path d="M-104-110c2-7 10-9 26-9v9zM104-110c-2-7-10-9-26-9v9z"', '#22282a', 'gV .8') +
    paint(body, c.base, 'gV .6', 'gHs .7') +
    '<rect x="-130.3" y="-111.3" width="260.6" height="110.6" rx="29.3" fill="none" stroke="#fff" stroke-opacity=".4" stroke-width=".9"/>' +
    paint('rect x="-93" y="-108" width="186" height="104" rx="6"', '#080b0c', 'gV .15') +
    screen('game', -86, -104, 172, 96) +
    '<path d="M-86-104h96l-70 96h-26z" fill="#fff" opacity=".08"/><rect x="-93" y="-108" width="186" height="104" rx="6" fill="none" stroke="#fff" stroke-opacity=".16" stroke-width=".8"/>' +
    knob(-111, -80) +
    knob(111, -42) +
    key(111, -92, 'X') +
    key(121, -81.5, 'A') +
    key(101.5, -81.5, 'Y') +
    key(111, -71, 'B') +
    paint('path d="M-114-54h6v6.500h6.500v6h-6.500v6.500h-6v-6.500h-6.500v-6h6.500z"', '#15191b', 'gV .7') +
    repeat(
      5,
      (i) => `<circle cx="${-117 + i * 3}" cy="-16" r=".9" fill="#000" opacity=".6"/><circle cx="${105 + i * 3}" cy="-16" r=".9" fill="#000" opacity=".6"/>`,
    ) +
    '<path d="M-100-99h6M100-99h-6M97-102v6" stroke="#15191b" stroke-width="1.6" stroke-linecap="round" opacity=".7"/><circle cx="-110" cy="-26" r="2.6" fill="#15191b"/><circle cx="110" cy="-24" r="2.6" fill="#15191b"/>' +
    lettering({ text: brand.toUpperCase(), x: 0, y: -4.9, size: 2.6, fill: '#8b9699', anchor: 'middle', spacing: 0.6 })
  );
}

function front({ colour, type, brand }: Console): Drawing {
  if (type === 'handheld') return { svg: DEFS + handheld(colour, brand), width: 262, height: 118, shadow: 116 };
  const scene = `${contact(-92, 56)}${contact(66, 74)}<g transform="translate(-92 0)">${tower(colour, brand)}</g><g transform="translate(66 0)">${pad(COLOURS[colour], brand, 'console')}</g>`;
  return { svg: DEFS + scene, width: 292, height: 360, shadow: 0 };
}

/** Sockets and air outlet. */
function back({ colour, type, brand }: Console): Drawing {
  const c = COLOURS[colour];
  if (type === 'handheld') {
    return {
      svg:
        paint('rect x="-131" y="-112" width="262" height="112" rx="30"', c.base, 'gV .6', 'gHs .8') +
        paint('rect x="-84" y="-62" width="168" height="56" rx="6"', c.dark, 'gV .4') +
        '<path d="M-30-10h60" stroke="#000" stroke-opacity=".5" stroke-width="2.4" stroke-linecap="round"/>' +
        repeat(14, (i) => `<rect x="${-56 + i * 8.2}" y="-100" width="4.4" height="22" rx="2.2" fill="#0a0d0e" opacity=".75"/>`) +
        paint('path d="M-122-98c4-10 14-13 30-13v16c-10 0-18 4-22 12zM122-98c-4-10-14-13-30-13v16c10 0 18 4 22 12z"', '#22282a', 'gV .9') +
        lettering({ text: brand, x: 0, y: -32, size: 14, fill: c.print, anchor: 'middle' }),
      width: 262,
      height: 112,
      shadow: 116,
    };
  }
  const socket = (y: number, width: number, height: number) =>
    `<rect x="${-width / 2}" y="${y}" width="${width}" height="${height}" rx="1.6" fill="#05080a" stroke="#5b6668" stroke-width=".9"/><rect x="${-width / 2 + 2}" y="${y + height / 2 - 0.8}" width="${width - 4}" height="1.6" fill="#4a5255"/>`;
  return {
    svg:
      DEFS +
      paint('path d="M-36 0L-30-8H30L36 0z"', '#15191b', 'gV .6') +
      paint('path d="M-50-354C-40-364 40-364 50-354C54-300 48-80 50-14C50-8 47-6 42-6H-42C-47-6-50-8-50-14C-48-80-54-300-50-354z"', c.base, 'gHs', 'gV .5') +
      paint('rect x="-30" y="-342" width="60" height="326" rx="8"', '#0d1112', 'console-core .8') +
      repeat(
        27,
        (i) =>
          `<path d="M-24 ${-332 + i * 7}h48" stroke="#000" stroke-width="3.4"/><path d="M-24 ${-329.6 + i * 7}h48" stroke="#fff" stroke-opacity=".13" stroke-width=".8"/>`,
      ) +
      socket(-128, 15, 6) +
      socket(-110, 15, 6) +
      socket(-92, 13, 6) +
      socket(-76, 13, 6) +
      socket(-58, 15, 13) +
      socket(-36, 20, 9),
    width: 104,
    height: 360,
    shadow: 54,
  };
}

/** The broad side of the box, the upper edge of the handheld. */
function side({ colour, type, brand }: Console): Drawing {
  const c = COLOURS[colour];
  if (type === 'handheld') {
    return {
      svg:
        paint(
          'path d="M-131-18C-131-28-124-30-112-30H112C124-30 131-28 131-18C131-4 120 0 108 0C96 0 90-6 80-6H-80C-90-6-96 0-108 0C-120 0-131-4-131-18z"',
          c.base,
          'gV .8',
          'gHs .7',
        ) +
        paint('path d="M-118-30h34v10h-40c-2 0-4-10 6-10zM118-30h-34v10h40c2 0 4-10-6-10z"', '#22282a', 'gV .8') +
        paint('rect x="-117" y="-38" width="16" height="8" rx="2"', '#1d2325', 'gH') +
        paint('rect x="103" y="-34" width="16" height="5" rx="2"', '#1d2325', 'gH') +
        repeat(12, (i) => `<rect x="${-34 + i * 5.6}" y="-25" width="3" height="7" rx="1.5" fill="#0a0d0e" opacity=".8"/>`) +
        '<rect x="-70" y="-24" width="20" height="5" rx="2.5" fill="#0a0d0e" opacity=".7"/><rect x="46" y="-23.5" width="22" height="4" rx="1" fill="#0a0d0e" opacity=".7"/>',
      width: 262,
      height: 38,
      shadow: 116,
    };
  }
  const panel = 'path d="M-118-344C-116-356-108-360-96-359L102-352C114-351 120-345 119-334L108-20C107-10 102-6 94-6H-94C-104-6-109-11-110-20z"';
  return {
    svg:
      paint('path d="M-92 0L-86-8H86L92 0z"', '#15191b', 'gV .6') +
      paint('path d="M104-346l16 4c4 1 6 4 6 9l-12 306c0 8-4 13-10 15z"', '#0d1112', 'gH') +
      paint(panel, c.base, 'gV .5', 'gHs .8') +
      '<path d="M-117-343C-115-354.5-107-358.5-96-357.800L102-350.8" fill="none" stroke="#fff" stroke-opacity=".6" stroke-width="1.2"/>' +
      '<path d="M-112-120C-30-90 60-190 115-176L108-20C107-10 102-6 94-6H-94C-104-6-109-11-110-20z" fill="#000" opacity=".06"/>' +
      lettering({ text: brand, x: 0, y: -170, size: 40, fill: c.print, anchor: 'middle', opacity: 0.55 }),
    width: 244,
    height: 360,
    shadow: 112,
  };
}

/** Accessories: the controller of the box, the dock of the handheld. */
function detail({ colour, type, brand }: Console): Drawing {
  if (type === 'box') return { svg: pad(COLOURS[colour], brand, 'console'), width: 160, height: 110, shadow: 76 };
  const dock = paint(
    'path d="M-92-92C-92-98-88-100-82-100H82C88-100 92-98 92-92L96-6C96-2 94 0 90 0H-90C-94 0-96-2-96-6z"',
    COLOURS.black.base,
    'gV .5',
    'gHs .8',
  );
  return {
    svg: `${DEFS}${contact(0, 104)}<g transform="translate(0 -26)">${handheld(colour, brand)}</g>${dock}${lettering({ text: brand, x: 0, y: -40, size: 20, fill: '#9aa4a7', anchor: 'middle' })}<circle cx="78" cy="-12" r="2" fill="#72d699"/>`,
    width: 262,
    height: 144,
    shadow: 0,
  };
}

export const kind: DeviceKind<Console> = {
  frame: 420,
  defaults: { colour: 'white', type: 'box', brand: 'Kocka' },
  views: { front, side, back, detail },
};
