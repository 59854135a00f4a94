import { MAX_QUANTITY } from '@vitrina/contract/values/max-quantity';
import type { OrderLineProduct } from '@vitrina/contract/quick-order';
import type { LanguageCode } from '@vitrina/contract/values/languages';
import type { Db } from '../../../db/index.ts';
import { availabilityOf, type CodeMatch, listItemView, matchCodes, type ProductRow, selectProducts, selectVariantsOf } from '../../catalogue/index.ts';
import type { CartDeps } from '../cart-deps.ts';
import type { LineTarget } from './plan-order.ts';

/** Match of a typed code. */
export interface FoundLine {
  target: LineTarget;
  product: OrderLineProduct | null;
  /** Products to choose from if the code is ambiguous. */
  choices: OrderLineProduct[];
}

const MAX_CHOICES = 8;

/** Finds the products of all lines together, with current price and stock: the number of queries does not grow with the lines. */
export async function findOrderLines(db: Db, codes: readonly string[], { lang, deps }: { lang: LanguageCode; deps: CartDeps }): Promise<FoundLine[]> {
  const matches = await matchCodes(db, codes, lang);
  const wholes = matches.flatMap((found) => found.filter((match) => match.type === 'configurable').map((match) => match.id));
  const variants = await selectVariantsOf(db, [...new Set(wholes)]);
  const listed = matches.map((found) => choicesOf(found, variants));
  const products = await selectProducts(db, [...new Set(listed.flat())], { lang, actor: { isStaff: false } });
  const byId = new Map(products.map((product) => [product.id, product]));
  return matches.map((found, line) => {
    const rows = (listed[line] ?? []).flatMap((id) => byId.get(id) ?? []);
    const choices = rows.map((row) => productView(row, deps, lang));
    if (choices.length === 0) return { target: { state: 'unknown' }, product: null, choices };
    const [only] = rows;
    const isWhole = found.some((match) => match.type === 'configurable');
    if (found.length > 1 || isWhole || !only) return { target: { state: found.length > 1 ? 'several' : 'variant' }, product: null, choices };
    return { target: { product: orderable(only, deps, lang) }, product: choices[0] ?? null, choices: [] };
  });
}

/** Ids of the products to choose from: of a configurable product its variants. */
const choicesOf = (found: readonly CodeMatch[], variants: ReadonlyMap<number, number[]>): number[] => [
  ...new Set(found.flatMap((match) => (match.type === 'configurable' ? (variants.get(match.id) ?? []) : [match.id])).slice(0, MAX_CHOICES)),
];

function orderable(row: ProductRow, { catalogue }: CartDeps, lang: LanguageCode) {
  const { qty } = availabilityOf(catalogue, row, lang);
  // A product on request is limited only by the cart.
  return { id: row.id, amount: row.status === 3 ? null : row.amount, stock: row.status === 2 ? MAX_QUANTITY : qty };
}

function productView(row: ProductRow, { catalogue }: CartDeps, lang: LanguageCode): OrderLineProduct {
  const item = listItemView(catalogue, row, lang);
  const { shopping_cart_code, code, title, text_lang, url_without_domain, main_image, price_custom, unit_price, energy, charging } = item;
  return {
    ...{ shopping_cart_code, code, title, text_lang, url_without_domain, main_image, price: price_custom, energy },
    ...(unit_price && { unit_price }),
    ...(charging && { charging }),
  };
}
