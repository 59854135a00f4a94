import type { FittingProduct, ProductSet } from '@vitrina/contract/fits';
import { toDecimal } from '@vitrina/contract/values/money';
import type { CallContext } from '../../../http/context.ts';
import { fail, ok, type Outcome } from '../../../http/outcome.ts';
import type { Catalogue } from '../catalogue.ts';
import { availabilityOf } from '../product/availability.ts';
import type { ProductRow } from '../product/product-queries.ts';
import { listItemView } from '../product/product-view.ts';
import { discountPercent } from '../rules/price-reference.ts';
import { chooseSet } from './choose-set.ts';
import { isOf } from './judge-pair.ts';
import { judgedOf } from './judged-of.ts';
import { type Partner, provenPartners } from './proven-partners.ts';
import { reasonTexts } from './reason-texts.ts';

interface Reply {
  accessories: FittingProduct[];
  devices: FittingProduct[];
  is_accessory: boolean;
  set: ProductSet | null;
}

/** Accessories proven to fit a product, and devices that it is proven to fit. */
export const listAccessories =
  (catalogue: Catalogue) =>
  async ({ item_id }: { item_id: number }, context: CallContext): Promise<Outcome<Reply>> => {
    const [row] = await catalogue.products.rows([item_id], context);
    if (!row) return fail('error_empty_data');
    const [accessories, devices] = [await provenPartners(catalogue, row, 'accessories', context), await provenPartners(catalogue, row, 'devices', context)];
    const view = ({ row: other, judgement }: Partner, isAccessory: boolean): FittingProduct => ({
      ...fittingView(catalogue, other, context),
      reasons: reasonTexts(catalogue, judgement, isAccessory ? { accessory: other, device: row } : { accessory: row, device: other }, context.lang),
    });
    const chosen = chooseSet(row, accessories, (one) => availabilityOf(catalogue, one, context.lang).isAvailable);
    const ids = [...accessories, ...devices].map((one) => one.row.id);
    return ok(
      {
        accessories: accessories.map((one) => view(one, true)),
        devices: devices.map((one) => view(one, false)),
        is_accessory: catalogue.dictionary.fitRules.some((rule) => isOf(rule.accessories, judgedOf(catalogue, row))),
        set:
          chosen.length === 0
            ? null
            : setView([row, ...chosen.map((one) => one.row)], [fittingView(catalogue, row, context), ...chosen.map((one) => view(one, true))]),
      },
      ['catalogue', ...[item_id, ...ids].map((id) => `product:${id}`)],
    );
  };

function setView(rows: readonly ProductRow[], items: FittingProduct[]): ProductSet {
  const before = ({ amount, reference_amount }: ProductRow) =>
    amount !== null && reference_amount !== null && discountPercent(amount, reference_amount) !== null ? reference_amount : (amount ?? 0);
  return {
    items,
    total: toDecimal(rows.reduce((sum, row) => sum + (row.amount ?? 0), 0)),
    basic_total: toDecimal(rows.reduce((sum, row) => sum + before(row), 0)),
  };
}

function fittingView(catalogue: Catalogue, row: ProductRow, { lang }: CallContext): FittingProduct {
  const { id, title, text_lang, url_without_domain, main_image, price_custom, currency, is_available, category_title, shopping_cart_code, energy } =
    listItemView(catalogue, row, lang);
  return {
    id,
    title,
    text_lang,
    url_without_domain,
    main_image,
    price_custom,
    currency,
    is_available,
    category_title,
    shopping_cart_code,
    energy,
    reasons: [],
  };
}
