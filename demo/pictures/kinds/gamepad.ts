import { COLOURS, type Colour, type ColourName } from '../colours.ts';
import { lettering } from '../lettering.ts';
import { paint } from '../measures.ts';
import type { DeviceKind, Drawing } from '../types.ts';

interface Gamepad {
  colour: ColourName;
  brand: string;
}

const SHELL =
  'M-48-99C-64-102-70-92-73-77L-79-36C-82-14-79 0-67 0C-56 0-51-11-44-21C-39-28-34-31-26-31H26C34-31 39-28 44-21C51-11 56 0 67 0C79 0 82-14 79-36L73-77C70-92 64-102 48-99C34-96-34-96-48-99z';
const INK = '#15191b';

function stick(x: number, y: number): string {
  return (
    `<circle cx="${x}" cy="${y}" r="14.5" fill="#000" opacity=".28"/>${paint(`circle cx="${x}" cy="${y}" r="13.5"`, '#0d1112', 'gV .2')}<circle cx="${x}" cy="${y}" r="13.3" fill="none" stroke="#fff" stroke-opacity=".22" stroke-width=".7"/>` +
    `<ellipse cx="${x + 1.2}" cy="${y + 2}" rx="10.5" ry="10.5" fill="#000" opacity=".6"/>${paint(`circle cx="${x}" cy="${y}" r="10"`, '#2a3032', 'gV .8')}` +
    `<circle cx="${x}" cy="${y}" r="9.3" fill="none" stroke="#565f62" stroke-width="1.2" stroke-dasharray=".9 .8"/>${paint(`circle cx="${x}" cy="${y}" r="7"`, '#1d2325', 'gBall .5')}`
  );
}

function cross(x: number, y: number): string {
  const arm = `path transform="translate(${x} ${y})" d="M-3.6-10.500h7.200v6.900h6.900v7.200h-6.900v6.900h-7.200v-6.900h-6.900v-7.200h6.900z" stroke-linejoin="round"`;
  return `${paint(`circle cx="${x}" cy="${y}" r="13"`, '#000', 'gV .2').replace('fill="#000"', 'fill="#000" opacity=".22"')}${paint(arm, INK, 'gV .7')}<path transform="translate(${x} ${y})" d="M0-8.500l1.8 2.500h-3.600zM0 8.500l1.8-2.500h-3.600zM-8.5 0l2.5-1.800v3.600zM8.5 0l-2.5-1.800v3.600z" fill="#9aa4a7"/>`;
}

function buttons(x: number, y: number): string {
  const signs = ['Y', 'X', 'A', 'B'];
  const tints = ['#7fc9a8', '#d9a0c8', '#8fb6e8', '#ec9a86'];
  return [
    [0, -10.5],
    [-10.5, 0],
    [0, 10.5],
    [10.5, 0],
  ]
    .map(([dx = 0, dy = 0], i) => {
      const at = `cx="${x + dx}" cy="${y + dy}"`;
      return `<circle ${at} r="5.9" fill="#000" opacity=".35"/>${paint(`circle ${at} r="5.2"`, '#22282a', 'gV .9')}${lettering({ text: signs[i] ?? '', x: x + dx, y: y + dy + 2.1, size: 6, fill: tints[i] ?? '', anchor: 'middle' })}`;
    })
    .join('');
}

