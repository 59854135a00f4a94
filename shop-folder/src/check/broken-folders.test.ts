import { mkdtempSync, readdirSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { isLongRun } from '@vitrina/contract/testing/long-run';
import { DEMO_SHOP } from '../../../demo/demo-shop.ts';
import { drawings } from '../../../demo/pictures/drawings.ts';
import { isError } from '../faults.ts';
import { newShop } from '../new/new-shop.ts';
import { LISTED_CONTENT } from '../testing/listed-content.ts';
import { breakagesOf } from '../testing/broken-folders.ts';
import { putFiles } from '../write/put-files.ts';
import { checkFolder } from './check-folder.ts';

const root = mkdtempSync(join(tmpdir(), 'broken-folders-'));
const dir = join(root, 'shop');
afterAll(() => rmSync(root, { recursive: true, force: true }));

/** Number of breakages tried, spread over all kinds; `--all` tries the number that the folder is specified to survive. */
const BREAKAGES = isLongRun ? 300 : 30;

it(`names file and line of each of ${BREAKAGES} breakages, and touches no file`, async () => {
  const sample = newShop({ name: 'Kovač Elektro', languages: ['hr', 'de'], country: 'HR' }, { dir: DEMO_SHOP, category: 'laptops', products: 10 });
  const files = new Map([...[...sample].filter(([file]) => !file.startsWith('content/')), ...Object.entries(LISTED_CONTENT)]);
  putFiles(dir, files);
  expect((await checkFolder(dir, drawings)).faults.filter(isError)).toEqual([]);
  const names = () => readdirSync(root, { recursive: true }).toSorted();
  const before = names();
  for (const { name, file, content, line, faultFile = file, words = '' } of breakagesOf(files, BREAKAGES)) {
    if (content === null) rmSync(join(dir, file));
    else if (typeof content === 'number') truncateSync(join(dir, file), content);
    else writeFileSync(join(dir, file), content);
    const errors = (await checkFolder(dir, drawings)).faults.filter(isError);
    expect(
      errors.some((fault) => fault.file === faultFile && fault.line === line && fault.words.includes(words)),
      `${name} in ${faultFile}:${line}, ${words}\n${JSON.stringify(errors.slice(0, 3))}`,
    ).toBe(true);
    writeFileSync(join(dir, file), files.get(file) as string);
  }
  expect(names()).toEqual(before);
  expect(({} as { polluted?: boolean }).polluted).toBeUndefined();
});
