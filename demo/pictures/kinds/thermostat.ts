import { COLOURS, type Colour, type ColourName } from '../colours.ts';
import { lettering } from '../lettering.ts';
import { box, disc, edge, measured, paint, type Shape } from '../measures.ts';
import { round } from '../studio.ts';
import type { DeviceKind, Drawing } from '../types.ts';

interface Thermostat {
  colour: ColourName;
  shape: 'round' | 'square';
  brand: string;
}

const SIZE = 86;
const MIDDLE = -SIZE / 2;
const DEFS =
  '<defs><radialGradient id="thermostat-glass" cx=".36" cy=".2" r=".95"><stop stop-color="#3a464c"/><stop offset=".5" stop-color="#151b1f"/><stop offset="1" stop-color="#07090b"/></radialGradient><radialGradient id="thermostat-warm" cx=".5" cy=".6" r=".62"><stop stop-color="#f2916a" stop-opacity=".5"/><stop offset="1" stop-color="#c8553d" stop-opacity="0"/></radialGradient></defs>';
const HEAT = '#f2916a';
const COOL = '#8fc6ff';

/** Scale round the reading: lit from the start to the share reached. */
function ticks(radius: number, share: number, tint: string): string {
  const at = (i: number, r: number) =>
    `${round(Math.sin(((i * 5 - 135) * Math.PI) / 180) * r)} ${round(MIDDLE - Math.cos(((i * 5 - 135) * Math.PI) / 180) * r)}`;
  const lines = (from: number, to: number) =>
    Array.from({ length: to - from }, (_, i) => `M${at(from + i, radius)}L${at(from + i, radius - ((from + i) % 9 === 0 ? 4.6 : 3.2))}`).join('');
  const reached = Math.round(55 * share);
  return `<path d="${lines(0, reached)}" stroke="${tint}" stroke-width="1.1" stroke-linecap="round"/><path d="${lines(reached, 55)}" stroke="#5b6668" stroke-width=".8" stroke-linecap="round"/>`;
}

function reading(warm: boolean): string {
  const flame = 'M0 0C3.600-2.600 3.800-6 1-9.500C1-7-1-6.600-1.400-8.600C-4.400-5.600-4-1.800 0 0z';
  return (
    lettering({ text: '21', x: -3, y: MIDDLE + 9, size: 27, fill: '#fff', anchor: 'middle', weight: 500 }) +
    lettering({ text: ',5', x: 13, y: MIDDLE + 9, size: 13, fill: '#fff', weight: 500 }) +
    `<circle cx="16" cy="${MIDDLE - 7.5}" r="1.800" fill="none" stroke="#fff" stroke-width=".9"/>` +
    (warm
      ? `<path transform="translate(0 ${MIDDLE + 23})" d="${flame}" fill="${HEAT}"/>`
      : `<path transform="translate(0 ${MIDDLE + 18.5})" d="M0-4.200V4.200M-3.600-2.100L3.600 2.100M-3.600 2.100L3.600-2.100" stroke="${COOL}" stroke-width="1" stroke-linecap="round"/>`) +
    `<path transform="translate(0 ${MIDDLE - 19})" d="M-4 2.200L0-2L4 2.200M-2.800 1V4.600H2.800V1" fill="none" stroke="#aeb7b9" stroke-width=".9" stroke-linejoin="round"/>`
  );
}

const outline = (shape: Thermostat['shape'], inset: number): Shape =>
  shape === 'round' ? disc(0, MIDDLE, SIZE / 2 - inset) : box(-SIZE / 2 + inset, -SIZE + inset, SIZE - 2 * inset, SIZE - 2 * inset, Math.max(20 - inset, 4));

