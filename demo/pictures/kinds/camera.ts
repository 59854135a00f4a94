import { COLOURS, type Colour, type ColourName } from '../colours.ts';
import { lettering } from '../lettering.ts';
import { paint } from '../measures.ts';
import { screen } from '../screens.ts';
import type { DeviceKind, Drawing } from '../types.ts';
import { glass } from './lens.ts';

interface Camera {
  colour: ColourName;
  /** True: with a lens; false: the open mount with the sensor. */
  lens: boolean;
  /** Straight body with metal plates and dials instead of a moulded grip. */
  retro: boolean;
  brand: string;
}

const DEFS = `<defs><pattern id="camera-grain" width="1.7" height="1.7" patternUnits="userSpaceOnUse"><circle cx=".5" cy=".5" r=".38" fill="#000" fill-opacity=".42"/><circle cx="1.350" cy="1.350" r=".38" fill="#000" fill-opacity=".42"/><circle cx=".3" cy=".25" r=".2" fill="#fff" fill-opacity=".1"/></pattern>
<pattern id="camera-knurl" width="1.3" height="9" patternUnits="userSpaceOnUse"><rect width=".6" height="9" fill="#000" fill-opacity=".38"/><rect x=".6" width=".3" height="9" fill="#fff" fill-opacity=".4"/></pattern>
<linearGradient id="camera-grip"><stop stop-color="#000" stop-opacity=".45"/><stop offset=".3" stop-color="#fff" stop-opacity=".28"/><stop offset=".62" stop-color="#fff" stop-opacity="0"/><stop offset="1" stop-color="#000" stop-opacity=".6"/></linearGradient>
<linearGradient id="camera-sensor" x2="1" y2="1"><stop stop-color="#5d7f8c"/><stop offset=".35" stop-color="#3c4a78"/><stop offset=".6" stop-color="#6d4a7c"/><stop offset="1" stop-color="#274b46"/></linearGradient></defs>`;

/** Parts in the camera's colour: the covering of a retro body, the whole shell of a modern one. */
function finish({ colour, retro }: Camera): { plate: Colour; cover: string } {
  if (!retro) return { plate: COLOURS[colour], cover: '#1d2224' };
  if (colour === 'silver' || colour === 'white') return { plate: COLOURS.silver, cover: '#262b2d' };
  return colour === 'black' || colour === 'graphite' ? { plate: COLOURS[colour], cover: '#1a1e20' } : { plate: COLOURS.silver, cover: COLOURS[colour].base };
}

function dial(x: number, y: number, width: number, height: number, base = '#b9c1c3'): string {
  const shape = `rect x="${x - width / 2}" y="${y - height}" width="${width}" height="${height}" rx="1"`;
  return (
    paint(shape, base, base === '#b9c1c3' ? 'gMet' : 'gH', 'camera-knurl') +
    `<rect x="${x - width / 2 + 0.5}" y="${y - height}" width="${width - 1}" height=".8" fill="#fff" opacity=".45"/>`
  );
}

function mount(x: number, y: number): string {
  const screws = [45, 135, 225, 315].map((a) => `<circle transform="rotate(${a})" cy="-26.8" r="1.1" fill="#6f797c"/>`).join('');
  const pins = Array.from({ length: 9 }, (_, i) => `<rect x="${-9 + i * 2}" y="19.2" width="1.2" height="2.2" fill="#d8b45c"/>`).join('');
  return (
    `<g transform="translate(${x} ${y})"><circle r="31.5" fill="#000" opacity=".35"/>${paint('circle r="30"', '#aeb7b9', 'gMet', 'gV .5')}<circle r="29.6" fill="none" stroke="#fff" stroke-opacity=".7" stroke-width=".6"/>${screws}` +
    '<circle r="24" fill="#0a0e10" stroke="#4a5255" stroke-width=".8"/><rect x="-20.5" y="-14.5" width="41" height="29" rx="1.5" fill="#15191b" stroke="#3b4447" stroke-width=".5"/><rect x="-17.950" y="-11.950" width="35.9" height="23.9" fill="url(#camera-sensor)"/><path d="M-17.950-11.950h20L-9 11.950h-8.950z" fill="#fff" opacity=".16"/>' +
    `${pins}<circle cx="-21" cy="-21" r="1.3" fill="#e0453a"/></g>`
  );
}

