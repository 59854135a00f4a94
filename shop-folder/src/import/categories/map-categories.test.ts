import type { LanguageCode } from '@vitrina/contract/values/languages';
import { describe, expect, it } from 'vitest';
import { CategoryTree, type KnownCategory } from './category-tree.ts';
import { mapCategories } from './map-categories.ts';
import { planCategories } from '../plan-categories.ts';

const category = (code: string, path: number[], titles: KnownCategory['titles']) => ({ code, path, titles, slugs: titles });
/** A shop in Croatian and German with a department of its own. */
const SHOP = new Map([
  [1, category('racunala', [1], { hr: 'Računala', de: 'Computer' })],
  [2, category('laptopi', [1, 2], { hr: 'Prijenosna računala', de: 'Notebooks' })],
]);

async function proposalsFor(paths: string[], language: LanguageCode, shop: ReadonlyMap<number, KnownCategory> = new Map()) {
  const found = new Map(paths.map((path) => [path, { path: path.split(' > '), language, products: 1 }]));
  const { proposed, places } = await mapCategories(found, { tree: new CategoryTree(shop), profile: {}, decide: () => null });
  return paths.map((path) => proposed.get(path) ?? places.get(path));
}

describe('where products of a path go', () => {
  it('is proposed in the words of the file’s language', async () => {
    expect(await proposalsFor(['Electronics > Audio > Audio Components > Headphones & Headsets', 'Bijela tehnika > Hladnjaci', 'Mobiteli'], 'hr')).toEqual([
      '+ Audio > Slušalice',
      '+ Veliki kućanski aparati > Hladnjaci',
      '+ Telefoni i tableti > Pametni i mobilni telefoni',
    ]);
    expect(await proposalsFor(['Electronics > Audio > Speakers', 'Elektronik > Computer > Tastaturen'], 'de')).toEqual([
      '+ Audio',
      '+ Peripheriegeräte > Tastaturen',
    ]);
  });

  it('is known by its words in another language than the file’s texts are in', async () => {
    expect(await proposalsFor(['Ladegeräte', 'Waschmaschinen', 'Smartwatches'], 'hr')).toEqual([
      '+ Napajanje > Punjači i adapteri',
      '+ Veliki kućanski aparati > Perilice rublja',
      '+ Telefoni i tableti > Nosivi uređaji',
    ]);
  });

  it('is the shop’s own category where that goes by one of its names, without a question', async () => {
    expect(await proposalsFor(['Electronics > Computers > Laptops', 'Notebook'], 'de', SHOP)).toEqual([{ code: 'laptopi' }, { code: 'laptopi' }]);
  });

  it('is made below the shop’s own department, whatever language a proposal is answered in', async () => {
    for (const answer of ['+ Computer > Desktop-PCs', '+ Computers > Desktops', '+ Računala > Desktop-PCs']) {
      const found = new Map([['x', { path: ['x'], language: 'de' as const, products: 1 }]]);
      const { places } = await mapCategories(found, { tree: new CategoryTree(SHOP), profile: {}, decide: () => answer });
      const place = places.get('x') as { path: string[]; language: LanguageCode };
      const { rows } = planCategories([place], { categories: SHOP, takenPaths: new Set(), defaultLanguage: 'hr' });
      expect(rows.map(({ parent_code, titles }) => [parent_code, titles.de, titles.hr])).toEqual([['racunala', 'Desktop-PCs', 'Stolna računala']]);
    }
  });

  it('is what the file says where nobody knows the word', async () => {
    expect(await proposalsFor(['Küche > Kaffee', 'Sport > Romobili'], 'de')).toEqual(['+ Küche > Kaffee', '+ Sport > Romobili']);
  });
});