/** The controller from the front, 160 mm wide, lower edge at y = 0; also drawn with consoles. */
export function pad(c: Colour, brand: string, prefix: string): string {
  const trigger = (s: 1 | -1) =>
    paint(`path d="M${s * 30}-97C${s * 32}-109 ${s * 40}-111 ${s * 50}-110C${s * 62}-108 ${s * 66}-101 ${s * 68}-92z"`, INK, 'gV .8') +
    `<path d="M${s * 29}-96.500C${s * 44}-103 ${s * 60}-103 ${s * 70}-90" fill="none" stroke="#4a5255" stroke-width="4"/><path d="M${s * 29}-98C${s * 44}-104.5 ${s * 60}-104.5 ${s * 70}-92" fill="none" stroke="#fff" stroke-opacity=".25" stroke-width=".8"/>`;
  const grip = (s: 1 | -1) =>
    `<path d="M${s * 78.5}-38C${s * 81.5}-14 ${s * 78}-.8 ${s * 67}-.8C${s * 60}-.8 ${s * 56}-6 ${s * 51}-12C${s * 60}-22 ${s * 70}-34 ${s * 78.5}-38z" fill="url(#${prefix}-grain)"/>`;
  const small = (x: number, y: number) => paint(`rect x="${x - 3.5}" y="${y - 1.7}" width="7" height="3.4" rx="1.7"`, INK, 'gV .7');
  return (
    `<defs><pattern id="${prefix}-grain" width="1.5" height="1.5" patternUnits="userSpaceOnUse"><circle cx=".4" cy=".4" r=".34" fill="#000" fill-opacity=".35"/><circle cx="1.150" cy="1.150" r=".34" fill="#000" fill-opacity=".35"/></pattern>` +
    `<radialGradient id="${prefix}-form" cx=".4" cy=".16" r=".95"><stop stop-color="#fff" stop-opacity=".5"/><stop offset=".4" stop-color="#fff" stop-opacity=".06"/><stop offset="1" stop-color="#000" stop-opacity=".4"/></radialGradient></defs>` +
    trigger(-1) +
    trigger(1) +
    paint(`path d="${SHELL}"`, c.base, `${prefix}-form`, 'gHs .5') +
    grip(-1) +
    grip(1) +
    '<path d="M-48-98.200C-63-101-69-91-72-77L-78-36" fill="none" stroke="#fff" stroke-opacity=".55" stroke-width="1"/><path d="M-47-98.300C-33-95.4 33-95.4 47-98.3" fill="none" stroke="#fff" stroke-opacity=".5" stroke-width=".8"/>' +
    `<path d="M-26-97L-22-68C-20-60-14-57 0-57S20-60 22-68L26-97" fill="#000" opacity=".1"/><path d="M-26-97L-22-68C-20-60-14-57 0-57S20-60 22-68L26-97" fill="none" stroke="#000" stroke-opacity=".25" stroke-width=".7"/>` +
    stick(-44, -71) +
    cross(-22, -46) +
    buttons(45, -71) +
    stick(22, -46) +
    small(-15, -75) +
    small(15, -75) +
    `<circle cx="0" cy="-80" r="7.5" fill="#fff" opacity=".25"/>${paint('circle cx="0" cy="-80" r="5.6"', '#1d2325', 'gV .7')}<path d="M-2.4-82.500v5l4.8-2.500z" fill="#fff"/>` +
    lettering({ text: brand.toUpperCase(), x: 0, y: -64, size: 4, fill: c.print, anchor: 'middle', spacing: 0.8 })
  );
}

const front = ({ colour, brand }: Gamepad): Drawing => ({ svg: pad(COLOURS[colour], brand, 'gamepad'), width: 160, height: 110, shadow: 76 });

