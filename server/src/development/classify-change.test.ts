import { expect, it } from 'vitest';
import { classifyChange } from './classify-change.ts';

it.each([
  ['backend/src/modules/cart/pricing/cart-totals.ts', 'shop'],
  ['backend/src/modules/cart/pricing/cart-totals.test.ts', 'nothing'],
  ['backend/src/testing/test-database.ts', 'nothing'],
  ['backend/src/modules/labels/texts/cart/si.json', 'texts'],
  ['backend/db/migrations/0003-site.sql', 'shop'],
  ['contract/src/cart.ts', 'shop'],
  ['server/src/config/read-config.ts', 'shop'],
  ['server/src/development/run-shop.ts', 'shop'],
  ['backend/src/adapters/mail/html/mail-page.tsx', 'all'],
  ['server/src/development/forward-request.ts', 'all'],
  ['server/src/services/sandbox-bank/bank-page.ts', 'all'],
  ['storefront/vite.config.ts', 'all'],
  ['storefront/src/ui/icon.tsx', 'vite'],
  ['storefront/node_modules/.vite/deps/react.js', 'nothing'],
  ['e2e/browser/cart.test.ts', 'nothing'],
  ['backend/src/.site-config.ts.swp', 'nothing'],
  ['backend/src/4913', 'nothing'],
])('a change of %s calls for: %s', (path, consequence) => {
  expect(classifyChange(path)).toBe(consequence);
});
