import type { SettingsGroup } from '@vitrina/contract/settings/settings';
import type { ShopFacts } from '../folder/shop-folder.ts';
import type { Texts } from '../folder/words.ts';
import type { AttributeFacts, BrandFacts, CategoryFacts } from '../schemas/frame.ts';

/** Parts of a department apart from its families. */
export interface Department {
  attributes: readonly AttributeFacts[];
  categories: readonly CategoryFacts[];
  brands: readonly BrandFacts[];
}

/** Content of a folder to be written. */
export interface FolderContent {
  facts: Omit<ShopFacts, 'attributes' | 'categories' | 'brands' | 'words'>;
  /** Attributes used in more than one department. */
  commonAttributes: readonly AttributeFacts[];
  departments: ReadonlyMap<string, Department>;
  texts: ReadonlyMap<string, Texts>;
  settings: Readonly<Partial<Record<SettingsGroup, unknown>>>;
  /** Upload paths by file of `pictures/`; only of loaded content. */
  pictures?: ReadonlyMap<string, string>;
  /** Upload paths of pictures and videos of content; only of loaded content. */
  ofContent?: ReadonlyMap<string, string>;
  media?: ReadonlyMap<string, string>;
}