/** The back: triggers, two paddles, screws. */
function back({ colour, brand }: Gamepad): Drawing {
  const c = COLOURS[colour];
  const half = (s: 1 | -1) =>
    paint(
      `path d="M${s * 28}-88C${s * 30}-112 ${s * 44}-114 ${s * 54}-111C${s * 66}-108 ${s * 70}-98 ${s * 70}-86C${s * 58}-80 ${s * 40}-80 ${s * 28}-88z"`,
      '#22282a',
      'gV .9',
    ) +
    Array.from({ length: 5 }, (_, i) => `<path d="M${s * (38 + i * 5)}-${98 + Math.min(i, 2)}v8" stroke="#000" stroke-opacity=".5" stroke-width="1.2"/>`).join(
      '',
    ) +
    paint(
      `path d="M${s * 36}-62C${s * 42}-66 ${s * 46}-62 ${s * 48}-54L${s * 54}-26C${s * 54}-20 ${s * 50}-19 ${s * 48}-22L${s * 37}-44C${s * 34}-52 ${s * 33}-59 ${s * 36}-62z"`,
      '#8d979a',
      'gMet',
      'gV .5',
    ) +
    `<path d="M${s * 77}-40C${s * 80}-14 ${s * 76}-2 ${s * 67}-2C${s * 58}-2 ${s * 56}-14 ${s * 60}-26z" fill="url(#gamepad-grain)"/><circle cx="${s * 66}" cy="-70" r="1.7" fill="#000" opacity=".6"/><circle cx="${s * 67}" cy="-10" r="1.7" fill="#000" opacity=".6"/>`;
  return {
    svg:
      '<defs><pattern id="gamepad-grain" width="1.5" height="1.5" patternUnits="userSpaceOnUse"><circle cx=".4" cy=".4" r=".34" fill="#000" fill-opacity=".35"/></pattern></defs>' +
      paint(`path d="${SHELL}"`, c.base, 'gV .6', 'gHs .8') +
      half(-1) +
      half(1) +
      paint('rect x="-22" y="-74" width="44" height="28" rx="4"', c.dark, 'gV .5') +
      '<path d="M-22-52h44" stroke="#000" stroke-opacity=".3" stroke-width=".6"/>' +
      paint('rect x="-6" y="-97" width="12" height="5" rx="2.5"', '#0a0d0e', 'gV .4') +
      lettering({ text: brand, x: 0, y: -58, size: 9, fill: c.print, anchor: 'middle' }),
    width: 160,
    height: 113,
    shadow: 76,
  };
}

/** From above: shoulder keys, triggers, socket. */
function top({ colour }: Gamepad): Drawing {
  const c = COLOURS[colour];
  const half = (s: 1 | -1) =>
    paint(`path d="M${s * 32}-34H${s * 66}C${s * 74}-34 ${s * 76}-26 ${s * 74}-12H${s * 36}C${s * 31}-18 ${s * 30}-28 ${s * 32}-34z"`, '#22282a', 'gV .9') +
    paint(`path d="M${s * 29}-46H${s * 62}C${s * 71}-45 ${s * 74}-40 ${s * 73}-35H${s * 30}z"`, '#30373a', 'gV .9') +
    `<path d="M${s * 31}-45.300H${s * 62}" stroke="#fff" stroke-opacity=".3" stroke-width=".8"/><path d="M${s * 40}-14c${s * 10}-5 ${s * 20}-5 ${s * 31}-1" stroke="#fff" stroke-opacity=".14" stroke-width="1" fill="none"/>`;
  const knob = (x: number) => paint(`path d="M${x - 9}-64h18l-3 4v10h-12v-10z"`, '#1d2325', 'gH', 'gV .4');
  return {
    svg:
      knob(-44) +
      knob(22) +
      paint(
        'path d="M-72-52C-60-57 60-57 72-52C79-48 81-30 78-14C76-2 66 0 56-2C40-6-40-6-56-2C-66 0-76-2-78-14C-81-30-79-48-72-52z"',
        c.base,
        'gV .8',
        'gHs .7',
      ) +
      '<path d="M-71-51.300C-60-56 60-56 71-51.3" fill="none" stroke="#fff" stroke-opacity=".6" stroke-width=".9"/>' +
      half(-1) +
      half(1) +
      '<rect x="-5" y="-28" width="10" height="4.6" rx="2.3" fill="#0a0d0e" stroke="#fff" stroke-opacity=".35" stroke-width=".6"/><circle cx="13" cy="-25.7" r="1.2" fill="#fdcd1d"/>',
    width: 160,
    height: 64,
    shadow: 70,
  };
}

export const kind: DeviceKind<Gamepad> = {
  frame: 160,
  defaults: { colour: 'white', brand: 'Paleta' },
  views: { front, back, top },
};
