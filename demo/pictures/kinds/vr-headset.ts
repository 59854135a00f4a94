import { COLOURS, type Colour, type ColourName } from '../colours.ts';
import { lettering } from '../lettering.ts';
import { box, disc, edge, paint } from '../measures.ts';
import type { DeviceKind, Drawing } from '../types.ts';

interface VrHeadset {
  colour: ColourName;
  brand: string;
}

const DEFS = `<defs><pattern id="vr-headset-knit" width="3" height="3" patternUnits="userSpaceOnUse"><path d="M0 0l1.500 1.500L3 0M0 1.500L1.500 3 3 1.500" fill="none" stroke="#fff" stroke-opacity=".12" stroke-width=".6"/></pattern>
<radialGradient id="vr-headset-visor" cx=".3" cy=".16" r="1"><stop stop-color="#7d8f9c"/><stop offset=".3" stop-color="#39464f"/><stop offset=".6" stop-color="#151c21"/><stop offset="1" stop-color="#080b0d"/></radialGradient></defs>`;
const FACE =
  'path d="M-92-62C-92-96-76-108-40-110C-14-111.500 14-111.500 40-110C76-108 92-96 92-62C92-24 78-6 48-5C28-4 22-24 0-24S-28-4-48-5C-78-6-92-24-92-62z"';

/** Half hoop over the head and the side straps, seen from the front. */
function straps(c: Colour): string {
  const hoop = 'M-70-100C-62-168-28-186 0-186S62-168 70-100';
  return `<path d="${hoop}" fill="none" stroke="#1a1f21" stroke-width="22"/><path d="${hoop}" fill="none" stroke="url(#vr-headset-knit)" stroke-width="22"/><path d="${hoop}" fill="none" stroke="#fff" stroke-opacity=".18" stroke-width="1.200" transform="translate(-1 -9)"/>${paint('path d="M-20-192C-8-196 8-196 20-192L16-168C6-171-6-171-16-168z"', c.base, 'gV .7', 'gHs')}${[-1, 1].map((s) => paint(`path d="M${s * 84}-88C${s * 98}-90 ${s * 102}-80 ${s * 102}-62S${s * 98}-36 ${s * 86}-36z"`, c.dark, 'gHs', 'gV .5')).join('')}`;
}

/** Controller with its ring, 64 × 130 mm, foot at (0, 0). */
function controller(c: Colour, s: 1 | -1): string {
  const grip = `path d="M${s * -12}-78C${s * -18}-50 ${s * -14}-14 ${s * -8}-4C${s * -4} 1 ${s * 8} 1 ${s * 12}-6C${s * 18}-24 ${s * 22}-52 ${s * 20}-80z"`;
  return (
    paint(grip, c.base, 'gHs', 'gV .5') +
    `<path d="M${s * -10}-50C${s * -12}-30 ${s * -9}-14 ${s * -5}-8" fill="none" stroke="#fff" stroke-opacity=".4" stroke-width="1.200"/>` +
    paint(`ellipse cx="${s * 4}" cy="-88" rx="27" ry="20"`, c.base, 'gV .7', 'gHs .7') +
    paint(`ellipse cx="${s * 4}" cy="-90" rx="22" ry="15"`, '#15191b', 'gV .35') +
    paint(disc(s * -4, -92, 8), '#2a3032', 'gV .9') +
    edge(disc(s * -4, -92, 7.2), 0.3, 0.7) +
    paint(disc(s * -4, -92, 4.6), '#1d2325', 'gBall .5') +
    paint(disc(s * 14, -95, 3.6), '#3a4245', 'gV') +
    paint(disc(s * 14, -86, 3.6), '#3a4245', 'gV') +
    paint(box(s * -17 - 3, -66, 6, 18, 3), c.dark, 'gHs')
  );
}

const camera = (x: number, y: number): string =>
  `<${disc(x, y, 5)} fill="#000" opacity=".6"/>${edge(disc(x, y, 5), 0.3, 0.6)}<${disc(x, y, 3.4)} fill="url(#gLens)"/>`;

function visor(c: Colour, brand: string): string {
  return (
    paint(FACE, c.base, 'gV .6', 'gHs .8') +
    paint(
      'path d="M-85-62C-85-91-70-101-40-103C-14-104.500 14-104.500 40-103C70-101 85-91 85-62C85-30 74-13 48-12C32-12 24-31 0-31S-32-12-48-12C-74-13-85-30-85-62z"',
      '#12171a',
      'vr-headset-visor',
    ) +
    '<path d="M-80-66C-80-90-66-97-38-99C-16-100 0-100 10-100C-18-86-50-68-78-40C-80-50-80-58-80-66z" fill="#fff" opacity=".12"/><path d="M-85-62C-85-91-70-101-40-103C-14-104.500 14-104.500 40-103C70-101 85-91 85-62" fill="none" stroke="#fff" stroke-opacity=".4" stroke-width=".9"/>' +
    camera(-64, -78) +
    camera(64, -78) +
    camera(-56, -28) +
    camera(56, -28) +
    `<${box(-10, -84, 20, 8, 4)} fill="#000" opacity=".5"/><${disc(-4, -80, 2)} fill="url(#gLens)"/><${disc(4, -80, 2)} fill="url(#gLens)"/>` +
    lettering({ text: brand.toUpperCase(), x: 0, y: -52, size: 9, fill: '#aeb7b9', anchor: 'middle', spacing: 2 })
  );
}

