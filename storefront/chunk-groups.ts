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
const TILE = join(import.meta.dirname, 'src/features/product-tile/product-tile.tsx');

const OTHER_PAGES = readdirSync(join(import.meta.dirname, 'src/pages'))
  .map((folder) => join(import.meta.dirname, 'src/pages', folder, 'page.tsx'))
  .filter((page) => page !== PRODUCT);

const isStyle = (id: string): boolean => id.endsWith('.css');

/** Pages that share a module before it stands in a file for shared parts. */
const SHARED_BY = 2;
/** Pages that have a module which the product page leaves for later, before it stands in such a file: each of them loads the whole file. */
const MANY = 10;

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

/**
 * Names of files for what belongs to the product page: its own styles (`product`); parts that it has at once, with other pages or with its own later parts (`shared`); and parts
 * that its script leaves for later, by whether other pages have them together with tiles (`tiles`) or without (`common`).
 */
function groupProductPage(modules: Modules): Map<string, string> {
  const atOnce = closure(PRODUCT, modules);
  const frame = closure(ENTRY, modules, true);
  const others = OTHER_PAGES.map((page) => closure(page, modules, true));
  const groupOf = (id: string): string | null => {
    const pages = others.filter((page) => page.has(id));
    if (isStyle(id) && pages.length === 0) return 'product';
    if (atOnce.has(id)) return 'shared';
    if (!isStyle(id) && pages.length < MANY) return null;
    return pages.some((page) => !page.has(TILE)) ? 'common' : 'tiles';
  };
  const groups = new Map<string, string>();
  for (const id of closure(PRODUCT, modules, true)) {
    const group = id === PRODUCT || frame.has(id) ? null : groupOf(id);
    if (group) groups.set(id, group);
  }
  return groups;
}

/**
 * Each file of its own costs a request, its name wherever it is loaded, and its own compression. What every page loads stands in one file, the entry
 * itself; what tells the shop of a visitor's doings, by intent, in another; and small parts of the product page that many pages share in three. Styles
 * stand in the files of their parts.
 */
export function chunkGroups(): { debugName: string; name: (id: string, modules: Modules) => string | null; minShareCount?: number; priority: number }[] {
  let frame: Set<string> | undefined;
  let actions: Set<string> | undefined;
  let frameStyles: Set<string> | undefined;
  let productPage: Map<string, string> | undefined;
  const ofProductPage = (id: string, modules: Modules): string | null => {
    productPage ??= groupProductPage(modules);
    return productPage.get(id) ?? null;
  };
  return [
    { debugName: 'product-styles', priority: 4, name: (id, modules) => (isStyle(id) ? ofProductPage(id, modules) : null) },
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
    { debugName: 'product-page', priority: 1, minShareCount: SHARED_BY, name: ofProductPage },
  ];
}
