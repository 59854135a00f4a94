import { drawSign, type SignName } from './signs.ts';
import { MATERIALS, round } from './studio.ts';
import type { DeviceKind } from './types.ts';

/** A device in a picture of several: kind, view (default: the first), parameters. */
export interface SceneDevice {
  kind: string;
  view?: string;
  parameters?: Record<string, string | number | boolean>;
  /** Magnification of small devices next to large ones; default: 1. */
  zoom?: number;
}

export interface Scene {
  devices: readonly SceneDevice[];
  /** Colour of the wall. */
  wall: keyof typeof WALLS;
  /** Icon of the service for the devices. */
  sign?: SignName;
}

const SIZE = { width: 1200, height: 676 } as const;
const GROUND = 590;
const MOST = { width: 980, height: 440 } as const;
const GAP = 0.09;
const SIGN = { x: 1090, y: 132, radius: 80 } as const;

/** Wall gradients: light above, darker below. */
export const WALLS = {
  cool: ['#eef3f4', '#d3dde0'],
  sage: ['#eef3ea', '#cddac9'],
  sand: ['#f6f0e6', '#e0d2bd'],
  sky: ['#ecf2f8', '#c8d8e6'],
  rose: ['#f7eeec', '#e4cfca'],
} as const;

/** Draws devices in a row on one shelf, to a common scale. */
export async function drawScene({ devices, wall, sign }: Scene): Promise<string> {
  const drawings = await Promise.all(devices.map(drawingOf));
  const total = drawings.reduce((sum, { width }) => sum + width, 0) * (1 + GAP * (drawings.length - 1));
  const scale = Math.min(MOST.width / total, MOST.height / Math.max(...drawings.map(({ height }) => height)));
  const gap = drawings.length > 1 ? (total - drawings.reduce((sum, { width }) => sum + width, 0)) / (drawings.length - 1) : 0;
  let at = SIZE.width / 2 - (total * scale) / 2;
  const placed = drawings.map(({ svg, width, shadow, zoom }) => {
    const middle = at + (width * scale) / 2;
    at += (width + gap) * scale;
    const foot = shadow > 0 ? `<ellipse rx="${round(shadow)}" ry="${round(Math.max(shadow * 0.045, 7 / (scale * zoom)))}" fill="url(#gShadow)"/>` : '';
    return `<g transform="translate(${round(middle)} ${GROUND}) scale(${round(scale * zoom)})">${foot}${svg}</g>`;
  });
  const [light, dark] = WALLS[wall];
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SIZE.width} ${SIZE.height}" width="${SIZE.width}" height="${SIZE.height}"><defs>${MATERIALS}` +
    `<linearGradient id="sWall" x2="0" y2="1"><stop stop-color="${dark}"/><stop offset="1" stop-color="${light}"/></linearGradient>` +
    `<radialGradient id="sLight" cx=".5" cy=".42" r=".6"><stop stop-color="#fff" stop-opacity=".85"/><stop offset="1" stop-color="#fff" stop-opacity="0"/></radialGradient></defs>` +
    `<rect width="${SIZE.width}" height="${GROUND}" fill="url(#sWall)"/><rect width="${SIZE.width}" height="${GROUND}" fill="url(#sLight)"/>` +
    `<rect y="${GROUND - 6}" width="${SIZE.width}" height="${SIZE.height - GROUND + 6}" fill="#fbfcfc"/><rect y="${GROUND - 6}" width="${SIZE.width}" height="2" fill="#fff"/>` +
    `${placed.join('')}${sign ? drawSign(sign, SIGN.x, SIGN.y, SIGN.radius) : ''}</svg>`
  );
}

async function drawingOf({ kind: name, view, parameters, zoom = 1 }: SceneDevice) {
  const { kind } = (await import(`./kinds/${name}.ts`)) as { kind: DeviceKind<Record<string, unknown>> };
  const views = view === undefined ? Object.values(kind.views)[0] : kind.views[view];
  if (!views) throw new Error(`${name} has no view ${view}; it has ${Object.keys(kind.views).join(', ')}`);
  const { svg, width, height, shadow } = views({ ...kind.defaults, ...parameters });
  return { svg, width: width * zoom, height: height * zoom, shadow: shadow ?? (width / 2) * 1.04, zoom };
}
