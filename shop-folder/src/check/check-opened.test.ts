import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { DEMO_SHOP } from '../../../demo/demo-shop.ts';
import { drawings } from '../../../demo/pictures/drawings.ts';
import { isError } from '../faults.ts';
import { newShop } from '../new/new-shop.ts';
import { putFiles } from '../write/put-files.ts';
import { checkFolder } from './check-folder.ts';

const dir = mkdtempSync(join(tmpdir(), 'opened-'));
afterAll(() => rmSync(dir, { recursive: true, force: true }));

it.each([
  ['condition: open-box', 'of: OTHER, grade: good', []],
  ['condition: open-box', 'of: NOBODY, grade: good', ['there is no product NOBODY']],
  ['condition: new', 'of: OTHER, grade: good', ['an opened piece is open-box or refurbished']],
  ['condition: open-box', 'of: PIECE, grade: good', ['PIECE is not new itself']],
  ['condition: open-box', 'of: OTHER, grade: shabby', ['one of']],
])('an opened piece (%s, %s) is said to be wrong: %j', async (condition, opened, words) => {
  const files = newShop({ name: 'Kovač', languages: ['hr'], country: 'HR' }, { dir: DEMO_SHOP, category: 'monitors', products: 2 });
  putFiles(dir, files);
  const family = '# yaml-language-server: $schema=../../.schemas/family.json\nbrand: okno\ncategory: monitors\nproducts:\n';
  const products = `  - code: OTHER\n    name: A\n    prices: { hr: 10 }\n  - code: PIECE\n    name: B\n    prices: { hr: 5 }\n    ${condition}\n    opened: { ${opened} }\n`;
  writeFileSync(join(dir, 'catalogue/monitors/piece.yaml'), family + products);
  const errors = (await checkFolder(dir, drawings)).faults.filter((fault) => isError(fault) && fault.words.includes(words[0] ?? ''));
  const ofPiece = errors.filter(({ file }) => file.endsWith('piece.yaml')).filter((fault) => !fault.words.includes('has no text'));
  expect(ofPiece.length, JSON.stringify(errors)).toBe(words.length);
});
