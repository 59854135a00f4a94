import { COLOURS, type ColourName } from '../colours.ts';
import { lettering } from '../lettering.ts';
import { box, disc, edge, paint } from '../measures.ts';
import type { DeviceKind, Drawing } from '../types.ts';

interface Turntable {
  colour: ColourName;
  brand: string;
}

const DEFS = `<defs><linearGradient id="turntable-light" x2="1" y2="1"><stop stop-color="#fff" stop-opacity=".5"/><stop offset=".2" stop-color="#fff" stop-opacity=".04"/><stop offset=".44" stop-color="#fff" stop-opacity="0"/><stop offset=".5" stop-color="#fff" stop-opacity=".24"/><stop offset=".56" stop-color="#fff" stop-opacity="0"/><stop offset=".82" stop-color="#fff" stop-opacity=".03"/><stop offset="1" stop-color="#fff" stop-opacity=".34"/></linearGradient>
<linearGradient id="turntable-cover" x2="1" y2="1"><stop stop-color="#fff" stop-opacity=".7"/><stop offset=".35" stop-color="#dfe9ec" stop-opacity=".22"/><stop offset=".36" stop-color="#dfe9ec" stop-opacity=".38"/><stop offset=".6" stop-color="#dfe9ec" stop-opacity=".14"/><stop offset="1" stop-color="#9db2b8" stop-opacity=".3"/></linearGradient></defs>`;

/** Platter with a record, drawn as circles of radius 150; the front view tilts it. */
function record(brand: string): string {
  const grooves = Array.from(
    { length: 19 },
    (_, i) => `<${disc(0, 0, 140 - i * 4.6)} fill="none" stroke="#fff" stroke-opacity="${i % 6 === 5 ? 0.02 : 0.09}" stroke-width=".8"/>`,
  ).join('');
  return (
    paint(disc(0, 0, 153), '#aeb7b9', 'gMet') +
    `<${disc(0, 0, 151)} fill="none" stroke="#3b4447" stroke-width="2.400" stroke-dasharray="3 4.200"/>` +
    `<${disc(0, 0, 146)} fill="#0d1012"/>${grooves}<${disc(0, 0, 146)} fill="url(#turntable-light)"/>` +
    paint(disc(0, 0, 50), COLOURS.coral.base, 'gV .4') +
    `<${disc(0, 0, 47)} fill="none" stroke="${COLOURS.coral.print}" stroke-opacity=".6" stroke-width="1"/><path d="M-50 0A50 50 0 0 1 50 0z" fill="#000" opacity=".12"/>` +
    lettering({ text: brand.toUpperCase(), x: 0, y: -20, size: 11, fill: COLOURS.coral.print, anchor: 'middle', spacing: 1 }) +
    lettering({ text: '33 1/3', x: 0, y: 32, size: 9, fill: COLOURS.coral.print, anchor: 'middle' }) +
    paint(disc(0, 0, 4), '#c3c9cb', 'gMet')
  );
}

/** The tonearm from its joint at (0, 0) down to the headshell at (-104, 118). */
function arm(): string {
  const tube = 'M0-34L0 40C0 62-8 74-24 84L-92 122';
  return (
    `<path d="${tube}" transform="translate(5 7)" fill="none" stroke="#000" stroke-opacity=".3" stroke-width="6"/>` +
    paint(disc(0, 0, 30), '#2a3032', 'gV .8') +
    `<${disc(0, 0, 29)} fill="none" stroke="#fff" stroke-opacity=".3"/>` +
    paint(disc(0, 0, 19), '#aeb7b9', 'gMet', 'gBall .4') +
    `<path d="${tube}" fill="none" stroke="#6f797c" stroke-width="7"/><path d="${tube}" fill="none" stroke="#d6dcdc" stroke-width="4.600"/><path d="${tube}" transform="translate(-.900 -.600)" fill="none" stroke="#fff" stroke-width="1.500"/>` +
    paint(box(-13, -66, 26, 30, 3), '#22282a', 'gH .9') +
    Array.from({ length: 5 }, (_, i) => `<path d="M-13 ${-61 + i * 5}h26" stroke="#fff" stroke-opacity=".14"/>`).join('') +
    `<g transform="translate(-92 122) rotate(30)">${paint('path d="M6-7L-22-11C-30-11-32-8-32 0S-30 11-22 11L6 7z"', '#15191b', 'gV .9')}<path d="M-26 10l-3 9" stroke="#c3c9cb" stroke-width="2.400"/><${disc(-14, 0, 2)} fill="#c3c9cb"/><${disc(-23, 0, 2)} fill="#c3c9cb"/></g>`
  );
}

