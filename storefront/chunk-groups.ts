import { join } from 'node:path';

interface Modules {
  getModuleInfo: (id: string) => { importedIds: readonly string[] } | null;
}

const ENTRY = join(import.meta.dirname, 'src/browser/entry-browser.tsx');
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
 * What every page loads stands in one file, `frame`, and small parts of the product page that many pages share in another: each file of its own costs
 * a request and its own compression.
 */
export function chunkGroups(): { debugName: string; name: (id: string, modules: Modules) => string | null; minShareCount?: number; priority: number }[] {
  let frame: Set<string> | undefined;
  let product: Set<string> | undefined;
  return [
    {
      debugName: 'frame',
      priority: 2,
      name: (id, modules) => {
        frame ??= closure(ENTRY, modules);
        return frame.has(id) && id !== ENTRY ? 'frame' : null;
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
