import type { LanguageCode } from '@vitrina/contract/values/languages';
import type { Catalogue } from '../catalogue.ts';
import { categoryView } from './category-view.ts';

export interface CategoryLink {
  title: string;
  url: string;
  /** Language tag of a title in another language; `null`: it is in the requested one. */
  text_lang: string | null;
}

/** Title and URL of a category by its code; `null`: not public. */
export function categoryLink(catalogue: Catalogue, code: string, lang: LanguageCode): CategoryLink | null {
  const category = catalogue.dictionary.categoriesByCode.get(code);
  if (!category?.shown) return null;
  const { title, url_without_domain: url, text_lang } = categoryView(catalogue, category, lang);
  return { title, url, text_lang };
}

/** Path of a public category's picture by its code; `null`: it has none, or is not public. */
export function categoryPicture(catalogue: Catalogue, code: string): string | null {
  const category = catalogue.dictionary.categoriesByCode.get(code);
  return category?.shown ? category.image_upload_path : null;
}