const controls = (x: number, y: number): string =>
  paint(disc(x, y, 16), '#aeb7b9', 'gMet') + paint(disc(x, y, 12.5), '#c3c9cb', 'gBall .7') + `<path d="M${x} ${y - 12}v7" stroke="#15191b" stroke-width="2"/>`;

/** The deck seen from above in its true proportions. */
const deck = (brand: string): string =>
  `<g transform="translate(-46 -172)">${record(brand)}</g>${paint(box(160, -96, 26, 76, 4), '#15191b', 'gV .3')}<path d="M173-88v60" stroke="#000" stroke-width="3"/>${paint(box(163, -66, 20, 12, 2), '#c3c9cb', 'gMetV')}${controls(-188, -30)}<g transform="translate(158 -258)">${arm()}</g>`;

function top({ colour, brand }: Turntable): Drawing {
  const c = COLOURS[colour];
  const plinth = box(-216, -344, 432, 344, 10);
  return {
    svg:
      DEFS +
      paint(plinth, c.base, 'gV .5', 'gHs .8') +
      edge(box(-215, -343, 430, 342, 9), 0.45, 1.6) +
      deck(brand) +
      lettering({ text: brand, x: -160, y: -24, size: 15, fill: c.print }),
    width: 432,
    height: 344,
    shadow: 0,
  };
}

/** From the front and a little above, dust cover open. */
function front({ colour, brand }: Turntable): Drawing {
  const c = COLOURS[colour];
  const foot = (x: number) => paint(box(x - 28, -16, 56, 16, 4), '#aeb7b9', 'gMet', 'gV .5');
  const upper = 'path d="M-188-214H188C192-214 194-212 195-209L216-66H-216L-195-209C-194-212-192-214-188-214z"';
  const cover = 'path d="M-190-214L-206-352C-206-358-203-360-198-360H198C203-360 206-358 206-352L190-214z"';
  return {
    svg:
      DEFS +
      foot(-160) +
      foot(160) +
      `<${cover} fill="url(#turntable-cover)"/>${edge(cover, 0.75, 2)}<path d="M-190-214L-206-352M206-352L190-214" stroke="#7d8a8e" stroke-opacity=".5" stroke-width="1.400"/>` +
      paint(box(-140, -220, 30, 12, 3), '#2a3032', 'gV') +
      paint(box(110, -220, 30, 12, 3), '#2a3032', 'gV') +
      paint(upper, c.base, 'gV .5', 'gHs .8') +
      '<g transform="translate(0 -61) scale(.955 .435)"><ellipse cx="-46" cy="-158" rx="158" ry="164" fill="#000" opacity=".4"/>' +
      deck(brand) +
      '</g>' +
      paint('path d="M-216-66H216V-22C216-16 212-12 206-12H-206C-212-12-216-16-216-22z"', c.base, 'gV .35', 'gHs .9') +
      '<path d="M-216-65H216" stroke="#fff" stroke-opacity=".55" stroke-width="1.800"/><path d="M-214-15H214" stroke="#000" stroke-opacity=".3" stroke-width="3"/>' +
      lettering({ text: brand, x: -190, y: -32, size: 18, fill: c.print }) +
      `<${disc(188, -38, 3)} fill="#fdcd1d"/>`,
    width: 436,
    height: 360,
    shadow: 216,
  };
}

/** Cartridge and record close up. */
function detail({ colour, brand }: Turntable): Drawing {
  const c = COLOURS[colour];
  const frame = box(-110, -172, 220, 172, 8);
  return {
    svg: `${DEFS}<clipPath id="turntable-frame"><${frame}/></clipPath><g clip-path="url(#turntable-frame)">${paint(frame, c.base, 'gHs')}<g transform="translate(-58 62)">${deck(brand)}</g></g>`,
    width: 220,
    height: 172,
    shadow: 0,
  };
}

export const kind: DeviceKind<Turntable> = {
  frame: 430,
  defaults: { colour: 'black', brand: 'Sava' },
  views: { front, top, detail },
};
