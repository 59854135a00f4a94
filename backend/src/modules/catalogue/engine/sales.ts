import { sql } from 'kysely';
import type { Db } from '../../../db/index.ts';

interface Options {
  db: Db;
  now: () => Date;
}

/** In days: half-life of an order's weight, and age above which orders do not count. */
const HALF_LIFE = 30;
const WINDOW = HALF_LIFE * 4;
/** Limit of counted pieces per order: a buyer of a hundred is one customer. */
const MOST_PIECES = 3;
/** Least number of weighted pieces that counts as share 1, for shops with few sales. */
const LEAST_TOP = 20;
const FRESH_MS = 3_600_000;
/** Number of levels to which shares are rounded, and of best-selling products that have one, so that every engine can store them. */
const LEVELS = 8;
const MOST_PRODUCTS = 1000;

/** Recent sales of products, from the shop's own orders only: placement cannot be bought. Reloaded every hour. */
export class Sales {
  readonly #options: Options;
  #shares = new Map<number, number>();
  #levels: ReadonlyMap<number, readonly number[]> = new Map();
  #read: number;

  constructor(options: Options) {
    this.#options = options;
    this.#read = options.now().getTime();
  }

  /** Products by share; shares are above 0. */
  levels(): ReadonlyMap<number, readonly number[]> {
    return this.#levels;
  }

  /** Returns recent sales of the product shown in lists, relative to those of the best seller on a logarithmic scale, 0 to 1. */
  share(id: number): number {
    return this.#shares.get(id) ?? 0;
  }

  /** Reloads outdated sales in the background; until then, or if that fails, the old ones remain. */
  refresh(): void {
    if (this.#options.now().getTime() - this.#read >= FRESH_MS) this.read().catch(() => {});
  }

  async read(): Promise<void> {
    const now = this.#options.now();
    this.#read = now.getTime();
    const rows = await selectSales(this.#options.db, now);
    const top = Math.log1p(rows.reduce((most, { points }) => Math.max(most, points), LEAST_TOP));
    this.#shares = new Map(rows.map(({ id, points }) => [id, Math.round((Math.log1p(points) / top) * LEVELS) / LEVELS]));
    this.#levels = levelsOf(this.#shares);
  }
}

/** Returns ids by share, without products that sold nothing. */
export const levelsOf = (shares: ReadonlyMap<number, number>): ReadonlyMap<number, number[]> => {
  const levels = new Map<number, number[]>();
  for (const [id, share] of shares) if (share > 0) levels.set(share, [...(levels.get(share) ?? []), id]);
  return levels;
};

async function selectSales(db: Db, now: Date): Promise<{ id: number; points: number }[]> {
  const { rows } = await sql<{ id: number; points: number }>`
    select case when p.type = 'variant' then coalesce(f.initial_offer_id, p.id) else p.id end as id,
      sum(least(i.qty, ${MOST_PIECES}::integer) * power(0.5, extract(epoch from ${now}::timestamptz - o.created_at)::float8 / 86400 / ${HALF_LIFE}::integer))::float8 as points
    from orders o join order_items i on i.order_id = o.id join products p on p.id = i.product_id left join products f on f.id = p.parent_id
    where o.status in ('confirmed', 'packed', 'shipped', 'delivered')
      and o.created_at > ${now}::timestamptz - make_interval(days => ${WINDOW}::integer) and o.created_at <= ${now}::timestamptz
    group by 1 order by points desc, id limit ${MOST_PRODUCTS}::integer`.execute(db);
  return rows;
}
