import { COLOURS, type Colour, type ColourName } from '../colours.ts';
import { lettering } from '../lettering.ts';
import { box, disc, edge, paint } from '../measures.ts';
import { round } from '../studio.ts';
import type { DeviceKind, Drawing } from '../types.ts';

interface SecurityCamera {
  type: 'bullet' | 'dome' | 'indoor';
  colour: ColourName;
  brand: string;
}

const DEFS = `<defs><radialGradient id="security-camera-dome" cx=".34" cy=".2" r=".95"><stop stop-color="#8fa3ad" stop-opacity=".75"/><stop offset=".35" stop-color="#39464d" stop-opacity=".72"/><stop offset="1" stop-color="#0a0e10" stop-opacity=".92"/></radialGradient>
<linearGradient id="security-camera-tube" x2="0" y2="1"><stop stop-color="#fff" stop-opacity=".2"/><stop offset=".2" stop-color="#fff" stop-opacity=".6"/><stop offset=".5" stop-color="#fff" stop-opacity="0"/><stop offset=".85" stop-color="#000" stop-opacity=".34"/><stop offset="1" stop-color="#000" stop-opacity=".2"/></linearGradient></defs>`;

/** Lens in a black window with infrared lamps round it; `squeeze` turns it sideways. */
function eye(x: number, y: number, r: number, squeeze = 1): string {
  const ring = (share: number, attributes: string) => `<circle r="${round(r * share)}" ${attributes}/>`;
  const lamps = Array.from(
    { length: 12 },
    (_, i) =>
      `<g transform="rotate(${i * 30})"><circle cy="${round(-r * 0.76)}" r="${round(r * 0.075)}" fill="#3a1f24"/><circle cx="${round(-r * 0.02)}" cy="${round(-r * 0.78)}" r="${round(r * 0.025)}" fill="#e6a8a0" opacity=".8"/></g>`,
  ).join('');
  return (
    `<g transform="translate(${x} ${y}) scale(${squeeze} 1)">${paint(`circle r="${r}"`, '#0d1112', 'gV .35')}${ring(0.97, `fill="none" stroke="#fff" stroke-opacity=".3" stroke-width="${round(r * 0.03)}"`)}${lamps}${ring(0.56, 'fill="#1d2325"')}${ring(0.55, `fill="none" stroke="#fff" stroke-opacity=".25" stroke-width="${round(r * 0.03)}"`)}` +
    `${ring(0.44, 'fill="#05080a"')}${ring(0.36, 'fill="url(#gLens)"')}${ring(0.2, `fill="none" stroke="#8fb6e8" stroke-opacity=".3" stroke-width="${round(r * 0.05)}"`)}<ellipse cx="${round(-r * 0.14)}" cy="${round(-r * 0.17)}" rx="${round(r * 0.12)}" ry="${round(r * 0.065)}" transform="rotate(-40 ${round(-r * 0.14)} ${round(-r * 0.17)})" fill="#fff" opacity=".85"/><path d="M${round(-r * 0.96)} ${round(-r * 0.1)}A${round(r * 0.97)} ${round(r * 0.97)} 0 0 1 ${round(r * 0.3)} ${round(-r * 0.92)}z" fill="#fff" opacity=".07"/></g>`
  );
}

const plate = (c: Colour, x: number, half: number): string =>
  paint(`path d="M${x - half}-9C${x - half} 2 ${x + half} 2 ${x + half}-9z"`, c.dark, 'gHs') + paint(disc(x, -9, half, half * 0.17), c.base, 'gV .7', 'gHs');

