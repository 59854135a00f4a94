import { readdirSync } from 'node:fs';
import { join } from 'node:path';

interface Modules {
  getModuleInfo: (id: string) => { importedIds: readonly string[]; dynamicallyImportedIds: readonly string[] } | null;
}

const ENTRY = join(import.meta.dirname, 'src/browser/entry-browser.tsx');
const ACTIONS = ['cart/cart-actions.ts', 'lists/compare-actions.ts', 'lists/wishlist-actions.ts', 'session/load-login.ts'].map((file) =>
  join(import.meta.dirname, 'src/client', file),
);
const PRODUCT = join(import.meta.dirname, 'src/pages/catalog-detail/page.tsx');

const OTHER_PAGES = readdirSync(join(import.meta.dirname, 'src/pages'))
  .map((folder) => join(import.meta.dirname, 'src/pages', folder, 'page.tsx'))
  .filter((page) => page !== PRODUCT);

const isStyle = (id: string): boolean => id.endsWith('.css');

/** Pages that share a module before it stands in the file for shared parts. */
const SHARED_BY = 2;

/** Parts drawn by the server, whose script comes later and whose style does not. */
const isDeferred = (id: string): boolean => id.endsWith('.deferred.tsx');

/** All modules that one imports; of those that it loads later the deferred parts only, where they are asked for. */
function closure(entry: string, modules: Modules, withDeferred = false): Set<string> {
  const found = new Set<string>();
  const add = (id: string): void => {
    if (found.has(id)) return;
    found.add(id);
    const info = modules.getModuleInfo(id);
    for (const next of info?.importedIds ?? []) add(next);
    if (withDeferred) for (const next of info?.dynamicallyImportedIds.filter(isDeferred) ?? []) add(next);
  };
  add(entry);
  return found;
}

/** Styles of the product page's deferred parts, each with the name of its file: `product-parts`, or `tiles` where other pages have them too. */
function groupProductStyles(modules: Modules): Map<string, string> {
  const own = closure(PRODUCT, modules);
  const frame = closure(ENTRY, modules, true);
  const elsewhere = new Set(OTHER_PAGES.flatMap((page) => [...closure(page, modules, true)]));
  const later = [...closure(PRODUCT, modules, true)].filter((id) => isStyle(id) && !own.has(id) && !frame.has(id));
  return new Map(later.map((id) => [id, elsewhere.has(id) ? 'tiles' : 'product-parts']));
}

/**
 * Each file of its own costs a request, its name wherever it is loaded, and its own compression. What every page loads stands in one file, the entry
 * itself; what tells the shop of a visitor's doings, by intent, in another; and small parts of the product page that many pages share in a third. Styles
 * of deferred parts join the frame's, one file of the product page's own and one of what it shares (tiles), instead of nine small files.
 */
export function chunkGroups(): { debugName: string; name: (id: string, modules: Modules) => string | null; minShareCount?: number; priority: number }[] {
  let frame: Set<string> | undefined;
  let actions: Set<string> | undefined;
  let product: Set<string> | undefined;
  let frameStyles: Set<string> | undefined;
  let productStyles: Map<string, string> | undefined;
  return [
    {
      debugName: 'product-styles',
      priority: 4,
      name: (id, modules) => {
        if (!isStyle(id)) return null;
        productStyles ??= groupProductStyles(modules);
        return productStyles.get(id) ?? null;
      },
    },
    {
      debugName: 'frame',
      priority: 3,
      name: (id, modules) => {
        frame ??= closure(ENTRY, modules);
        frameStyles ??= new Set([...closure(ENTRY, modules, true)].filter(isStyle));
        return frame.has(id) || frameStyles.has(id) ? 'frame' : null;
      },
    },
    {
      debugName: 'actions',
      priority: 2,
      name: (id, modules) => {
        actions ??= new Set(ACTIONS.flatMap((entry) => [...closure(entry, modules)]));
        return actions.has(id) ? 'actions' : null;
      },
    },
    {
      debugName: 'shared',
      priority: 1,
      minShareCount: SHARED_BY,
      name: (id, modules) => {
        product ??= closure(PRODUCT, modules);
        return product.has(id) ? 'shared' : null;
      },
    },
  ];
}