const eye = (camera: Camera, x: number, y: number): string =>
  camera.lens
    ? `<ellipse cx="${x + 3}" cy="${y + 3.5}" rx="34" ry="34" fill="#000" opacity=".3"/>` +
      glass({ prefix: 'camera', x, y, radius: 35, engraving: `${camera.brand.toUpperCase()} ASPH`, accent: '#d8b45c' })
    : mount(x, y);

function retroFront(camera: Camera): string {
  const { plate, cover } = finish(camera);
  const prism = 'path d="M-24-76l6-17c1-2.5 2.5-3.5 5-3.500h26c2.5 0 4 1 5 3.500l6 17z"';
  const body = 'rect x="-69" y="-78" width="138" height="78" rx="8"';
  const skin = 'rect x="-69" y="-64" width="138" height="54"';
  return (
    dial(-47, -77, 17, 7) +
    paint('circle cx="-47" cy="-85" r="3.6"', '#b9402f', 'gBall') +
    dial(42, -77, 21, 9) +
    dial(59, -77, 12, 6) +
    paint('rect x="-9" y="-99" width="18" height="3.5" rx=".8"', '#8d979a', 'gMet') +
    paint(body, plate.base, 'gV .7', 'gHs .7') +
    '<path d="M-62-77.600H62" stroke="#fff" stroke-opacity=".7" stroke-width=".7"/>' +
    paint(prism, plate.base, 'gV .8', 'gHs') +
    '<path d="M-17-93.500c1-2 2-2.5 4-2.500h26c2 0 3 .5 4 2.5" fill="none" stroke="#fff" stroke-opacity=".6" stroke-width=".7"/>' +
    paint(skin, cover, 'camera-grain', 'gH .55') +
    '<path d="M-69-64H69" stroke="#000" stroke-opacity=".45" stroke-width=".8"/><path d="M-69-10H69" stroke="#fff" stroke-opacity=".35" stroke-width=".7"/>' +
    paint('rect x="-64" y="-61" width="14" height="48" rx="6"', cover, 'camera-grain', 'camera-grip .8') +
    paint('circle cx="52" cy="-56" r="4.6"', '#0d1112', 'gLens .7') +
    '<circle cx="52" cy="-56" r="4.6" fill="none" stroke="#c3c9cb" stroke-width=".9"/>' +
    paint('path d="M46-34a3.6 3.6 0 1 1 5 3.300L49.5-16h-3z"', '#aeb7b9', 'gMet') +
    lettering({ text: camera.brand.toUpperCase(), x: 0, y: -82, size: 6.4, fill: plate.print, anchor: 'middle', spacing: 0.9 })
  );
}

function modernFront(camera: Camera): string {
  const { plate, cover } = finish(camera);
  const body = 'path d="M-66-74c0-5 3-7 8-7h30l12-14c2-2.5 4-3.5 8-3.500h20c4 0 6 1 8 3.500l11 14h30c6 0 8 2 8 8v65c0 5-2.5 8-8 8H-58c-6 0-8-3-8-8z"';
  const grip = 'path d="M-69-66c0-13 3-20 12-21h12c9 0 12 6 12 16v55c0 11-4 16-13 16h-12c-8 0-11-5-11-13z"';
  return (
    dial(52, -80, 19, 8, plate.dark) +
    paint('rect x="-8" y="-101" width="22" height="3.6" rx=".8"', '#4a5255', 'gMet .6') +
    paint(body, plate.base, 'gV .6', 'gHs .8') +
    '<path d="M-28-81l12-14c2-2.5 4-3.3 8-3.300h20c4 0 6 .8 8 3.300l11 14" fill="none" stroke="#fff" stroke-opacity=".4" stroke-width=".8"/>' +
    paint('path d="M-34-62H69V-14H-34z"', cover, 'camera-grain', 'gH .5') +
    '<path d="M-34-62H69" stroke="#000" stroke-opacity=".5" stroke-width=".7"/><path d="M-34-14H69" stroke="#fff" stroke-opacity=".18" stroke-width=".6"/>' +
    `<path d="M-33-64c4 16 4 40 0 56z" fill="#000" opacity=".35"/>${paint(grip, cover, 'camera-grain', 'camera-grip', 'gV .3')}` +
    paint('path d="M-67-72c0-10 3-14 10-15h12c8 0 11 5 11.5 12-10-4-24-3-33.5 3z"', plate.base, 'gHs', 'gV .7') +
    paint('ellipse cx="-51" cy="-87" rx="7.5" ry="3"', '#8d979a', 'gMet') +
    '<ellipse cx="-51" cy="-87.6" rx="5.2" ry="1.8" fill="#15191b"/><ellipse cx="-52" cy="-88" rx="2.5" ry=".6" fill="#fff" opacity=".4"/>' +
    paint('rect x="-60" y="-75" width="17" height="5" rx="2.5"', '#15191b', 'camera-knurl', 'gH') +
    '<circle cx="-28" cy="-66" r="2.6" fill="#0a0d0e"/><circle cx="-28.6" cy="-66.7" r="1" fill="#b3553c" opacity=".8"/>' +
    lettering({ text: camera.brand.toUpperCase(), x: 3.5, y: -84, size: 6.4, fill: plate.print, anchor: 'middle', spacing: 0.8 })
  );
}

