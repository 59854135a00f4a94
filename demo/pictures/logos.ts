import { lettering, letteringWidth } from './lettering.ts';
import { LOGO_MARKS } from './logo-marks.ts';
import { round } from './studio.ts';

const CANVAS = { width: 480, height: 160 };
const ROOM = { width: 448, height: 128 };
const INK = '#111a1c';
const SIZE = 92;
const GAP = 24;

/** A brand's name as drawn: letters, and their surroundings. */
interface Wordmark {
  word: string;
  weight?: 400 | 500 | 600 | 700;
  spacing?: number;
  /** Slant of the letters to the right, degrees. */
  lean?: number;
  /** Frame drawn instead of a mark: a key around the word, a pill with the word cut out, the corners of a frame. */
  around?: 'key' | 'pill' | 'corners';
  /** True: the mark follows the word. */
  behind?: boolean;
}

const WORDMARKS: Record<string, Wordmark> = {
  kvant: { word: 'kvant', weight: 600, spacing: -2 },
  skala: { word: 'SKALA', weight: 700, spacing: 6 },
  okno: { word: 'okno', weight: 500 },
  tipka: { word: 'tipka', weight: 600, around: 'key' },
  shramba: { word: 'shramba', weight: 500, spacing: -1 },
  stisk: { word: 'stisk', weight: 700, spacing: -3 },
  lumo: { word: 'lumo', weight: 700, spacing: -2 },
  vrh: { word: 'VRH', weight: 700, spacing: 10 },
  glas: { word: 'glas', weight: 600, behind: true },
  list: { word: 'list', weight: 500, spacing: 1 },
  utrip: { word: 'utrip', weight: 700, lean: 12 },
  vtikac: { word: 'vtikač', weight: 600 },
  koza: { word: 'Koža', weight: 500 },
  tessel: { word: 'TESSEL', weight: 600, spacing: 8 },
  nordal: { word: 'NORDAL', weight: 500, spacing: 12 },
  okvir: { word: 'okvir', weight: 600, spacing: 3, around: 'corners' },
  sava: { word: 'sava', weight: 700, behind: true },
  tihota: { word: 'tihota', weight: 400, spacing: 8 },
  platno: { word: 'platno', weight: 600, behind: true },
  obzor: { word: 'OBZOR', weight: 600, spacing: 4 },
  bela: { word: 'bela', weight: 700, around: 'pill' },
  mraz: { word: 'MRAZ', weight: 600, spacing: 6 },
  zar: { word: 'žar', weight: 700, spacing: -1 },
  sopara: { word: 'sopara', weight: 500 },
  jutro: { word: 'jutro', weight: 600 },
  zrno: { word: 'zrno', weight: 700, spacing: -2, behind: true },
  krog: { word: 'krog', weight: 600, spacing: -1 },
  veter: { word: 'veter', weight: 500, lean: 10 },
  ponev: { word: 'ponev', weight: 700 },
  obskura: { word: 'OBSKURA', weight: 500, spacing: 9 },
  zorni: { word: 'zorni', weight: 400, spacing: 5 },
  galeb: { word: 'galeb', weight: 600, lean: 8 },
  poljana: { word: 'poljana', weight: 600, spacing: -1 },
  zorja: { word: 'zorja', weight: 600, spacing: 1 },
  straza: { word: 'STRAŽA', weight: 700, spacing: 3 },
  ognjisce: { word: 'ognjišče', weight: 600, spacing: -1 },
  kocka: { word: 'KOCKA', weight: 700, spacing: 2 },
  paleta: { word: 'paleta', weight: 700, spacing: -2 },
  senca: { word: 'senca', weight: 400, spacing: 4 },
  mavrica: { word: 'mavrica', weight: 500, behind: true },
};

/** A part of a logo, centred vertically on y = 0. */
interface Part {
  svg: string;
  width: number;
  height: number;
}

/** Draws a brand's logo as an SVG document of 480 × 160: ink on a transparent background. A brand without a drawing of its own gets its name. */
export function drawLogo(code: string, title: string): string {
  const wordmark = WORDMARKS[code] ?? { word: title };
  const part = wordmark.around ? surrounded(wordmark, wordmark.around) : withMark(wordmark, (LOGO_MARKS as Record<string, string>)[code]);
  const scale = Math.min(ROOM.width / part.width, ROOM.height / part.height);
  const move = `translate(${round((CANVAS.width - part.width * scale) / 2)} ${CANVAS.height / 2}) scale(${round(scale)})`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${CANVAS.width} ${CANVAS.height}" width="${CANVAS.width}" height="${CANVAS.height}"><g transform="${move}" fill="${INK}">${part.svg}</g></svg>`;
}

/** Letters with their vertical middle at y = 0: by cap height if the word has tall letters, by x-height otherwise. */
function letters({ word, weight = 600, spacing = 0, lean = 0 }: Wordmark, fill = INK): Part {
  const middle = /[bdfhkltA-ZŠČŽ]/.test(word) ? 0.35 : 0.26;
  const svg = lettering({ text: word, x: 0, y: SIZE * middle, size: SIZE, fill, weight, spacing });
  return { svg: lean ? `<g transform="skewX(${-lean})">${svg}</g>` : svg, width: letteringWidth({ text: word, size: SIZE, weight, spacing }), height: SIZE };
}

function withMark(wordmark: Wordmark, mark: string | undefined): Part {
  const text = letters(wordmark);
  if (!mark) return text;
  const width = 100 + GAP + text.width;
  const [markAt, textAt] = wordmark.behind ? [text.width + GAP, 0] : [0, 100 + GAP];
  return { svg: `<g transform="translate(${round(markAt)} -50)">${mark}</g><g transform="translate(${round(textAt)} 0)">${text.svg}</g>`, width, height: 108 };
}

function surrounded(wordmark: Wordmark, around: 'key' | 'pill' | 'corners'): Part {
  const side = 42;
  const height = 124;
  const text = letters(wordmark, around === 'pill' ? '#000' : INK);
  const width = text.width + 2 * side;
  const inside = `<g transform="translate(${side} 0)">${text.svg}</g>`;
  const frame = (inset: number) => `x="${inset}" y="${-height / 2 + inset}" width="${round(width - 2 * inset)}" height="${height - 2 * inset}"`;
  if (around === 'key') {
    const sides = `<path d="M4 44h${round(width - 8)}v4a14 14 0 0 1-14 14H18A14 14 0 0 1 4 48z"/>`;
    return {
      svg: `<rect ${frame(4)} rx="24" fill="none" stroke="${INK}" stroke-width="7"/>${sides}<g transform="translate(0 -8)">${inside}</g>`,
      width,
      height,
    };
  }
  if (around === 'pill') {
    const cut = `<mask id="word" maskUnits="userSpaceOnUse" x="0" y="${-height / 2}" width="${round(width)}" height="${height}"><rect ${frame(0)} fill="#fff"/>${inside}</mask>`;
    return { svg: `${cut}<rect ${frame(0)} rx="${height / 2}" mask="url(#word)"/>`, width, height };
  }
  const [right, low] = [round(width - 5), height / 2 - 5];
  const corners = `M5 ${-low + 30}V${-low}H35M${right - 30} ${-low}H${right}V${-low + 30}M${right} ${low - 30}V${low}H${right - 30}M35 ${low}H5V${low - 30}`;
  return { svg: `<path d="${corners}" fill="none" stroke="${INK}" stroke-width="10"/>${inside}`, width, height };
}
