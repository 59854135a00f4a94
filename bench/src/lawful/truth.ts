import type { PriceTruth } from '@vitrina/contract/law/testing/place-faults';
import type { LanguageCode } from '@vitrina/contract/values/languages';
import { formatPrice } from '@vitrina/contract/values/money';
import { queryShop } from '../shop-database.ts';
import { readCouponLows } from './coupon-lows.ts';

/** Facts in the database that must appear next to a product's price. */
export interface Labelled {
  class: string;
  /** URL of the arrow, built here independently of the shop's own function. */
  arrow: string;
  label: string | null;
  sheet: (lang: LanguageCode) => string | null;
}

export interface Truth {
  /** `null`: the product has no label. */
  byId: ReadonlyMap<number, Labelled | null>;
  codes: ReadonlyMap<number, string>;
  /** Ids of products with a label, one of each group. */
  samples: readonly number[];
  /** Returns the facts required next to a price in a market; `null`: no such product. */
  priceIn: (id: number, lang: LanguageCode) => PriceTruth | null;
  /** Products for sale with unit prices, and with charger information. */
  withInformation: { measured: number[]; charged: number[] };
  /** A product that must have no label, though its kind is close to labelled ones. */
  without: number;
}

interface Row {
  id: number;
  code: string;
  condition: string;
  group: string | null;
  energy: { class: string; from?: string; to?: string; label?: string; sheets?: Record<string, string> } | null;
  sold: boolean;
  unit: { quantity: number; unit: keyof typeof UNIT } | null;
  charging: { applies?: boolean; included?: boolean; min_w?: number; max_w?: number } | null;
}

interface PriceRow {
  product_id: number;
  market: LanguageCode;
  amount: number | null;
  reference_amount: number | null;
}

const UNIT = { m: 'm', m2: 'm²', l: 'l', kg: 'kg' } as const;
/** Markets outside the EU, where the directive on chargers does not apply. */
const OTHERS = new Set<LanguageCode>(['rs', 'ba', 'me']);
/** Radio equipment in the directive's scope, as far as it is sold here. */
const CHARGED = new Set('smartphone phone_simple slate_tablet camera headphones console speaker e_reader keyboard mouse laptop'.split(' '));

/** Groups with the old scale (regulation 2017/1369 and acts that were not rescaled), listed here independently of the shop. */
const OLD_SCALE = new Set(['oven', 'hood', 'air_conditioner']);
const LABELLED = new Set(
  'display tv washing_machine washer_dryer dryer fridge wine_fridge dishwasher oven hood light_source air_conditioner smartphone slate_tablet'.split(' '),
);

export async function readTruth(dataDir: string): Promise<Truth> {
  const rows = await queryShop<Row>(
    dataDir,
    `select p.id, p.code, p.condition, p.law ->> 'group' as group, p.law -> 'energy' as energy, p.law -> 'unit' as unit, p.law -> 'charging' as charging,
       p.visible and p.type <> 'configurable' and p.status = 1 and exists (select from stock s where s.product_id = p.id and s.qty > 3) as sold
     from products p order by p.id`,
  );
  const prices = await queryShop<PriceRow>(dataDir, 'select product_id, market, amount::integer, reference_amount::integer from prices');
  const couponLows = await readCouponLows(dataDir);
  const amounts = new Map(prices.map((one) => [`${one.market} ${one.product_id}`, one]));
  const rowOf = new Map(rows.map((row) => [row.id, row]));
  const priceIn = (id: number, lang: LanguageCode): PriceTruth | null => {
    const row = rowOf.get(id);
    const energy = byId.get(id) ?? null;
    if (!row) return null;
    const { amount = null, reference_amount: low = null } = amounts.get(`${lang} ${id}`) ?? {};
    return {
      energy: energy && { arrow: energy.arrow, label: energy.label, sheet: energy.sheet(lang) },
      unit: row.unit && amount !== null ? `${formatPrice(Math.round(amount / row.unit.quantity) / 100, lang)}/${UNIT[row.unit.unit]}` : null,
      isCharged: !OTHERS.has(lang) && isCharged(row),
      low: low === null ? null : formatPrice(low / 100, lang),
      couponLows: (couponLows.get(`${lang} ${id}`) ?? []).map((one) => formatPrice(one / 100, lang)),
    };
  };
  const byId = new Map(rows.map((row) => [row.id, labelOf(row)]));
  const samples = [...new Map(rows.filter((row) => row.sold && byId.get(row.id)).map((row) => [row.group, row.id])).values()].slice(0, 8);
  const without = rows.find((row) => row.sold && row.group === 'phone_simple')?.id;
  const some = (is: (row: Row) => boolean): number[] =>
    rows
      .filter((row) => row.sold && is(row))
      .map(({ id }) => id)
      .slice(0, 2);
  if (without === undefined || samples.length < 4) throw new Error('the shop has too few products to look at');
  return {
    byId,
    codes: new Map(rows.map(({ id, code }) => [id, code])),
    samples,
    without,
    priceIn,
    withInformation: { measured: some((row) => row.unit !== null), charged: some(isCharged) },
  };
}

const isCharged = ({ charging, group }: Row): boolean =>
  group !== null && CHARGED.has(group) && charging?.applies === true && (charging.included !== undefined || (charging.min_w ?? charging.max_w) !== undefined);

function labelOf({ condition, group, energy }: Row): Labelled | null {
  // Opened goods keep their label, refurbished ones have none.
  if (!energy || condition === 'refurbished' || group === null || !LABELLED.has(group)) return null;
  const [from, to] = OLD_SCALE.has(group) ? ['A+++', 'D'] : ['A', 'G'];
  const media = (path: string | undefined) => (path ? `/media/${path}` : null);
  return {
    class: energy.class,
    arrow: `/energy/${from}-${to}/${energy.class}.svg`.replaceAll('+', 'p'),
    label: media(energy.label),
    sheet: (lang) => media(energy.sheets?.[lang] ?? (lang === 'at' ? energy.sheets?.de : undefined)),
  };
}
