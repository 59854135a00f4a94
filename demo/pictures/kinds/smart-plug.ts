import { COLOURS, type Colour, type ColourName } from '../colours.ts';
import { lettering } from '../lettering.ts';
import { box, disc, edge, measured, paint } from '../measures.ts';
import type { DeviceKind, Drawing } from '../types.ts';

interface SmartPlug {
  colour: ColourName;
  brand: string;
}

const DEFS =
  '<defs><radialGradient id="smart-plug-well" cx=".5" cy=".36" r=".66"><stop stop-color="#000" stop-opacity=".06"/><stop offset=".8" stop-color="#000" stop-opacity=".2"/><stop offset="1" stop-color="#000" stop-opacity=".5"/></radialGradient></defs>';

/** The socket in the front: well, two holes, earth contacts. */
function socket(c: Colour, y: number): string {
  const hole = (x: number) => `<${disc(x, y, 3.1)} fill="#05080a"/>${edge(disc(x, y, 3.1), 0.4, 0.5)}`;
  const earth = (s: 1 | -1) =>
    paint(box(-3, y + s * 18.6 - 2.4, 6, 4.8, 1), '#aeb7b9', 'gMet') + `<${box(-3, y + s * 16.6 - 0.5, 6, 1, 0.4)} fill="#000" opacity=".3"/>`;
  return (
    paint(disc(0, y, 21), c.base, 'smart-plug-well') +
    edge(disc(0, y, 20.7), 0.5, 0.5) +
    `<path d="M-20.500 ${y - 4}h4v8h-4M20.500 ${y - 4}h-4v8h4" fill="${c.dark}" opacity=".8"/>` +
    earth(1) +
    earth(-1) +
    hole(-9.5) +
    hole(9.5) +
    paint(disc(0, y, 1.6), '#8d979a', 'gMet')
  );
}

const rim = (c: Colour, y: number): string =>
  `<${disc(0, y, 27.5)} fill="${c.dark}" opacity=".3"/>${edge(disc(0, y, 26), 0.9, 1, '#8ff0b4')}${edge(disc(0, y, 26), 0.25, 2.6, '#72d699')}`;

function front({ colour }: SmartPlug): Drawing {
  const c = COLOURS[colour];
  return {
    svg:
      DEFS +
      paint(disc(0, -29, 29), c.base, 'gHs', 'gV .5') +
      edge(disc(0, -29, 28.6), 0.5, 0.7) +
      rim(c, -29) +
      paint(disc(0, -29, 25), c.base, 'gV .5') +
      socket(c, -29) +
      paint(box(-5, -61, 10, 4, 1.8), c.dark, 'gV .8'),
    width: 58,
    height: 61,
    shadow: 26,
  };
}

/** The profile with both pins and the key on top. */
function side({ colour, brand }: SmartPlug): Drawing {
  const c = COLOURS[colour];
  const pin = (y: number) => paint(box(28, y - 2.2, 20, 4.4, 2), '#aeb7b9', 'gMetV') + paint(box(28, y - 2.4, 9, 4.8, 1), '#2a3032', 'gV .5');
  const body = 'path d="M-30-50C-30-55-27-57-22-57H8C18-57 20-50 28-48V-9C20-7 18 0 8 0H-22C-27 0-30-2-30-7z"';
  return {
    svg:
      DEFS +
      '<g transform="translate(-9 0)">' +
      pin(-38) +
      pin(-19) +
      paint(body, c.base, 'gV .6', 'gHs .6') +
      edge(body, 0.4, 0.6) +
      '<path d="M-24-57V0" stroke="#000" stroke-opacity=".2" stroke-width=".7"/><path d="M-23.400-57V0" stroke="#fff" stroke-opacity=".4" stroke-width=".6"/>' +
      `<${box(-27.5, -55, 1.6, 53, 0.8)} fill="#72d699"/>` +
      paint(box(-10, -59, 12, 3, 1.3), c.dark, 'gV .8') +
      lettering({ text: brand, x: -5, y: -25, size: 7, fill: c.print, anchor: 'middle' }) +
      '</g>',
    width: 80,
    height: 60,
    shadow: 34,
  };
}

/** The plug itself. */
function back({ colour, brand }: SmartPlug): Drawing {
  const c = COLOURS[colour];
  const pin = (x: number) => `<${disc(x + 1, -27.5, 3)} fill="#000" opacity=".35"/>` + paint(disc(x, -29, 2.6), '#aeb7b9', 'gMet', 'gBall');
  return {
    svg:
      DEFS +
      paint(disc(0, -29, 29), c.base, 'gHs', 'gV .5') +
      edge(disc(0, -29, 28.6), 0.4, 0.7) +
      paint(disc(0, -29, 20), c.base, 'gV .6') +
      edge(disc(0, -29, 20), 0.22, 0.7, '#000') +
      [-1, 1].map((s) => paint(box(-3.5, -29 + s * 19 - 2, 7, 4, 0.8), '#aeb7b9', 'gMet')).join('') +
      pin(-9.5) +
      pin(9.5) +
      lettering({ text: brand, x: 0, y: -34, size: 5, fill: c.print, anchor: 'middle' }) +
      lettering({ text: '230 V ~ 50 Hz', x: 0, y: -19.5, size: 3, fill: c.print, anchor: 'middle', weight: 500 }),
    width: 58,
    height: 58,
    shadow: 26,
  };
}

export const kind: DeviceKind<SmartPlug> = {
  frame: 76,
  defaults: { colour: 'white', brand: 'Ognjišče' },
  views: { front, side, back, measures: (plug) => measured(front(plug)) },
};
