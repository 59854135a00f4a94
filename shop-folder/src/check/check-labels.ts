import { readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { readText } from '../files/read-text.ts';
import type { FolderRead } from '../folder/read-folder.ts';
import type { ShopFacts } from '../folder/shop-folder.ts';
import { checkSvg } from './check-theme-files.ts';
import type { Report } from './report.ts';

/** Maximum file size, bytes. */
const MOST = 5_000_000;
const BEGINS: Readonly<Record<string, RegExp>> = { '.png': /^.PNG\r\n.\n/, '.pdf': /^%PDF-1|^%PDF-2/ };
const BEGINNING = 12;

/** Reports energy labels and information sheets of products that are missing, too large, of another format than their extension, or contain code. */
export function checkLabels({ families }: ShopFacts, dir: string, { read, report }: { read: FolderRead; report: Report }): void {
  for (const entry of families.flatMap((family) => [family, ...family.products])) {
    const { label, sheets = {} } = entry.law?.energy ?? {};
    const files = [...(label ? [[['label'], label] as const] : []), ...Object.entries(sheets).map(([lang, file]) => [['sheets', lang], file] as const)];
    for (const [path, file] of files) {
      const problem = problemOf(dir, `pictures/${file}`, read.files.get(`pictures/${file}`));
      if (problem) report.error(entry, ['law', 'energy', ...path], `pictures/${file} ${problem}`);
    }
  }
}

function problemOf(dir: string, file: string, size: number | undefined): string | null {
  const type = extname(file);
  if (size === undefined) return 'is not there';
  if (size > MOST) return `is ${size} bytes; such a file may have ${MOST}`;
  // Only the shop generates HTML sheets, for invented products.
  if (type === '.html') return 'is a page; a sheet is a PDF';
  if (type !== '.svg') return BEGINS[type]?.test(readFileSync(join(dir, file)).toString('latin1', 0, BEGINNING)) ? null : `is no ${type.slice(1)} file`;
  let problem: string | null = null;
  checkSvg(readText(dir, file, { size, limit: MOST }), (words) => {
    problem ??= words;
  });
  return problem;
}
