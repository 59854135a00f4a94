import { round } from './studio.ts';

const W = 320;
const H = 180;
const GROUND = `width="${W}" height="${H}"`;

/** A vertical gradient with the id `screen-…`; colours from top to bottom. */
const fade = (id: string, ...colours: string[]): string =>
  `<linearGradient id="screen-${id}" x2="0" y2="1">${colours.map((c, i) => `<stop offset="${Math.round((i / (colours.length - 1)) * 100)}%" stop-color="${c}"/>`).join('')}</linearGradient>`;

/** A radial gradient for the glow of a light: its colour in the middle, transparent at the rim. */
const glow = (id: string, colour: string): string =>
  `<radialGradient id="screen-${id}"><stop stop-color="${colour}"/><stop offset="1" stop-color="${colour}" stop-opacity="0"/></radialGradient>`;

const wall = (id: string): string => `<rect ${GROUND} fill="url(#screen-${id})"/>`;

/** Repeats a piece `count` times. */
const times = (count: number, piece: (i: number) => string): string => Array.from({ length: count }, (_, i) => piece(i)).join('');

/** Reproducible pseudo-random number from 0 to 1 for position `i`. */
const scatter = (i: number, seed: number): number => {
  const wave = Math.sin(i * 127.1 + seed * 311.7) * 43758.5453;
  return wave - Math.floor(wave);
};

/** A range of peaks from the left edge to the right, closed at the bottom. */
function ridge(base: number, height: number, steps: number, seed: number): string {
  const points = Array.from({ length: steps + 1 }, (_, i) => {
    const rise = (i % 2 ? 0.55 + 0.45 * scatter(i, seed) : 0.1 + 0.3 * scatter(i, seed)) * height;
    return `L${round((i / steps) * W)} ${round(base - rise)}`;
  });
  return `M0 ${H}${points.join('')}L${W} ${H}z`;
}

const balloon = (x: number, y: number, r: number, a: string, b: string): string =>
  `<g transform="translate(${x} ${y}) scale(${r})"><path d="M0-1C.72-1 1-.5 1-.05 1 .5.4.86.22 1.2h-.44C-.4.86-1 .5-1-.05-1-.5-.72-1 0-1z" fill="${a}"/><path d="M0-1C.3-.8.42-.4.42 0 .42.5.2.9.1 1.2h-.2C-.2.9-.42.5-.42 0-.42-.4-.3-.8 0-1z" fill="${b}"/><path d="M-1-.05C-1-.5-.72-1 0-1-.5-.8-.72-.4-.72 0c0 .5.3.9.5 1.2C-.4.86-1 .5-1-.05z" fill="#fff" opacity=".18"/><path d="M-.2 1.24h.4l-.06.34h-.28z" fill="#5a3a28"/></g>`;

const fish = (x: number, y: number, size: number, body: string, stripe: string): string =>
  `<g transform="translate(${x} ${y}) scale(${size} ${Math.abs(size)})"><path d="M-10 0C-5-7 6-7 11 0 6 7-5 7-10 0z" fill="${body}"/><path d="M-8 0l-8-5.5v11z" fill="${body}"/><path d="M-1-5.4c2 3.4 2 7.4 0 10.8l4-.5c1.6-3 1.6-6.8 0-9.8z" fill="${stripe}"/><path d="M-2-5.2l5-3.6 2 4.2z" fill="${stripe}"/><circle cx="7" cy="-1.2" r="1.2" fill="#0c1a24"/></g>`;

const tower = (x: number, width: number, height: number, fill: string, light: string, seed: number): string => {
  const rows = Math.floor((height - 8) / 7);
  const columns = Math.floor((width - 4) / 5);
  let lit = '';
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++)
      if (scatter(row * 11 + column, seed) > 0.46) lit += `M${round(x + 3 + column * 5)} ${round(132 - height + 6 + row * 7)}h2.6v3.4h-2.6z`;
  return `<path d="M${x} 132v-${height}h${width}v${height}z" fill="${fill}"/><path d="${lit}" fill="${light}"/>`;
};

