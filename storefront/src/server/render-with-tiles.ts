import { isDeepStrictEqual } from 'node:util';
import { BoundedMap } from '@vitrina/contract/values/bounded-map';
import type { Labels } from '@vitrina/contract/values/labels';
import type { LanguageCode } from '@vitrina/contract/values/languages';
import { withRenderedTiles } from '../features/product-tile/rendered-tiles.ts';
import type { Html } from './html-bytes.ts';
import type { TileProduct } from '../features/product-tile/tile-product.ts';

interface Drawn {
  labels: Labels;
  product: TileProduct;
  html: string;
}

interface Wanted {
  key: string;
  product: TileProduct;
  isDrawn: boolean;
}

/** Memo size; a tile has some four kilobytes. */
const MOST_TILES = 3000;
const tiles = new BoundedMap<string, Drawn>(MOST_TILES);
const OPEN = /<article class="tile(?: unavailable)?" id="product-(\d+)">/g;
const CLOSE = '</article>';

/**
 * Renders a page with cached tiles that other pages rendered of the same products: a product page has ten, and each is on about ten pages. The
 * bytes are those that React would write.
 */
export function renderWithTiles({ lang, labels }: { lang: LanguageCode; labels: Labels }, render: () => Html): Html {
  const wanted: Wanted[] = [];
  const find = (product: TileProduct, look: string): string | null => {
    const key = `${lang} ${product.id} ${look}`;
    const known = tiles.get(key);
    const isDrawn = known?.labels === labels && (known.product === product || isDeepStrictEqual(known.product, product));
    if (isDrawn) known.product = product;
    wanted.push({ key, product, isDrawn });
    return isDrawn ? known.html : null;
  };
  const page = withRenderedTiles(find, render);
  if (wanted.some(({ isDrawn }) => !isDrawn)) keep(page.join(''), wanted, labels);
  return page;
}

/** Caches newly rendered tiles; none if the page's tiles do not match the expected ones one by one. */
function keep(page: string, wanted: readonly Wanted[], labels: Labels): void {
  const found = [...page.matchAll(OPEN)];
  if (found.length !== wanted.length || found.some(([, id], i) => id !== String(wanted[i]?.product.id))) return;
  for (const [i, { key, product, isDrawn }] of wanted.entries()) {
    if (isDrawn) continue;
    const open = found[i] as RegExpExecArray;
    const html = page.slice(open.index + open[0].length, page.indexOf(CLOSE, open.index));
    // Copied: a slice would keep the whole page in memory.
    tiles.set(key, { labels, product, html: Buffer.from(html).toString() });
  }
}
