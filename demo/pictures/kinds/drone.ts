import { COLOURS, type Colour, type ColourName } from '../colours.ts';
import { lettering } from '../lettering.ts';
import { box, disc, edge, paint } from '../measures.ts';
import type { DeviceKind, Drawing } from '../types.ts';

interface Drone {
  colour: ColourName;
  brand: string;
}

type Side = 1 | -1;

const DEFS = `<defs><radialGradient id="drone-blur"><stop stop-color="#39464a" stop-opacity=".05"/><stop offset=".8" stop-color="#39464a" stop-opacity=".12"/><stop offset=".96" stop-color="#39464a" stop-opacity=".3"/><stop offset="1" stop-color="#39464a" stop-opacity="0"/></radialGradient>
<linearGradient id="drone-blade"><stop stop-color="#15191b"/><stop offset=".5" stop-color="#4a5255"/><stop offset="1" stop-color="#15191b"/></linearGradient></defs>`;

/** Motor and turning blades on the end of an arm. */
function rotor(x: number, y: number, radius: number, angle: number): string {
  const blade = `path d="M0-1.600C${radius * 0.4}-3.600 ${radius * 0.8}-2.400 ${radius}-.4C${radius * 0.8} 2 ${radius * 0.4} 1.800 0 1.600z"`;
  return (
    paint(box(x - 9, y - 8, 18, 18, 4), '#2a3032', 'gH', 'gV .4') +
    paint(box(x - 9, y - 8, 18, 4, 2), '#aeb7b9', 'gMet') +
    `<${disc(x, y - 13, radius, radius * 0.13)} fill="url(#drone-blur)"/>` +
    `<g transform="translate(${x} ${y - 13}) rotate(${angle})">${paint(blade, '#22282a', 'gV .7')}<g transform="scale(-1 1)">${paint(blade, '#22282a', 'gV .7')}</g><path d="M${radius * 0.9}-.9L${radius}-.4L${radius * 0.9} .9z" fill="#f0a46f"/><path d="M${-radius * 0.9}-.9L${-radius}-.4L${-radius * 0.9} .9z" fill="#f0a46f"/></g>` +
    paint(box(x - 4, y - 17, 8, 9, 2), '#c3c9cb', 'gMet')
  );
}

/** The camera in its gimbal, middle at (0, 0), 46 mm wide. */
function gimbal(c: Colour): string {
  return (
    paint('path d="M-23-20C-23-26-20-28-14-28H14C20-28 23-26 23-20V6H17V-16C17-20 15-21 12-21H-12C-15-21-17-20-17-16V6H-23z"', c.dark, 'gV .7', 'gHs') +
    paint(box(-26, -6, 9, 16, 4), '#8d979a', 'gMet') +
    paint(box(17, -6, 9, 16, 4), '#8d979a', 'gMet') +
    paint(box(-17, -16, 34, 32, 9), '#1d2325', 'gV .8', 'gHs .6') +
    edge(box(-16.5, -15.5, 33, 31, 8.5), 0.3, 0.6) +
    `<${disc(0, 0, 12.5)} fill="#05080a"/>${edge(disc(0, 0, 12), 0.25, 0.7)}<${disc(0, 0, 9)} fill="url(#gLens)"/>${edge(disc(0, 0, 5.4), 0.14, 0.8, '#8fb6e8')}<ellipse cx="-3.200" cy="-3.800" rx="3" ry="1.700" transform="rotate(-40 -3.200 -3.800)" fill="#fff" opacity=".75"/><circle cx="3.600" cy="4" r=".9" fill="#e6a8d8" opacity=".7"/>`
  );
}

function arm(c: Colour, s: Side, rear: boolean): string {
  const shape = rear
    ? `path d="M${s * 34}-92L${s * 108}-116L${s * 112}-106L${s * 36}-74z"`
    : `path d="M${s * 36}-80C${s * 70}-84 ${s * 100}-88 ${s * 134}-92L${s * 136}-80C${s * 104}-74 ${s * 70}-66 ${s * 38}-56z"`;
  const leg = rear ? '' : paint(`path d="M${s * 127}-84H${s * 139}L${s * 146}-4C${s * 146} 0 ${s * 138} 0 ${s * 137}-4z"`, c.dark, 'gHs', 'gV .5');
  const lamp = rear
    ? ''
    : `<${disc(s * 133, -72, 6)} fill="${s === 1 ? '#72d699' : '#f0746a'}" opacity=".25"/><${disc(s * 133, -72, 2)} fill="${s === 1 ? '#8ff0b4' : '#ff9a90'}"/>`;
  return leg + paint(shape, rear ? c.dark : c.base, 'gV .6') + lamp + (rear ? rotor(s * 112, -112, 62, s * -4) : rotor(s * 134, -88, 74, s * 5));
}

