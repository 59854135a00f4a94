import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { readAssets } from '../storefront/src/server/assets.ts';

export interface ProductPageWeight {
  /** Kilobytes (1,000 bytes), each file compressed with gzip, as a server sends it. */
  script: number;
  css: number;
}

/**
 * Size of the files in the document of a product page, which a first visit loads before any interaction. `null`: there is no build.
 * Deferred parts are included with their styles and without their scripts; `npm run bench -- weight` verifies in a browser that no script
 * is loaded unrequested.
 */
export function productPageWeight(root: string): ProductPageWeight | null {
  const client = join(root, 'storefront/dist/client');
  if (!existsSync(join(client, 'manifest.json'))) return null;
  const { script, preloads, styles } = readAssets(client, (file) => readFileSync(file, 'utf8')).forTemplate('CatalogDetail');
  const sum = (urls: readonly string[]): number => urls.reduce((bytes, url) => bytes + sentBytes(join(client, url)), 0) / 1000;
  return { script: sum([script, ...preloads]), css: sum(styles) };
}

/** The build does not compress very small files. */
const sentBytes = (file: string): number => statSync(existsSync(`${file}.gz`) ? `${file}.gz` : file).size;
