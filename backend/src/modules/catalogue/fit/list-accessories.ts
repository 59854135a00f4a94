import type { ProductListItem } from '@vitrina/contract/catalogue';
import type { FittingProduct, ProductSet } from '@vitrina/contract/fits';
import { toDecimal } from '@vitrina/contract/values/money';
import type { CallContext } from '../../../http/context.ts';
import { fail, ok, type Outcome } from '../../../http/outcome.ts';
import type { Catalogue } from '../catalogue.ts';
import { availabilityOf } from '../product/availability.ts';
import type { ProductRow } from '../product/product-queries.ts';
import { discountPercent } from '../rules/price-reduction.ts';
import { chooseSet } from './choose-set.ts';
import { isOf } from './judge-pair.ts';
import { judgedOf } from './judged-of.ts';
import { type Partner, type ProvenPartner, provenPartners } from './proven-partners.ts';
import { reasonTexts } from './reason-texts.ts';

interface Reply {
  accessories: FittingProduct[];
  devices: FittingProduct[];
  is_accessory: boolean;
  set: ProductSet | null;
}

/** Accessories proven to fit a product, and devices for which it is proven to fit. */
export const listAccessories =
  (catalogue: Catalogue) =>
  async ({ item_id }: { item_id: number }, context: CallContext): Promise<Outcome<Reply>> => {
    const [row] = await catalogue.products.rows([item_id], context);
    if (!row) return fail('error_empty_data');
    const proven = await catalogue.sharedFacts.of(`fits ${row.id}`, context, () => findPartners(catalogue, row, context));
    const { accessories, devices } = await readPartners(catalogue, proven, context);
    const view = (partner: ReadPartner, isAccessory: boolean): FittingProduct => ({
      ...fittingView(partner.item),
      reasons: reasonTexts(
        catalogue,
        partner.judgement,
        isAccessory ? { accessory: partner.row, device: row } : { accessory: row, device: partner.row },
        context.lang,
      ),
    });
    const chosen = chooseSet(row, accessories, (one) => availabilityOf(catalogue, one, context.lang).isAvailable);
    const ids = [...accessories, ...devices].map((one) => one.row.id);
    return ok(
      {
        accessories: accessories.map((one) => view(one, true)),
        devices: devices.map((one) => view(one, false)),
        is_accessory: proven.isAccessory,
        set:
          chosen.length === 0
            ? null
            : setView(
                [row, ...chosen.map((one) => one.row)],
                [...(await catalogue.products.items([row.id], context)).map(fittingView), ...chosen.map((one) => view(one, true))],
              ),
      },
      ['catalogue', ...[item_id, ...ids].map((id) => `product:${id}`)],
    );
  };

interface Proven {
  accessories: ProvenPartner[];
  devices: ProvenPartner[];
  isAccessory: boolean;
}

/** Finds compatible products by data sheets only. */
async function findPartners(catalogue: Catalogue, row: ProductRow, context: CallContext): Promise<Proven> {
  const judged = judgedOf(catalogue, row);
  return {
    accessories: await provenPartners(catalogue, row, 'accessories', context),
    devices: await provenPartners(catalogue, row, 'devices', context),
    isAccessory: catalogue.dictionary.fitRules.some((rule) => isOf(rule.accessories, judged)),
  };
}

type ReadPartner = Partner & { item: ProductListItem };

/** Adds views in the language; leaves out products that are no longer visible. */
async function readPartners(
  catalogue: Catalogue,
  { accessories, devices }: Proven,
  context: CallContext,
): Promise<Record<'accessories' | 'devices', ReadPartner[]>> {
  const ids = [...accessories, ...devices].map(({ id }) => id);
  const rows = new Map((await catalogue.products.rows(ids, context)).map((row) => [row.id, row]));
  const items = new Map((await catalogue.products.items(ids, context)).map((item) => [item.id, item]));
  const withRow = ({ id, judgement }: ProvenPartner): ReadPartner[] => {
    const [row, item] = [rows.get(id), items.get(id)];
    return row && item ? [{ row, item, judgement }] : [];
  };
  return { accessories: accessories.flatMap(withRow), devices: devices.flatMap(withRow) };
}

function setView(rows: readonly ProductRow[], items: FittingProduct[]): ProductSet {
  const before = ({ amount, reference_amount }: ProductRow) =>
    amount !== null && reference_amount !== null && discountPercent(amount, reference_amount) !== null ? reference_amount : (amount ?? 0);
  return {
    items,
    total: toDecimal(rows.reduce((sum, row) => sum + (row.amount ?? 0), 0)),
    basic_total: toDecimal(rows.reduce((sum, row) => sum + before(row), 0)),
  };
}

function fittingView(item: ProductListItem): FittingProduct {
  const { id, title, text_lang, url_without_domain, main_image, price_custom, currency, is_available, category_title, shopping_cart_code } = item;
  const { energy, unit_price, charging } = item;
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
    ...(unit_price && { unit_price }),
    ...(charging && { charging }),
    reasons: [],
  };
}
