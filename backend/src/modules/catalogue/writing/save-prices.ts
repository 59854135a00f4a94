import { sql } from 'kysely';
import type { LanguageCode } from '@vitrina/contract/values/languages';
import type { Db } from '../../../db/index.ts';
import { type PublicOffer, priceReductionOf } from '../rules/price-reduction.ts';

/** A price from now on, or with its history. Minor units of the market's currency. */
export interface PriceInput {
  product_id: number;
  market: LanguageCode;
  amount: number;
  loyalty_amount: number | null;
  /** Earlier prices with their start (ISO), and the start of the newest one; only for products without history. */
  past?: { amount: number; from: string }[];
  from?: string;
}

const NONE: ReadonlySet<number> = new Set();

/**
 * Sets prices: appends prices that differ from the one in force to the history, and stores the reduction of each (relative to the lowest price of the 30 days
 * before). Setting an equal price again changes nothing. `createdIds`: ids of products created by this transaction, which have neither prices nor a history.
 */
export async function savePrices(db: Db, prices: readonly PriceInput[], now = new Date(), createdIds = NONE): Promise<void> {
  await saveFirstPrices(
    db,
    prices.filter((price) => createdIds.has(price.product_id)),
    now,
  );
  await saveOtherPrices(
    db,
    prices.filter((price) => !createdIds.has(price.product_id)),
    now,
  );
}

/** A first price is no reduction unless it comes with a history. */
async function saveFirstPrices(db: Db, prices: readonly PriceInput[], now: Date): Promise<void> {
  if (prices.length === 0) return;
  const steps = prices.flatMap((price) => historyRows(price, now));
  await sql`
    insert into price_history (product_id, market, amount, valid_from)
    select * from unnest(${steps.map((step) => step.product_id)}::integer[], ${steps.map((step) => step.market)}::text[], ${steps.map((step) => step.amount)}::integer[],
      ${steps.map((step) => step.valid_from)}::timestamptz[]) on conflict do nothing`.execute(db);
  const cuts = prices.map((price) => (price.past ? cutOf(price, { steps: stepsOf(price, now), offers: [] }, now) : null));
  await sql`
    insert into prices (product_id, market, amount, loyalty_amount, reference_amount, cut_at)
    select * from unnest(${prices.map((price) => price.product_id)}::integer[], ${prices.map((price) => price.market)}::text[], ${prices.map((price) => price.amount)}::integer[],
      ${prices.map((price) => price.loyalty_amount)}::integer[], ${cuts.map((cut) => cut?.reference ?? null)}::integer[],
      ${cuts.map((cut) => (cut ? new Date(cut.since).toISOString() : null))}::timestamptz[])`.execute(db);
}

async function saveOtherPrices(db: Db, prices: readonly PriceInput[], now: Date): Promise<void> {
  if (prices.length === 0) return;
  const current = await selectCurrent(db, prices);
  const changed = prices.filter((price) => current.get(keyOf(price))?.amount !== price.amount);
  await insertHistory(
    db,
    changed.filter((price) => !(price.past && current.has(keyOf(price)))),
    now,
  );
  const histories = await selectHistories(db, changed, current);
  const rows = prices.flatMap((price) => {
    const before = current.get(keyOf(price));
    if (before && before.amount === price.amount && before.loyalty_amount === price.loyalty_amount) return [];
    if (before && before.amount === price.amount)
      return [{ ...row(price), reference_amount: before.reference_amount, cut_at: before.cut_at?.toISOString() ?? null }];
    const cut = cutOf(price, histories.get(keyOf(price)) ?? { steps: stepsOf(price, now), offers: [] }, now);
    return [{ ...row(price), reference_amount: cut?.reference ?? null, cut_at: cut ? new Date(cut.since).toISOString() : null }];
  });
  if (rows.length === 0) return;
  await sql`
    insert into prices (product_id, market, amount, loyalty_amount, reference_amount, cut_at)
    select * from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as p(product_id integer, market text, amount integer, loyalty_amount integer, reference_amount integer, cut_at timestamptz)
    on conflict (product_id, market) do update set amount = excluded.amount, loyalty_amount = excluded.loyalty_amount, reference_amount = excluded.reference_amount, cut_at = excluded.cut_at`.execute(
    db,
  );
}

/** Deletes the prices of products in all other markets, where they are on request from now on. Their history remains. */
export async function deletePricesInOtherMarkets(db: Db, priced: readonly { product_id: number; markets: readonly LanguageCode[] }[]): Promise<void> {
  if (priced.length === 0) return;
  await sql`
    delete from prices p using jsonb_to_recordset(${JSON.stringify(priced)}::jsonb) as k(product_id integer, markets jsonb)
    where p.product_id = any(${priced.map((one) => one.product_id)}::integer[]) and p.product_id = k.product_id and not k.markets @> to_jsonb(p.market)`.execute(
    db,
  );
}

