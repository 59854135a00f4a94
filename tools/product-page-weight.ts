import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { readAssets } from '../storefront/src/server/assets.ts';

export interface ProductPageWeight {
  /** Kilobytes (1,000 bytes), each file by gzip as a server sends it. */
  script: number;
  css: number;
}

/**
 * What a first visit of a product page loads before anything is pressed, pointed at or scrolled: the files that its document names. `null`: nothing is
 * built. Parts that wait have their styles among them and their scripts not; `npm run bench -- weight` compares with a browser that no script came
 * unasked.
 */
export function productPageWeight(root: string): ProductPageWeight | null {
  const client = join(root, 'storefront/dist/client');
  if (!existsSync(join(client, 'manifest.json'))) return null;
  const { script, preloads, styles } = readAssets(client, (file) => readFileSync(file, 'utf8')).forTemplate('CatalogDetail');
  const sum = (urls: readonly string[]): number => urls.reduce((bytes, url) => bytes + sentBytes(join(client, url)), 0) / 1000;
  return { script: sum([script, ...preloads]), css: sum(styles) };
}

/** The build leaves tiny files as they are. */
const sentBytes = (file: string): number => statSync(existsSync(`${file}.gz`) ? `${file}.gz` : file).size;
