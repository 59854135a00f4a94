import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

interface Chunk {
  file: string;
  isEntry?: boolean;
  isDynamicEntry?: boolean;
  css?: string[];
  imports?: string[];
  dynamicImports?: string[];
}
type Manifest = Record<string, Chunk>;

const ENTRY = 'src/browser/entry-browser.tsx';
const PRODUCT = 'src/pages/catalog-detail/page.tsx';

/** Budgets of the back office, kilobytes compressed: before the first screen, and for each screen. */
const OFFICE_FIRST = 280;
const OFFICE_SCREEN = 40;
const OFFICE_SCREENS = /^src\/(?:screens|app\/palette)\/.*\.tsx$/;

/** Returns the built scripts and styles that exceed their budgets; empty without a build. */
export const checkSizes = (root: string): string[] => [...checkProductPage(root), ...checkOffice(root)];

/** The back office's first screen, with the texts of one language, and each further screen beside it. */
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

/** A product page's, by the budgets of `bench/budgets.json`. */
function checkProductPage(root: string): string[] {
  const client = join(root, 'storefront/dist/client');
  const budgetFile = join(root, 'bench/budgets.json');
  if (!existsSync(join(client, 'manifest.json')) || !existsSync(budgetFile)) return [];
  const manifest = JSON.parse(readFileSync(join(client, 'manifest.json'), 'utf8')) as Manifest;
  const budgets = JSON.parse(readFileSync(budgetFile, 'utf8')) as Record<string, { at_most?: number }>;
  const { scripts, styles } = filesOf(manifest, [ENTRY, PRODUCT]);
  const measured = { product_script: kilobytes(client, scripts), product_css: kilobytes(client, styles) };
  return Object.entries(measured).flatMap(([name, size]) => {
    const most = budgets[name]?.at_most;
    return most !== undefined && size > most ? [`${name}: ${size.toFixed(1)} kB compressed, the budget is ${most} kB`] : [];
  });
}

/** Scripts of deferred parts come later, their styles are in the document. */
function filesOf(manifest: Manifest, keys: readonly string[]): { scripts: Set<string>; styles: Set<string> } {
  const found = { scripts: new Set<string>(), styles: new Set<string>() };
  const later = new Set<string>();
  const visit = (key: string, into: Set<string>): void => {
    const chunk = manifest[key];
    if (!chunk || into.has(chunk.file)) return;
    into.add(chunk.file);
    for (const style of chunk.css ?? []) found.styles.add(style);
    for (const next of chunk.imports ?? []) visit(next, into);
    for (const part of chunk.dynamicImports?.filter((name) => name.endsWith('.deferred.tsx')) ?? []) visit(part, later);
  };
  for (const key of keys) visit(key, found.scripts);
  return found;
}

/** Returns the size as sent to browsers: of the Brotli file where the build made one. */
function kilobytes(folder: string, files: Iterable<string>): number {
  let bytes = 0;
  for (const file of files) bytes += statSync(existsSync(join(folder, `${file}.br`)) ? join(folder, `${file}.br`) : join(folder, file)).size;
  return bytes / 1000;
}
