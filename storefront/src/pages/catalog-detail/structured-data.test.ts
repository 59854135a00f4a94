import { describe, expect, it } from 'vitest';
import type { ProductFacts, ProductPage } from './product-page.ts';
import { descriptionOf, productData } from './structured-data.ts';

type Product = ProductPage & ProductFacts;
const product = {
  title: 'Lumo 7 Pro',
  code: '104882',
  ean: '3831000000017',
  mpn: 'L7P',
  manufacturer_title: 'Lumo',
  url_without_domain: '/lumo-7-pro-izdelki-12/',
  status: 1,
  is_available: true,
  currency: 'EUR',
  availability_info: { label_name: 'availability_in_stock', qty: 7, shops: 2 },
  price_custom: 849,
  product_condition: 'new',
  seller: null,
  energy: { class: 'A', from: 'A', to: 'G', sheet_url: null },
  attributes: [{ code: 'storage', title: 'Shramba', value: '256\u00a0GB' }],
  images: [{ upload_path: 'phone/front', width: 1200, height: 1002, alt: 'Lumo 7 Pro', kind: 'cutout' }],
  description: `<p>${'beseda '.repeat(80)}&amp; konec</p>`,
  short_description: null,
  feedback_rate_widget: { rates: 4.5, rates_votes: 612 },
  question_widget: { total: 0, items: [] },
  feedback_comment_widget: {
    total: 5,
    distribution: [5, 0, 0, 0, 0],
    items: Array.from({ length: 5 }, (_, i) => ({ display_name: `Oseba ${i}`, message: 'Dober.', rate: 5, lang: 'sl-SI', date: '2026-11-11' })),
  },
} as unknown as Product;
const context = { host: 'https://www.vitrina.si', shopName: 'Vitrina', now: new Date('2026-11-21T10:00:00Z') };
const dataOf = (change: Partial<Product> = {}) => productData({ ...product, ...change } as Product, context) as Record<string, never>;

describe('structured data of a product', () => {
  it('describes it in at most 50 words without markup [S9.46]', () => {
    expect(descriptionOf(product).split(' ')).toHaveLength(50);
    expect(descriptionOf({ description: '<p>A &amp; B</p>', short_description: null })).toBe('A & B');
  });
  it('promises the price for seven days [S9.47]', () => {
    expect(dataOf().offers).toMatchObject({
      price: '849.00',
      priceCurrency: 'EUR',
      priceValidUntil: '2026-11-28',
      availability: 'https://schema.org/InStock',
      itemCondition: 'https://schema.org/NewCondition',
      seller: { name: 'Vitrina' },
    });
  });
  it('says what the stock says', () => {
    expect(dataOf({ is_available: false }).offers).toMatchObject({ availability: 'https://schema.org/OutOfStock' });
    expect(dataOf({ status: 3 }).offers).toMatchObject({ availability: 'https://schema.org/Discontinued' });
    expect(dataOf({ availability_info: { label_name: 'availability_order', qty: 0, shops: 0 } }).offers).toMatchObject({
      availability: 'https://schema.org/BackOrder',
    });
  });
  it('makes no offer without a price and names a seller of its own', () => {
    expect(dataOf({ price_custom: null }).offers).toBeUndefined();
    expect(dataOf({ seller: { id: 1, code: 's', title: 'Sejem', url_without_domain: '/s/' } }).offers).toMatchObject({ seller: { name: 'Sejem' } });
  });
  it('carries identifiers, the energy class and whole addresses', () => {
    expect(dataOf()).toMatchObject({
      sku: '104882',
      gtin13: '3831000000017',
      mpn: 'L7P',
      url: 'https://www.vitrina.si/lumo-7-pro-izdelki-12/',
      hasEnergyConsumptionDetails: { hasEnergyEfficiencyCategory: 'https://schema.org/EUEnergyEfficiencyCategoryA' },
    });
    expect(dataOf({ ean: '123' }).gtin13).toBeUndefined();
  });
  it('tells the facts that decide, as the page words them', () => {
    expect(dataOf().additionalProperty).toEqual([{ '@type': 'PropertyValue', name: 'Shramba', value: '256\u00a0GB' }]);
    expect(dataOf({ attributes: [] }).additionalProperty).toBeUndefined();
  });
  it('rates only what has votes and quotes at most three reviews', () => {
    expect(dataOf()).toMatchObject({ aggregateRating: { ratingValue: 4.5, ratingCount: 612 } });
    expect(dataOf().review).toHaveLength(3);
    expect(dataOf({ feedback_rate_widget: { rates: 0, rates_votes: 0 } }).aggregateRating).toBeUndefined();
  });
});
