import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['{contract,backend,storefront,backoffice,server,demo,bench,tools}/**/*.test.{ts,tsx}'],
    exclude: ['**/node_modules/**', '**/dist/**'],
    environment: 'node',
    testTimeout: 30_000,
    hookTimeout: 60_000,
    // Each file has its own database and ports; two at a time suit two cores.
    maxWorkers: 2,
  },
});
