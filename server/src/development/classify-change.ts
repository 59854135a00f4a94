/** Consequence of a changed file. `shop`: restart the shop's process; `all`: restart `npm run dev`; `vite`: Vite has handled it. */
export type Consequence = 'texts' | 'shop' | 'all' | 'vite' | 'nothing';

/** Extensions of source files; temporary files of editors do not match. */
const SOURCE = /\.(?:tsx?|mjs|json|sql|csv|md|svg)$/;
const TEST = /\.test\.tsx?$|\/testing\//;
const TEXTS = 'backend/src/modules/labels/texts/';
/** Folders of code that runs in the process of `npm run dev` and is not watched by Vite. */
const OWN = [
  'server/src/development/',
  'server/src/database/embedded-postgres/',
  'server/src/database/lock/',
  'server/src/services/sandbox-bank/',
  'storefront/vite.config.ts',
  // Built before the shop's process starts.
  'backend/src/adapters/mail/html/',
  'backend/vite.config.ts',
];
/** Files of the development folder that run in the shop's process. */
const OF_THE_SHOP = ['server/src/development/run-shop.ts', 'server/src/development/storefront-by-vite.ts', 'server/src/development/in-development.ts'];
const SHOP = /^(?:backend|contract|demo|server)\//;

/** `path` is from the root, with slashes. */
export function classifyChange(path: string): Consequence {
  if (!SOURCE.test(path) || TEST.test(path) || /(?:^|\/)(?:node_modules|dist|\.\w[^/]*)\//.test(path)) return 'nothing';
  if (path.startsWith(TEXTS)) return 'texts';
  if (OF_THE_SHOP.includes(path)) return 'shop';
  if (OWN.some((own) => path.startsWith(own))) return 'all';
  if (path.startsWith('storefront/')) return 'vite';
  return SHOP.test(path) ? 'shop' : 'nothing';
}
