import type { Db } from '@vitrina/backend/db';
import type { ShopFacts } from '../folder/shop-folder.ts';
import type { Pictures } from './draw-pictures.ts';
import { makeLookup } from './lookup.ts';
import type { FolderProduct } from './products-of.ts';
import { type Frame, saveFrame, type IsSelected } from './save-frame.ts';
import { saveGoods } from './save-goods.ts';

interface Catalogue {
  shop: ShopFacts;
  products: readonly FolderProduct[];
  pictures: Pictures;
  isSelected: IsSelected;
  now: Date;
}

/** Writes the catalogue of a folder. To be called in a transaction, so that it is atomic. */
export async function loadCatalogue(
  db: Db,
  { shop, products, pictures, isSelected, now }: Catalogue,
): Promise<{ frame: Frame; ids: ReadonlyMap<string, number> }> {
  const lookup = makeLookup(shop);
  const frame = await saveFrame(db, { shop, lookup, pictures, isSelected });
  const ids = await saveGoods(db, { shop, products, pictures, lookup, frame, isSelected, now });
  return { frame, ids };
}
