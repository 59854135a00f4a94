import type { Breadcrumb } from '@vitrina/contract/catalogue';
import type { LanguageCode } from '@vitrina/contract/values/languages';
import { categoryUrl } from '../addresses.ts';
import type { Catalogue } from '../catalogue.ts';
import { textIn } from '../texts.ts';

/** Breadcrumbs without the home page, which the storefront adds. */
export function breadcrumbsOf({ dictionary, defaultLanguage }: Catalogue, categoryId: number | null, lang: LanguageCode): Breadcrumb[] {
  return (dictionary.categories.get(categoryId ?? 0)?.path ?? []).flatMap((id) => {
    const category = dictionary.categories.get(id);
    return category ? [{ title: textIn(category.titles, lang), url: categoryUrl(category, dictionary.categories, lang, defaultLanguage) }] : [];
  });
}
