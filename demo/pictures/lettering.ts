import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import * as fontkit from 'fontkit';
import { round } from './studio.ts';

const fonts = new Map<string, fontkit.Font>();

function fontFor(text: string, weight: number): fontkit.Font {
  const subset = /[Ā-ɏ]/.test(text) ? 'latin-ext' : 'latin';
  const name = `instrument-sans-${subset}-${weight}-normal.woff`;
  const font =
    fonts.get(name) ?? (fontkit.create(readFileSync(fileURLToPath(import.meta.resolve(`@fontsource/instrument-sans/files/${name}`)))) as fontkit.Font);
  fonts.set(name, font);
  return font;
}

export interface Lettering {
  text: string;
  x: number;
  /** Baseline. */
  y: number;
  /** Font size in millimetres; cap height is about 0.7 of it. */
  size: number;
  fill: string;
  weight?: 400 | 500 | 600 | 700;
  anchor?: 'start' | 'middle' | 'end';
  /** Extra space between letters in millimetres. */
  spacing?: number;
  opacity?: number;
}

type Run = Pick<Lettering, 'text' | 'size'> & Partial<Pick<Lettering, 'weight' | 'spacing'>>;

/** Text as outlines, so that a picture does not depend on installed fonts. Latin letters, digits, punctuation. */
export function lettering({ text, x, y, size, fill, weight = 600, anchor = 'start', spacing = 0, opacity }: Lettering): string {
  const { outlines, width } = layOut({ text, size, weight, spacing });
  const start = anchor === 'middle' ? x - width / 2 : anchor === 'end' ? x - width : x;
  const paths = outlines.filter((o) => o.d).map((o) => `<path transform="translate(${round(start + o.at)} ${round(y)})" d="${shorten(o.d)}"/>`);
  return `<g fill="${fill}"${opacity === undefined ? '' : ` opacity="${opacity}"`}>${paths.join('')}</g>`;
}

/** Width of a text drawn by `lettering`, millimetres. */
export const letteringWidth = (run: Run): number => layOut(run).width;

function layOut({ text, size, weight = 600, spacing = 0 }: Run): { outlines: { d: string; at: number }[]; width: number } {
  let pen = 0;
  const outlines: { d: string; at: number }[] = [];
  for (const part of text.match(/[Ā-ɏ]+|[^Ā-ɏ]+/g) ?? []) {
    const font = fontFor(part, weight);
    const scale = size / font.unitsPerEm;
    const run = font.layout(part);
    run.glyphs.forEach((glyph, i) => {
      outlines.push({ d: glyph.path.scale(scale, -scale).toSVG(), at: pen });
      pen += (run.positions[i]?.xAdvance ?? 0) * scale + spacing;
    });
  }
  return { outlines, width: pen - spacing };
}

const shorten = (d: string): string => d.replace(/-?\d+\.\d+/g, (n) => String(round(Number(n))));
