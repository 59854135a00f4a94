/** Columns of Shopify's product CSV, by their present and former names. */
export const SHOPIFY_COLUMNS = {
  handle: ['Handle', 'URL handle'],
  title: ['Title'],
  body: ['Body (HTML)', 'Body HTML', 'Description'],
  vendor: ['Vendor'],
  category: ['Product Category', 'Standardized Product Type', 'Standard Product Type'],
  type: ['Type', 'Custom Product Type'],
  published: ['Published', 'Published on online store'],
  option1Name: ['Option1 Name'],
  option1: ['Option1 Value'],
  option2Name: ['Option2 Name'],
  option2: ['Option2 Value'],
  option3Name: ['Option3 Name'],
  option3: ['Option3 Value'],
  sku: ['Variant SKU', 'SKU'],
  grams: ['Variant Grams', 'Weight value (grams)'],
  tracker: ['Variant Inventory Tracker', 'Inventory tracker'],
  quantity: ['Variant Inventory Qty', 'Inventory quantity'],
  policy: ['Variant Inventory Policy', 'Continue selling when out of stock'],
  price: ['Variant Price', 'Price'],
  compareAt: ['Variant Compare At Price', 'Compare-at price'],
  barcode: ['Variant Barcode', 'Barcode'],
  image: ['Image Src', 'Product image URL'],
  imagePosition: ['Image Position', 'Image position'],
  variantImage: ['Variant Image', 'Variant image URL'],
  giftCard: ['Gift Card', 'Gift card'],
  mpn: ['Google Shopping / MPN', 'Google Shopping / Manufacturer part number (MPN)'],
  condition: ['Google Shopping / Condition'],
  status: ['Status'],
} as const;

/** Columns of Shopify's inventory CSV; names of read-only ones say so. */
export const INVENTORY_COLUMNS = {
  handle: ['Handle', 'URL handle'],
  option1: ['Option1 Value'],
  option2: ['Option2 Value'],
  option3: ['Option3 Value'],
  location: ['Location'],
  available: ['Available', 'Available (not editable)', 'Available (current)'],
} as const;

/** True for a column of an inventory export that is named by a location; `name` is folded. */
export const isLocationColumn = (name: string): boolean =>
  name !== '' && !/^(?:(?:url )?handle|title|option[123] (?:name|value)|(?:variant )?sku|hs code|coo|bin name)$/.test(name);

export type ShopifyField = keyof typeof SHOPIFY_COLUMNS;

/** `Colour (product.metafields.custom.colour)`, or only the part in brackets. */
const METAFIELD = /^(?:(.+?)\s*\()?(?:product|variant)\.metafields\.([^.]+)\.([^.)]+)\)?$/i;

export interface Metafield {
  place: number;
  name: string;
  key: string;
  isRelation: boolean;
}

export const metafieldsOf = (names: readonly string[]): Metafield[] =>
  names.flatMap((header, place) => {
    const [, title, , key] = METAFIELD.exec(header) ?? [];
    if (!key) return [];
    const isRelation = /^(?:related|complementary)_products(?:_display)?$/.test(key);
    return [{ place, name: title ?? key.replaceAll(/[_-]+/g, ' '), key, isRelation }];
  });
