import type { OpenedOffer, ProductDetail, ProductListItem } from '@vitrina/contract/catalogue';
import type { LanguageCode } from '@vitrina/contract/values/languages';
import { toDecimal } from '@vitrina/contract/values/money';
import type { OpenedGrade } from '@vitrina/contract/values/opened-grades';
import type { Catalogue } from '../catalogue.ts';
import { specificationView } from './attribute-view.ts';
import type { ProductDetailRow, ProductRow } from './product-queries.ts';
import { listItemView } from './product-view.ts';

/** Attribute with the contents of the box. */
const BOX = 'in_the_box';

/** Opened pieces of a new product, and the new product of an opened piece. `others`: rows of both that the caller may see. */
export function openedView(
  catalogue: Catalogue,
  row: ProductDetailRow,
  others: readonly ProductRow[],
  lang: LanguageCode,
): Pick<ProductDetail, 'opened' | 'opened_offers'> {
  const offers = others.flatMap((other) => (row.opened_ids.includes(other.id) ? offerOf(catalogue, row, other, lang) : []));
  if (!row.opened) return offers.length === 0 ? {} : { opened_offers: offers.toSorted((a, b) => a.price_custom - b.price_custom || a.id - b.id) };
  const newRow = others.find(({ id }) => id === row.new_id);
  return {
    opened: {
      grade: gradeOf(catalogue, row.opened.grade, lang),
      missing: newRow ? missingOf(catalogue, newRow, row, lang) : null,
      new_one: newRow ? newOne(catalogue, newRow, lang) : null,
    },
  };
}

function offerOf(catalogue: Catalogue, newRow: ProductRow, row: ProductRow, lang: LanguageCode): OpenedOffer[] {
  const item = listItemView(catalogue, row, lang);
  const { id, url_without_domain, price_custom, available_qty, is_available, seller_title } = item;
  if (!is_available || price_custom === null || row.amount === null || !row.opened) return [];
  const saving = newRow.amount === null ? 0 : newRow.amount - row.amount;
  return [
    {
      id,
      url_without_domain,
      price_custom,
      saving: saving > 0 ? toDecimal(saving) : null,
      qty: available_qty,
      grade: gradeOf(catalogue, row.opened.grade, lang),
      missing: missingOf(catalogue, newRow, row, lang),
      seller_title,
      ...besidePrice(item),
    },
  ];
}

function newOne(catalogue: Catalogue, row: ProductRow, lang: LanguageCode): NonNullable<ProductDetail['opened']>['new_one'] {
  const item = listItemView(catalogue, row, lang);
  const { id, title, url_without_domain, price_custom, is_available } = item;
  return { id, title, url_without_domain, price_custom, is_available, ...besidePrice(item) };
}

/** Returns the legally required statements of a price. */
const besidePrice = ({ energy, unit_price, charging }: ProductListItem): Pick<ProductListItem, 'energy' | 'unit_price' | 'charging'> => ({
  energy,
  ...(unit_price && { unit_price }),
  ...(charging && { charging }),
});

function gradeOf(catalogue: Catalogue, code: OpenedGrade, lang: LanguageCode): OpenedOffer['grade'] {
  const name = `opened_grade_${code.replaceAll('-', '_')}`;
  return { code, title: catalogue.text(lang, name), text: catalogue.text(lang, `${name}_text`) };
}

/** Returns the parts in the new product's box that this one's lacks; `null`: none, or a data sheet does not list the contents. */
function missingOf(catalogue: Catalogue, newRow: ProductRow, row: ProductRow, lang: LanguageCode): string | null {
  const [whole, own] = [boxOf(newRow), boxOf(row)];
  if (!whole || !own) return null;
  const missing = whole.filter((thing) => !own.includes(thing));
  return missing.length === 0 ? null : (specificationView(catalogue, [BOX, missing], lang, row.text_lang)?.value ?? null);
}

function boxOf({ attributes }: ProductRow): readonly (string | number)[] | null {
  const value = new Map(attributes).get(BOX);
  return Array.isArray(value) ? value : null;
}
