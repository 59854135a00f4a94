import { COLOURS, type ColourName } from '../colours.ts';
import { lettering } from '../lettering.ts';
import { box, disc, edge, paint } from '../measures.ts';
import { screen } from '../screens.ts';
import type { DeviceKind, Drawing } from '../types.ts';

interface ActionCamera {
  colour: ColourName;
  brand: string;
}

const DEFS =
  '<defs><pattern id="action-camera-ribs" width="70" height="1.500" patternUnits="userSpaceOnUse"><rect width="70" height=".7" fill="#000" fill-opacity=".34"/><rect y=".7" width="70" height=".3" fill="#fff" fill-opacity=".14"/></pattern></defs>';
const BODY = box(-35.5, -54, 71, 51, 8);
const fingers = [-7, 0, 7].map((x) => paint(box(x - 2, -4, 4, 4, 1.2), '#3a4245', 'gHs', 'gV .5')).join('');

/** The square protecting glass over the lens, 30 mm wide, around (x, y). */
function eye(x: number, y: number): string {
  return (
    `<${box(x - 16.5, y - 15, 34, 34, 6)} fill="#000" opacity=".35"/>` +
    paint(box(x - 16.5, y - 16.5, 33, 33, 5.5), '#2a3032', 'gV .9', 'gHs .5') +
    edge(box(x - 16.1, y - 16.1, 32.2, 32.2, 5.2), 0.45, 0.5) +
    [-1, 1].flatMap((sx) => [-1, 1].map((sy) => `<${disc(x + sx * 13, y + sy * 13, 1)} fill="#0a0d0e"/>`)).join('') +
    paint(disc(x, y, 14), '#0d1112', 'gV .3') +
    edge(disc(x, y, 13.6), 0.3, 0.4) +
    edge(disc(x, y, 11.6), 0.14, 0.5) +
    `<${disc(x, y, 10)} fill="#06090b"/><${disc(x, y, 8.6)} fill="url(#gLens)"/>` +
    edge(disc(x, y, 5), 0.2, 1, '#8fb6e8') +
    `<${disc(x, y, 2.4)} fill="#020406" opacity=".8"/><ellipse cx="${x - 3.4}" cy="${y - 3.8}" rx="3" ry="1.600" transform="rotate(-42 ${x - 3.4} ${y - 3.8})" fill="#fff" opacity=".8"/><circle cx="${x + 3.6}" cy="${y + 4}" r="1" fill="#e6a8d8" opacity=".6"/><path d="M${x - 16} ${y - 10.5}c0-3.500 2-5.500 5.500-5.500h15L${x - 16} ${y + 9}z" fill="#fff" opacity=".09"/>`
  );
}

function front({ colour, brand }: ActionCamera): Drawing {
  const c = COLOURS[colour];
  return {
    svg:
      DEFS +
      fingers +
      paint(box(-30, -56, 16, 4, 1.6), '#b9402f', 'gV') +
      paint(BODY, c.base, 'gV .5', 'gHs .8') +
      `<${box(-35.5, -30, 71, 24, 7)} fill="url(#action-camera-ribs)"/>` +
      edge(box(-35.1, -53.6, 70.2, 50.2, 7.6), 0.4, 0.5) +
      paint(box(-30, -48, 31, 31, 3.5), '#080b0c', 'gV .2') +
      screen('sea', -28.5, -46.5, 28, 28) +
      '<path d="M-28.500-46.500h17l-11 28h-6z" fill="#fff" opacity=".12"/>' +
      `<${disc(-24, -42.5, 1.3)} fill="#ff5a4d"/>` +
      lettering({ text: '00:42', x: -21.5, y: -41, size: 4, fill: '#fff' }) +
      eye(18, -34) +
      [0, 1, 2].map((i) => `<${disc(13 + i * 3.4, -11, 0.8)} fill="#0a0d0e" opacity=".8"/>`).join('') +
      lettering({ text: brand.toUpperCase(), x: -29, y: -8.5, size: 5.4, fill: c.print, spacing: 0.7 }),
    width: 71,
    height: 56,
    shadow: 36,
  };
}

function back({ colour }: ActionCamera): Drawing {
  const c = COLOURS[colour];
  return {
    svg:
      DEFS +
      fingers +
      paint(box(14, -56, 16, 4, 1.6), '#b9402f', 'gV') +
      paint(BODY, c.base, 'gV .5', 'gHs .8') +
      paint(box(-32.5, -51, 65, 43, 5), '#080b0c', 'gV .25') +
      screen('sea', -30, -48.5, 60, 38) +
      '<path d="M-30-48.500h34l-22 38h-12z" fill="#fff" opacity=".12"/>' +
      `<${disc(-25, -43.5, 1.6)} fill="#ff5a4d"/>` +
      lettering({ text: '00:42', x: -22, y: -41.8, size: 5, fill: '#fff' }) +
      lettering({ text: '98 %', x: 28, y: -41.8, size: 4.4, fill: '#fff', anchor: 'end' }) +
      `<${disc(0, -16, 3.6)} fill="none" stroke="#fff" stroke-width=".8"/><${disc(0, -16, 2.6)} fill="#ff5a4d"/>`,
    width: 71,
    height: 56,
    shadow: 36,
  };
}

/** The narrow side with lens and battery door. */
function side({ colour }: ActionCamera): Drawing {
  const c = COLOURS[colour];
  return {
    svg:
      DEFS +
      paint(box(-3, -4, 6, 4, 1.2), '#3a4245', 'gHs') +
      paint(box(-23.5, -50.5, 8, 33, 2), '#1d2325', 'gHs', 'gV .5') +
      paint(box(-25, -47, 3, 26, 1), '#0d1112', 'gV .5') +
      paint(box(-16.5, -54, 33, 51, 6), c.base, 'gV .5', 'gHs') +
      paint(box(-10, -48, 21, 39, 3), c.base, 'gV .35') +
      edge(box(-10, -48, 21, 39, 3), 0.45, 0.5, '#000') +
      paint(box(-4, -21, 9, 6, 1.5), c.dark, 'gV .8') +
      '<path d="M-6-30h13M-6-33h13M-6-36h13" stroke="#000" stroke-opacity=".35" stroke-width="1"/>' +
      paint(box(-6, -56, 12, 2.4, 1), '#b9402f', 'gV'),
    width: 42,
    height: 56,
    shadow: 22,
  };
}

/** The lens close up. */
const detail = ({ colour }: ActionCamera): Drawing => ({
  svg: DEFS + paint(box(-20, -40, 40, 40, 7), COLOURS[colour].base, 'gV .5', 'gHs .6') + eye(0, -20),
  width: 40,
  height: 40,
  shadow: 18,
});

export const kind: DeviceKind<ActionCamera> = {
  frame: 74,
  defaults: { colour: 'graphite', brand: 'Galeb' },
  views: { front, back, side, detail },
};