/** Outdoor camera under its rain hood, turned to the left. */
function bullet(c: Colour, brand: string): string {
  const arm = 'M48-12V-34C48-48 30-50 10-68';
  return (
    plate(c, 48, 34) +
    `<path d="${arm}" fill="none" stroke="${c.dark}" stroke-width="18"/><path d="${arm}" fill="none" stroke="${c.base}" stroke-width="14"/><path d="${arm}" transform="translate(4 2)" fill="none" stroke="#000" stroke-opacity=".16" stroke-width="6"/><path d="${arm}" transform="translate(-3.500 -1)" fill="none" stroke="#fff" stroke-opacity=".4" stroke-width="2.400"/>` +
    paint(disc(48, -36, 11), c.base, 'gBall') +
    paint('path d="M-52-118L74-108C84-107 88-96 88-84S84-62 74-61L-52-52z"', c.base, 'security-camera-tube', 'gHs .4') +
    '<path d="M60-109V-60" stroke="#000" stroke-opacity=".22" stroke-width="1.1"/><path d="M61.200-109V-60" stroke="#fff" stroke-opacity=".5" stroke-width=".8"/>' +
    lettering({ text: brand, x: 12, y: -78, size: 12, fill: c.print, anchor: 'middle' }) +
    `<${disc(-52, -85, 25, 34)} fill="${c.dark}"/>${edge(disc(-52, -85, 24.4, 33.4), 0.5, 0.8)}${eye(-52, -85, 30, 0.73)}` +
    paint('path d="M-76-92C-76-114-66-126-50-126L64-116C70-115 72-112 72-108L-46-117C-60-117-68-108-70-90z"', c.base, 'gV .8', 'gHs .5') +
    '<path d="M-75-96C-74-114-65-125.200-50-125.200L64-115.300" fill="none" stroke="#fff" stroke-opacity=".7" stroke-width="1"/><path d="M-70-92C-68-108-60-117-46-117L72-108" fill="none" stroke="#000" stroke-opacity=".3" stroke-width="1.2"/>'
  );
}

/** Ceiling camera set down: ring, smoked dome, lens behind it. */
function dome(c: Colour, brand: string): string {
  return (
    paint('path d="M-62-30V-10C-62 4 62 4 62-10V-30z"', c.base, 'gHs', 'gV .4') +
    paint(disc(0, -30, 62, 15), c.base, 'gV .8') +
    edge(disc(0, -30, 61.5, 14.6), 0.6, 0.9) +
    paint(disc(0, -32, 48, 10.5), '#0d1112', 'gH .6') +
    eye(-4, -56, 21) +
    paint('path d="M-46-32C-46-66-28-84 0-84S46-66 46-32C46-22-46-22-46-32z"', '#39464d .2', 'security-camera-dome .7') +
    '<path d="M-38-42C-36-64-22-78-4-79C-22-70-30-58-32-40z" fill="#fff" opacity=".32"/><path d="M30-42C30-54 26-64 20-70" fill="none" stroke="#fff" stroke-opacity=".25" stroke-width="2" stroke-linecap="round"/>' +
    lettering({ text: brand, x: 0, y: -9, size: 8, fill: c.print, anchor: 'middle' })
  );
}

/** Indoor camera: head that turns on a round foot. */
function indoor(c: Colour, brand: string): string {
  return (
    paint('path d="M-36-34C-38-12-36 0-28 1H28C36 0 38-12 36-34z"', c.base, 'gHs', 'gV .5') +
    lettering({ text: brand, x: 0, y: -9, size: 8, fill: c.print, anchor: 'middle' }) +
    paint(box(-30, -42, 60, 10, 4), c.dark, 'gH') +
    paint(disc(0, -74, 41), c.base, 'gBall .9') +
    edge(disc(0, -74, 40.4), 0.4, 0.8) +
    paint('path d="M-33-74A33 33 0 0 1 33-74A33 33 0 0 1-33-74z"', '#0b0f11', 'gV .3') +
    edge(disc(0, -74, 32.6), 0.35, 0.8) +
    eye(0, -74, 24) +
    '<path d="M-31-66A33 33 0 0 1 10-105L-18-50z" fill="#fff" opacity=".08"/><circle cx="0" cy="-46.500" r="1.4" fill="#8ff0b4"/>'
  );
}

const SIZES = { bullet: { width: 168, height: 126, shadow: 62 }, dome: { width: 124, height: 84, shadow: 66 }, indoor: { width: 82, height: 115, shadow: 42 } };