function front(camera: Camera): Drawing {
  const body = camera.retro ? retroFront(camera) + eye(camera, 0, -38) : modernFront(camera) + eye(camera, 6, -39);
  return { svg: DEFS + body, width: 138, height: camera.retro ? 99 : 101, shadow: 70 };
}

/** The screen, the eyepiece, the keys. */
function back(camera: Camera): Drawing {
  const { plate, cover } = finish(camera);
  const shell = 'path d="M-69-72c0-6 2-8 8-8h31l10-14h40l10 14h31c6 0 8 2 8 8v64c0 6-2 8-8 8H-61c-6 0-8-2-8-8z"';
  const key = (x: number, y: number, r = 3) =>
    paint(`circle cx="${x}" cy="${y}" r="${r}"`, '#3a4245', 'gV') +
    `<circle cx="${x}" cy="${y}" r="${r}" fill="none" stroke="#000" stroke-opacity=".5" stroke-width=".5"/>`;
  return {
    svg:
      DEFS +
      dial(-50, -79, 19, 8, plate.dark) +
      dial(50, -79, 16, 6, plate.dark) +
      paint(shell, plate.base, 'gV .6', 'gHs .6') +
      paint('rect x="-69" y="-66" width="138" height="60"', cover, 'camera-grain .7', 'gHs .4') +
      paint('rect x="-17" y="-97" width="34" height="25" rx="6"', '#101416', 'gV .35') +
      paint('rect x="-11" y="-91.5" width="22" height="14" rx="3"', '#05080a', 'gLens .8') +
      '<path d="M-10-90.500h12l-6 12h-6z" fill="#fff" opacity=".14"/>' +
      paint('rect x="-62" y="-64" width="86" height="59" rx="3"', '#0c1012', 'gV .25') +
      screen('sea', -57, -60, 76, 50.7) +
      '<path d="M-57-60h46l-34 50.700h-12z" fill="#fff" opacity=".09"/>' +
      '<path d="M-27-44h-5v5M-11-44h5v5M-27-27h-5v-5M-11-27h5v-5" fill="none" stroke="#fdcd1d" stroke-width=".9"/>' +
      lettering({ text: '1/250   F4   ISO 200', x: -19, y: -12, size: 4, fill: '#fff', anchor: 'middle', weight: 500 }) +
      paint('path d="M38-68c6-4 24-4 28 2v26c-6 6-16 6-20 0z"', cover, 'camera-grain', 'camera-grip .6') +
      key(31, -58) +
      key(31, -46) +
      key(29, -71, 2.6) +
      paint('circle cx="47" cy="-24" r="12.5"', '#2a3032', 'gV .8') +
      '<circle cx="47" cy="-24" r="12" fill="none" stroke="#fff" stroke-opacity=".25" stroke-width=".6" stroke-dasharray=".8 1"/>' +
      paint('circle cx="47" cy="-24" r="5"', '#454d50', 'gBall .6') +
      '<path d="M47-33.500l1.5 2h-3zM47-14.500l1.5-2h-3zM37.5-24l2-1.500v3zM56.5-24l-2-1.500v3z" fill="#d6dcdc"/>' +
      key(31, -10, 2.6) +
      key(63, -10, 2.6) +
      key(62, -38, 2.6) +
      lettering({ text: camera.brand, x: -66, y: -71, size: 5, fill: plate.print }),
    width: 138,
    height: 98,
    shadow: 70,
  };
}

