import { createBoundedMemo } from '@vitrina/contract/values/bounded-memo';
import { numberFormat } from '@vitrina/contract/values/formats';
import { LANGUAGES, type LanguageCode } from '@vitrina/contract/values/languages';
import type { Catalogue } from '../catalogue.ts';
import type { Attribute, Texts } from '../dictionary.ts';
import type { AttributeData, ProductRow } from './product-queries.ts';
import { foreignTag, textIn } from '../texts.ts';

export interface SpecificationView {
  code: string;
  title: string;
  value: string;
  title_lang?: string;
  value_lang?: string;
}

/** One row of a specification table as text in the language; a text in another language carries its language tag. */
export function specificationView(
  catalogue: Catalogue,
  [code, data]: [string, AttributeData],
  lang: LanguageCode,
  textLang: LanguageCode,
): SpecificationView | null {
  const attribute = catalogue.dictionary.attributes.get(code);
  if (!attribute) return null;
  const value = valueText(catalogue, attribute, data, lang);
  if (!value.text) return null;
  const titleLang = foreignTag(attribute.titles, lang);
  const valueLang = value.isRaw && textLang !== lang && /\p{L}{3}/u.test(value.text) ? foreignTag({ [textLang]: value.text } as Texts, lang) : null;
  return {
    code,
    title: textIn(attribute.titles, lang),
    value: value.text,
    ...(titleLang && { title_lang: titleLang }),
    ...(valueLang && { value_lang: valueLang }),
  };
}

function valueText(catalogue: Catalogue, attribute: Attribute, data: AttributeData, lang: LanguageCode): { text: string; isRaw: boolean } {
  if (typeof data === 'boolean') return { text: catalogue.text(lang, data ? 'yes' : 'no'), isRaw: false };
  if (typeof data === 'number') return { text: measureText(data, attribute, lang), isRaw: false };
  if (Array.isArray(data)) {
    const parts = data.map((part) => valueText(catalogue, attribute, part, lang));
    return { text: parts.map((part) => part.text).join(', '), isRaw: parts.some((part) => part.isRaw) };
  }
  if (typeof data === 'object') return { text: textIn(data, lang), isRaw: false };
  const value = catalogue.dictionary.valuesByCode.get(`${attribute.code}:${data}`);
  return value ? { text: textIn(value.titles, lang), isRaw: false } : { text: data, isRaw: true };
}

const TWO_DECIMALS = { maximumFractionDigits: 2 } as const;

/** Cache: most tiles and tables repeat equal numbers, and formatting one takes a microsecond. */
const written = createBoundedMemo<string>(5000);

export const formatNumber = (number: number, lang: LanguageCode): string =>
  written(`${lang}${number}`, () => numberFormat(LANGUAGES[lang].locale, TWO_DECIMALS).format(number));

/** No space before the signs of inches and degrees, a no-break space before every other unit. */
function withUnit(number: string, attribute: Pick<Attribute, 'units'>, lang: LanguageCode): string {
  const unit = textIn(attribute.units, lang);
  if (!unit) return number;
  return unit === '"' || unit === '°' ? `${number}${unit}` : `${number}\u00a0${unit}`;
}

/** A number with its unit in the language; from 1000 GB on in TB, as in titles: `1 TB`, `512 GB`, `14"`. */
export function measureText(number: number, attribute: Pick<Attribute, 'units'>, lang: LanguageCode): string {
  const isTerabytes = number >= 1000 && textIn(attribute.units, 'en') === 'GB' && (number % 1000 === 0 || number % 1024 === 0);
  if (!isTerabytes) return withUnit(formatNumber(number, lang), attribute, lang);
  return `${formatNumber(number / (number % 1000 === 0 ? 1000 : 1024), lang)}\u00a0TB`;
}

/** The first facts of a product in one line: `Display: 14" · Memory: 16 GB`. The titles are needed, as `16 h` alone is ambiguous. */
export const factLine = (facts: readonly Pick<SpecificationView, 'title' | 'value'>[]): string =>
  facts.map(({ title, value }) => `${title}: ${value}`).join(' · ');

/** Up to four facts for a tile, in the order of the category. */
export function tileFacts(catalogue: Catalogue, row: ProductRow, lang: LanguageCode): SpecificationView[] {
  const tile = tileAttributes(catalogue, row.category_id);
  const data = new Map(row.attributes);
  const codes = tile.length > 0 ? tile : row.attributes.slice(0, 4).map(([code]) => code);
  return codes
    .flatMap((code) => {
      const value = data.get(code);
      const view = value === undefined ? null : specificationView(catalogue, [code, value], lang, row.text_lang);
      return view && view.value.length <= 60 ? [view] : [];
    })
    .slice(0, 4);
}

function tileAttributes({ dictionary }: Catalogue, categoryId: number | null): string[] {
  const path = dictionary.categories.get(categoryId ?? 0)?.path ?? [];
  for (const id of [...path].reverse()) {
    const tile = (dictionary.filtersOf.get(id) ?? []).filter((filter) => filter.tile_position !== null);
    if (tile.length > 0) return tile.sort((a, b) => (a.tile_position ?? 0) - (b.tile_position ?? 0)).map((filter) => filter.attribute_code);
  }
  return [];
}