function face(t: Thermostat, c: Colour, warm: boolean): string {
  const turn = t.shape === 'round' ? `<${disc(0, MIDDLE, 41)} fill="none" stroke="#000" stroke-opacity=".22" stroke-width="3" stroke-dasharray=".7 1"/>` : '';
  return (
    DEFS +
    paint(outline(t.shape, 0), c.base, 'gHs', 'gV .7') +
    turn +
    edge(outline(t.shape, 0.5), 0.6, 0.8) +
    paint(outline(t.shape, 4.6), c.dark, 'gV .4') +
    paint(outline(t.shape, 5.4), '#0d1112', 'thermostat-glass') +
    (warm ? `<${outline(t.shape, 5.4)} fill="url(#thermostat-warm)"/>` : '') +
    ticks(33.5, warm ? 0.72 : 0.5, warm ? HEAT : COOL) +
    reading(warm) +
    edge(outline(t.shape, 5.7), 0.22, 0.5) +
    `<path d="M-36 ${MIDDLE + 4}A36.500 36.500 0 0 1 14 ${MIDDLE - 34}Q-14 ${MIDDLE - 24}-36 ${MIDDLE + 4}z" fill="#fff" opacity=".09"/>` +
    lettering({ text: t.brand, x: 0, y: MIDDLE + 32, size: 4.4, fill: '#8d979a', anchor: 'middle' })
  );
}

const view = (t: Thermostat, warm: boolean): Drawing => ({
  svg: face(t, COLOURS[t.colour], warm),
  width: SIZE,
  height: SIZE,
  shadow: t.shape === 'round' ? 26 : 42,
});

function side({ colour, shape }: Thermostat): Drawing {
  const c = COLOURS[colour];
  return {
    svg:
      DEFS +
      paint(box(8, -80, 8, 74, 2), '#eef1f2', 'gV .5') +
      paint(box(-4, -84, 13, 82, 3), c.dark, 'gV .6') +
      paint('path d="M-14-78C-14-84-12-86-8-86H-3V0H-8C-12 0-14-2-14-8z"', c.base, 'gV .7', 'gHs') +
      paint('path d="M-16-74C-15-78-14-80-13-80V-6C-14-6-15-8-16-12z"', '#0d1112', 'gV .4') +
      Array.from(
        { length: shape === 'round' ? 40 : 0 },
        (_, i) => `<path d="M-11 ${-82 + i * 2}h7" stroke="#000" stroke-opacity=".18" stroke-width=".7"/>`,
      ).join(''),
    width: 34,
    height: 86,
    shadow: 18,
  };
}

/** The wall plate with its terminals. */
function back(t: Thermostat): Drawing {
  const c = COLOURS[t.colour];
  const terminal = (x: number, y: number, label: string) =>
    paint(box(x - 4, y - 4, 8, 8, 1), '#dfe4e5', 'gV .4') +
    paint(disc(x, y, 2.5), '#aeb7b9', 'gMet') +
    `<path d="M${x - 1.7} ${y}h3.4" stroke="#3a4245" stroke-width=".7"/>` +
    lettering({ text: label, x, y: y - 6, size: 3.6, fill: '#5b6668', anchor: 'middle' });
  const labels = ['L', 'N', 'C', 'NO', 'OT'];
  return {
    svg:
      DEFS +
      paint(outline(t.shape, 0), c.dark, 'gHs', 'gV .5') +
      paint(outline(t.shape, 5), '#eef1f2', 'gV .5') +
      edge(outline(t.shape, 5), 0.2, 0.6, '#000') +
      paint(box(-20, MIDDLE - 14, 40, 17, 3), '#3a4245', 'gV .3') +
      labels.map((label, i) => terminal(-20 + i * 10, MIDDLE + 17, label)).join('') +
      [-1, 1]
        .map(
          (s) => `<path transform="translate(${s * 29} ${MIDDLE - 6})" d="M-1.600-3a1.600 1.600 0 0 1 3.200 0v6a1.600 1.600 0 0 1-3.200 0z" fill="#5b6668"/>`,
        )
        .join('') +
      lettering({ text: t.brand, x: 0, y: MIDDLE - 20, size: 5, fill: '#5b6668', anchor: 'middle' }),
    width: SIZE,
    height: SIZE,
    shadow: t.shape === 'round' ? 26 : 42,
  };
}

export const kind: DeviceKind<Thermostat> = {
  frame: 101,
  defaults: { colour: 'silver', shape: 'round', brand: 'Ognjišče' },
  views: { front: (t) => view(t, true), cooling: (t) => view(t, false), side, back, measures: (t) => measured(view(t, true)) },
};
