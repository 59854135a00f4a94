import type { SettingsGroup } from '@vitrina/contract/settings/settings';
import type { ShopFacts } from '../folder/shop-folder.ts';
import type { Texts } from '../folder/words.ts';
import type { AttributeFacts, BrandFacts, CategoryFacts } from '../schemas/frame.ts';

/** Parts of a department beside its families. */
export interface Department {
  attributes: readonly AttributeFacts[];
  categories: readonly CategoryFacts[];
  brands: readonly BrandFacts[];
}

/** Content of a folder to be written. */
export interface FolderContent {
  facts: Omit<ShopFacts, 'attributes' | 'categories' | 'brands' | 'words'>;
  /** Used in more than one department. */
  commonAttributes: readonly AttributeFacts[];
  departments: ReadonlyMap<string, Department>;
  texts: ReadonlyMap<string, Texts>;
  settings: Readonly<Partial<Record<SettingsGroup, unknown>>>;
  /** Files of `pictures/` with where the shop keeps them; only of what was loaded. */
  pictures?: ReadonlyMap<string, string>;
  /** Pictures that content names, and films, with where the shop keeps them; only of what was loaded. */
  ofContent?: ReadonlyMap<string, string>;
  media?: ReadonlyMap<string, string>;
}
