import { mkdirSync, mkdtempSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { DEMO_SHOP } from '../../../demo/demo-shop.ts';
import { drawings } from '../../../demo/pictures/drawings.ts';
import { isError } from '../faults.ts';
import { readFolder } from '../folder/read-folder.ts';
import { contentOf } from '../write/content-of.ts';
import type { FolderContent } from '../write/folder-content.ts';
import { putFiles } from '../write/put-files.ts';
import { writeFolder } from '../write/write-folder.ts';
import { checkFolder } from './check-folder.ts';

const dir = mkdtempSync(join(tmpdir(), 'labels-'));
afterAll(() => rmSync(dir, { recursive: true }));

const svg = (inner: string, attributes = ''): string => `<svg xmlns="http://www.w3.org/2000/svg"${attributes} viewBox="0 0 1 1">${inner}</svg>`;
const PDF = '%PDF-1.7\n';
const CODE = /carries what no picture needs/;

/** Label and sheet files, with the expected message of each; `null` as message: no fault. */
const FILES: readonly [name: string, content: string | null, message: RegExp | null][] = [
  ['right.svg', svg('<path d="M0 0h1v1z"/>'), null],
  ['right.pdf', PDF, null],
  ['script.svg', svg('<script>alert(1)</script>'), CODE],
  ['handler.svg', svg('', ' onload="alert(1)"'), CODE],
  ['address.svg', svg('<a href="javascript:alert(1)"><path d="M0 0"/></a>'), CODE],
  ['outside.svg', svg('<image href="https://elsewhere.example/x.png"/>'), CODE],
  ['inside.svg', svg('<foreignObject><p>x</p></foreignObject>'), CODE],
  ['entity.svg', `<!DOCTYPE svg [<!ENTITY x "y">]>${svg('&x;')}`, /carries what|is no SVG/],
  ['page.svg', '<!doctype html><p>x</p>', /is no SVG/],
  ['page.pdf', '<!doctype html><p>x</p>', /is no pdf file/],
  ['empty.pdf', '', /is no pdf file/],
  // 40 MB in metadata only: the file is sparse and uses no disk space.
  ['large.pdf', PDF, /is 40000000 bytes; such a file may have 5000000/],
  ['missing.pdf', null, /is not there/],
];

it('a label or sheet that is too large, something else than it is called, or carries code is an error at its field, and none other is', async () => {
  const content = contentOf(readFolder(DEMO_SHOP)) as FolderContent;
  const labelled = content.facts.families.flatMap(({ products }) => products).filter(({ law }) => law?.energy);
  expect(labelled.length).toBeGreaterThanOrEqual(FILES.length);
  const fieldOf = (name: string): 'label' | 'sheet' => (name.endsWith('.svg') ? 'label' : 'sheet');
  const planted = FILES.map(([name, , message], i) => {
    const product = labelled[i] as (typeof labelled)[number];
    const energy = structuredClone(product.law?.energy) as unknown as Record<string, unknown>;
    if (fieldOf(name) === 'label') energy.label = `planted/${name}`;
    else energy.sheets = { ...(energy.sheets as object), si: `planted/${name}` };
    product.law = { ...product.law, energy } as never;
    return { name, message };
  });
  putFiles(dir, writeFolder(content));
  for (const [name, text] of FILES) {
    if (text === null) continue;
    const file = join(dir, 'pictures', 'planted', name);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
    if (name === 'large.pdf') truncateSync(file, 40_000_000);
  }
  const { faults } = await checkFolder(dir, drawings);
  const found = faults.filter((fault) => isError(fault) && fault.words.includes('planted/'));
  for (const { name, message } of planted) {
    const words = found.filter((fault) => fault.words.includes(`planted/${name}`)).map((fault) => fault.words);
    expect([name, words]).toEqual([name, message === null ? [] : [expect.stringMatching(message)]]);
  }
  expect(found.every(({ file, line }) => file.startsWith('catalogue/') && typeof line === 'number')).toBe(true);
});
