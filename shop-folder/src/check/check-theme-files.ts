import { readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { placeOf, readText } from '../files/read-text.ts';
import { readTypeface } from '../files/read-typeface.ts';
import type { FolderRead } from '../folder/read-folder.ts';
import type { Report } from './report.ts';

/** Signs and typefaces go to every visitor as they are, so they are small. Bytes. */
const MOST: Readonly<Record<string, number>> = { '.svg': 200_000, '.png': 1_000_000, '.webp': 1_000_000, '.woff2': 400_000 };
/** Magic bytes by extension; the extension alone proves nothing. */
const BEGINS: Readonly<Record<string, RegExp>> = { '.png': /^.PNG\r\n.\n/, '.webp': /^RIFF[\s\S]{4}WEBP/, '.woff2': /^wOF2/ };
const LONGEST_BEGINNING = 12;

/** Code, other documents and what is fetched from elsewhere. Inner references (`#shape`) and embedded pictures may stand. */
const HOSTILE =
  /<\s*(?:script|foreignObject|iframe|object|embed|audio|video|link|meta|handler|set\b[^>]*attributeName\s*=\s*["']?(?:on|href))|<!(?:DOCTYPE|ENTITY)|<\?xml-stylesheet|\son[a-z]+\s*=|(?:href|src)\s*=\s*["']?\s*(?!["']?#|data:image\/(?:png|jpeg|webp|gif)[;,])[^\s"'>]|@import|url\(\s*["']?(?!#)|javascript:|&#/i;

type Say = (words: string, line?: number, column?: number) => void;

/** Files of `theme/`: pictures and typefaces that are what they are called, small, and harmless. */
export function checkThemeFiles({ files, settings }: FolderRead, dir: string, report: Report): void {
  const named = JSON.stringify([settings.documents.shop ?? {}, settings.documents.markets ?? {}]);
  for (const [file, size] of files) {
    if (!file.startsWith('theme/')) continue;
    const fault: Say = (words, line = 0, column = 0) => report.add({ level: 'error', file, line, column, words });
    const type = extname(file).toLowerCase();
    const most = MOST[type];
    if (!named.includes(JSON.stringify(file))) report.inFile('warning', file, [], 'is not used: neither shop.yaml nor a market names it');
    if (most === undefined) fault(`is no file of a theme: ${Object.keys(MOST).join(', ')}`);
    else if (size > most) fault(`is ${size} bytes; such a file may have ${most}`);
    else if (type === '.svg') checkSvg(readText(dir, file, { size, limit: most }), fault);
    else if (!isWhole(type, readFileSync(join(dir, file)))) fault(`is no ${type.slice(1)} file`);
  }
}

/** A typeface is unpacked: what a browser could not read would leave headlines without it. */
const isWhole = (type: string, bytes: Buffer): boolean =>
  (BEGINS[type]?.test(bytes.toString('latin1', 0, LONGEST_BEGINNING)) ?? false) && (type !== '.woff2' || readTypeface(bytes) !== null);

export function checkSvg(text: ReturnType<typeof readText>, fault: Say): void {
  if (typeof text !== 'string') fault(text.words, text.line, text.column);
  else if (!/^\s*(?:<\?xml [^>]*\?>\s*)?<svg[\s>]/.test(text.replace(/<!--[\s\S]*?-->/g, ''))) fault('is no SVG: it begins with no <svg>');
  else {
    // A namespace is a name: nothing is fetched from it.
    const found = HOSTILE.exec(text.replace(/\sxmlns(?::\w+)?\s*=\s*"[^"]*"/g, (name) => ' '.repeat(name.length)));
    if (found) fault('carries what no picture needs: code, another document or something fetched from elsewhere', ...placeOf(text, found.index));
  }
}
