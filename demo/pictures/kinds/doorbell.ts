import { COLOURS, type Colour, type ColourName } from '../colours.ts';
import { lettering } from '../lettering.ts';
import { box, disc, edge, measured, paint } from '../measures.ts';
import type { DeviceKind, Drawing } from '../types.ts';

interface Doorbell {
  colour: ColourName;
  brand: string;
}

const DEFS =
  '<defs><radialGradient id="doorbell-glow"><stop stop-color="#bfe3ff" stop-opacity="0"/><stop offset=".62" stop-color="#8fc6ff" stop-opacity=".75"/><stop offset="1" stop-color="#5f9df0" stop-opacity="0"/></radialGradient><pattern id="doorbell-holes" width="2" height="2" patternUnits="userSpaceOnUse"><circle cx="1" cy="1" r=".55" fill="#000" fill-opacity=".7"/></pattern></defs>';
const BODY = box(-23.5, -136, 47, 136, 15);

const eye = (y: number): string =>
  paint(disc(0, y, 13), '#15191b', 'gV .6') +
  edge(disc(0, y, 12.7), 0.35, 0.5) +
  `<${disc(0, y, 10.4)} fill="#05080a"/><${disc(0, y, 8.4)} fill="url(#gLens)"/>` +
  edge(disc(0, y, 4.6), 0.25, 0.9, '#8fb6e8') +
  `<ellipse cx="-3.200" cy="${y - 3.6}" rx="2.800" ry="1.500" transform="rotate(-40 -3.200 ${y - 3.6})" fill="#fff" opacity=".85"/><circle cx="3.400" cy="${y + 3.8}" r=".9" fill="#e6a8d8" opacity=".6"/>`;

/** The key with its ring of light. */
const button = (c: Colour, y: number): string =>
  `<${disc(0, y, 18)} fill="url(#doorbell-glow)"/>` +
  paint(disc(0, y, 13.5), c.dark, 'gV .5') +
  edge(disc(0, y, 12.8), 0.95, 1.3, '#bfe3ff') +
  paint(disc(0, y, 11.4), c.base, 'gBall .9') +
  `<path d="M-4 ${y + 2.6}h8l-1.200-1.800v-2.600a2.800 2.800 0 0 0-5.600 0v2.600zM-1.200 ${y + 3.6}a1.200 1.200 0 0 0 2.400 0z" fill="${c.print}"/>`;

function front({ colour, brand }: Doorbell): Drawing {
  const c = COLOURS[colour];
  return {
    svg:
      DEFS +
      paint(BODY, c.base, 'gHs', 'gV .5') +
      edge(box(-23.1, -135.6, 46.2, 135.2, 14.6), 0.5, 0.7) +
      paint(box(-19, -131.5, 38, 76, 12), '#0d1112', 'gV .3') +
      '<path d="M-19-119.500c0-7 5-12 12-12h19L-19-76z" fill="#fff" opacity=".09"/>' +
      edge(box(-18.7, -131.2, 37.4, 75.4, 11.7), 0.22, 0.5) +
      eye(-112) +
      [-7, 0, 7].map((x) => `<${disc(x, -92, 1.3)} fill="#3a1f24"/>`).join('') +
      paint(box(-9, -84, 18, 10, 5), '#1d2325', 'gV .5') +
      lettering({ text: brand.toUpperCase(), x: 0, y: -62, size: 4.4, fill: '#aeb7b9', anchor: 'middle', spacing: 0.8 }) +
      button(c, -33) +
      `<${box(-9, -10, 18, 4.4, 2)} fill="url(#doorbell-holes)"/>`,
    width: 47,
    height: 136,
    shadow: 25,
  };
}

function side({ colour }: Doorbell): Drawing {
  const c = COLOURS[colour];
  return {
    svg:
      DEFS +
      paint(box(8, -134, 5, 132, 2), '#2a3032', 'gV .5') +
      paint('path d="M-13-120C-13-131-9-136-1-136H9V0H-1C-9 0-13-5-13-16z"', c.base, 'gHs', 'gV .5') +
      paint('path d="M-13-120C-13-128-10-133-5-134V-56H-13z"', '#0d1112', 'gV .4') +
      paint('path d="M-14-118C-17-116-17-108-14-106z"', '#15191b', 'gLens .7') +
      paint('path d="M-13-44C-16-42-16-24-13-22z"', c.dark, 'gV .7') +
      '<path d="M2-136V0" stroke="#000" stroke-opacity=".18" stroke-width=".7"/>',
    width: 32,
    height: 136,
    shadow: 16,
  };
}

/** The back: terminals, battery, screw holes. */
function back({ colour, brand }: Doorbell): Drawing {
  const c = COLOURS[colour];
  const screw = (x: number, y: number) =>
    `${paint(disc(x, y, 3.6), '#aeb7b9', 'gMet', 'gBall .4')}<path d="M${x - 2.4} ${y}h4.8M${x} ${y - 2.4}v4.8" stroke="#3a4245" stroke-width=".9"/>`;
  const hole = (y: number) =>
    `<path transform="translate(0 ${y})" d="M-2.500-3a2.500 2.500 0 0 1 5 0v6a2.500 2.500 0 0 1-5 0z" fill="#05080a" stroke="#fff" stroke-opacity=".25" stroke-width=".5"/>`;
  return {
    svg:
      DEFS +
      paint(BODY, c.dark, 'gHs', 'gV .4') +
      paint(box(-19, -131, 38, 126, 11), '#22282a', 'gV .35') +
      edge(box(-19, -131, 38, 126, 11), 0.2, 0.6) +
      hole(-118) +
      hole(-16) +
      paint(box(-13, -104, 26, 46, 4), '#15191b', 'gV .4') +
      lettering({ text: brand, x: 0, y: -79, size: 4.6, fill: '#aeb7b9', anchor: 'middle' }) +
      screw(-8, -42) +
      screw(8, -42),
    width: 47,
    height: 136,
    shadow: 25,
  };
}

const detail = ({ colour }: Doorbell): Drawing => ({
  svg: DEFS + paint(box(-22, -44, 44, 44, 12), COLOURS[colour].base, 'gHs', 'gV .4') + button(COLOURS[colour], -22),
  width: 44,
  height: 44,
  shadow: 20,
});

export const kind: DeviceKind<Doorbell> = {
  frame: 160,
  defaults: { colour: 'graphite', brand: 'Straža' },
  views: { front, side, back, detail, measures: (bell) => measured(front(bell)) },
};
