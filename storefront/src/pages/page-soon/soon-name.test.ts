import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { SOON_NAMES, soonName } from './soon-name.ts';

describe('names of pages that are not built yet', () => {
  it.each([
    ['auth', 'login', 'soon_login'],
    ['auth', 'my_orders', 'soon_orders'],
    ['webshop', 'print-payment-transfer', 'soon_payment_transfer'],
    ['webshop', 'payment-canceled-quick', 'soon_payment_cancelled'],
    ['catalog', 'wishlist', 'soon_wishlist'],
    ['location', 'index', 'soon_locations'],
    ['cms', 'index', 'soon_page'],
  ])('%s/%s is %s [S2.12] [S2.13] [S2.14] [S2.16] [S2.17]', (controller, action, name) => expect(soonName({ controller, action })).toBe(name));

  it.each(['si', 'hr', 'en', 'de', 'rs', 'it', 'ba', 'me', 'es'])('are written in %s', (lang) => {
    const texts = JSON.parse(readFileSync(new URL(`../../../../backend/src/modules/labels/texts/pages/${lang}.json`, import.meta.url), 'utf8')) as Record<
      string,
      string
    >;
    expect(SOON_NAMES.filter((name) => !texts[name])).toEqual([]);
  });
});
