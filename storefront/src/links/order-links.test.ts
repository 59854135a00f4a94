import { describe, expect, it } from 'vitest';
import { orderPageUrl, payOrderUrl, viewOrderUrl } from './order-links.ts';

const ID = '12-AAAAAAAAAAAAAAAAAAAAA_';
const info = { default_language: 'si' } as const;

describe('addresses of an order', () => {
  it.each([
    ['en', '/en/webshop/orders/'],
    ['si', '/webshop/narocila/'],
    ['hr', '/hr/webshop/narudzbe/'],
    ['rs', '/rs/webshop/narudzbe/'],
    ['de', '/de/webshop/bestellen/'],
  ] as const)('carry the orders word of %s [S2.31] [S2.32] [S2.33] [S2.34]', (lang, start) => {
    expect(viewOrderUrl(ID, { lang, info })).toBe(`${start}${ID}/`);
    expect(payOrderUrl(ID, { lang, info })).toBe(`${start}${ID}/payment/`);
  });

  it('carry the identifier in the query of the other pages [S4.39]', () => {
    expect(orderPageUrl('thank_you', ID, { lang: 'si', info })).toBe(`/webshop/thank_you/?identifier=${ID}`);
    expect(payOrderUrl(ID, { lang: 'si', info }, 'bank transfer')).toBe(`/webshop/narocila/${ID}/payment/?payment=bank%20transfer`);
  });
});
