import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { DEMO_SHOP } from '../../../../demo/demo-shop.ts';
import { drawings } from '../../../../demo/pictures/drawings.ts';
import { checkFolder } from '../../check/check-folder.ts';
import { faultLine } from '../../faults.ts';
import { newShop } from '../../new/new-shop.ts';
import { LISTED_CONTENT } from '../../testing/listed-content.ts';
import { readBlocks } from './read-blocks.ts';

/** Block values of the German translation of a Croatian page. */
const translated = (hr: string, de: string, whole?: true) => {
  const texts = { 'landing/a/hr': { title: 'A', body: hr }, 'landing/a/de': { title: 'A', body: de, ...(whole && { whole }) } };
  const { blocks, faults } = readBlocks({ texts }, 'landing/a/de', 'hr');
  return { faults, values: blocks.map((one) => (one.block === 'prose' ? one.text : one.value)) };
};
const fence = (name: string, yaml: string) => `\`\`\`${name}\n${yaml}\n\`\`\``;

describe('blocks of a translation', () => {
  it('take facts from the source language, entries of lists by their place, as many as the translation has', () => {
    const hr = fence('grid', 'columns: 2\ncards:\n  - { title: Prvo, link: { label: Sve, to: category:laptops } }\n  - { title: Drugo }');
    expect(translated(hr, fence('grid', 'cards:\n  - { title: Erstens, link: { label: Alle } }')).values).toEqual([
      { block: 'grid', columns: 2, cards: [{ title: 'Erstens', link: { label: 'Alle', to: 'category:laptops' } }] },
    ]);
  });

  it('take a picture or a film as a whole, and an answer in one form', () => {
    const hr = [fence('picture', 'image: { draw: laptop, inches: 14 }\nalt: Slika'), fence('accordion', 'items:\n  - { title: A, html: <p>B</p> }')].join('\n');
    const de = [fence('picture', 'image: { file: de.png }\nalt: Bild'), fence('accordion', 'items:\n  - { title: C, text: D }')].join('\n');
    expect(translated(hr, de).values).toEqual([
      { block: 'picture', image: { file: 'de.png' }, alt: 'Bild' },
      { block: 'accordion', items: [{ title: 'C', text: 'D' }] },
    ]);
  });

  it('that are none take everything; prose is each language’s own', () => {
    expect(translated(`Tekst\n${fence('newsletter', 'title: Novosti')}`, fence('newsletter', '')).values).toEqual([{ block: 'newsletter', title: 'Novosti' }]);
  });

  it('of a page that is whole take nothing, and may be others', () => {
    const hr = fence('product-slider', 'title: Izbor\nsource: { category: laptops }');
    expect(translated(hr, fence('newsletter', 'title: Neues'), true)).toEqual({ faults: [], values: [{ block: 'newsletter', title: 'Neues' }] });
    expect(translated(hr, fence('product-slider', 'title: Auswahl'), true).faults).toEqual([{ line: 2, column: 1, words: 'source is missing' }]);
  });
});

describe('coupons and games of a landing page', () => {
  const root = mkdtempSync(join(tmpdir(), 'read-blocks-'));
  afterAll(() => rmSync(root, { recursive: true, force: true }));

  it('that no list of the folder has are warnings at their line: staff may make them', async () => {
    const sample = newShop({ name: 'Kovač', languages: ['hr', 'de'], country: 'HR' }, { dir: DEMO_SHOP, category: 'laptops', products: 2 });
    const body = `${fence('coupon', 'title: A\ncode: NOPE')}\n\n${fence('spin-wheel', 'title: A\ncampaign: nope')}`;
    const page = { 'content/landing/opening/hr.md': `---\ntitle: A\n---\n\n${body}\n`, 'content/landing/opening/de.md': `---\ntitle: A\nwhole: true\n---\n` };
    const files = new Map([...[...sample].filter(([file]) => !file.startsWith('content/')), ...Object.entries({ ...LISTED_CONTENT, ...page })]);
    for (const [file, text] of files) {
      mkdirSync(dirname(join(root, file)), { recursive: true });
      writeFileSync(join(root, file), text);
    }
    const lines = (await checkFolder(root, drawings)).faults.map(faultLine).filter((line) => line.startsWith('content/landing/'));
    expect(lines).toEqual([
      expect.stringMatching(/^content\/landing\/opening\/hr\.md:7:7: warning: there is no coupon NOPE/),
      expect.stringMatching(/^content\/landing\/opening\/hr\.md:12:11: warning: there is no game nope/),
    ]);
  });
});
