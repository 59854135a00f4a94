import { readGoodFolder } from '@vitrina/shop-folder/folder/read-folder';
import { makeLookup } from '@vitrina/shop-folder/load/lookup';
import { productsOf } from '@vitrina/shop-folder/load/products-of';
import { searchNames } from '@vitrina/shop-folder/load/search-names';
import { describe, expect, it } from 'vitest';
import { DEMO_SHOP } from './demo-shop.ts';

/** Attributes that are ratios, without a unit. */
const RATIOS = new Set(['screen_gain']);
const LEAST = 25;
/** Categories of products that are assembled or extended at home, so that they are larger than their box. */
const IN_PARTS = new Set(['stick-vacuums', 'fans']);
const shop = readGoodFolder(DEMO_SHOP);
const attributes = new Map(shop.attributes.map((attribute) => [attribute.code, attribute]));
const hasUnit = (code: string) => attributes.get(code)?.unit !== undefined || shop.words.has(`attribute.${code}.unit`);
const products = shop.families.flatMap(({ category, products }) =>
  products.map((product) => ({ ...product, category, facts: Object.entries(product.attributes ?? {}) })),
);
type Product = (typeof products)[number];
const failing = (isGood: (product: Product) => unknown) => products.filter((product) => !isGood(product)).map(({ code, category }) => `${category} ${code}`);
const numberOf = ({ attributes: facts = {} }: Product, code: string) => (typeof facts[code] === 'number' ? facts[code] : null);
const weightOf = (product: Product) => numberOf(product, 'weight_kg') ?? (numberOf(product, 'weight_g') ?? 0) / 1000;

describe('facts of the demo shop', () => {
  it('are at least 25 for each product', () => expect(failing(({ facts }) => facts.length >= LEAST)).toEqual([]));

  it('tell a unit with every number that is no count', () => {
    const bare = products.flatMap(({ code, facts }) =>
      facts.flatMap(([name, value]) =>
        typeof value === 'number' && !Number.isInteger(value) && !hasUnit(name) && !RATIOS.has(name) ? [`${code} ${name}`] : [],
      ),
    );
    expect(bare).toEqual([]);
  });

  it('tell what is in the box', () => expect(failing(({ attributes: facts = {} }) => [facts.in_the_box].flat().filter(Boolean).length > 0)).toEqual([]));

  it('tell size and weight in the box, and a device that fits into it', () => {
    expect(failing(({ box }) => box)).toEqual([]);
    expect(failing((product) => weightOf(product) > 0 && weightOf(product) <= (product.box?.weight_kg ?? 0))).toEqual([]);
    const longest = (product: Product) => Math.max(...['width_cm', 'height_cm', 'depth_cm'].map((side) => numberOf(product, side) ?? 0));
    expect(failing((product) => IN_PARTS.has(product.category ?? '') || longest(product) <= Math.max(...(product.box?.size_cm ?? [0])))).toEqual([]);
  });

  it('that tell nothing of what a product is are not searched: what lies in the box, mains, conformity', () => {
    const laptop = shop.families.flatMap(productsOf).find(({ code }) => code === 'DEMO-LAPTOP-01');
    if (!laptop) throw new Error('There is no laptop');
    const words = searchNames(shop, makeLookup(shop), laptop).si?.attributes ?? [];
    expect(words).toEqual(expect.arrayContaining(['14"', 'Wi-Fi 7']));
    for (const unsearched of ['napajalnik', 'RoHS', '100–240 V, 50/60 Hz', 'Češka']) expect(words).not.toContain(unsearched);
  });

  it('of one model in several colours, sizes or kits stand on one product', () => {
    const parentsOf = ([, siblings]: [string, ReturnType<typeof productsOf>]) => new Set(siblings.map(({ parentCode }) => parentCode ?? 'none'));
    const apart = shop.families.flatMap((family) => {
      const sold = productsOf(family).filter(({ type, facts }) => type !== 'configurable' && !facts.opened);
      const models = [...Map.groupBy(sold, ({ facts }) => facts.name)].filter(([, siblings]) => siblings.length > 1);
      return models.filter((model) => [...parentsOf(model)].join() === 'none' || parentsOf(model).size > 1).map(([name]) => `${family.key} ${name}`);
    });
    expect(apart).toEqual([]);
  });

  it('are of the kind of thing: sound has no hob, a screen no kettle', () => {
    const codes = (category: string) =>
      new Set(products.filter((product) => product.category === category).flatMap(({ facts }) => facts.map(([name]) => name)));
    for (const [category, never] of Object.entries(NEVER))
      expect(
        [...codes(category)].filter((code) => never.includes(code)),
        category,
      ).toEqual([]);
  });
});

const NEVER: Readonly<Record<string, readonly string[]>> = {
  'phone-cases': ['usb_c_ports', 'power', 'supply_voltage', 'battery_type', 'bluetooth', 'wifi'],
  cables: ['battery_type', 'bluetooth', 'wifi', 'screen_size'],
  kettles: ['usb_c_ports', 'bluetooth', 'screen_size', 'battery_type'],
  hobs: ['battery_type', 'capacity_kg', 'drum_volume', 'plug_type', 'screen_size'],
  fridges: ['spin_speed', 'battery_type', 'screen_size', 'hdmi_ports'],
  lenses: ['battery_type', 'supply_voltage', 'bluetooth', 'usb_c_ports'],
  'tv-oled': ['battery_type', 'weight_g', 'drum_volume'],
  'laptops-everyday': ['plug', 'sar_head', 'rear_cameras'],
};