function front({ colour, brand }: VrHeadset): Drawing {
  const c = COLOURS[colour];
  const contact = [-118, 118].map((x) => `<ellipse cx="${x}" cy="0" rx="26" ry="4" fill="url(#gShadow)"/>`).join('');
  return {
    svg: `${DEFS}${contact}<ellipse cx="0" cy="0" rx="90" ry="5" fill="url(#gShadow)"/>${straps(c)}<g transform="translate(-128 0)">${controller(c, -1)}</g><g transform="translate(128 0)">${controller(c, 1)}</g>${visor(c, brand)}`,
    width: 322,
    height: 192,
    shadow: 0,
  };
}

/** The profile: visor, face cushion, strap round the head. */
function side({ colour, brand }: VrHeadset): Drawing {
  const c = COLOURS[colour];
  const strap = 'M-6-66C40-66 84-60 104-44';
  const hoop = 'M-10-96C6-168 76-176 104-84';
  return {
    svg:
      `${DEFS}<path d="${hoop}" fill="none" stroke="#1a1f21" stroke-width="10"/><path d="${hoop}" fill="none" stroke="#fff" stroke-opacity=".14" stroke-width="1.400"/><path d="${strap}" fill="none" stroke="#1a1f21" stroke-width="24"/><path d="${strap}" fill="none" stroke="url(#vr-headset-knit)" stroke-width="24"/>` +
      paint('path d="M88-94C108-98 118-80 116-56C115-34 106-20 92-24C84-26 88-40 90-58C91-74 82-92 88-94z"', '#22282a', 'gHs', 'gV .6') +
      paint(disc(106, -60, 11), c.base, 'gBall .8') +
      paint('path d="M-62-108C-44-112-30-104-24-90L-18-58L-28-20C-34-8-46-4-60-6z"', '#1a1f21', 'vr-headset-knit', 'gV .4') +
      paint('path d="M-112-62C-112-94-100-108-62-110C-56-110-54-106-54-100V-14C-54-8-56-5-62-5C-100-6-112-26-112-62z"', c.base, 'gV .6', 'gHs') +
      paint('path d="M-112-62C-112-94-102-106-80-109C-92-94-92-22-82-7C-103-12-112-34-112-62z"', '#12171a', 'vr-headset-visor') +
      camera(-72, -86) +
      camera(-72, -26) +
      paint('path d="M-58-82C-30-86-8-82-2-72V-60C-8-50-30-46-58-50z"', c.base, 'gV .7', 'gHs .5') +
      lettering({ text: brand, x: -32, y: -62, size: 9, fill: c.print, anchor: 'middle' }),
    width: 232,
    height: 166,
    shadow: 90,
  };
}

/** The inside: both lenses, the cushion round the eyes. */
function back({ colour }: VrHeadset): Drawing {
  const c = COLOURS[colour];
  const eye = (s: 1 | -1) =>
    paint(disc(s * 33, -60, 26), '#0a0d0e', 'gV .3') +
    edge(disc(s * 33, -60, 25), 0.2, 0.8) +
    `<${disc(s * 33, -60, 22)} fill="url(#gLens)"/>${edge(disc(s * 33, -60, 16), 0.1, 3, '#b9a6f0')}<path d="M${s * 33 - 17}-66a18 18 0 0 1 20-12q-4 10-20 12z" fill="#fff" opacity=".3"/><${disc(s * 33 + 8, -51, 1.6)} fill="#e6a8d8" opacity=".7"/>`;
  return {
    svg:
      DEFS +
      straps(c) +
      paint(FACE, c.base, 'gV .5', 'gHs .8') +
      paint(
        'path d="M-88-62C-88-94-72-104-40-106C-14-107.500 14-107.500 40-106C72-104 88-94 88-62C88-28 76-10 48-9C31-9 24-28 0-28S-31-9-48-9C-76-10-88-28-88-62z"',
        '#23292b',
        'vr-headset-knit',
        'gHs .7',
        'gV .5',
      ) +
      paint(
        'path d="M-72-62C-72-84-60-90-40-92C-14-93 14-93 40-92C60-90 72-84 72-62C72-36 64-24 48-24C32-24 24-42 0-42S-32-24-48-24C-64-24-72-36-72-62z"',
        '#0d1112',
        'gV .15',
      ) +
      eye(-1) +
      eye(1),
    width: 206,
    height: 194,
    shadow: 90,
  };
}

/** The controllers. */
function detail({ colour }: VrHeadset): Drawing {
  const c = COLOURS[colour];
  return {
    svg: `${DEFS}<g transform="translate(-42 0)">${controller(c, -1)}</g><g transform="translate(42 0)">${controller(c, 1)}</g>`,
    width: 146,
    height: 108,
    shadow: 60,
  };
}

export const kind: DeviceKind<VrHeadset> = {
  frame: 316,
  defaults: { colour: 'white', brand: 'Paleta' },
  views: { front, side, back, detail },
};
