import { catalogue } from '@vitrina/contract/catalogue';
import type { LanguageCode } from '@vitrina/contract/values/languages';
import { call } from './shop.ts';

/** Ids of products of a category that differ in more than their colour. */
export async function someOf(category_slug: string, count: number): Promise<number[]> {
  const { items } = await call(catalogue.products, { category_slug, per_page: 24 });
  const step = Math.floor(items.length / count);
  return items
    .filter((_, i) => i % step === 0)
    .slice(0, count)
    .map((item) => item.id);
}

/** Path of a comparison in a language. */
export const comparePath = (ids: readonly number[], { lang = 'si', more = '' }: { lang?: LanguageCode; more?: string } = {}): string =>
  `${lang === 'si' ? '' : `/${lang}`}/${lang === 'en' ? 'catalogue' : 'katalog'}/?special_view=compare&items=${ids.join(',')}${more}`;
