/** What a changed file calls for. `shop`: the shop's process anew; `all`: `npm run dev` itself; `vite`: Vite has seen to it. */
export type Consequence = 'texts' | 'shop' | 'all' | 'vite' | 'nothing';

/** What editors write beside a file is none. */
const SOURCE = /\.(?:tsx?|mjs|json|sql|csv|md|svg)$/;
const TEST = /\.test\.tsx?$|\/testing\//;
const TEXTS = 'backend/src/modules/labels/texts/';
/** What runs in the process of `npm run dev` itself, and is not watched by Vite. */
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
/** Of the development folder this runs in the shop's process. */
const OF_THE_SHOP = ['server/src/development/run-shop.ts', 'server/src/development/storefront-by-vite.ts', 'server/src/development/in-development.ts'];
const SHOP = /^(?:backend|contract|demo|server)\//;

/** `path` is from the root, with slashes. */
export function sortChange(path: string): Consequence {
  if (!SOURCE.test(path) || TEST.test(path) || /(?:^|\/)(?:node_modules|dist|\.\w[^/]*)\//.test(path)) return 'nothing';
  if (path.startsWith(TEXTS)) return 'texts';
  if (OF_THE_SHOP.includes(path)) return 'shop';
  if (OWN.some((own) => path.startsWith(own))) return 'all';
  if (path.startsWith('storefront/')) return 'vite';
  return SHOP.test(path) ? 'shop' : 'nothing';
}
