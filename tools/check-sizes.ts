import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { productPageWeight } from './product-page-weight.ts';

interface Chunk {
  file: string;
  isEntry?: boolean;
  isDynamicEntry?: boolean;
  css?: string[];
  imports?: string[];
}
type Manifest = Record<string, Chunk>;

/** Budgets of the back office, kilobytes compressed: for the first screen, and for each further screen. */
const OFFICE_FIRST = 280;
const OFFICE_SCREEN = 40;
const OFFICE_SCREENS = /^src\/(?:screens|app\/palette)\/.*\.tsx$/;

/** Returns the built scripts and styles that exceed their budgets; empty without a build. */
export const checkSizes = (root: string): string[] => [...checkProductPage(root), ...checkOffice(root)];

/** Sizes of the back office's first screen, with the texts of one language, and of each further screen in addition to it. */
function checkOffice(root: string): string[] {
  const dist = join(root, 'backoffice/dist');
  if (!existsSync(join(dist, 'manifest.json'))) return [];
  const manifest = JSON.parse(readFileSync(join(dist, 'manifest.json'), 'utf8')) as Manifest;
  const entries = Object.keys(manifest).filter((key) => manifest[key]?.isEntry);
  const all = ({ scripts, styles }: { scripts: Set<string>; styles: Set<string> }): Set<string> => scripts.union(styles);
  const first = all(filesOf(manifest, [...entries, 'src/texts/frame/de.json']));
  const screens = Object.keys(manifest).filter((key) => manifest[key]?.isDynamicEntry && OFFICE_SCREENS.test(key));
  const measured = [
    { name: 'first screen', size: kilobytes(dist, first), most: OFFICE_FIRST },
    ...screens.map((key) => ({ name: key, size: kilobytes(dist, all(filesOf(manifest, [key])).difference(first)), most: OFFICE_SCREEN })),
  ];
  return measured.flatMap(({ name, size, most }) => (size > most ? [`back office, ${name}: ${size.toFixed(1)} kB compressed, the budget is ${most} kB`] : []));
}

/** Sizes of a product page, with the budgets of the bench: `bench/budgets.json`. */
function checkProductPage(root: string): string[] {
  const weight = productPageWeight(root);
  if (!weight) return [];
  const budgets = JSON.parse(readFileSync(join(root, 'bench/budgets.json'), 'utf8')) as Record<string, { at_most?: number }>;
  const measured = { product_script: weight.script, product_css: weight.css };
  return Object.entries(measured).flatMap(([name, size]) => {
    const most = budgets[name]?.at_most;
    if (most === undefined) return [`bench/budgets.json has no limit for ${name}`];
    return size > most ? [`${name}: ${size.toFixed(1)} kB by gzip, the budget is ${most} kB`] : [];
  });
}

function filesOf(manifest: Manifest, keys: readonly string[]): { scripts: Set<string>; styles: Set<string> } {
  const found = { scripts: new Set<string>(), styles: new Set<string>() };
  const visit = (key: string): void => {
    const chunk = manifest[key];
    if (!chunk || found.scripts.has(chunk.file)) return;
    found.scripts.add(chunk.file);
    for (const style of chunk.css ?? []) found.styles.add(style);
    for (const next of chunk.imports ?? []) visit(next);
  };
  for (const key of keys) visit(key);
  return found;
}

/** Returns the size of files as sent to browsers, in kilobytes (1,000 bytes): compressed with Brotli if the build did so. */
function kilobytes(folder: string, files: Iterable<string>): number {
  let bytes = 0;
  for (const file of files) bytes += statSync(existsSync(join(folder, `${file}.br`)) ? join(folder, `${file}.br`) : join(folder, file)).size;
  return bytes / 1000;
}