function front({ colour, brand }: Drone): Drawing {
  const c = COLOURS[colour];
  const body = 'path d="M-42-58C-46-72-44-92-36-102C-30-108-18-110 0-110S30-108 36-102C44-92 46-72 42-58C38-46 26-42 0-42S-38-46-42-58z"';
  const eye = (s: Side) =>
    `<${box(s * 26 - 7, -80, 14, 10, 5)} fill="#05080a"/><${disc(s * 26, -75, 3.6)} fill="url(#gLens)"/>${edge(box(s * 26 - 7, -80, 14, 10, 5), 0.3, 0.6)}`;
  return {
    svg:
      DEFS +
      arm(c, -1, true) +
      arm(c, 1, true) +
      arm(c, -1, false) +
      arm(c, 1, false) +
      paint(body, c.base, 'gV .7', 'gHs .8') +
      '<path d="M-35-102C-29-107.500-18-109.300 0-109.300S29-107.500 35-102" fill="none" stroke="#fff" stroke-opacity=".6" stroke-width="1.200"/>' +
      paint('path d="M-40-86C-20-92 20-92 40-86L41-66C24-61-24-61-41-66z"', '#15191b', 'gV .35') +
      eye(-1) +
      eye(1) +
      lettering({ text: brand.toUpperCase(), x: 0, y: -96, size: 7, fill: c.print, anchor: 'middle', spacing: 1 }) +
      `<g transform="translate(0 -46) scale(1.150)">${gimbal(c)}</g>`,
    width: 416,
    height: 134,
    shadow: 150,
  };
}

/** All four rotors from above. */
function top({ colour, brand }: Drone): Drawing {
  const c = COLOURS[colour];
  const y0 = -150;
  const corner = (sx: Side, sy: Side) => {
    const [x, y] = [sx * 118, sy * 84];
    const blade = 'path d="M0-3C24-8 48-7 66 0C48 4 24 5 0 3z"';
    return `${paint(`path d="M${sx * 16} ${sy * 34}L${x - sx * 4} ${y - sy * 8}L${x + sx * 4} ${y + sy * 6}L${sx * 12} ${sy * 56}z"`, sy > 0 ? c.base : c.dark, 'gV .6')}<${disc(x, y, 68)} fill="url(#drone-blur)"/><g transform="translate(${x} ${y}) rotate(${sx * sy * 32})">${paint(blade, '#2a3032', 'gV .8')}<g transform="rotate(180)">${paint(blade, '#2a3032', 'gV .8')}</g></g>${paint(disc(x, y, 10), '#aeb7b9', 'gMet', 'gBall .5')}`;
  };
  return {
    svg: `${DEFS}<g transform="translate(0 ${y0})">${corner(-1, -1)}${corner(1, -1)}${corner(-1, 1)}${corner(1, 1)}<g transform="translate(0 72) scale(.800)">${gimbal(c)}</g>${paint('path d="M-30-84C-20-94 20-94 30-84C40-40 40 30 32 66C20 76-20 76-32 66C-40 30-40-40-30-84z"', c.base, 'gHs', 'gV .6')}<path d="M-29-83C-19-92 19-92 29-83" fill="none" stroke="#fff" stroke-opacity=".6" stroke-width="1.200"/>${paint(box(-20, -74, 40, 74, 8), c.dark, 'gV .5', 'gHs .6')}${[0, 1, 2, 3].map((i) => `<${disc(-9 + i * 6, -12, 1.5)} fill="${i < 3 ? '#8ff0b4' : '#56605f'}"/>`).join('')}${lettering({ text: brand, x: 0, y: 34, size: 12, fill: c.print, anchor: 'middle' })}</g>`,
    width: 372,
    height: 302,
    shadow: 0,
  };
}

/** The camera with its gimbal. */
const detail = ({ colour }: Drone): Drawing => ({
  svg: `${DEFS}<g transform="translate(0 -17)">${gimbal(COLOURS[colour])}</g>`,
  width: 56,
  height: 46,
  shadow: 18,
});

/** Folded, as it goes into the bag. */
function closed({ colour, brand }: Drone): Drawing {
  const c = COLOURS[colour];
  const folded = (s: Side) =>
    paint(
      `path d="M${s * 34}-74H${s * 50}C${s * 55}-74 ${s * 56}-70 ${s * 56}-64V-14C${s * 56}-8 ${s * 52}-4 ${s * 46}-4H${s * 36}z"`,
      c.dark,
      'gHs',
      'gV .6',
    ) +
    paint(box(s * 45 - 8, -86, 16, 16, 4), '#2a3032', 'gH') +
    paint(`path d="M${s * 45}-88C${s * 30}-92 ${s * 4}-91 ${s * -12}-87C${s * 4}-84 ${s * 30}-84 ${s * 45}-84z"`, '#22282a', 'gV .6');
  return {
    svg:
      DEFS +
      paint(box(-40, -80, 80, 78, 22), c.base, 'gV .7', 'gHs .8') +
      folded(-1) +
      folded(1) +
      paint(box(-34, -64, 68, 18, 9), '#15191b', 'gV .35') +
      `<${disc(-24, -55, 4)} fill="url(#gLens)"/><${disc(24, -55, 4)} fill="url(#gLens)"/>` +
      lettering({ text: brand.toUpperCase(), x: 0, y: -69, size: 6, fill: c.print, anchor: 'middle', spacing: 0.8 }) +
      `<g transform="translate(0 -24)">${gimbal(c)}</g>`,
    width: 112,
    height: 92,
    shadow: 56,
  };
}

export const kind: DeviceKind<Drone> = {
  frame: 410,
  defaults: { colour: 'silver', brand: 'Galeb' },
  views: { front, top, detail, closed },
};
