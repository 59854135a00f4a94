import type { AttributeData, ProductInput } from '@vitrina/backend/seed';
import { attributeName } from './attribute-name.ts';
import { attributeValue } from './attribute-value.ts';
import { CATEGORY_TITLES } from './category-titles.ts';
import { categoryPath } from './category-path.ts';
import type { ImportRecord } from './import-record.ts';
import { piecesInStock } from './pieces-in-stock.ts';
import { recommendedScore } from './recommended-score.ts';
import { textsOf } from './texts-of.ts';

/** Values that search finds a product by; more of them would only dilute its words. */
const MAX_SEARCHED = 40;
const MAX_SEARCHED_LENGTH = 60;

interface Place {
  categoryId: number;
  manufacturerId: number | null;
  warehouseIds: readonly number[];
}

/** A good line as a product of the shop. */
export function productInput(record: ImportRecord, { categoryId, manufacturerId, warehouseIds }: Place): ProductInput {
  const { code, price, language: lang } = record;
  const attributes = attributesOf(record);
  const texts = textsOf(record);
  return {
    code,
    type: 'simple',
    parent_code: null,
    options: [],
    status: 1,
    visible: true,
    category_id: categoryId,
    manufacturer_id: manufacturerId,
    seller_id: null,
    ignore_brand_visibility: false,
    age_verification: false,
    condition: 'new',
    ean: record.ean,
    eans: record.eans,
    mpn: record.mpn,
    released: record.released,
    badges: [],
    score: recommendedScore({
      code,
      hasPrice: price !== null,
      hasDescription: texts.description !== null,
      attributes: attributes.length,
      hasBrand: record.brand !== null,
    }),
    rating: 0,
    votes: [0, 0, 0, 0, 0],
    energy_class: null,
    package_mm: record.package?.sides ?? null,
    package_g: record.package?.weight ?? null,
    attributes: attributes.map(({ code, data }) => [code, data]),
    texts: { [lang]: texts },
    images: [],
    stock: price === null ? [] : piecesInStock(code, warehouseIds),
    search: { [lang]: { brand: record.brand, category: categoryTitle(record, lang), attributes: attributes.flatMap(searched).slice(0, MAX_SEARCHED) } },
  };
}

interface NamedData {
  code: string;
  unit: string | null;
  data: AttributeData;
}

/** Each attribute once, in the order of the feed. */
function attributesOf({ attributes }: ImportRecord): NamedData[] {
  const all = new Map<string, NamedData>();
  for (const [name, value] of attributes) {
    const { code, unit } = attributeName(name);
    const data = attributeValue(value);
    if (data !== null && !all.has(code)) all.set(code, { code, unit, data });
  }
  return [...all.values()];
}

function searched({ data, unit }: NamedData): string[] {
  const parts = Array.isArray(data) ? data : [data];
  return parts.flatMap((part) => {
    if (typeof part === 'number') return unit ? [`${part} ${unit}`] : [];
    return typeof part === 'string' && part.length <= MAX_SEARCHED_LENGTH ? [part] : [];
  });
}

function categoryTitle({ categoryPath: path }: ImportRecord, lang: ImportRecord['language']): string | null {
  const title = categoryPath(path).at(-1);
  return title === undefined ? null : (CATEGORY_TITLES.get(title.toLowerCase())?.[lang] ?? title);
}
