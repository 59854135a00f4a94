import { queryShop } from '../shop-database.ts';

interface HistoryRow {
  key: string;
  audience: 'public' | 'coupon';
  amount: number;
  from: number;
  to: number | null;
}

const PERIOD = 30 * 86_400_000;

/**
 * Returns the lowest prices of the thirty days before a public coupon's price, by `market id`, minor units: recomputed day by day from the whole history, not
 * by the shop's own query.
 */
export async function readCouponLows(dataDir: string): Promise<ReadonlyMap<string, readonly number[]>> {
  const rows = await queryShop<HistoryRow>(
    dataDir,
    `select market || ' ' || product_id as key, audience, amount::integer, extract(epoch from valid_from)::float8 * 1000 as from, extract(epoch from valid_to)::float8 * 1000 as to
     from price_history where audience in ('public', 'coupon') order by valid_from`,
  );
  const byKey = Map.groupBy(rows, ({ key }) => key);
  const lows = new Map<string, number[]>();
  for (const [key, history] of byKey) {
    const first = history.find(({ audience }) => audience === 'coupon');
    if (!first) continue;
    const validFrom = Math.max(first.from, Date.now() - PERIOD);
    const before = history.flatMap((row, i) => {
      const next = history.slice(i + 1).find(({ audience }) => audience === row.audience)?.from ?? Number.POSITIVE_INFINITY;
      const ended = Math.min(next, row.to ?? Number.POSITIVE_INFINITY);
      return row.from < validFrom && ended > validFrom - PERIOD ? [row.amount] : [];
    });
    if (before.length > 0) lows.set(key, [Math.min(...before)]);
  }
  return lows;
}
