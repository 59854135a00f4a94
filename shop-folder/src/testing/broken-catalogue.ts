import type { Breakage } from './breakage.ts';
import { type Change, changed } from './changes.ts';

const TREE = 'catalogue/laptops/_categories.yaml';
const BRANDS = 'catalogue/laptops/_brands.yaml';
const FAMILY = 'catalogue/laptops/kvant-arc.yaml';
const ATTRIBUTES = 'catalogue/attributes.yaml';
const WAREHOUSES = 'catalogue/warehouses.yaml';
const MARKET = 'markets/hr.yaml';

const CHANGES: readonly Change[] = [
  {
    name: 'a category below itself',
    file: TREE,
    from: '- code: laptops\n',
    to: '- code: laptops\n  parent: laptops\n',
    at: 'parent:',
    words: 'stands below itself',
  },
  {
    name: 'two categories below each other',
    file: TREE,
    from: '- code: laptops\n',
    to: '- { code: more, parent: laptops }\n- code: laptops\n  parent: more\n',
    at: 'parent: more',
    words: 'stands below itself',
  },
  {
    name: 'a category below none',
    file: TREE,
    from: '- code: laptops\n',
    to: '- code: laptops\n  parent: none\n',
    at: 'parent:',
    words: 'there is no category none',
  },
  {
    name: 'a category twice',
    file: TREE,
    from: '- code: laptops\n',
    to: '- { code: laptops }\n- code: laptops\n',
    at: '- code: laptops',
    words: 'is there already',
  },
  { name: 'a filter that is no attribute', file: TREE, from: 'filters: [ screen_size', to: 'filters: [ nope', at: 'nope', words: 'there is no attribute nope' },
  { name: 'a number for a list', file: TREE, from: 'tile: [', to: 'tile: 5 # [', at: 'tile:', words: 'tile' },
  {
    name: 'a brand twice',
    file: BRANDS,
    from: '- code: kvant',
    to: '- { code: kvant, title: K }\n- code: kvant',
    at: '- code: kvant',
    words: 'is there already',
  },
  { name: 'a brand with a code that is none', file: BRANDS, from: 'code: kvant', to: 'code: "Kvant!"', at: 'Kvant!', words: 'code' },
  { name: 'a brand that left', file: BRANDS, from: '', to: '', at: 'brand: kvant', words: 'there is no brand kvant', faultFile: FAMILY },
  { name: 'a product twice', file: FAMILY, from: 'code: SECOND', to: 'code: FIRST', at: 'code: FIRST', words: 'is there already' },
  { name: 'words for a price', file: FAMILY, from: 'prices: { hr: 1229', to: 'prices: { hr: cheap', at: 'cheap', words: 'must be a number' },
  { name: 'a price below nothing', file: FAMILY, from: 'prices: { hr: 1229', to: 'prices: { hr: -1', at: 'hr: -1', words: 'is no price above 0' },
  { name: 'a price of no market', file: FAMILY, from: 'prices: { hr: 1229', to: 'prices: { xx: 1, hr: 1229', at: 'xx: 1', words: 'xx' },
  {
    name: 'an attribute that is none',
    file: FAMILY,
    from: 'keyboard_layout:',
    to: 'keyboard_smell:',
    at: 'keyboard_smell',
    words: 'there is no attribute keyboard_smell',
  },
  { name: 'words for a number', file: FAMILY, from: 'screen_size: 14', to: 'screen_size: big', at: 'screen_size: big', words: 'wants a number' },
  { name: 'a value that is none', file: FAMILY, from: 'resolution: qhd', to: 'resolution: 9k', at: 'resolution: 9k', words: 'has no value 9k' },
  { name: 'words for yes', file: FAMILY, from: 'touchscreen: false', to: 'touchscreen: perhaps', at: 'touchscreen: perhaps', words: 'wants true or false' },
  { name: 'pieces below nothing', file: FAMILY, from: 'stock: { central: 10 }', to: 'stock: { central: -1 }', at: 'central: -1', words: 'must be at least 0' },
  { name: 'pieces nowhere', file: FAMILY, from: 'stock: { central: 10 }', to: 'stock: { nowhere: 10 }', at: 'nowhere', words: 'there is no warehouse nowhere' },
  { name: 'a brand that is none', file: FAMILY, from: 'brand: kvant', to: 'brand: none', at: 'brand: none', words: 'there is no brand none' },
  {
    name: 'a category that is none',
    file: FAMILY,
    from: 'category: laptops',
    to: 'category: phones',
    at: 'category: phones',
    words: 'there is no category phones',
  },
  { name: 'an option that is none', file: FAMILY, from: 'options: [ colour', to: 'options: [ flavour', at: 'flavour', words: 'there is no attribute flavour' },
  { name: 'a drawing that is none', file: FAMILY, from: 'draw: laptop', to: 'draw: spaceship', at: 'draw: spaceship', words: 'spaceship' },
  {
    name: 'a picture out of the folder',
    file: FAMILY,
    from: 'stock: { central: 10 }',
    to: 'stock: { central: 10 }\n    pictures: [ { file: ../../etc/passwd.png } ]',
    at: 'passwd',
    words: 'is no picture',
  },
  {
    name: 'a picture that is missing',
    file: FAMILY,
    from: 'stock: { central: 10 }',
    to: 'stock: { central: 10 }\n    pictures: [ { file: none.jpg } ]',
    at: 'none.jpg',
    words: 'there is no pictures/none.jpg',
  },
  { name: 'a key that is none', file: FAMILY, from: 'box:', to: 'boks:', at: 'boks', words: 'boks is no key' },
  { name: 'a key twice', file: FAMILY, from: 'brand: kvant', to: 'brand: kvant\nbrand: kvant', at: 'brand: kvant', words: '' },
  { name: 'a relation to no family', file: FAMILY, from: 'brand: kvant', to: 'brand: kvant\nrelated: [ none ]', at: 'none', words: 'there is no family none' },
  { name: 'a value twice', file: ATTRIBUTES, from: 'values: [ silver, ', to: 'values: [ silver, silver, ', at: 'values: [ silver', words: 'stands twice' },
  { name: 'a type that is none', file: ATTRIBUTES, from: 'type: choice', to: 'type: colour', at: 'type: colour', words: 'type' },
  { name: 'a group that is none', file: ATTRIBUTES, from: 'group: general', to: 'group: none', at: 'group: none', words: 'there is no group none' },
  { name: 'a warehouse in no country', file: WAREHOUSES, from: 'country: HR', to: 'country: XX', at: 'country: XX', words: 'country' },
  {
    name: 'a warehouse twice',
    file: WAREHOUSES,
    from: '- { code: central',
    to: '- { code: central, title: A, town: A, address: A, country: HR }\n- { code: central',
    at: '- { code: central',
    words: 'is there already',
  },
  { name: 'a rate in words', file: MARKET, from: 'standard: 25', to: 'standard: much', at: 'standard: much', words: 'standard' },
  { name: 'a rate above all', file: MARKET, from: 'standard: 25', to: 'standard: 2500', at: 'standard: 2500', words: 'standard' },
  { name: 'a seller that is none', file: MARKET, from: 'legalEntity: company', to: 'legalEntity: none', at: 'legalEntity: none', words: 'none' },
  { name: 'a currency that is none', file: MARKET, from: 'currency: EUR', to: 'currency: GBP', at: 'currency: GBP', words: 'currency' },
  {
    name: 'a seller that left',
    file: 'legal/company.yaml',
    from: '',
    to: '',
    at: 'legalEntity: company',
    words: 'is none of those in legal',
    faultFile: MARKET,
  },
  { name: 'an account with wrong check digits', file: 'payment.yaml', from: 'iban: HR58', to: 'iban: HR59', at: 'iban: HR59', words: 'iban' },
  { name: 'delivery below nothing', file: 'delivery.yaml', from: 'EUR: 4.9', to: 'EUR: -4.9', at: 'EUR: -4.9', words: 'must not be below 0' },
  { name: 'words for settings', file: 'shop.yaml', from: 'mail: { from: shop@example.invalid }', to: 'mail: here', at: 'mail: here', words: 'mail' },
  {
    name: 'a language that is none',
    file: 'shop.yaml',
    from: 'defaultLanguage: hr',
    to: 'defaultLanguage: xx',
    at: 'defaultLanguage: xx',
    words: 'defaultLanguage',
  },
  { name: 'a language twice', file: 'shop.yaml', from: 'languages: [ hr, de ]', to: 'languages: [ hr, hr ]', at: 'languages: [', words: 'languages' },
  {
    name: 'a department that is none',
    file: 'folder.yaml',
    from: 'departments: [ laptops ]',
    to: 'departments: [ laptops, phones ]',
    at: 'departments:',
    words: 'phones',
  },
];

/** Breakages of catalogue and settings, each with its message. */
export const brokenCatalogue = (files: ReadonlyMap<string, string>): (Breakage & { words: string })[] => {
  const [first, second] = [...(files.get(FAMILY) ?? '').matchAll(/- code: (\S+)/g)].map(([, code]) => code as string);
  const named = (text: string) => text.replace('FIRST', first ?? '').replace('SECOND', second ?? '');
  return changed(
    files,
    CHANGES.map((change) => ({ ...change, from: named(change.from), to: named(change.to), at: change.at && named(change.at) })),
  );
};
