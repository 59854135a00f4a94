import { lettering } from '../lettering.ts';
import { box, closeUp, disc, edge, measured, paint } from '../measures.ts';
import type { DeviceKind, Drawing } from '../types.ts';

interface SmartBulb {
  shape: 'globe' | 'spot' | 'candle' | 'filament';
  brand: string;
}

const DEFS = `<defs><radialGradient id="smart-bulb-opal" cx=".38" cy=".3" r=".8"><stop stop-color="#fff"/><stop offset=".5" stop-color="#f6f4ee"/><stop offset=".85" stop-color="#d9d6cc"/><stop offset="1" stop-color="#bdbab0"/></radialGradient>
<radialGradient id="smart-bulb-warm" cx=".5" cy=".5" r=".62"><stop stop-color="#fffdf2"/><stop offset=".45" stop-color="#fff1c8"/><stop offset="1" stop-color="#f7bf5e"/></radialGradient>
<radialGradient id="smart-bulb-cool" cx=".5" cy=".5" r=".62"><stop stop-color="#fff"/><stop offset=".35" stop-color="#c9b8ff"/><stop offset="1" stop-color="#5f6df0"/></radialGradient>
<radialGradient id="smart-bulb-halo"><stop stop-color="#ffd98a" stop-opacity=".75"/><stop offset=".5" stop-color="#ffd98a" stop-opacity=".25"/><stop offset="1" stop-color="#ffd98a" stop-opacity="0"/></radialGradient>
<radialGradient id="smart-bulb-aura"><stop stop-color="#8f86ff" stop-opacity=".7"/><stop offset=".5" stop-color="#8f86ff" stop-opacity=".22"/><stop offset="1" stop-color="#8f86ff" stop-opacity="0"/></radialGradient>
<radialGradient id="smart-bulb-clear" cx=".4" cy=".34" r=".72"><stop stop-color="#fff3d6" stop-opacity=".5"/><stop offset=".7" stop-color="#e0b56c" stop-opacity=".32"/><stop offset="1" stop-color="#8a5a1c" stop-opacity=".6"/></radialGradient></defs>`;

type Light = 'off' | 'warm' | 'cool';
const GLASS = {
  globe: 'path d="M-16-44C-18-54-30-66-30-86C-30-104-17-116 0-116S30-104 30-86C30-66 18-54 16-44z"',
  filament: 'path d="M-12-30C-14-46-31-62-31-86C-31-105-18-118 0-118S31-105 31-86C31-62 14-46 12-30z"',
  candle: 'path d="M-13-38C-20-48-19-60-15-72C-11-84-5-92 0-106C5-92 11-84 15-72C19-60 20-48 13-38z"',
  spot: 'path d="M-25-56H25L19-20H-19z"',
};
const HEIGHT = { globe: 116, filament: 118, candle: 106, spot: 58 };

/** Screw cap with its thread; `half` is 13 for E27 and 7 for E14. */
function cap(half: number, top: number): string {
  const turns = Array.from(
    { length: 5 },
    (_, i) =>
      paint(
        `path d="M${-half} ${top + 3 + i * 3.6}C${-half - 1.6} ${top + 5 + i * 3.6} ${-half} ${top + 6.5 + i * 3.6} ${-half} ${top + 6.6 + i * 3.6}L${half} ${top + 5 + i * 3.6}C${half + 1.6} ${top + 3.6 + i * 3.6} ${half} ${top + 2 + i * 3.6} ${half} ${top + 1.6 + i * 3.6}z"`,
        '#aeb7b9',
        'gMet',
      ) + `<path d="M${-half} ${top + 6.6 + i * 3.6}L${half} ${top + 5 + i * 3.6}" stroke="#000" stroke-opacity=".35" stroke-width=".6"/>`,
  ).join('');
  return (
    paint(box(-half, top, 2 * half, 23, 1), '#aeb7b9', 'gMet') +
    turns +
    paint(`path d="M${-half + 1} ${top + 22}L${-half * 0.5} ${top + 27}H${half * 0.5}L${half - 1} ${top + 22}z"`, '#22282a', 'gH .6') +
    paint(box(-half * 0.4, top + 26, half * 0.8, 2.6, 1.2), '#aeb7b9', 'gMet')
  );
}

function glassFill(shape: SmartBulb['shape'], light: Light): string {
  if (light !== 'off') return paint(GLASS[shape], '#fff1c8', light === 'warm' ? 'smart-bulb-warm' : 'smart-bulb-cool');
  return paint(GLASS[shape], '#f0f2f2', 'smart-bulb-opal');
}

