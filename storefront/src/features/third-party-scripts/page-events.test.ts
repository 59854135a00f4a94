import { describe, expect, it } from 'vitest';
import type { LanguageCode } from '@vitrina/contract/values/languages';
import type { PageState } from '../../context/page-types.ts';
import { eventsOf } from './page-events.ts';

const page = (template: PageState['template'], props: unknown, lang: LanguageCode = 'si') => ({ template, props, lang }) as PageState;
const line = (id: number, price: number, qty: number) => ({ id, title: `Izdelek ${id}`, price, qty });
const cart = {
  currency: 'EUR',
  parcels: [
    { items: [line(1, 10.5, 2)], shipping: { code: 'delivery' } },
    { items: [line(2, 3, 1)], shipping: null },
  ],
  payment_type: { code: 'bank-transfer' },
  totals: { total: 28.9, shipping: 4.9, vat: [{ vat: 4.33 }, { vat: 0.88 }] },
};
const items = [
  { item_id: '1', item_name: 'Izdelek 1', price: 10.5, quantity: 2 },
  { item_id: '2', item_name: 'Izdelek 2', price: 3, quantity: 1 },
];
const NOW = Date.parse('2026-11-22T10:00:00Z');

describe('what a page tells by being opened', () => {
  it.each([
    ['WebshopShoppingCart', 'view_cart', {}],
    ['WebshopCustomer', 'begin_checkout', {}],
    ['WebshopPayment', 'add_shipping_info', { shipping_tier: 'delivery' }],
    ['WebshopReviewOrder', 'add_payment_info', { payment_type: 'bank-transfer' }],
  ] as const)('%s: %s with value and currency as decimal numbers', (template, name, more) =>
    expect(eventsOf(page(template, { cart }))).toEqual([{ name, params: { currency: 'EUR', value: 28.9, items, ...more } }]),
  );

  it('an empty cart tells nothing', () => expect(eventsOf(page('WebshopShoppingCart', { cart: { ...cart, parcels: [] } }))).toEqual([]));

  it('a product is told in the market’s currency', () =>
    expect(
      eventsOf(page('CatalogDetail', { product: { id: 7, title: 'Televizor', price_custom: 59_999, breadcrumbs: [{ title: 'TV i audio' }] } }, 'rs')),
    ).toEqual([
      {
        name: 'view_item',
        params: { currency: 'RSD', value: 59_999, items: [{ item_id: '7', item_name: 'Televizor', item_category: 'TV i audio', price: 59_999 }] },
      },
    ]));

  it('a purchase is told by its number, never by its address or the buyer', () => {
    const order = { identifier: `12-${'A'.repeat(22)}`, number: '100012', email: 'ana@example.com', created_at: '2026-11-22T09:00:00Z', cart };
    const [event, ...others] = eventsOf(page('WebshopThankYou', { order }), NOW);
    expect(others).toEqual([]);
    expect(event).toEqual({ name: 'purchase', params: { transaction_id: '100012', currency: 'EUR', value: 28.9, items, tax: 5.21, shipping: 4.9 } });
    expect(JSON.stringify(event)).not.toMatch(/AAAA|@/);
    expect(eventsOf(page('WebshopThankYou', { order }), NOW + 25 * 3_600_000)).toEqual([]);
  });

  it.each([
    ['qled 65', 'qled 65'],
    ['ana@example.com', null],
    ['040 123 456', null],
    ['SI56 0201 7001', null],
  ])('a search for %s is told as %s', (search_q, term) => {
    const events = eventsOf(page('CatalogIndex', { kind: 'search', title: 'Iskanje', items: [], query: { search_q } }));
    expect(events).toEqual(term ? [{ name: 'search', params: { search_term: term } }] : []);
  });

  it('other pages tell nothing', () => expect(eventsOf(page('CmsHomepage', { items: [] }))).toEqual([]));
});