function front({ type, colour, brand }: SecurityCamera): Drawing {
  const body = { bullet, dome, indoor }[type](COLOURS[colour], brand);
  return type === 'bullet'
    ? { svg: `${DEFS}<ellipse cx="42" cy="0" rx="44" ry="4" fill="url(#gShadow)"/><g transform="translate(-6 0)">${body}</g>`, ...SIZES.bullet, shadow: 0 }
    : { svg: DEFS + body, ...SIZES[type] };
}

/** The profile of the outdoor camera, the dome from above, the back of the indoor camera. */
function side({ type, colour, brand }: SecurityCamera): Drawing {
  const c = COLOURS[colour];
  if (type === 'dome')
    return {
      svg:
        DEFS +
        paint(disc(0, -62, 62), c.base, 'gBall .7') +
        edge(disc(0, -62, 61.4), 0.5, 1) +
        paint(disc(0, -62, 48), '#0d1112', 'gV .2') +
        eye(0, -62, 24) +
        paint(disc(0, -62, 46), '#39464d .1', 'security-camera-dome .6') +
        `<path d="M-36-78A40 40 0 0 1 6-102Q-6-84-36-78z" fill="#fff" opacity=".3"/>`,
      width: 124,
      height: 124,
      shadow: 0,
    };
  if (type === 'indoor') {
    const holes = Array.from({ length: 25 }, (_, i) => `<${disc(-10 + (i % 5) * 5, -84 + Math.floor(i / 5) * 5, 1.1)} fill="#0a0d0e" opacity=".75"/>`).join('');
    return {
      svg:
        DEFS +
        paint('path d="M-36-34C-38-12-36 0-28 1H28C36 0 38-12 36-34z"', c.base, 'gHs', 'gV .5') +
        paint(box(-30, -42, 60, 10, 4), c.dark, 'gH') +
        paint(disc(0, -74, 41), c.base, 'gBall .9') +
        edge(disc(0, -74, 40.4), 0.4, 0.8) +
        holes +
        `<${box(-6, -16, 12, 5, 2.5)} fill="#05080a" stroke="#8d979a" stroke-width=".6"/>` +
        lettering({ text: brand, x: 0, y: -50, size: 7, fill: c.print, anchor: 'middle' }),
      ...SIZES.indoor,
    };
  }
  return {
    svg:
      DEFS +
      paint(box(52, -44, 10, 44, 2), c.dark, 'gV .6') +
      paint('path d="M54-28H20C10-28 8-34 8-42V-56H24V-44H54z"', c.base, 'gV .7') +
      paint(disc(16, -50, 10), c.base, 'gBall') +
      paint(box(-84, -112, 150, 56, 12), c.base, 'security-camera-tube') +
      '<path d="M44-112V-56" stroke="#000" stroke-opacity=".22" stroke-width="1.1"/>' +
      paint(box(-90, -109, 10, 50, 3), '#0d1112', 'gV .5') +
      paint('path d="M-104-122H58C62-122 64-119 64-116L62-112H-90L-104-116z"', c.base, 'gV .8', 'gHs') +
      edge('path d="M-104-121.500H58C61-121.500 63-120 63.500-117"', 0.7, 1) +
      lettering({ text: brand, x: -20, y: -80, size: 13, fill: c.print, anchor: 'middle' }),
    width: 208,
    height: 122,
    shadow: 0,
  };
}

/** Lens and infrared lamps close up. */
const detail = ({ colour }: SecurityCamera): Drawing => ({
  svg: DEFS + paint(disc(0, -34, 34), COLOURS[colour].base, 'gBall .8') + edge(disc(0, -34, 33.6), 0.5, 0.7) + eye(0, -34, 30),
  width: 68,
  height: 68,
  shadow: 18,
});

export const kind: DeviceKind<SecurityCamera> = {
  frame: 172,
  defaults: { type: 'bullet', colour: 'white', brand: 'Straža' },
  views: { front, side, detail },
};
