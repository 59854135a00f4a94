import { SCENERY } from './scenery.ts';
import { round } from './studio.ts';

const AREA = 'width="320" height="180"';

/** A vertical gradient; colours from top to bottom. */
const sky = (id: string, ...colours: string[]): string =>
  `<linearGradient id="screen-${id}" x2="0" y2="1">${colours.map((c, i) => `<stop offset="${Math.round((i / (colours.length - 1)) * 100)}%" stop-color="${c}"/>`).join('')}</linearGradient>`;

const strokes = (lines: string, colour: string, width = 2.6): string =>
  `<path d="${lines}" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" fill="none"/>`;

/** Lines of source code: coloured words after a line number. */
function codeLines(x: number, y: number, lines: number): string {
  const words = new Map(['#c792ea', '#82aaff', '#c3e88d', '#f78c6c', '#8796a5', '#89ddff'].map((colour) => [colour, '']));
  const colours = [...words.keys()];
  let numbers = '';
  for (let line = 0; line < lines; line++) {
    const top = round(y + line * 8.6);
    let at = x + ((line * 5) % 4) * 7 + 11;
    numbers += `M${x} ${top}h2`;
    for (let word = 0; word < 2 + ((line * 5) % 3); word++) {
      const width = 7 + ((line * 13 + word * 29) % 23);
      const colour = colours[(line * 3 + word * 2) % 6] ?? '#82aaff';
      words.set(colour, `${words.get(colour)}M${at} ${top}h${width}`);
      at += width + 6.5;
    }
  }
  return strokes(numbers, '#3d4c5c') + [...words].map(([colour, d]) => strokes(d, colour)).join('');
}

const windowOf = (x: number, y: number, width: number, height: number, fill: string, bar: string): string =>
  `<rect x="${x + 1}" y="${y + 3}" width="${width}" height="${height}" rx="5" fill="#000" opacity=".25"/><rect x="${x}" y="${y}" width="${width}" height="${height}" rx="5" fill="${fill}"/>` +
  `<path d="M${x} ${y + 11}v-6a5 5 0 0 1 5-5h${width - 10}a5 5 0 0 1 5 5v6z" fill="${bar}"/>` +
  ['#ff6b5e', '#f6bf4f', '#5ec454'].map((c, i) => `<circle cx="${x + 7 + i * 6}" cy="${y + 5.5}" r="1.9" fill="${c}"/>`).join('');

const ICONS = ['#ffb23e', '#3e8bff', '#33c48d', '#ff5f6d', '#8d6bff', '#20b8d8', '#f4f6f7', '#2b3440', '#ff8a3d', '#56cc5b', '#e65ac0', '#4a6cf7'];
/** Four columns of apps in the middle, so that they fit an upright phone too. */
const icons = (y: number, rows: number): string =>
  Array.from({ length: rows * 4 }, (_, i) => {
    const [x, top] = [125.5 + (i % 4) * 19, y + Math.floor(i / 4) * 19];
    return `<rect x="${x}" y="${top}" width="12" height="12" rx="3.4" fill="${ICONS[(i * 7 + y) % 12]}"/><circle cx="${x + 6}" cy="${top + 6}" r="${2 + (i % 3) * 0.7}" fill="${(i * 7 + y) % 12 === 6 ? '#ff5f6d' : '#fff'}" opacity=".9"/>`;
  }).join('');

function candles(): string {
  const lines = { '#ff6b6b': ['', ''], '#35d0a0': ['', ''] };
  for (let i = 0; i < 26; i++) {
    const x = round(24 + i * 7.6);
    const middle = Math.round(108 - i * 1.6 + Math.sin(i * 0.9) * 15 + Math.sin(i * 2.3) * 6);
    const half = 3 + ((i * 7) % 5);
    const pair = lines[(i * 5) % 7 < 3 ? '#ff6b6b' : '#35d0a0'];
    pair[0] += `M${x} ${middle - half}v${2 * half}`;
    pair[1] += `M${x} ${middle - half - 5}v${2 * half + 10}`;
  }
  return Object.entries(lines)
    .map(([colour, [body, wick]]) => `<path d="${body}" stroke="${colour}" stroke-width="4.6"/><path d="${wick}" stroke="${colour}"/>`)
    .join('');
}

