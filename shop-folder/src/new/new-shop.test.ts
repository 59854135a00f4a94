import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { LANGUAGE_CODES, type LanguageCode } from '@vitrina/contract/values/languages';
import { afterAll, expect, it } from 'vitest';
import { DEMO_SHOP } from '../../../demo/demo-shop.ts';
import { drawings } from '../../../demo/pictures/drawings.ts';
import { checkFolder } from '../check/check-folder.ts';
import { faultLine, isError } from '../faults.ts';
import { putFiles } from '../write/put-files.ts';
import { newShop } from './new-shop.ts';

const root = mkdtempSync(join(tmpdir(), 'new-shop-'));
afterAll(() => rmSync(root, { recursive: true, force: true }));

it.each<{ name: string; languages: readonly [LanguageCode, ...LanguageCode[]] }>([
  { name: 'ten languages', languages: [...LANGUAGE_CODES] },
  { name: 'one that reads another’s texts', languages: ['at'] },
])('a new shop in $name has its pages of law, an article and a page of blocks; check names what is to be filled in', async ({ name, languages }) => {
  const dir = join(root, name);
  const files = newShop({ name: 'Kovač', languages, country: 'HR' }, { dir: DEMO_SHOP, category: 'laptops', products: 2 });
  putFiles(dir, files);
  const { faults } = await checkFolder(dir, drawings);
  expect(faults.filter(isError).map(faultLine)).toEqual([]);
  const warned = new Set(faults.map(faultLine));
  expect([...warned].filter((line) => /^catalogue\/laptops\/_brands\.yaml:\d+:\d+: warning: is a placeholder/.test(line))).toHaveLength(2);
  // Only warnings on products count; missing facts of imprint and register are for the owner to fill in.
  expect([...warned].filter((line) => line.startsWith('catalogue/') && line.includes('eur-lex'))).toEqual([]);
  // A shop of ten laptops needs no texts for the contents of a vacuum cleaner's box.
  const box = /code: in_the_box[\s\S]*?(?=\n- |$)/.exec(files.get('catalogue/attributes.yaml') ?? '')?.[0] ?? '';
  expect(box).toContain('power-adapter');
  expect(box).not.toContain('dust-bag');
  expect(files.get('texts/common.pot')).not.toContain('value.dust-bag');
  // No codes of the shop from which the sample is taken.
  expect([...files].filter(([, text]) => text.includes('DEMO-')).map(([file]) => file)).toEqual([]);
  const written = languages.filter((lang) => languages.length === 1 || lang !== 'at');
  for (const lang of written)
    for (const file of [
      'pages/imprint',
      'pages/terms',
      'pages/withdrawal',
      'pages/complaints',
      'pages/privacy',
      'pages/returns',
      'posts/example',
      'landing/welcome',
    ]) {
      const name = `content/${file}/${lang}.md`;
      const line = (files.get(name) as string).split('\n').findIndex((text) => text.includes('TO BE FILLED IN')) + 1;
      expect(line, name).toBeGreaterThan(0);
      expect(warned).toContain(`${name}:${line}:1: warning: is a placeholder: fill in your own`);
    }
});
