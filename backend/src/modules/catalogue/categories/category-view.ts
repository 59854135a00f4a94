import type { CategorySummary } from '@vitrina/contract/catalogue';
import type { LanguageCode } from '@vitrina/contract/values/languages';
import { categoryUrls } from '../addresses.ts';
import type { Catalogue } from '../catalogue.ts';
import type { Category } from '../dictionary.ts';
import { foreignTag, textIn } from '../texts.ts';

export function categoryView(catalogue: Catalogue, category: Category, lang: LanguageCode): CategorySummary {
  const urls = categoryUrls(category, catalogue.dictionary.categories, catalogue.defaultLanguage);
  return {
    id: category.id,
    code: category.code,
    title: textIn(category.titles, lang),
    text_lang: foreignTag(category.titles, lang),
    url_without_domain: urls[lang],
    description: textIn(category.descriptions, lang) || null,
    visible: category.shown,
    level: category.path.length,
    total: catalogue.engine.countShown('category', category.id),
    image_upload_path: category.image_upload_path,
    template: category.template,
    urls,
  };
}
