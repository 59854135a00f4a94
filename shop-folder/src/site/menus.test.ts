import { rmSync } from 'node:fs';
import { cms } from '@vitrina/contract/cms';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { differences, openSiteShop, type SiteShop } from '../testing/site-shop.ts';

const HEADER = `# yaml-language-server: $schema=../.schemas/menus.json
- code: header
  items:
    - { category: laptops }
    - { category: laptops, text: all-laptops }
    - { directory: promotions, text: offers }
    - { path: /webshop/withdrawal/, text: offers }
`;

describe.skipIf(!process.env.TEST_DATABASE_URL)('menus of a folder', { meta: { needs: 'a database' } }, () => {
  let shop: SiteShop;
  beforeAll(async () => {
    shop = await openSiteShop();
    shop.texts('site', {
      'menu.all-laptops': { hr: 'Svi prijenosnici', de: 'Alle Notebooks' },
      'menu.offers': { hr: 'Ponude', de: 'Angebote' },
    });
    shop.write('content/menus.yaml', HEADER);
    await shop.load();
    await shop.settle();
  });
  afterAll(() => shop?.close());
  const header = async (lang: 'hr' | 'de' | 'at') => (await shop.backend.get(cms.menus, {}, { lang })).header?.map(({ title, url }) => `${title} ${url}`);

  it('lead to categories, directories and paths in the words of each language', async () => {
    expect(await header('hr')).toEqual([
      'Prijenosna računala /prijenosna-racunala/',
      'Svi prijenosnici /prijenosna-racunala/',
      expect.stringMatching(/^Ponude \/\S+\/$/),
      'Ponude /webshop/withdrawal/',
    ]);
    expect(await header('at')).toEqual([
      expect.stringMatching(/^\S+ \/at\/\S+\/$/),
      expect.stringMatching(/^Alle Notebooks \/at\/\S+\/$/),
      expect.stringMatching(/^Angebote \/at\/\S+\/$/),
      'Angebote /at/webshop/withdrawal/',
    ]);
    await shop.query(`update categories set visible = false where code = 'laptops'; select refresh_category_tree()`);
    await shop.settle();
    expect(await header('hr')).toHaveLength(2);
    await shop.query(`update categories set visible = true where code = 'laptops'; select refresh_category_tree()`);
    await shop.settle();
  });

  it('are the same the next time, and exported byte for byte', async () => {
    expect(differences(await shop.load())).toEqual([]);
    const files = await shop.export();
    expect(files.get('content/menus.yaml')).toBe(HEADER);
    expect(files.get('texts/site.pot')).toBe(shop.read('texts/site.pot'));
    expect(files.get('texts/de/site.po')).toBe(shop.read('texts/de/site.po'));
  });

  it('that staff changed are kept and exported with their words; loading that changes nothing', async () => {
    await shop.query(
      `update menus set items = '[{"category": "laptops", "titles": {"hr": "Računala", "de": "Rechner", "at": "Rechner"}}, {"url": "https://example.test/", "titles": {"hr": "Drugdje"}}]' where code = 'header'`,
    );
    shop.write('content/menus.yaml', HEADER.replace('    - { category: laptops }\n', ''));
    expect(differences(await shop.load())).toEqual(['menu header kept']);
    const files = await shop.export();
    expect(files.get('content/menus.yaml')).toContain('- { category: laptops, text: header-1 }\n    - { address: https://example.test/, text: header-2 }\n');
    expect(files.get('texts/de/site.po')).toContain('msgctxt "menu.header-1"\nmsgid "Računala"\nmsgstr "Rechner"');
    const again = shop.put('again', files);
    expect(differences(await shop.load({ dir: again }))).toEqual([]);
    expect(await shop.export()).toEqual(files);
    expect(differences(await shop.load({ theirs: true }))).toEqual(['menu header changed']);
    await shop.query(`delete from menus`);
    expect(differences(await shop.load())).toEqual(['menu header kept']);
    expect(differences(await shop.load({ theirs: true }))).toEqual(['menu header new']);
  });

  it('go with their file', async () => {
    const text = shop.read('content/menus.yaml');
    rmSync(`${shop.dir}/content/menus.yaml`);
    expect(differences(await shop.load())).toEqual(['menu header removed']);
    expect(await shop.query(`select from menus`)).toEqual([]);
    shop.write('content/menus.yaml', text);
    expect(differences(await shop.load())).toEqual(['menu header new']);
  });

  it('are checked: what they lead to, words, places, each at its line', async () => {
    const before = await shop.query(`select * from menus`);
    shop.write(
      'content/menus.yaml',
      `- code: header
  items:
    - { category: prams }
    - { page: nowhere }
    - { directory: promotions }
    - { category: laptops, text: nowhere }
    - { path: javascript:alert(1), text: offers }
    - { address: "http://example.test/", text: offers }
    - { page: terms, category: laptops }
    - { directory: somewhere, text: offers }
- code: sidebar
  items: []
- code: HEADER
  items: []
`,
    );
    expect(await shop.faults('content/menus.yaml')).toEqual([
      '5:7: needs a text: a directory has no title of its own',
      '7:15: path: is no path of the shop such as /webshop/withdrawal/',
      '8:18: address: is no address such as https://example.com/',
      expect.stringMatching(/^9:7: leads to one of /),
      expect.stringMatching(/^10:20: directory: /),
      expect.stringMatching(/^13:9: code: is no code/),
    ]);
    shop.write(
      'content/menus.yaml',
      `- code: header
  items:
    - { category: prams }
    - { page: nowhere }
    - { category: laptops, text: nowhere }
- { code: sidebar, items: [] }
- { code: header, items: [] }
`,
    );
    expect(await shop.faults('content/menus.yaml')).toEqual([
      '1:3: menu.nowhere has no text in texts/*.pot',
      '3:19: there is no category prams',
      '4:15: there is no page nowhere',
      '7:3: the menu header is there already',
      '6:11: warning: no page shows a menu sidebar; known are header, footer_help, footer_about, legal',
    ]);
    await expect(shop.load()).rejects.toThrow('there is no category prams');
    expect(await shop.query(`select * from menus`)).toEqual(before);
  });
});