/** From above: dials, hot shoe, protruding lens. */
function top(camera: Camera): Drawing {
  const { plate } = finish(camera);
  const disc = (x: number, y: number, r: number) =>
    paint(`circle cx="${x}" cy="${y}" r="${r}"`, '#15191b', 'gV .6') +
    `<circle cx="${x}" cy="${y}" r="${r - 0.6}" fill="none" stroke="#8d979a" stroke-width="1.2" stroke-dasharray=".7 .7"/>` +
    paint(`circle cx="${x}" cy="${y}" r="${r - 2}"`, plate.dark, 'gBall .8');
  const lens = (x: number, y: number, width: number, height: number) =>
    paint(`rect x="${x}" y="${y}" width="${width}" height="${height}" rx="1.5"`, '#181d1f', 'camera-grip');
  const release = camera.retro ? -68 : -38;
  const barrel = camera.lens
    ? lens(-32, -41, 64, 14) +
      lens(-34, -29, 68, 12) +
      `<rect x="-34" y="-29" width="68" height="12" fill="url(#camera-knurl)"/>` +
      lens(-33, -18, 66, 16) +
      '<rect x="-33" y="-5.5" width="66" height="1" fill="#d8b45c"/>'
    : paint('rect x="-30" y="-41" width="60" height="4"', '#aeb7b9', 'gMet');
  return {
    svg:
      DEFS +
      barrel +
      paint(
        `path d="M-69-80c0-5 3-7 8-7H61c5 0 8 2 8 7v32c0 5-3 8-8 8${camera.retro ? 'H-61c-5 0-8-3-8-8z' : 'H-34l-6 14c-2 4-4 5-8 5h-10c-6 0-11-5-11-12z'}"`,
        plate.base,
        'gV .7',
        'gHs .7',
      ) +
      paint('path d="M-22-90h44l4 10-6 36h-40l-6-36z"', plate.base, 'gV .8', 'gHs') +
      paint('rect x="-11" y="-80" width="22" height="19" rx="1"', '#3a4245', 'gMet .5') +
      '<path d="M-8.5-80v16h17v-16" fill="none" stroke="#0a0d0e" stroke-width="2"/><circle cx="0" cy="-71" r="1.8" fill="#c3c9cb"/>' +
      disc(46, -66, 12) +
      disc(-38, -68, 9) +
      paint(`circle cx="-56" cy="${release}" r="6"`, '#8d979a', 'gMet') +
      paint(`circle cx="-56" cy="${release}" r="4"`, '#b9402f', 'gBall') +
      ['A', 'S', 'M', 'P', 'C1', 'C2']
        .map(
          (mode, i) =>
            `<g transform="rotate(${i * 60} 46 -66)">${lettering({ text: mode, x: 46, y: -71.5, size: 3.4, fill: '#e8ecec', anchor: 'middle' })}</g>`,
        )
        .join('') +
      lettering({ text: camera.brand.toUpperCase(), x: 0, y: -50, size: 5.4, fill: plate.print, anchor: 'middle', spacing: 0.7 }),
    width: 138,
    height: 92,
    shadow: 0,
  };
}

/** The sensor behind the open mount: in the whole body, or a close-up if the body is sold without a lens. */
function detail(camera: Camera): Drawing {
  return camera.lens ? front({ ...camera, lens: false }) : { svg: DEFS + mount(0, -31), width: 64, height: 62, shadow: 22 };
}

export const kind: DeviceKind<Camera> = {
  frame: 136,
  defaults: { colour: 'silver', lens: true, retro: true, brand: 'Obskura' },
  views: { front, back, top, detail },
};