/** Greatest tolerated step back of the clock; prices that begin later count as future ones. */
const CLOCK_PUT_BACK = '1 day';

/** Start of a price that was just set, in milliseconds since 1970: now, or its later start in the history (`insertHistory`). */
const momentOf = ({ amount }: PriceInput, steps: readonly { amount: number; from: number }[], now: Date): number => {
  const last = steps.findLast((step) => step.amount === amount && step.from < now.getTime() + DAY);
  return Math.max(now.getTime(), last?.from ?? 0);
};
const DAY = 86_400_000;

const keyOf = (price: { product_id: number; market: string }): string => `${price.product_id}:${price.market}`;
const row = ({ product_id, market, amount, loyalty_amount }: PriceInput) => ({ product_id, market, amount, loyalty_amount });

interface Current {
  product_id: number;
  market: string;
  amount: number;
  loyalty_amount: number | null;
  reference_amount: number | null;
  cut_at: Date | null;
}

async function selectCurrent(db: Db, prices: readonly PriceInput[]): Promise<Map<string, Current>> {
  const ids = [...new Set(prices.map((price) => price.product_id))];
  const { rows } =
    await sql<Current>`select product_id, market, amount, loyalty_amount, reference_amount, cut_at from prices where product_id = any(${ids}::integer[])`.execute(
      db,
    );
  return new Map(rows.map((current) => [keyOf(current), current]));
}

const historyRows = ({ product_id, market, amount, past = [], from }: PriceInput, now: Date) => [
  ...past.map((step) => ({ product_id, market, amount: step.amount, valid_from: step.from, is_told: true })),
  { product_id, market, amount, valid_from: from ?? now.toISOString(), is_told: from !== undefined },
];

/** A new price begins after the previous one, even if both come in one millisecond or the clock was set back. */
async function insertHistory(db: Db, prices: readonly PriceInput[], now: Date): Promise<void> {
  const steps = prices.flatMap((price) => historyRows(price, now));
  await sql`
    insert into price_history (product_id, market, amount, valid_from)
    select product_id, market, amount, case when is_told then valid_from else greatest(valid_from, (
      select max(b.valid_from) + interval '1 millisecond' from price_history b
      where b.product_id = h.product_id and b.market = h.market and b.audience = 'public' and b.valid_from < h.valid_from + ${CLOCK_PUT_BACK}::interval)) end
    from jsonb_to_recordset(${JSON.stringify(steps)}::jsonb) as h(product_id integer, market text, amount integer, valid_from timestamptz, is_told boolean)
    on conflict do nothing`.execute(db);
}

const cutOf = (price: PriceInput, { steps, offers }: History, now: Date) => priceReductionOf(steps, momentOf(price, steps, now), offers);

const stepsOf = ({ past = [], amount, from }: PriceInput, now: Date) =>
  [...past, { amount, from: from ?? now.toISOString() }].map((step) => ({ amount: step.amount, from: Date.parse(step.from) }));

interface History {
  steps: { amount: number; from: number }[];
  offers: PublicOffer[];
}

/** Returns the histories of existing prices, with public coupon prices; new prices come with their own history. */
async function selectHistories(db: Db, prices: readonly PriceInput[], current: ReadonlyMap<string, Current>): Promise<Map<string, History>> {
  const ids = [...new Set(prices.filter((price) => current.has(keyOf(price))).map((price) => price.product_id))];
  if (ids.length === 0) return new Map();
  const { rows } = await sql<{ product_id: number; market: string; audience: string; amount: number; valid_from: Date; valid_to: Date | null }>`
    select product_id, market, audience, amount, valid_from, valid_to from price_history
    where product_id = any(${ids}::integer[]) and audience in ('public', 'coupon') order by valid_from`.execute(db);
  return new Map([...Map.groupBy(rows, keyOf)].map(([key, all]) => [key, historyOf(all)]));
}

/** A coupon price lasts until its end, or until the next one. */
function historyOf(rows: readonly { audience: string; amount: number; valid_from: Date; valid_to: Date | null }[]): History {
  const byCoupon = rows.filter(({ audience }) => audience === 'coupon');
  return {
    steps: rows.filter(({ audience }) => audience === 'public').map(({ amount, valid_from }) => ({ amount, from: valid_from.getTime() })),
    offers: byCoupon.map(({ amount, valid_from, valid_to }, i) => ({
      amount,
      from: valid_from.getTime(),
      to: Math.min(valid_to?.getTime() ?? Number.POSITIVE_INFINITY, byCoupon[i + 1]?.valid_from.getTime() ?? Number.POSITIVE_INFINITY),
    })),
  };
}
