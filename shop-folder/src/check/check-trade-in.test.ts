import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DEMO_SHOP } from '../../../demo/demo-shop.ts';
import { drawings } from '../../../demo/pictures/drawings.ts';
import { isError } from '../faults.ts';
import { newShop } from '../new/new-shop.ts';
import { putFiles } from '../write/put-files.ts';
import { checkFolder } from './check-folder.ts';

const dir = mkdtempSync(join(tmpdir(), 'trade-in-'));
const demo = readFileSync(join(DEMO_SHOP, 'trade-in.yaml'), 'utf8').replace(/^( {4}categories: ).*/gm, '$1[ none ]');
const NAMES = ['phone', 'tablet', 'laptop', 'camera'];
/** A category of its own for each device except laptops, which get the shop's category. */
const good = NAMES.reduce((text, name) => text.replace('[ none ]', name === 'laptop' ? '[ laptops ]' : `[ no-${name} ]`), demo);
beforeAll(() => putFiles(dir, newShop({ name: 'Kovač', languages: ['hr'], country: 'HR' }, { dir: DEMO_SHOP, category: 'laptops', products: 2 })));
afterAll(() => rmSync(dir, { recursive: true, force: true }));

async function errorsWith(text: string): Promise<string[]> {
  putFiles(dir, new Map([['trade-in.yaml', text]]));
  return (await checkFolder(dir, drawings)).faults.filter(isError).map(({ file, line, words }) => `${file}:${line} ${words}`);
}
const lineOf = (text: string, part: string) => text.slice(0, text.indexOf(part)).split('\n').length;

describe('trade-in.yaml', () => {
  it('is refused by file and line where a category is not there', async () => {
    const at = (name: string) => `trade-in.yaml:${lineOf(good, `no-${name}`)} there is no category no-${name}`;
    expect(await errorsWith(good)).toEqual(['phone', 'tablet', 'camera'].map(at));
  });

  it.each([
    ['keeps: 90', 'keeps: 190', 'keeps must be at most 100'],
    ['    titles: { si: Pametni telefon, hr: Pametni telefon', '    titles: { si: Pametni telefon', 'titles.hr is missing'],
    ['question: phone-kind', 'question: phone-sort', 'is none of the questions above'],
    ['less: { EUR: 8', 'fewer: { EUR: 8', 'fewer is not known here'],
    ['couponDays: 1825', 'couponDays: many', 'couponDays must be a whole number'],
  ])('is refused by file and line where %s became %s', async (before, after, words) => {
    const broken = good.replace(before, after);
    expect(broken).not.toBe(good);
    const line = lineOf(broken, after);
    expect(await errorsWith(broken)).toContainEqual(expect.stringMatching(new RegExp(`^trade-in\\.yaml:${line} .*${words.replace('.', '\\.')}`)));
  });
});