/** Defined once under `id`, with a size of one unit. */
const flower = (id: string, petal: string, heart: string): string =>
  `<g id="screen-${id}">${times(8, (i) => `<ellipse rx=".34" ry=".62" cy="-.6" transform="rotate(${i * 45})" fill="${petal}"/>`)}<circle r=".36" fill="${heart}"/></g>`;

/** Screen pictures of televisions: one scene for each model, so that models are distinguishable in a list. Each is drawn for a box of 320 × 180. */
export const SCENERY = {
  balloons:
    `<defs>${fade('balloons', '#3f7fc9', '#9cc8ea', '#fde9cf')}</defs>${wall('balloons')}<path d="${ridge(150, 40, 9, 3)}" fill="#8aa6bd"/><path d="${ridge(166, 34, 13, 5)}" fill="#5f8a6a"/><path d="M0 164c90-12 200 10 320-6v22H0z" fill="#3c6a48"/>` +
    balloon(92, 62, 34, '#e2503f', '#f7c548') +
    balloon(206, 44, 22, '#2e6fb7', '#f4f1e8') +
    balloon(262, 92, 16, '#f08a2c', '#7c3f98') +
    balloon(160, 104, 12, '#2f9e7a', '#f7e08a') +
    balloon(30, 108, 9, '#b0417a', '#fbd3c4'),
  reef:
    `<defs>${fade('reef', '#4fd0e0', '#1583b4', '#0a3a6b')}</defs>${wall('reef')}<path d="M60 0L20 180h60L110 0zm80 0l-10 180h50L176 0zm90 0l60 180h44L256 0z" fill="#fff" opacity=".09"/>` +
    `<path d="M0 180v-46c20-16 34 6 50-6s26-26 44-10 10 30 34 26 26-34 52-24 22 28 46 22 26-30 50-22 26 18 44 8v52z" fill="#0b2f55"/>` +
    times(9, (i) => {
      const x = 14 + i * 37;
      const height = 22 + scatter(i, 4) * 30;
      const colour = ['#ff6f7d', '#ffb545', '#c86bff', '#ff8fb3', '#58e0b0'][i % 5];
      return `<path d="M${x} 180c-2-${round(height * 0.6)} 4-${round(height * 0.7)} 0-${round(height)}m0 ${round(height * 0.5)}c-8-4-10-10-12-16m12 22c8-4 12-8 14-18" stroke="${colour}" stroke-width="6" stroke-linecap="round" fill="none"/>`;
    }) +
    fish(96, 74, 2.1, '#ff8a2c', '#fff3e0') +
    fish(190, 52, -1.6, '#ffd23e', '#20446b') +
    fish(226, 96, -1.1, '#46b6ff', '#0d3a72') +
    fish(148, 118, 1.2, '#ff5d73', '#ffe5e9') +
    times(
      16,
      (i) => `<circle cx="${round(scatter(i, 8) * W)}" cy="${round(scatter(i, 9) * 120)}" r="${round(0.8 + scatter(i, 10) * 2)}" fill="#fff" opacity=".35"/>`,
    ),
  skyline:
    `<defs>${fade('skyline', '#0c1038', '#34256e', '#a2487f', '#f29a6b')}${fade('skyline-water', '#5a2f63', '#120c33')}</defs>${wall('skyline')}<circle cx="236" cy="104" r="22" fill="#ffd9a0" opacity=".9"/>` +
    times(14, (i) => tower(i * 24 - 6, 18 + Math.round(scatter(i, 2) * 8), 34 + Math.round(scatter(i, 1) * 66), i % 2 ? '#17143d' : '#221a4e', '#ffd27a', i)) +
    `<path d="M148 132V40l6-14 6 14v92z" fill="#0f0d30"/><path d="M154 26V12" stroke="#ff6b6b" stroke-width="1.2"/><rect y="132" width="320" height="48" fill="url(#screen-skyline-water)"/>` +
    times(
      26,
      (i) =>
        `<path d="M${round(scatter(i, 6) * W)} ${136 + ((i * 7) % 40)}h${round(6 + scatter(i, 7) * 20)}" stroke="${i % 3 ? '#ffb46b' : '#ff7ea8'}" stroke-width="1.3" opacity=".55"/>`,
    ),
  lavender:
    `<defs>${fade('lavender', '#7fb4ea', '#f8d7c4', '#ffe9bf')}</defs>${wall('lavender')}<circle cx="250" cy="66" r="18" fill="#fff6d8"/><path d="${ridge(96, 26, 11, 7)}" fill="#7d86b8"/><path d="M0 92h320v88H0z" fill="#7c55b4"/>` +
    times(11, (i) => {
      const at = (i - 5) * 11;
      return `<path d="M${160 + at * 0.7} 92L${160 + at * 7 - 16} 180h32L${160 + at * 0.7 + 2.6} 92z" fill="${i % 2 ? '#5d3a98' : '#a27ad6'}"/>`;
    }) +
    '<path d="M66 96V74h26v22z" fill="#e8d6b8"/><path d="M62 75l17-12 17 12z" fill="#b5583e"/><path d="M75 84h7v12h-7z" fill="#6d4a3a"/><path d="M104 96c0-20 4-38 8-38s8 18 8 38zm18 0c0-14 3-28 6-28s6 14 6 28z" fill="#2f5a3f"/>',
  planet:
    `<defs>${fade('planet-deep', '#02030c', '#0a1030', '#1a1140')}${fade('planet-ball', '#f6c58a', '#d8794f', '#6a2b4a')}<linearGradient id="screen-planet-dark"><stop stop-opacity="0"/><stop offset=".5" stop-opacity=".1"/><stop offset="1" stop-opacity=".85"/></linearGradient></defs>${wall('planet-deep')}` +
    times(
      70,
      (i) =>
        `<circle cx="${round(scatter(i, 1) * W)}" cy="${round(scatter(i, 2) * H)}" r="${round(0.3 + scatter(i, 3) * 0.9)}" fill="#fff" opacity="${round(0.4 + scatter(i, 4) * 0.6)}"/>`,
    ) +
    '<ellipse cx="60" cy="50" rx="90" ry="30" fill="#5b3bb0" opacity=".25" transform="rotate(-24 60 50)"/><g transform="rotate(-18 186 96)"><path d="M92 96a94 20 0 0 1 188 0" fill="none" stroke="#e9c9a0" stroke-width="9" opacity=".7"/><circle cx="186" cy="96" r="58" fill="url(#screen-planet-ball)"/><path d="M130 82c30 8 82 8 112 0v8c-30 8-82 8-112 0zm0 24c30 8 82 8 112 0l-2 10c-30 7-78 7-108 0zm8-46c26 6 70 6 96 0l4 7c-28 7-76 7-104 0z" fill="#fff1d6" opacity=".28"/><circle cx="186" cy="96" r="58" fill="url(#screen-planet-dark)"/><path d="M92 96a94 20 0 0 0 188 0" fill="none" stroke="#f5dcb8" stroke-width="9" opacity=".92"/><path d="M104 98a82 15 0 0 0 164 0" fill="none" stroke="#6a3b40" stroke-width="1.6" opacity=".6"/></g><circle cx="58" cy="128" r="10" fill="#b9c6d8"/><circle cx="61" cy="130" r="10" fill="#02030c" opacity=".55"/>',
  stadium:
    `<defs>${fade('stadium', '#0b1730', '#1c3560')}${glow('stadium-light', '#ffffff')}</defs>${wall('stadium')}<path d="M0 34c80 24 240 24 320 0v50H0z" fill="#22385c"/>` +
    ['#e8534a', '#f4f1e8', '#3e8bff', '#ffd166']
      .map(
        (c, row) =>
          `<path d="${times(52, (i) => `M${round(scatter(i, row + 1) * W)} ${round(44 + scatter(i, row + 5) * 38)}h.01`)}" stroke="${c}" stroke-width="2.6" stroke-linecap="round" opacity=".85"/>`,
      )
      .join('') +
    '<path d="M0 84h320v10H0z" fill="#e9edf0"/><path d="M10 86h44v6H10zm70 0h30v6H80zm60 0h52v6h-52zm80 0h34v6h-34z" fill="#1f64c8"/>' +
    '<path d="M0 94h320v86H0z" fill="#2b8f46"/><path d="M0 94h320v10H0zm0 24h320v14H0zm0 32h320v18H0z" fill="#36a653"/><path d="M-40 180L60 94m300 86L260 94M0 132h320" stroke="#fff" stroke-width="2" opacity=".85"/><ellipse cx="160" cy="132" rx="46" ry="17" fill="none" stroke="#fff" stroke-width="2" opacity=".85"/>' +
    '<g fill="#fff"><path d="M102 138l4-16 8 1 3 15-5 9h-5z"/><circle cx="110" cy="117" r="4.6" fill="#c98d62"/><path d="M104 147l-5 14h4l6-13zm9 0l7 12h-4l-7-11z" fill="#c98d62"/></g><g fill="#e2413a"><path d="M196 150l4-19 10 1 3 18-6 11h-6z"/><circle cx="206" cy="125" r="5.4" fill="#7c5136"/><path d="M199 160l-6 17h5l7-16zm10 0l10 13h-5l-9-12z" fill="#7c5136"/></g><circle cx="152" cy="160" r="5" fill="#fff"/><path d="M150 157l4 0 1.4 3.4-3.4 2.4-3.4-2.4z" fill="#1a2124"/>' +
    [30, 290]
      .map((x) => `<circle cx="${x}" cy="18" r="26" fill="url(#screen-stadium-light)" opacity=".8"/><path d="M${x - 10} 14h20v8h-20z" fill="#fff"/>`)
      .join(''),
  snow:
    `<defs>${fade('snow', '#2a6fbf', '#8fc3ee', '#e4f1fa')}</defs>${wall('snow')}<path d="M-10 150L70 48l36 40 44-66 58 80 32-34 90 82v40H-10z" fill="#5f83ad"/><path d="M70 48l36 40 6-8-14 34-12-10-14 16-18-14-20 12zm80-26l58 80-18-6-12 18-16-22-16 20-14-12-18 8zm90 46l40 37-14-2-10 10-14-14-18 10z" fill="#f7fbfe"/><path d="M0 150c50-24 100-6 150-16s110-24 170 0v46H0z" fill="#eef6fc"/><path d="M0 164c70-12 120 8 190-4s90-6 130 0v20H0z" fill="#cfe2f2"/>` +
    times(12, (i) => {
      const x = 8 + i * 28 + scatter(i, 2) * 10;
      const y = 150 + scatter(i, 3) * 18;
      return `<path d="M${round(x)} ${round(y - 30)}l10 14h-5l8 11h-26l8-11h-5z" fill="#24533f"/><path d="M${round(x)} ${round(y - 30)}l10 14h-4l-6-4-6 4h-4z" fill="#f4faff"/>`;
    }),
  tulips:
    `<defs>${fade('tulips', '#69b3ea', '#d6ecf6')}</defs>${wall('tulips')}<ellipse cx="70" cy="34" rx="40" ry="10" fill="#fff" opacity=".8"/><ellipse cx="104" cy="28" rx="28" ry="9" fill="#fff" opacity=".8"/><ellipse cx="250" cy="44" rx="44" ry="9" fill="#fff" opacity=".7"/>` +
    '<path d="M232 98V58l10-6 10 6v40z" fill="#f3ead8"/><path d="M242 60l-34-18 4-4 32 16 18-32 5 3-18 34 30 18-3 5-32-18-18 32-5-3z" fill="#7a5a44"/>' +
    ['#e5383b', '#ffb703', '#f15bb5', '#fb6f3c', '#9b5de5', '#e5383b']
      .map(
        (c, i) =>
          `<path d="M0 ${94 + i * i * 3 + i * 2}h320v${16 + i * 8}H0z" fill="${c}"/><path d="M0 ${94 + i * i * 3 + i * 2}h320v${2 + i * 0.6}H0z" fill="#2f7d43"/>`,
      )
      .join('') +
    times(40, (i) => {
      const row = Math.floor(i / 10);
      const size = 1 + row * 0.7;
      const colour = ['#ff4d4f', '#ffc21f', '#ff74c0', '#ff8550'][row];
      return `<g transform="translate(${round((i % 10) * 34 + (row % 2) * 17 + 4)} ${round(122 + row * 18)}) scale(${size})"><path d="M0 0v10" stroke="#2f7d43" stroke-width="1.4"/><path d="M-4-7l2 2 2-4 2 4 2-2c1 5 0 8-4 8s-5-3-4-8z" fill="${colour}" stroke="#00000022" stroke-width=".4"/></g>`;
    }),
  canyon: `<defs>${fade('canyon', '#4b9be0', '#cfe6f5')}</defs>${wall('canyon')}<path d="M70 84l20-8h30l6 10h34l8-12h40l10 8h30v98H70z" fill="#e39a6a"/><path d="M70 104h178v7H70zm0 26h178v7H70z" fill="#c9784e" opacity=".6"/><path d="M0 62h54l6 14h30l4-10h22l6 114H0z" fill="#d9733f"/><path d="M320 46h-62l-8 18h-28l-6 20h-20l-8 96h132z" fill="#c45f35"/><path d="M0 82h96l2 12H0zm0 30h108l2 12H0zm0 32h112l2 10H0zm320-72h-98l-2 12h100zm0 34H206l-2 12h116zm0 36H196l-2 12h126z" fill="#8f3f2a" opacity=".55"/><path d="M98 180c20-30 44-40 52-60s-14-26 4-44l26 6c-10 20 14 28 4 50s-10 30 4 48z" fill="#2e9bb0"/><path d="M124 180c14-26 34-36 38-58" stroke="#bfeef2" stroke-width="2" fill="none" opacity=".7"/><path d="M0 166c30-10 60-4 96 0l8 14H0zm320-8c-40-8-80 0-116 8l-4 14h120z" fill="#6e8b47"/><path d="M140 34l7-4 7 4-7-1.4zm22 10l6-3 6 3-6-1.2z" fill="#24323c"/>`,
  city:
    `<defs>${fade('city', '#071018', '#10283c', '#1f4a5c')}</defs>${wall('city')}` +
    times(9, (i) => `<path d="M${i * 38 - 10} 180V${round(20 + scatter(i, 5) * 50)}h30v160z" fill="${i % 2 ? '#0c1c2b' : '#12283a'}"/>`) +
    times(
      90,
      (i) =>
        `<rect x="${round(scatter(i, 1) * W)}" y="${round(30 + scatter(i, 2) * 100)}" width="2.4" height="3.4" fill="${['#ffd27a', '#7fe3ff', '#ff8fb0'][i % 3]}" opacity=".75"/>`,
    ) +
    '<path d="M138 180l14-64h16l14 64z" fill="#0a131c"/><path d="M0 180l140-60h40l140 60z" fill="#0b1620"/>' +
    ['#ff3b7c', '#27e0ff', '#ffc21f', '#8cff6b']
      .map(
        (c, i) =>
          `<rect x="${20 + i * 78}" y="${60 + (i % 2) * 22}" width="${26 + (i % 3) * 8}" height="46" rx="4" fill="none" stroke="${c}" stroke-width="2.6"/><path d="M${26 + i * 78} ${72 + (i % 2) * 22}h14m-14 9h18m-18 9h10" stroke="${c}" stroke-width="2.6" stroke-linecap="round"/><path d="M${14 + i * 78} 180l10-34h20l-6 34z" fill="${c}" opacity=".22"/>`,
      )
      .join('') +
    '<path d="M150 176c0-9 3-15 10-15s10 6 10 15z" fill="#04090e"/><path d="M142 158a18 13 0 0 1 36 0z" fill="#e4434f"/><path d="M160 145v30" stroke="#04090e" stroke-width="1.4"/>',
  leaf:
    `<defs>${fade('leaf', '#0c3b2e', '#14694a', '#0a2c24')}${fade('leaf-blade', '#8fe388', '#2f9a55')}</defs>${wall('leaf')}<path d="M-20 190C20 60 130-10 340 8 300 130 170 210-20 190z" fill="url(#screen-leaf-blade)"/><path d="M-20 190C70 120 190 60 340 8" stroke="#d8f7c6" stroke-width="3.4" fill="none"/><path d="M40 150C70 130 66 90 62 74m40 44c30-14 34-50 32-74m34 44c30-12 42-40 44-64M80 130c34 14 74 18 100 14m-50-44c36 14 84 16 120 2m-66-36c30 10 72 10 96 0" stroke="#c4f0b4" stroke-width="1.4" fill="none" opacity=".8"/>` +
    times(26, (i) => {
      const x = round(40 + scatter(i, 1) * 240);
      const y = round(20 + scatter(i, 2) * 140);
      const r = round(2 + scatter(i, 3) * 6);
      return `<circle cx="${x}" cy="${y}" r="${r}" fill="#e9ffe0" opacity=".28"/><circle cx="${round(x - r * 0.3)}" cy="${round(y - r * 0.35)}" r="${round(r * 0.3)}" fill="#fff" opacity=".95"/><path d="M${round(x - r * 0.7)} ${round(y + r * 0.5)}a${r} ${r} 0 0 0 ${round(r * 1.4)} 0" stroke="#0c3b2e" stroke-opacity=".45" fill="none"/>`;
    }),
  harbour:
    `<defs>${fade('harbour', '#5fb1e8', '#d9eefa')}${fade('harbour-sea', '#2aa6bf', '#0d5f86')}</defs>${wall('harbour')}<path d="${ridge(84, 46, 7, 12)}" fill="#86a9a0"/>` +
    ['#f2c14e', '#e76f51', '#f4e3c1', '#8ecae6', '#e9a6a6', '#f2c14e', '#d9e2c4', '#e76f51', '#f4e3c1', '#a8c7e6']
      .map((c, i) => {
        const top = 62 - Math.round(scatter(i, 3) * 22);
        return `<path d="M${i * 33 - 4} 112V${top}h32v${112 - top}z" fill="${c}"/><path d="M${i * 33 - 6} ${top + 1}l18-11 18 11z" fill="#b5533c"/>${times(4, (j) => `<path d="M${i * 33 + 2 + (j % 2) * 13} ${top + 8 + Math.floor(j / 2) * 17}h7v9h-7z" fill="#39566b"/>`)}`;
      })
      .join('') +
    '<rect y="112" width="320" height="68" fill="url(#screen-harbour-sea)"/><path d="M0 110h320v5H0z" fill="#c9c2b2"/>' +
    [40, 128, 214, 280]
      .map(
        (x, i) =>
          `<path d="M${x} 132V${70 + i * 5}l22 56z" fill="#fff"/><path d="M${x - 3} 132V${82 + i * 4}l-15 44z" fill="${['#e63946', '#f4f1e8', '#ffb703', '#3a86c8'][i]}"/><path d="M${x - 22} 134h50l-8 11h-34z" fill="${['#1d3557', '#e63946', '#f4f1e8', '#264653'][i]}"/><path d="M${x - 14} 150h34m-26 6h20" stroke="#fff" stroke-width="1.6" opacity=".5"/>`,
      )
      .join('') +
    times(
      22,
      (i) =>
        `<path d="M${round(scatter(i, 4) * W)} ${round(150 + scatter(i, 5) * 28)}h${round(6 + scatter(i, 6) * 16)}" stroke="#bdeaf0" stroke-width="1.2" opacity=".6"/>`,
    ),
  poppies:
    `<defs>${fade('poppies', '#f7b267', '#f9d9a0', '#fbeecb')}${flower('poppy', '#e03a2f', '#2b1420')}${flower('daisy', '#f4f1e8', '#f2c14e')}</defs>${wall('poppies')}<circle cx="160" cy="82" r="26" fill="#fff7dd"/><path d="${ridge(110, 22, 9, 6)}" fill="#b7a26a"/><path d="M0 104c80-10 220 8 320-4v80H0z" fill="#7c9a45"/><path d="M0 128c90-8 210 10 320-2v54H0z" fill="#5c7f36"/>` +
    times(44, (i) => {
      const depth = Math.floor(i / 11);
      const [x, y] = [(i % 11) * 32 + scatter(i, 3) * 20 - 6, 116 + depth * 17 + scatter(i, 4) * 8];
      return `<use href="#screen-${i % 6 === 5 ? 'daisy' : 'poppy'}" transform="translate(${round(x)} ${round(y)}) scale(${round(3.4 + depth * 2.6)})"/>`;
    }),
  concert:
    `<defs>${fade('concert', '#160426', '#3d0a4f', '#12061f')}${glow('concert-sun', '#ffdf8a')}</defs>${wall('concert')}<circle cx="160" cy="70" r="66" fill="url(#screen-concert-sun)" opacity=".8"/>` +
    [-70, -42, -14, 14, 42, 70]
      .map(
        (a, i) =>
          `<path d="M160 22l${a * 2.6 - 16} 150h32z" fill="${['#ff3ba7', '#3bd6ff', '#ffe14d', '#8a5bff', '#3bffb0', '#ff7a3b'][i]}" opacity=".24" transform="rotate(${a * 0.3} 160 22)"/>`,
      )
      .join('') +
    '<path d="M70 118h180v12H70z" fill="#0a0412"/><path d="M154 118V86l-8 10-4-3 12-15h12l12 15-4 3-8-10v32l6 0h-24z" fill="#0a0412"/><circle cx="160" cy="71" r="6.4" fill="#0a0412"/><path d="M84 118V74h26v44zm126 0V74h26v44z" fill="#0a0412"/><circle cx="97" cy="86" r="7" fill="#32164a"/><circle cx="97" cy="105" r="9" fill="#32164a"/><circle cx="223" cy="86" r="7" fill="#32164a"/><circle cx="223" cy="105" r="9" fill="#32164a"/>' +
    times(18, (i) => {
      const x = 6 + i * 19;
      const y = 158 + Math.round(scatter(i, 2) * 10);
      return `<path d="M${x - 10} 182c0-12 4-18 10-18s10 6 10 18z" fill="#060110"/><circle cx="${x}" cy="${y}" r="6.4" fill="#060110"/>${i % 2 ? `<path d="M${x + 6} ${y + 8}l7-24 4 2-6 24z" fill="#060110"/>` : ''}`;
    }),
  lanterns:
    `<defs>${fade('lanterns', '#0a1a3f', '#233a78', '#7a4a7c')}${glow('lanterns-light', '#ffb347')}</defs>${wall('lanterns')}` +
    times(22, (i) => {
      const size = 0.4 + scatter(i, 3) * 1.3;
      const x = round(scatter(i, 1) * W);
      const y = round(8 + scatter(i, 2) * 110);
      return `<g transform="translate(${x} ${y}) scale(${round(size)})"><circle r="16" fill="url(#screen-lanterns-light)" opacity=".55"/><path d="M-6-8h12l2 14h-16z" fill="#ffcf70"/><path d="M-4 6h8v2h-8z" fill="#c8621f"/><path d="M-2-8h4l1 14h-6z" fill="#fff2c4"/></g>`;
    }) +
    '<path d="M0 140l60-14 40 8 60-20 70 18 90-14v62H0z" fill="#0c1230"/><path d="M0 152h320v28H0z" fill="#141c46"/>' +
    times(
      18,
      (i) =>
        `<path d="M${round(scatter(i, 7) * W)} ${round(156 + scatter(i, 8) * 20)}h${round(5 + scatter(i, 9) * 14)}" stroke="#ffb347" stroke-width="1.3" opacity=".6"/>`,
    ),
  parrot:
    `<defs>${fade('parrot', '#0f5c4a', '#1f8a5e', '#0a3b34')}</defs>${wall('parrot')}` +
    times(
      12,
      (i) =>
        `<path d="M${round(scatter(i, 1) * W)} ${round(scatter(i, 2) * H)}c30-18 62-10 84 16-30 10-62 6-84-16z" fill="${i % 2 ? '#2fae72' : '#14704f'}" opacity=".7" transform="rotate(${round(scatter(i, 3) * 80 - 40)} 160 90)"/>`,
    ) +
    '<path d="M60 152c80-14 160-14 210 4l-2 9c-60-16-140-14-206-3z" fill="#5a3a28"/><path d="M150 150c-30-30-30-86 14-106 36-12 62 18 54 52-6 26-28 44-40 70l-12 24-8-6z" fill="#e4322b"/><path d="M158 96c10 24 12 52 4 84l-8-2c-10-24-10-54 4-82z" fill="#1f7fd0"/><path d="M166 92c16 18 18 44 8 70l-8 14c4-30 4-56 0-84z" fill="#ffc21f"/><path d="M176 42c-14 4-22 16-20 30 12 6 26 2 32-10z" fill="#fff5ec"/><path d="M156 58c-18-4-28 10-24 30 6-4 10-4 14 0 8-8 12-18 10-30z" fill="#2a2320"/><circle cx="170" cy="58" r="4.4" fill="#f6e7a8"/><circle cx="169" cy="58" r="2.2" fill="#101314"/><path d="M160 68c8 2 16 0 22-6m-20 2c6 2 12 0 16-4" stroke="#e4322b" stroke-width="1" fill="none"/><path d="M164 150c2 8-2 12-6 12m16-12c2 8-1 12-4 13" stroke="#2a2320" stroke-width="4" stroke-linecap="round" fill="none"/>',
  surf:
    `<defs>${fade('surf', '#49b8d8', '#d6f1f2')}${fade('surf-wave', '#a9f0e0', '#17a0a8', '#075f7c')}</defs>${wall('surf')}<circle cx="262" cy="38" r="16" fill="#fffbe2"/><path d="M0 84h320v96H0z" fill="#1592a8"/><path d="M0 180v-40c52 6 96-6 128-34 34-32 88-58 192-62v136z" fill="url(#screen-surf-wave)"/><path d="M320 40c-104 4-160 30-196 62-24 22-52 34-88 36 44 8 84-2 112-24 10 6 8 14 4 22 14-10 24-24 28-42 12 4 14 12 12 22 14-14 22-28 26-46 12 2 16 10 18 20 12-14 18-26 22-40 12 0 18 8 22 18 8-8 14-14 18-20z" fill="#fff" opacity=".92"/><path d="M40 158c50 6 90-4 120-24m-80 36c60 4 110-14 150-44m-60 50c50-4 96-26 128-60" stroke="#d9fff4" stroke-width="1.8" fill="none" opacity=".55"/><path d="M120 136l46-16 3 3-40 18z" fill="#ffcf3f"/><path d="M139 128l4-16 8-6 6 4-5 8 4 10-5 2-5-8-3 8z" fill="#20323c"/><circle cx="153" cy="101" r="4.4" fill="#8a5a3c"/><path d="M148 108l14-4 1 3-13 5zm-4 4l-10-6 2-3 11 5z" fill="#8a5a3c"/>` +
    times(
      26,
      (i) =>
        `<circle cx="${round(90 + scatter(i, 1) * 200)}" cy="${round(30 + scatter(i, 2) * 60)}" r="${round(0.8 + scatter(i, 3) * 1.8)}" fill="#fff" opacity=".8"/>`,
    ),
} as const;
