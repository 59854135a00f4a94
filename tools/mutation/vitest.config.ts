import { defineConfig } from 'vitest/config';

const root = process.cwd();

/** The tests that Stryker runs in its copy of the checkout: those of pure functions, without database, browser or port. */
export default defineConfig({
  // Our own packages are links to the original checkout; the copy must test its own changed files.
  resolve: { alias: [{ find: /^@vitrina\/contract\/(.*)$/, replacement: `${root}/contract/src/$1.ts` }] },
  test: {
    root,
    include: [
      'contract/src/values/*.test.ts',
      'backend/src/modules/cart/pricing/cart-totals.test.ts',
      'backend/src/modules/catalogue/search/*.test.ts',
      'backend/src/modules/catalogue/visibility/visible-to.test.ts',
      'backend/src/modules/orders/order-states.test.ts',
      'backend/src/modules/payments/payment-states.test.ts',
      'backend/src/modules/coupons/coupon-eligibility.test.ts',
      'backend/src/modules/routes/redirects/redirect-chain.test.ts',
    ],
    exclude: ['**/node_modules/**', '**/search.test.ts'],
    environment: 'node',
    env: { GENERATED_CARTS: '300' },
    testTimeout: 60_000,
  },
});
