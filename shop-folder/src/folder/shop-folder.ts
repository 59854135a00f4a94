import type { AttributeFacts, BrandFacts, CategoryFacts, ListFacts, SellerFacts, ShopFile, WarehouseFacts } from '../schemas/frame.ts';
import type { FamilyFacts } from '../schemas/family.ts';
import type { SiteContent } from '../content/site-content.ts';
import type { SiteFacts } from '../site/site-facts.ts';
import type { Words } from './words.ts';

/** Facts of the folder's files, in the order of display. */
export interface ShopFacts {
  shop: ShopFile;
  groups: readonly string[];
  attributes: readonly AttributeFacts[];
  categories: readonly CategoryFacts[];
  brands: readonly BrandFacts[];
  sellers: readonly SellerFacts[];
  warehouses: readonly WarehouseFacts[];
  tags: readonly string[];
  lists: readonly ListFacts[];
  families: readonly FamilyFacts[];
  /** Pages and questions; absent in content that was stored before they existed. */
  content?: SiteContent;
  /** Menus, coupons and other lists; absent in content that was stored before they existed. */
  site?: SiteFacts;
  words: Words;
}
