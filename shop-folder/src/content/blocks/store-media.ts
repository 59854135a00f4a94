import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ShopFacts } from '../../folder/shop-folder.ts';
import type { PictureStore } from '../../load/picture-store.ts';
import { landingMedia } from './landing-files.ts';

/** Stores videos and captions of landing pages; returns their paths in the shop's media by their names in `media/`. */
export async function storeMedia(
  { shop, content }: Pick<ShopFacts, 'shop' | 'content'>,
  { dir, files, store }: { dir: string; files: ReadonlySet<string>; store: PictureStore },
): Promise<Map<string, string>> {
  const storedPaths = new Map<string, string>();
  for (const file of content ? landingMedia(shop, content, files) : []) {
    const bytes = readFileSync(join(dir, 'media', file));
    storedPaths.set(
      file,
      file.startsWith(EXPORTED_PREFIX) ? await store.keep(file.slice(EXPORTED_PREFIX.length), bytes) : await store.put(`films/${file}`, bytes),
    );
  }
  return storedPaths;
}

/** Prefix of exported files, which keep the path that they have in the shop. */
const EXPORTED_PREFIX = 'kept/';
