import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { checkSizes } from './check-sizes.ts';

const ENTRY = 'src/browser/entry-browser.tsx';
const PAGE = 'src/pages/catalog-detail/page.tsx';
const PART = 'src/pages/catalog-detail/part.deferred.tsx';
let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'vitrina-sizes-'));
  write('bench/budgets.json', JSON.stringify({ product_script: { at_most: 6 }, product_css: { at_most: 3 } }));
  write(
    'storefront/dist/client/manifest.json',
    JSON.stringify({
      [ENTRY]: { file: 'assets/entry.js', isEntry: true, css: ['assets/entry.css'] },
      [PAGE]: { file: 'assets/page.js', isEntry: true, imports: [ENTRY, '_shared.js'], dynamicImports: [PART] },
      '_shared.js': { file: 'assets/shared.js' },
      [PART]: { file: 'assets/part.js', isDynamicEntry: true, css: ['assets/part.css'] },
    }),
  );
  for (const [file, gzip] of Object.entries({ 'entry.js': 3000, 'page.js': 2000, 'shared.js': 1000, 'part.js': 9000, 'entry.css': 2000, 'part.css': 1000 }))
    built(file, gzip);
});
afterEach(() => rmSync(root, { recursive: true }));

/** A built file whose sizes in other forms must be ignored: large uncompressed, small with Brotli. */
function built(file: string, gzip: number): void {
  write(`storefront/dist/client/assets/${file}`, 'x'.repeat(50_000));
  write(`storefront/dist/client/assets/${file}.gz`, 'x'.repeat(gzip));
  write(`storefront/dist/client/assets/${file}.br`, 'x');
}

function write(path: string, text: string): void {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
}

it('the product page has what its document names, scripts of later parts not among it and their styles', () => {
  expect(checkSizes(root)).toEqual([]);
  built('shared.js', 1100);
  built('part.css', 1100);
  expect(checkSizes(root)).toEqual(['product_script: 6.1 kB by gzip, the budget is 6 kB', 'product_css: 3.1 kB by gzip, the budget is 3 kB']);
});

it('a file that the build left uncompressed counts as it is', () => {
  rmSync(join(root, 'storefront/dist/client/assets/shared.js.gz'));
  expect(checkSizes(root)).toEqual(['product_script: 55.0 kB by gzip, the budget is 6 kB']);
});

it('a budget that is gone is told', () => {
  write('bench/budgets.json', '{}');
  expect(checkSizes(root)).toEqual(['bench/budgets.json has no limit for product_script', 'bench/budgets.json has no limit for product_css']);
});

it('nothing is told of a checkout without a build', () => {
  rmSync(join(root, 'storefront/dist'), { recursive: true });
  expect(checkSizes(root)).toEqual([]);
});
