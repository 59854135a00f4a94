import type { LanguageCode } from '@vitrina/contract/values/languages';
import type { ShopFacts } from '../folder/shop-folder.ts';
import type { FolderProduct } from './products-of.ts';

/** Measured facts of a product in a language: the rows of its information sheet apart from class and number. */
export function energyRows({ attributes, words }: ShopFacts, { facts }: FolderProduct, lang: LanguageCode): [name: string, value: string][] {
  return Object.entries(facts.attributes ?? {}).flatMap(([code, value]): [string, string][] => {
    const attribute = attributes.find((one) => one.code === code);
    if (attribute?.group !== 'energy' || typeof value !== 'number') return [];
    const unit = attribute.unit ?? words.of(`attribute.${code}.unit`)[lang] ?? '';
    return [[words.of(`attribute.${code}.title`)[lang] ?? code, `${value} ${unit}`.trim()]];
  });
}
