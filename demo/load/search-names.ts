import type { ProductInput } from '@vitrina/backend/seed';
import { LANGUAGES, type LanguageCode } from '@vitrina/contract/values/languages';
import type { DemoBrand } from '../catalogue/brands.ts';
import type { DemoAttribute, DemoModel } from '../catalogue/types.ts';
import { inEach, textOf } from './all-languages.ts';
import type { Lookup } from './lookup.ts';
import type { DemoProduct } from './products-of.ts';

/** What search knows beside title and codes: brand, categories up to the department, values of the specification table with units. */
export function searchNames(lookup: Lookup, { family, model, type }: DemoProduct, brand: DemoBrand): ProductInput['search'] {
  const models = type === 'configurable' ? family.models : [model];
  return inEach((lang) => ({
    brand: brand.title,
    category: lookup
      .categoryPath(family.category)
      .map((category) => textOf(category.title, lang))
      .join(' '),
    attributes: [...new Set(models.flatMap((one) => valueTexts(lookup, one, lang)))],
  }));
}

const FORMATS = inEach((lang) => new Intl.NumberFormat(LANGUAGES[lang].locale, { maximumFractionDigits: 2, useGrouping: false }));

const valueTexts = (lookup: Lookup, model: DemoModel, lang: LanguageCode): string[] =>
  Object.entries(model.attributes).flatMap(([code, value]) => {
    const attribute = lookup.attributes.get(code);
    return attribute ? valueText(attribute, value, lang) : [];
  });

function valueText(attribute: DemoAttribute, value: DemoModel['attributes'][string], lang: LanguageCode): string[] {
  if (typeof value === 'boolean') return value ? [textOf(attribute.title, lang)] : [];
  if (typeof value === 'number') return [withUnit(value, attribute, lang)];
  if (Array.isArray(value)) return value.flatMap((one) => valueText(attribute, one, lang));
  if (typeof value === 'object') return [textOf(value, lang)];
  return [textOf(attribute.values?.[value] ?? value, lang)];
}

function withUnit(value: number, { unit }: DemoAttribute, lang: LanguageCode): string {
  const number = FORMATS[lang].format(value);
  if (unit === undefined) return number;
  return unit === '"' ? `${number}"` : `${number} ${textOf(unit, lang)}`;
}
