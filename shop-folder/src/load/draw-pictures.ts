import { readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import type { ProductInput } from '@vitrina/backend/seed';
import { type Drawings, usualViews } from '../drawings/drawings.ts';
import { readPictureHead } from '../files/read-picture-head.ts';
import { BadFolder } from '../faults.ts';
import type { ShopFacts } from '../folder/shop-folder.ts';
import type { Picture } from '../schemas/parts.ts';
import { storeLabels } from './store-labels.ts';
import type { StoredLabels } from './stored-labels.ts';
import type { PictureStore } from './picture-store.ts';
import type { FolderProduct } from './products-of.ts';

export type Images = ProductInput['images'];

/** Pictures of a shop, stored before anything is written to the database. */
export interface Pictures {
  /** Images by product code. */
  products: ReadonlyMap<string, Images>;
  /** Upload paths by code. */
  categories: ReadonlyMap<string, string>;
  logos: ReadonlyMap<string, string>;
  labels: StoredLabels;
  /** Upload paths by file in the folder's `pictures/`. */
  files: ReadonlyMap<string, string>;
}

interface Studio {
  files: Map<string, string>;
  dir: string;
  store: PictureStore;
  drawings: Drawings;
}

/** Draws or copies all pictures of the shop: products, categories, logos. Existing files are not changed. */
export async function storePictures(shop: ShopFacts, shown: readonly FolderProduct[], studioOptions: Omit<Studio, 'files'>): Promise<Pictures> {
  const { categories, brands } = shop;
  const files = new Map<string, string>();
  const studio = { ...studioOptions, files };
  const titles = new Map(brands.map(({ code, title }) => [code, title]));
  const products = new Map<string, Images>();
  for (const product of shown) {
    // A configurable product without facts of its own has the pictures of its first variant, which follows it.
    if (product.hasOwnFacts) products.set(product.code, await productImages(studio, product, titles.get(product.family.brand ?? '') ?? ''));
  }
  for (const { code, parentCode } of shown) {
    const images = products.get(code);
    if (parentCode && images && !products.has(parentCode)) products.set(parentCode, images);
  }
  const ofCategories = new Map<string, string>();
  for (const { code, picture } of categories) {
    const [image] = picture ? await imagesOf(studio, picture, { isOne: true, brand: undefined }) : [];
    if (image) ofCategories.set(code, image.upload_path);
  }
  const logos = new Map<string, string>();
  for (const { code, title, logo } of brands) {
    if (logo)
      logos.set(
        code,
        'file' in logo ? (await copied(studio, String(logo.file))).upload_path : await studio.store.put(`logos/${code}`, studio.drawings.logo(code, title)),
      );
  }
  return { products, categories: ofCategories, logos, labels: await storeLabels(shop, shown, studioOptions), files };
}

async function productImages(studio: Studio, { facts: { picture, pictures = [] } }: FolderProduct, brand: string): Promise<Images> {
  const images: Images = [];
  for (const one of [...(picture ? [picture] : []), ...pictures]) images.push(...(await imagesOf(studio, one, { isOne: false, brand })));
  return images;
}

/** All views of a drawing, or the main one; a file is a single picture. */
async function imagesOf(studio: Studio, picture: Picture, { isOne, brand }: { isOne: boolean; brand: string | undefined }): Promise<Images> {
  if (!('draw' in picture)) return [await copied(studio, String(picture.file))];
  const { draw: kind, views: requestedViews, ...parameters } = picture as { draw: string; views?: string[] };
  const { drawings, store } = studio;
  const known = (await drawings.views(kind)) ?? [];
  const views = isOne ? known.slice(0, 1) : (requestedViews ?? usualViews(known));
  const images: Images = [];
  for (const view of views) {
    const svg = await drawings.draw({ kind, view, parameters: brand === undefined ? parameters : { ...parameters, brand } });
    images.push({ upload_path: await store.put(`${kind}/${view}`, svg), ...drawings.size, kind: 'cutout', view });
  }
  return images;
}

/** Prefix of exported pictures, which keep the path that they have in the shop. */
const EXPORTED_PREFIX = 'kept/';

async function copied({ dir, store, files }: Studio, file: string): Promise<Images[number]> {
  const bytes = readFileSync(join(dir, 'pictures', file));
  const upload_path = file.startsWith(EXPORTED_PREFIX) ? await store.keep(file.slice(EXPORTED_PREFIX.length), bytes) : await store.put(file, bytes);
  files.set(file, upload_path);
  const head = await readPictureHead(bytes, extname(file).toLowerCase());
  if (typeof head === 'string') throw new BadFolder([{ level: 'error', file: `pictures/${file}`, line: 0, column: 0, words: head }]);
  return { upload_path, width: head.width, height: head.height, kind: 'photo', view: 'photo' };
}
