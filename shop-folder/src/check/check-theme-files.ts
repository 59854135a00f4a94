import { readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { BREAKS_OFF, breaksOff } from '../files/breaks-off.ts';
import { readPictureHead } from '../files/read-picture-head.ts';
import { placeOf, readText } from '../files/read-text.ts';
import { readTypeface } from '../files/read-typeface.ts';
import type { FolderRead } from '../folder/read-folder.ts';
import type { Report } from './report.ts';

/** Maximum sizes in bytes: logos and typefaces are served unchanged to every visitor. */
const MOST: Readonly<Record<string, number>> = { '.svg': 200_000, '.png': 1_000_000, '.webp': 1_000_000, '.woff2': 400_000 };

/** Code, other documents and external resources. Internal references (`#shape`) and embedded pictures are allowed. */
const HOSTILE =
  /<\s*(?:script|foreignObject|iframe|object|embed|audio|video|link|meta|handler|set\b[^>]*attributeName\s*=\s*["']?(?:on|href))|<!(?:DOCTYPE|ENTITY)|<\?xml-stylesheet|\son[a-z]+\s*=|(?:href|src)\s*=\s*["']?\s*(?!["']?#|data:image\/(?:png|jpeg|webp|gif)[;,])[^\s"'>]|@import|url\(\s*["']?(?!#)|javascript:|&#/i;

type AddFault = (words: string, line?: number, column?: number) => void;

/** Maximum relative difference between the sides of an icon, which is shown in squares and circles. */
const SQUARE = 0.02;

/** Reports files of `theme/` that are of another format than their extension, too large, or unsafe. */
export async function checkThemeFiles({ files, settings }: FolderRead, dir: string, report: Report): Promise<void> {
  const { icon } = (settings.documents.shop ?? {}) as { icon?: unknown };
  const named = JSON.stringify([settings.documents.shop ?? {}, settings.documents.markets ?? {}]);
  for (const [file, size] of files) {
    if (!file.startsWith('theme/')) continue;
    const fault: AddFault = (words, line = 0, column = 0) => report.add({ level: 'error', file, line, column, words });
    const type = extname(file).toLowerCase();
    const most = MOST[type];
    if (!named.includes(JSON.stringify(file))) report.inFile('warning', file, [], 'is not used: neither shop.yaml nor a market names it');
    if (most === undefined) fault(`is no file of a theme: ${Object.keys(MOST).join(', ')}`);
    else if (size > most) fault(`is ${size} bytes; such a file may have ${most}`);
    else if (type === '.woff2') {
      // The file is unpacked: with one that a browser cannot read, headings would lack their typeface.
      if (readTypeface(readFileSync(join(dir, file))) === null) fault('is no woff2 file');
    } else await checkSign(file, { dir, size, isIcon: file === icon, fault });
  }
}

interface Sign {
  dir: string;
  size: number;
  isIcon: boolean;
  fault: AddFault;
}

async function checkSign(file: string, { dir, size, isIcon, fault }: Sign): Promise<void> {
  const type = extname(file).toLowerCase();
  let isHarmful = false;
  if (type === '.svg')
    checkSvg(readText(dir, file, { size, limit: size }), (...args) => {
      isHarmful = true;
      fault(...args);
    });
  if (isHarmful || (type === '.svg' && !isIcon)) return;
  const bytes = readFileSync(join(dir, file));
  const head = await readPictureHead(bytes, type);
  if (typeof head === 'string') fault(head);
  else if (await breaksOff(bytes)) fault(BREAKS_OFF);
  else if (isIcon && Math.abs(head.width - head.height) > SQUARE * Math.max(head.width, head.height))
    fault(`is ${head.width} by ${head.height}: an icon is square`);
}

export function checkSvg(text: ReturnType<typeof readText>, fault: AddFault): void {
  if (typeof text !== 'string') fault(text.words, text.line, text.column);
  else if (!/^\s*(?:<\?xml [^>]*\?>\s*)?<svg[\s>]/.test(text.replace(/<!--[\s\S]*?-->/g, ''))) fault('is no SVG: it begins with no <svg>');
  else {
    // A namespace is only a name: browsers fetch nothing from it.
    const found = HOSTILE.exec(text.replace(/\sxmlns(?::\w+)?\s*=\s*"[^"]*"/g, (name) => ' '.repeat(name.length)));
    if (found) fault('carries what no picture needs: code, another document or something fetched from elsewhere', ...placeOf(text, found.index));
  }
}
