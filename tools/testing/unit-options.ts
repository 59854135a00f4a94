import { fileURLToPath } from 'node:url';
import { MAX_WORKERS } from './max-workers.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** Options of Vitest for tests of functions, modules and servers. */
export const UNIT_OPTIONS = {
  name: 'units',
  root,
  include: ['{contract,backend,storefront,backoffice,server,shop-folder,demo,bench,tools}/**/*.test.{ts,tsx}'],
  exclude: ['**/node_modules/**', '**/dist/**'],
  environment: 'node',
  // Tests use the source of the mails, not their build.
  alias: [
    { find: '#mail-page', replacement: `${root}backend/src/adapters/mail/html/mail-page.tsx` },
    { find: /^(?:\.\.\/)+yaml\/read-yaml\.ts$/, replacement: `${root}shop-folder/src/yaml/testing/read-yaml-once.ts` },
  ],
  setupFiles: ['watch-log', 'wait-patiently'].map((name) => `${root}backend/src/testing/${name}.ts`),
  // Only against hanging, as a busy machine may be slow.
  testTimeout: 600_000,
  hookTimeout: 600_000,
  expect: { poll: { timeout: 120_000 } },
  // Test files can run in parallel, as each has its own database and ports.
  maxWorkers: MAX_WORKERS,
};
