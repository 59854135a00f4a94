import { join } from 'node:path';

interface Modules {
  getModuleInfo: (id: string) => { importedIds: readonly string[] } | null;
}

const ENTRY = join(import.meta.dirname, 'src/browser/entry-browser.tsx');
const ACTIONS = ['cart/cart-actions.ts', 'lists/compare-actions.ts', 'lists/wishlist-actions.ts', 'session/load-login.ts'].map((file) =>
  join(import.meta.dirname, 'src/client', file),
);
const PRODUCT = join(import.meta.dirname, 'src/pages/catalog-detail/page.tsx');

/** Pages that share a module before it stands in the file for shared parts. */
const SHARED_BY = 2;

/** All modules that one imports, without those that it loads later. */
function closure(entry: string, modules: Modules): Set<string> {
  const found = new Set<string>();
  const add = (id: string): void => {
    if (found.has(id)) return;
    found.add(id);
    for (const next of modules.getModuleInfo(id)?.importedIds ?? []) add(next);
  };
  add(entry);
  return found;
}

/**
 * Each file of its own costs a request, its name wherever it is loaded, and its own compression. What every page loads stands in one file, the entry
 * itself; what tells the shop of a visitor's doings, by intent, in another; and small parts of the product page that many pages share in a third.
 */
export function chunkGroups(): { debugName: string; name: (id: string, modules: Modules) => string | null; minShareCount?: number; priority: number }[] {
  let frame: Set<string> | undefined;
  let actions: Set<string> | undefined;
  let product: Set<string> | undefined;
  return [
    {
      debugName: 'frame',
      priority: 3,
      name: (id, modules) => {
        frame ??= closure(ENTRY, modules);
        return frame.has(id) ? 'frame' : null;
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
