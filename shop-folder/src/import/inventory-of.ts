import type { Db } from '@vitrina/backend/db';
import { loadDictionary } from '@vitrina/backend/seed';
import type { Encoding } from './formats/encodings.ts';
import type { Format } from './formats/recognise-format.ts';
import { ShopifyInventory } from './formats/shopify/inventory.ts';
import { placeOfLocation } from './formats/shopify/place-of-location.ts';
import { readInventory } from './formats/source-lines.ts';
import type { Profile } from './profile/profile.ts';

interface InventoryFiles {
  db: Db;
  files: readonly string[];
  /** Formats of the files, in order. */
  formats: readonly Format[];
  profile: Profile;
  encoding: Encoding | undefined;
}

/** Stock from the inventory exports among the files; `undefined` without one, or without the product export they belong to. */
export async function inventoryOf({ db, files, formats, profile, encoding }: InventoryFiles): Promise<ShopifyInventory | undefined> {
  const found = formats.flatMap((format, i) => (format.kind === 'shopify-inventory' ? [{ file: files[i] as string, delimiter: format.delimiter }] : []));
  if (found.length === 0 || !formats.some(({ kind }) => kind === 'shopify')) return undefined;
  const own = [...(await loadDictionary(db)).warehouses.values()].filter(({ seller_id }) => seller_id === null);
  const inventory = new ShopifyInventory(placeOfLocation(own, profile));
  for (const { file, delimiter } of found) await readInventory(inventory, file, { delimiter, encoding });
  return inventory;
}
