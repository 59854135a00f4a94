import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, it } from 'vitest';
import { faultLine } from '../faults.ts';
import { readYaml } from '../yaml/read-yaml.ts';
import { writeYaml } from '../yaml/write-yaml.ts';
import { readFolder } from './read-folder.ts';
import { readMarkdown, writeMarkdown } from '../content/front-matter.ts';

const DEMO = fileURLToPath(new URL('../../../demo/shop', import.meta.url));
const dirs: string[] = [];
afterAll(() => dirs.forEach((dir) => void rmSync(dir, { recursive: true, force: true })));

/** Faults of a folder with these files. */
function faultsOf(files: Record<string, string | Buffer>): string[] {
  const dir = mkdtempSync(join(tmpdir(), 'shop-folder-'));
  dirs.push(dir);
  for (const [file, text] of Object.entries({ 'folder.yaml': SHOP, ...files })) {
    mkdirSync(dirname(join(dir, file)), { recursive: true });
    writeFileSync(join(dir, file), text);
  }
  return readFolder(dir).faults.map(faultLine);
}

const SHOP = 'code: small\nsource_language: hr\nlanguages: [hr]\ndepartments: [cables]\n';
const FAMILY = 'brand: zica\ncategory: cables\nproducts:\n  - code: A-1\n    name: A\n';
const at = (file: string) => `catalogue/cables/${file}`;

describe('the folder of the demo shop', () => {
  const { facts, faults, files } = readFolder(DEMO);

  it('is read without a fault', () => {
    expect(faults.map(faultLine)).toEqual([]);
    expect(facts?.families.length).toBeGreaterThan(100);
  });

  it('has a text of every page and question in nine languages, written as Markdown is written here', () => {
    const written = [...files.keys()].filter((file) => file.endsWith('.md'));
    expect(written.length).toBeGreaterThan(350);
    for (const file of written) {
      const text = readFileSync(join(DEMO, file), 'utf8');
      const read = readMarkdown(file, text);
      expect(Array.isArray(read) || writeMarkdown({ ...(read.front.value as { title: string }), body: read.body }), file).toBe(text);
    }
  });

  it('is written as it stands, byte for byte: there is one way to write a file', () => {
    const written = [...files.keys()].filter((file) => file.endsWith('.yaml'));
    expect(written.length).toBeGreaterThan(100);
    for (const file of written) {
      const text = readFileSync(join(DEMO, file), 'utf8');
      const [, schema] = /\$schema=(\S+)/.exec(text) ?? [];
      const yaml = readYaml(file, text);
      expect(Array.isArray(yaml) || writeYaml(yaml.value, schema), file).toBe(text);
    }
  });
});

describe('a broken folder', () => {
  it.each<[string, string, string]>([
    ['no front matter', 'Samo tekst\n', '1:1: begins with no front matter: a line ---, title and more, a line ---'],
    ['a key that is none', '---\ntitle: A\nauthor: B\n---\n', '3:1: author is no key of this place'],
    ['no title', '---\nshort: A\n---\n', '2:1: title is missing'],
    ['a slug that is none', '---\ntitle: A\nslug: ../B\n---\n', '3:7: slug: is no part of an address: lower-case letters, digits, hyphens'],
    ['front matter that is no YAML', '---\ntitle: A\n\t- B\n---\n', '3:1: is indented by a tab; YAML wants spaces'],
  ])('names file, line and column of a page with %s', (_, text, fault) => {
    const pages = "- { code: terms, published: '2026-09-01' }\n";
    expect(faultsOf({ 'content/pages.yaml': pages, 'content/pages/terms/hr.md': text })).toContain(`content/pages/terms/hr.md:${fault}`);
  });

  it.each<[string, Record<string, string | Buffer>, string]>([
    ['a key twice', { [at('a.yaml')]: `${FAMILY}brand: other\n` }, 'catalogue/cables/a.yaml:6:1: this key is there already'],
    ['a tab', { [at('a.yaml')]: 'brand: zica\nproducts:\n\t- code: A-1\n' }, 'catalogue/cables/a.yaml:3:1: is indented by a tab; YAML wants spaces'],
    ['a key that is none', { [at('a.yaml')]: `${FAMILY}    colour: red\n` }, 'catalogue/cables/a.yaml:6:5: colour is no key of this place'],
    ['a value of the wrong type', { [at('a.yaml')]: `${FAMILY}    stock: { central: many }\n` }, 'catalogue/cables/a.yaml:6:23: central: must be a number'],
    ['a number too small', { [at('a.yaml')]: `${FAMILY}    stock: { central: -1 }\n` }, 'catalogue/cables/a.yaml:6:23: central: must be at least 0'],
    [
      'a word in place of a day',
      { 'content/pages.yaml': '- { code: terms, published: soon }\n' },
      'content/pages.yaml:1:29: published: has none of the forms that are possible here',
    ],
    ['a missing key', { [at('a.yaml')]: 'brand: zica\ncategory: cables\n' }, 'catalogue/cables/a.yaml:1:1: products is missing'],
    ['an alias bomb', { [at('a.yaml')]: 'a: &a [x, x]\nb: &b [*a, *a]\n' }, 'catalogue/cables/a.yaml:2:8: aliases (*name) are not read; write the value out'],
    ['bytes that are no UTF-8', { [at('a.yaml')]: Buffer.from('brand: zica\ncategory: kabl\xe9\n', 'latin1') }, 'catalogue/cables/a.yaml:2:15: is not UTF-8'],
    [
      'a line of no PO file',
      { 'texts/cables.pot': 'msgctxt "a"\nmsgid "A"\nmsgstr ""\nnonsense\n' },
      'texts/cables.pot:4:1: is no line of a PO file: msgctxt "…", msgid "…", msgstr "…" or a comment',
    ],
    [
      'a text twice',
      { 'texts/cables.pot': 'msgctxt "a"\nmsgid "A"\nmsgstr ""\n\nmsgctxt "a"\nmsgid "B"\nmsgstr ""\n' },
      'texts/cables.pot:5:1: a stands in texts/cables.pot:1 already',
    ],
    [
      'a file too large',
      { [at('a.yaml')]: Buffer.alloc(2_000_001, 32) },
      'catalogue/cables/a.yaml:1:1: is 2000001 bytes; a file of this kind may have 2000000',
    ],
    ['a nest too deep', { [at('a.yaml')]: '['.repeat(20_000) }, 'catalogue/cables/a.yaml:1:1: is nested too deeply to be read'],
  ])('names file, line and column of %s', (_, files, line) => {
    expect(faultsOf(files)).toContain(line);
  });

  it('has no way out of the folder', () => {
    const dir = mkdtempSync(join(tmpdir(), 'shop-folder-'));
    dirs.push(dir);
    writeFileSync(join(dir, 'folder.yaml'), SHOP);
    symlinkSync('/etc', join(dir, 'catalogue'));
    expect(readFolder(dir).faults.map(faultLine)).toContain('catalogue:1:1: is a symbolic link; put the file itself here');
  });

  it('without folder.yaml says what that is for', () => {
    const dir = mkdtempSync(join(tmpdir(), 'shop-folder-'));
    dirs.push(dir);
    expect(readFolder(dir).faults.map(faultLine)).toEqual(['folder.yaml:1:1: is missing: it tells languages and departments of the shop']);
  });
});
