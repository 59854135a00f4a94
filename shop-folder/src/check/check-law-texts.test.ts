import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { DEMO_SHOP } from '../../../demo/demo-shop.ts';
import { drawings } from '../../../demo/pictures/drawings.ts';
import { faultLine } from '../faults.ts';
import { newShop } from '../new/new-shop.ts';
import { putFiles } from '../write/put-files.ts';
import { checkFolder } from './check-folder.ts';

const root = mkdtempSync(join(tmpdir(), 'law-texts-'));
afterAll(() => rmSync(root, { recursive: true, force: true }));

/** A new shop in Croatian, German and Austrian German; Austrian German falls back to the German texts. */
const sample = newShop({ name: 'Kovač', languages: ['hr', 'de', 'at'], country: 'HR' }, { dir: DEMO_SHOP, category: 'laptops', products: 2 });

/** Findings of `check` on required pages and delivery, for the folder with some of its files changed (`null`: removed). */
async function findingsOf(name: string, changes: Readonly<Record<string, string | null>>): Promise<string[]> {
  const files = new Map(sample);
  for (const [file, text] of Object.entries(changes)) {
    if (text === null) files.delete(file);
    else files.set(file, text);
  }
  const dir = join(root, name);
  putFiles(dir, files);
  return (await checkFolder(dir, drawings)).faults.map(faultLine).filter((line) => /there is no public page|delivery\.ways|no rate of VAT/.test(line));
}
const pages = sample.get('content/pages.yaml') as string;
const lineOf = (code: string): number => pages.split('\n').findIndex((line) => line.includes(`code: ${code}`)) + 1;

it('has nothing to say where imprint, terms, privacy and delivery are there, also by the texts of another language', async () =>
  expect(await findingsOf('whole', {})).toEqual([]));

it('names a page that is not in the list, once for each language of an open market, with its act', async () => {
  const found = await findingsOf('no-entry', { 'content/pages.yaml': pages.replace(/^.*code: privacy.*\n/m, '') });
  expect(found).toHaveLength(3);
  for (const lang of ['hr', 'de', 'at'])
    expect(found).toContainEqual(
      expect.stringMatching(
        RegExp(
          `^content/pages\\.yaml:1:1: warning: content\\.page\\.privacy\\.${lang}: there is no public page privacy in ${lang}, .+production does not start.+regulation 2016/679.+https://eur-lex`,
        ),
      ),
    );
});

it('names a page that is hidden, or that is to come, at its entry', async () => {
  const line = lineOf('terms');
  for (const [name, changed] of [
    ['hidden', pages.replace(/(code: terms)/, '$1, visible: false')],
    ['later', pages.replace(/(code: terms, published: )[^ ,}]+/, '$12999-01-01')],
  ] as const) {
    expect(changed, name).not.toBe(pages);
    const found = await findingsOf(name, { 'content/pages.yaml': changed });
    expect(
      found.filter((one) => one.startsWith(`content/pages.yaml:${line}:1: warning: content.page.terms.`)),
      name,
    ).toHaveLength(3);
    expect(found).toHaveLength(3);
  }
});

it('names a text that is missing by its file; a market that is off needs none', async () => {
  const gone = { 'content/pages/imprint/de.md': null };
  expect((await findingsOf('no-text', gone)).map((line) => line.slice(0, line.indexOf(': there')))).toEqual([
    'content/pages/imprint/at.md:1:1: warning: content.page.imprint.at',
    'content/pages/imprint/de.md:1:1: warning: content.page.imprint.de',
  ]);
  const off = (market: string) => `${sample.get(`markets/${market}.yaml`)}enabled: false\n`;
  expect(await findingsOf('off', { ...gone, 'markets/de.yaml': off('de'), 'markets/at.yaml': off('at') })).toEqual([]);
});

it('keeps a folder from being loaded for a missing page where the guardian blocks', async () => {
  const found = await findingsOf('blocking', { 'content/pages/terms/hr.md': null, 'behaviour.yaml': 'guardian: block\n' });
  expect(found).toEqual([expect.stringMatching(/^content\/pages\/terms\/hr\.md:1:1: content\.page\.terms\.hr: there is no public page/)]);
});

it('warns of a rate of VAT in a text that is none of its market’s', async () => {
  const about = sample.get('content/pages/terms/de.md') as string;
  const found = async (name: string, words: string) => findingsOf(name, { 'content/pages/terms/de.md': `${about}\n${words}\n` });
  expect(await found('rate', 'Alle Preise mit 7,5 % MwSt.')).toContainEqual(
    expect.stringMatching(/^content\/pages\/terms\/de\.md:\d+:1: warning: pages\/terms\.de: “7,5 % mwst” is no rate of VAT where it is sold/),
  );
  expect(await found('right-rate', 'Alle Preise mit 19 % MwSt.')).toEqual([]);
});

it('warns that everything is delivered free of charge where the settings say nothing of delivery', async () => {
  const warning = /^delivery\.yaml:1:1: warning: delivery\.ways: .+free of charge \(directive 2011\/83/;
  expect(await findingsOf('no-delivery', { 'delivery.yaml': null })).toEqual([expect.stringMatching(warning)]);
  expect(await findingsOf('empty-delivery', { 'delivery.yaml': '# later\n' })).toEqual([expect.stringMatching(warning)]);
  expect(await findingsOf('free', { 'delivery.yaml': 'ways: { delivery: { prices: [ { price: { EUR: 0 } } ] } }\n' })).toEqual([]);
});
