import { fileURLToPath } from 'node:url';
import { MAX_WORKERS } from './max-workers.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** How Vitest runs the tests of functions, modules and servers. */
export const UNIT_OPTIONS = {
  name: 'units',
  root,
  include: ['{contract,backend,storefront,backoffice,server,shop-folder,demo,bench,tools}/**/*.test.{ts,tsx}'],
  exclude: ['**/node_modules/**', '**/dist/**'],
  environment: 'node',
  // Tests read the source, not the build of the mails.
  alias: [
    { find: '#mail-page', replacement: `${root}backend/src/adapters/mail/html/mail-page.tsx` },
    { find: /^(?:\.\.\/)+yaml\/read-yaml\.ts$/, replacement: `${root}shop-folder/src/yaml/testing/read-yaml-once.ts` },
  ],
  setupFiles: ['watch-log', 'wait-patiently'].map((name) => `${root}backend/src/testing/${name}.ts`),
  // Against hanging only: a machine that is busy with other things may take its time.
  testTimeout: 600_000,
  hookTimeout: 600_000,
  expect: { poll: { timeout: 120_000 } },
  // Each file has its own database and ports.
  maxWorkers: MAX_WORKERS,
};