/** Pictures for screens, drawn for a box of 320 × 180 and cropped to fill. */
export const SCREENS = {
  hills: `<rect width="320" height="180" fill="#f6c98f"/><rect width="320" height="70" fill="#f0a46f" opacity=".55"/><circle cx="222" cy="66" r="30" fill="#fff1cf"/><path d="M0 112l46-34 38 22 54-50 50 46 34-20 46 30 52-26v100H0z" fill="#b5656a"/><path d="M0 134l60-30 58 26 48-22 62 30 92-34v76H0z" fill="#6d3f5c"/><path d="M0 158l72-22 70 16 84-20 94 22v26H0z" fill="#2c2340"/>`,
  wave: `<rect width="320" height="180" fill="#12213a"/><path d="M0 60C80 10 150 120 320 40v140H0z" fill="#2749a8"/><path d="M0 100C90 50 170 150 320 80v100H0z" fill="#5f7df0"/><path d="M0 138C90 96 190 170 320 120v60H0z" fill="#f3a6c0"/><path d="M0 162c90-26 190 14 320-16v34H0z" fill="#ffd9a8"/>`,
  sea:
    `<defs>${sky('sea-air', '#2f7fb8', '#8fd0e2', '#fdeccb')}${sky('sea-water', '#1f8fa3', '#0f5d7c', '#0a3550')}</defs><rect ${AREA} fill="url(#screen-sea-air)"/>` +
    `<circle cx="118" cy="74" r="15" fill="#fffbe8"/><circle cx="118" cy="74" r="26" fill="#fffbe8" opacity=".25"/><path d="M196 92l30-22 18 8 26-26 50 34v8z" fill="#5d86a0"/><path d="M236 92l34-16 50 12v6z" fill="#3d6683"/>` +
    `<rect y="92" width="320" height="88" fill="url(#screen-sea-water)"/><path d="M88 94h60l14 30-22 8 26 20-60 16-44-14 24-16-20-12z" fill="#ffe9b8" opacity=".22"/>` +
    `<path d="M178 62v42l-22-4c10-10 18-24 22-38z" fill="#fff"/><path d="M181 56c14 14 20 30 20 46l-20 2z" fill="#f4efe4"/><path d="M152 106h54c-4 8-8 12-14 12h-28c-6 0-10-4-12-12z" fill="#c8553d"/>` +
    `<path d="M0 140c60-12 90 10 160-2s110-8 160 2v40H0z" fill="#0c4a69" opacity=".7"/><path d="M0 160c70-14 110 8 180-4s100-2 140 0v24H0z" fill="#072c44" opacity=".8"/>`,
  aurora:
    `<defs>${sky('aurora-night', '#050b1e', '#0d2a45', '#164b5a')}<linearGradient id="screen-aurora-veil" x2="0" y2="1"><stop stop-color="#7df9c8" stop-opacity="0"/><stop offset=".6" stop-color="#46e5b0" stop-opacity=".75"/><stop offset="1" stop-color="#2fb7d8" stop-opacity="0"/></linearGradient></defs><rect ${AREA} fill="url(#screen-aurora-night)"/>` +
    Array.from({ length: 34 }, (_, i) => `<circle cx="${(i * 97) % 320}" cy="${(i * 53) % 104}" r="${0.4 + (i % 3) * 0.3}" fill="#fff" opacity=".8"/>`).join(
      '',
    ) +
    '<path d="M-10 30C50-14 110 56 180 22s100-2 150-20v84c-60 14-90 40-150 26S60 124-10 96z" fill="url(#screen-aurora-veil)"/><path d="M-10 70c50-60 110-20 160-44s100 8 180-20v52c-70 6-90 26-160 12S70 100-10 110z" fill="url(#screen-aurora-veil)" opacity=".75"/><path d="M-10 10c60 30 150 0 210 18s90-6 130-12v36c-60 6-110 22-170 8S50 60-10 56z" fill="#a77bff" opacity=".16"/>' +
    '<path d="M0 140l40-26 30 16 46-40 40 34 30-20 44 34 38-22 52 30v34H0z" fill="#0b1c2c"/><path d="M116 90l14 12-8 4-6-4-8 6-6-4zM186 104l12 9-8 3-4-4-8 4z" fill="#9fd8d8" opacity=".7"/><path d="M0 158c80-12 200-12 320 0v22H0z" fill="#06121d"/>',
  forest:
    `<defs>${sky('forest-air', '#dfeee0', '#b6d8c0', '#7eb39a')}</defs><rect ${AREA} fill="url(#screen-forest-air)"/><circle cx="150" cy="52" r="24" fill="#fff9dc" opacity=".9"/><path d="M0 96l50-40 40 30 60-46 54 48 46-30 70 42v80H0z" fill="#7fb09a"/>` +
    [
      ['#4f8a75', 128, 34, 27],
      ['#2f6656', 152, 44, 33],
      ['#173f37', 182, 56, 41],
    ]
      .map(
        ([fill, foot, height, step], row) =>
          `<path d="${Array.from({ length: 14 }, (_, i) => `M${i * Number(step) - 20 * row} ${foot}l${-Number(step) * 0.42}-4 ${Number(step) * 0.42}-${Number(height) + ((i * 37 + row * 11) % 20)} ${Number(step) * 0.42} ${Number(height) + ((i * 37 + row * 11) % 20)}z`).join('')}M0 ${Number(foot) - 8}h320v60H0z" fill="${fill}"/>`,
      )
      .join(''),
  dunes:
    `<defs>${sky('dunes-air', '#3b4a8c', '#b06a9a', '#ffb27a', '#ffe0a8')}<linearGradient id="screen-dunes-sand" x2="1" y2="1"><stop stop-color="#f2a65e"/><stop offset="1" stop-color="#a84f3c"/></linearGradient></defs><rect ${AREA} fill="url(#screen-dunes-air)"/><circle cx="176" cy="82" r="20" fill="#fff3d0"/>` +
    '<path d="M0 110c60-22 90-26 130-10s120 8 190-16v96H0z" fill="#d5815c"/><path d="M0 138c70 6 110-40 170-44-10 20 60 44 150 26v60H0z" fill="url(#screen-dunes-sand)"/><path d="M170 94c-10 20 60 44 150 26v60H120c60-20 70-60 50-86z" fill="#6d3040" opacity=".6"/><path d="M0 160c80-30 180 20 320-14v34H0z" fill="#4a2238"/>',
  circles: `<defs>${sky('circles-a', '#ff9a76', '#e2406b')}${sky('circles-b', '#7c8cff', '#3a2fb0')}${sky('circles-c', '#ffe29a', '#ff9d4d')}</defs><rect ${AREA} fill="#1b1236"/><circle cx="96" cy="120" r="92" fill="url(#screen-circles-b)"/><circle cx="216" cy="62" r="74" fill="url(#screen-circles-a)"/><circle cx="160" cy="128" r="46" fill="url(#screen-circles-c)"/><circle cx="286" cy="160" r="56" fill="#26c6b4" opacity=".9"/><circle cx="40" cy="22" r="26" fill="#26c6b4" opacity=".75"/><circle cx="216" cy="62" r="74" fill="none" stroke="#fff" stroke-opacity=".35"/>`,
  desk:
    `<defs>${sky('desk-wall', '#1c3a6e', '#5a6fc4', '#f0a6a0')}</defs><rect ${AREA} fill="url(#screen-desk-wall)"/><path d="M0 120c90-50 170 40 320-30v90H0z" fill="#24306a" opacity=".6"/><path d="M0 146c110-34 190 20 320-16v50H0z" fill="#161d48" opacity=".7"/><rect width="320" height="7" fill="#0d1428" opacity=".55"/>${windowOf(20, 20, 150, 108, '#1b2430', '#2b3644')}${codeLines(28, 38, 9)}${windowOf(146, 46, 152, 100, '#fbfcfc', '#e3e8ea')}` +
    '<rect x="146" y="57" width="36" height="84" fill="#eef2f3"/>' +
    Array.from({ length: 6 }, (_, i) => `<rect x="152" y="${64 + i * 11}" width="${18 + ((i * 5) % 8)}" height="3" rx="1.5" fill="#9aa8ad"/>`).join('') +
    '<rect x="190" y="64" width="60" height="5" rx="2" fill="#27343a"/><rect x="190" y="76" width="46" height="32" rx="3" fill="#f3a6c0"/><path d="M190 102l14-14 10 8 10-12 12 12v9a3 3 0 0 1-3 3h-40a3 3 0 0 1-3-3z" fill="#7c4a86"/><rect x="244" y="76" width="46" height="32" rx="3" fill="#9fd3dd"/><path d="M244 98c14-10 26 6 46-4v11a3 3 0 0 1-3 3h-40a3 3 0 0 1-3-3z" fill="#2a7f96"/><rect x="190" y="116" width="96" height="3" rx="1.5" fill="#b8c3c7"/><rect x="190" y="123" width="80" height="3" rx="1.5" fill="#b8c3c7"/>' +
    '<rect x="100" y="158" width="120" height="17" rx="6" fill="#fff" opacity=".32"/>' +
    ICONS.slice(0, 7)
      .map((c, i) => `<rect x="${106 + i * 16}" y="161" width="11" height="11" rx="3" fill="${c}"/>`)
      .join(''),
  home:
    `<defs>${sky('home-wall', '#203a63', '#7a6fb5', '#f2a48e')}</defs><rect ${AREA} fill="url(#screen-home-wall)"/><path d="M0 120c90-40 200 30 320-20v80H0z" fill="#e8766f" opacity=".45"/><path d="M0 150c110-30 200 16 320-14v44H0z" fill="#4a2c66" opacity=".5"/>` +
    `<rect x="125" y="20" width="70" height="38" rx="8" fill="#fff" opacity=".9"/><circle cx="141" cy="36" r="8" fill="#ffb93e"/><path d="M138 48h16a5 5 0 0 0 0-10 7 7 0 0 0-13-1 5.6 5.6 0 0 0-3 11z" fill="#9fc4dd"/><rect x="162" y="29" width="24" height="7" rx="2.5" fill="#2d3c4a"/><rect x="162" y="41" width="26" height="3" rx="1.5" fill="#9aa8b2"/><rect x="162" y="47" width="18" height="3" rx="1.5" fill="#9aa8b2"/>` +
    `${icons(67, 4)}<rect x="122" y="155" width="76" height="18" rx="6" fill="#fff" opacity=".3"/>${icons(158, 1)}`,
  code: `<rect ${AREA} fill="#161d27"/><rect width="12" height="180" fill="#0f151d"/><rect x="12" width="62" height="180" fill="#1b2430"/>${Array.from({ length: 13 }, (_, i) => `<rect x="${20 + (i % 4 ? 7 : 0)}" y="${16 + i * 11}" width="${24 + ((i * 11) % 18)}" height="3" rx="1.5" fill="${i === 5 ? '#82aaff' : '#536376'}"/>`).join('')}<rect x="74" width="246" height="11" fill="#10161f"/><rect x="74" width="56" height="11" fill="#1b2430"/><rect x="82" y="4.5" width="34" height="3" rx="1.5" fill="#aab8c5"/>${codeLines(82, 20, 18)}<rect x="252" y="11" width="68" height="169" fill="#1b2430"/>${codeLines(258, 20, 7)}<rect y="174" width="320" height="6" fill="#3a63d8"/>`,
  game:
    `<defs>${sky('game-air', '#1a0b3d', '#6a1f8a', '#ff5a8a', '#ffc16b')}</defs><rect ${AREA} fill="url(#screen-game-air)"/><circle cx="160" cy="82" r="40" fill="#ffe08a"/><path d="M118 84h84v3h-84zm3 9h78v4h-78zm6 10h66v5h-66z" fill="#e0457f"/><path d="M0 112l40-50 26 26 30-48 34 72H0zm190 0l30-60 34 30 26-40 40 70z" fill="#3a1360"/><path d="M40 62l26 26-16 6-10-12zm184-2l30 22-20 8-16-10z" fill="#c04fb0" opacity=".6"/>` +
    `<path d="M0 112h320v68H0z" fill="#160a35"/><path d="M150 112h20l70 68H80z" fill="#2a1458"/><path d="${[-9, -6, -4, -2.6, -1.4, 1.4, 2.6, 4, 6, 9].map((x) => `M${160 + x * 10} 112L${160 + x * 46} 180`).join('')}M0 118h320M0 128h320M0 144h320M0 166h320" stroke="#ff4fa3" stroke-width=".9" opacity=".7"/>` +
    '<path d="M132 168l8-18c1-3 3-4 6-4h28c3 0 5 1 6 4l8 18v6h-56z" fill="#0b1220"/><path d="M143 152h34l4 10h-42z" fill="#35d0ff" opacity=".7"/><path d="M134 168h14v4h-14zm38 0h14v4h-14z" fill="#ff3b5c"/><rect x="14" y="12" width="60" height="5" rx="2.5" fill="#000" opacity=".5"/><rect x="14" y="12" width="42" height="5" rx="2.5" fill="#35d0a0"/><circle cx="292" cy="26" r="15" fill="#000" opacity=".4"/><path d="M292 26l8-8" stroke="#fff" stroke-width="2"/><circle cx="292" cy="26" r="15" fill="none" stroke="#fff" stroke-opacity=".7"/>',
  chart:
    `<rect ${AREA} fill="#0e1720"/><path d="M16 40h214M16 70h214M16 100h214M16 130h214" stroke="#22303d"/><rect x="16" y="14" width="54" height="7" rx="2" fill="#e6eef2"/><rect x="78" y="15" width="26" height="5" rx="2" fill="#35d0a0"/>${candles()}` +
    `<path d="M16 128c40-4 60-34 100-26s70-40 114-42" fill="none" stroke="#ffd166" stroke-width="1.6"/>${Array.from({ length: 30 }, (_, i) => `<rect x="${18 + i * 7}" y="${164 - ((i * 37) % 17)}" width="4" height="${4 + ((i * 37) % 17)}" fill="#2f4a66"/>`).join('')}<rect x="242" y="14" width="64" height="74" rx="4" fill="#16222e"/><circle cx="274" cy="50" r="20" fill="none" stroke="#3e8bff" stroke-width="9"/><path d="M274 30a20 20 0 0 1 19 26" fill="none" stroke="#ff8a5c" stroke-width="9"/><rect x="242" y="96" width="64" height="70" rx="4" fill="#16222e"/>` +
    Array.from(
      { length: 5 },
      (_, i) =>
        `<rect x="250" y="${104 + i * 12}" width="22" height="4" rx="2" fill="#7d90a0"/><rect x="278" y="${104 + i * 12}" width="${8 + ((i * 7) % 14)}" height="4" rx="2" fill="${i % 2 ? '#ff6b6b' : '#35d0a0'}"/>`,
    ).join(''),
  ...SCENERY,
} as const;

export type ScreenName = keyof typeof SCREENS;

/** Places a screen's picture in a rectangle, cropped to fill it. */
export function screen(name: ScreenName, x: number, y: number, width: number, height: number): string {
  return `<svg x="${round(x)}" y="${round(y)}" width="${round(width)}" height="${round(height)}" viewBox="0 0 320 180" preserveAspectRatio="xMidYMid slice">${SCREENS[name]}</svg>`;
}