/** Clear glass with four glowing filaments. */
function filament(light: Light): string {
  const threads = [-9, -3, 3, 9]
    .map(
      (x) =>
        `<path d="M${x * 0.5}-52L${x * 1.4}-98" stroke="${light === 'cool' ? '#d9ccff' : '#ffe9b0'}" stroke-width="${light === 'off' ? 1.6 : 2.6}" stroke-linecap="round"/><path d="M${x * 0.5}-52L${x * 1.4}-98" stroke="${light === 'cool' ? '#8f86ff' : '#f0a848'}" stroke-opacity=".45" stroke-width="${light === 'off' ? 3.4 : 6.5}" stroke-linecap="round"/>`,
    )
    .join('');
  return `${paint(GLASS.filament, '#e8c78a .25', 'smart-bulb-clear')}<path d="M-5-30L-3-52H3L5-30z" fill="#fff" opacity=".4"/><path d="M-2-50L-4-54M2-50L4-54M0-52V-100" stroke="#6b5a3a" stroke-width=".7"/>${threads}${paint(disc(0, -101, 1.6), '#8d979a', 'gMet')}`;
}

function bulb({ shape, brand }: SmartBulb, light: Light): string {
  const halo =
    light === 'off' ? '' : `<${disc(0, -HEIGHT[shape] * 0.7, shape === 'spot' ? 44 : 62)} fill="url(#smart-bulb-${light === 'warm' ? 'halo' : 'aura'})"/>`;
  const shine = {
    globe: 'M-25-92C-24-104-16-111-6-112.500',
    filament: 'M-26-92C-25-105-16-113-6-114.500',
    candle: 'M-14-66C-11-80-5-86-2-96',
    spot: 'M-22-54L-17-22',
  }[shape];
  const rim = `<path d="${shine}" fill="none" stroke="#fff" stroke-opacity=".8" stroke-width="2.400" stroke-linecap="round"/>`;
  if (shape === 'spot') {
    const face =
      light === 'off'
        ? paint(disc(0, -56, 24, 5.5), '#f6f4ee', 'smart-bulb-opal')
        : paint(disc(0, -56, 24, 5.5), '#fff1c8', light === 'warm' ? 'smart-bulb-warm' : 'smart-bulb-cool');
    return `${halo}${paint(box(-8, -8, 4, 8, 1.4), '#aeb7b9', 'gMet')}${paint(box(4, -8, 4, 8, 1.4), '#aeb7b9', 'gMet')}${paint('path d="M-15-22H15L13-7H-13z"', '#e7ebec', 'gHs', 'gV .5')}${paint(GLASS.spot, '#eef1f2', 'gH .7', 'gV .4')}${paint(disc(0, -56, 25.5, 6.4), '#c3c9cb', 'gMet')}${face}${lettering({ text: brand, x: 0, y: -36, size: 6, fill: '#5b6668', anchor: 'middle' })}`;
  }
  if (shape === 'filament') return halo + cap(13, -28) + filament(light) + rim;
  const small = shape === 'candle';
  const neck = small ? 'path d="M-13-40H13C13-34 9-30 8-26H-8C-9-30-13-34-13-40z"' : 'path d="M-17-48H17C17-40 14-34 13.500-27H-13.500C-14-34-17-40-17-48z"';
  return (
    halo +
    cap(small ? 7 : 13, -28) +
    glassFill(shape, light) +
    paint(neck, '#eef1f2', 'gHs', 'gV .3') +
    `<path d="M${small ? -13 : -17}-${small ? 40 : 48}H${small ? 13 : 17}" stroke="#000" stroke-opacity=".16" stroke-width=".6"/>` +
    rim +
    lettering({ text: brand, x: 0, y: small ? -32 : -37, size: small ? 4 : 5.6, fill: '#5b6668', anchor: 'middle' })
  );
}

const WIDTH = { globe: 62, filament: 64, candle: 40, spot: 52 };
const scene = (b: SmartBulb, light: Light): Drawing => ({
  svg: DEFS + bulb(b, light),
  width: light === 'off' ? WIDTH[b.shape] : 120,
  height: HEIGHT[b.shape] + (light === 'off' ? 0 : 24),
  shadow: b.shape === 'candle' ? 12 : 18,
});

/** The face of a spot; of all others the cap close up. */
function detail(b: SmartBulb): Drawing {
  const small = b.shape === 'candle';
  if (b.shape !== 'spot') return closeUp('smart-bulb', { svg: DEFS + bulb(b, 'off'), width: 60, height: 116 }, 0, small ? -21 : -26, small ? 46 : 72);
  const leds = [0, 60, 120, 180, 240, 300].map(
    (angle) => `<g transform="translate(0 -27) rotate(${angle})">${paint(disc(0, -12, 5), '#fff8e2', 'gBall .4')}</g>`,
  );
  return {
    svg:
      DEFS +
      paint(disc(0, -27, 26), '#c3c9cb', 'gMet') +
      edge(disc(0, -27, 25.4), 0.6, 0.7) +
      paint(disc(0, -27, 23), '#f6f4ee', 'smart-bulb-opal') +
      leds.join(''),
    width: 54,
    height: 54,
    shadow: 0,
  };
}

export const kind: DeviceKind<SmartBulb> = {
  frame: 138,
  defaults: { shape: 'globe', brand: 'Zorja' },
  views: { front: (b) => scene(b, 'off'), lit: (b) => scene(b, 'warm'), colour: (b) => scene(b, 'cool'), detail, measures: (b) => measured(scene(b, 'off')) },
};
