import { brands } from '../catalogue/brands.ts';
import { catalogue } from '../catalogue/catalogue.ts';
import { categoryImage, type Images, logoImage, productImages } from './draw-pictures.ts';
import type { Lookup } from './lookup.ts';
import type { PictureStore } from './picture-store.ts';
import type { DemoProduct } from './products-of.ts';
import type { FramePictures } from './save-frame.ts';

export interface Drawn extends FramePictures {
  /** By product code. */
  products: ReadonlyMap<string, Images>;
}

/** Draws everything the shop shows: products, categories, logos. */
export async function drawAll(store: PictureStore, lookup: Lookup, shown: readonly DemoProduct[]): Promise<Drawn> {
  const products = new Map<string, Images>();
  for (const product of shown) {
    // The configurable product looks like its first variant, which comes right after it.
    if (product.type !== 'configurable') products.set(product.code, await productImages(store, lookup, product));
  }
  for (const { code, parentCode, type } of shown) {
    const images = products.get(code);
    if (type === 'variant' && parentCode && images && !products.has(parentCode)) products.set(parentCode, images);
  }
  const categories = new Map<string, string>();
  for (const category of catalogue.categories) categories.set(category.code, await categoryImage(store, lookup, category));
  const logos = new Map<string, string>();
  for (const brand of brands) logos.set(brand.code, await logoImage(store, brand));
  return { products, categories, logos };
}
