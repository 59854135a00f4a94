import type { AttributeData, ProductInput } from '@vitrina/backend/seed';
import type { LanguageCode } from '@vitrina/contract/values/languages';
import { attributeValue } from './attribute-value.ts';
import type { ImportRecord } from './import-record.ts';
import type { JoinedAttributes, JoinedName } from './joined-attributes.ts';
import { commonTitles } from './common-values.ts';
import { converted, inUnit } from './measure.ts';
import { recommendedScore } from './recommended-score.ts';
import { textsOf } from './texts-of.ts';
import type { ValueKinds } from './value-kinds.ts';
import type { ValueSpellings } from './value-spellings.ts';
import { yesOrNo } from './yes-or-no.ts';

/** Maximum of values indexed for search; more would only dilute the product's words. */
const MAX_SEARCHED = 40;
const MAX_SEARCHED_LENGTH = 60;

export interface ProductPlace {
  categoryId: number;
  categoryTitle: string | null;
  manufacturerId: number | null;
  /** Code of the product it is a variant of; `null`: none. */
  parentCode: string | null;
  attributes: JoinedAttributes;
  spellings: ValueSpellings;
  kinds: ValueKinds;
  images: ProductInput['images'];
}

const STATUS = { in_stock: 1, out_of_stock: 1, backorder: 2, preorder: 2, discontinued: 3 } as const;

/** Converts a valid line to a product. Its stock is written separately, as stated by the feed. */
export function productInput(record: ImportRecord, place: ProductPlace): ProductInput {
  const { code, price, language: lang, options } = record;
  const attributes = attributesOf(record, place);
  const texts = textsOf(record);
  return {
    code,
    type: options.length > 0 ? 'configurable' : record.variantOf ? 'variant' : 'simple',
    parent_code: place.parentCode,
    options: options.map((name) => place.attributes.resolve(name, lang).code),
    status: record.availability === null ? 1 : STATUS[record.availability],
    visible: record.visible,
    category_id: place.categoryId,
    manufacturer_id: place.manufacturerId,
    seller_id: null,
    ignore_brand_visibility: false,
    age_verification: record.adult,
    condition: record.condition,
    opened: record.opened,
    ean: record.ean,
    eans: record.eans,
    mpn: record.mpn,
    codes: record.skus,
    released: record.released,
    ...(record.restock !== null && { restock_on: record.restock }),
    badges: [],
    score: recommendedScore({
      code,
      hasPrice: price !== null || options.length > 0,
      hasDescription: texts.description !== null,
      attributes: attributes.length,
      hasBrand: record.brand !== null,
    }),
    rating: 0,
    votes: [0, 0, 0, 0, 0],
    energy_class: record.energyClass,
    law: record.law,
    package_mm: record.package?.sides ?? null,
    package_g: record.package?.weight ?? null,
    attributes: attributes.map(({ code, data }) => [code, data]),
    texts: { [lang]: texts },
    images: place.images,
    stock: [],
    search: {
      [lang]: { brand: record.brand, category: place.categoryTitle, attributes: attributes.flatMap((one) => searched(one, lang)).slice(0, MAX_SEARCHED) },
    },
  };
}

interface NamedData {
  code: string;
  title: string;
  unit: string | null;
  data: AttributeData;
}

/** Each attribute once, in the feed's order; measures in the attribute's unit, choices in their usual spelling. */
function attributesOf({ attributes, language }: ImportRecord, place: Pick<ProductPlace, 'attributes' | 'spellings' | 'kinds'>): NamedData[] {
  const all = new Map<string, NamedData>();
  for (const [name, value] of attributes) {
    const read = attributeValue(value);
    if (read === null) continue;
    const own = place.attributes.resolve(name, language);
    const usualValue = place.spellings.usual(own.own, normalizeValue(read, own, place.kinds.isFlag(own.own)));
    const { code, data } = place.attributes.place(own, usualValue);
    if (!all.has(code)) all.set(code, { code, title: own.title, unit: own.unit, data });
  }
  return [...all.values()];
}

/** Converts a value to the attribute's kind: a number in its unit, or yes and no. */
function normalizeValue(value: AttributeData, own: Pick<JoinedName, 'unit' | 'sourceUnit'>, isFlag: boolean): AttributeData {
  if (Array.isArray(value)) return value.map((part) => normalizeValue(part, own, false)) as (string | number)[];
  const { unit, sourceUnit } = own;
  if (typeof value === 'number') return unit === null || sourceUnit === null ? value : (converted(value, sourceUnit, unit) ?? value);
  if (typeof value !== 'string') return value;
  if (isFlag) return yesOrNo(value) ?? value;
  return unit === null ? value : (inUnit(value, unit, sourceUnit) ?? value);
}

function searched({ title, data, unit }: NamedData, lang: LanguageCode): string[] {
  const parts = Array.isArray(data) ? data : [data];
  return parts.flatMap((part) => {
    if (typeof part === 'number') return unit ? [`${part} ${unit}`] : [];
    return typeof part === 'string' && part.length <= MAX_SEARCHED_LENGTH ? [commonTitles(title, part)?.[lang] ?? part] : [];
  });
}
