import { sql } from 'kysely';
import type { LanguageCode } from '@vitrina/contract/values/languages';
import type { Db } from '../../../db/index.ts';
import { fail, type Outcome, ok } from '../../../http/outcome.ts';

/** One product of an offer; amounts gross, minor units. */
export interface OfferLine {
  product: number;
  qty: number;
  unit: number;
  services: { code: string; unit: number }[];
}

/** Price of a product that a valid offer guarantees. */
export interface GuaranteedPrice extends OfferLine {
  offerId: number;
}

interface Question {
  /** `null`: a guest has no offers. */
  userId: number | null;
  items: readonly { product_id: number; qty: number; offer_id?: number | null }[];
  market: LanguageCode;
  timeZone: string;
}

/**
 * Offer prices by product: of the buyer's own offers in this market that are not ordered yet, until their last day, and only for items with at most
 * the offered quantity.
 */
export async function selectGuaranteedPrices(db: Db, { userId, items, market, timeZone }: Question): Promise<ReadonlyMap<number, GuaranteedPrice>> {
  const ids = [...new Set(items.flatMap(({ offer_id }) => offer_id ?? []))];
  if (userId === null || ids.length === 0) return new Map();
  const { rows } = await sql<{ id: number; lines: OfferLine[] }>`
    select o.id, o.lines from company_offers o
    join company_members m on m.user_id = o.user_id and m.company_id = o.company_id and m.state = 'approved'
    where o.id = any(${ids}::integer[]) and o.user_id = ${userId}::integer and o.market = ${market} and o.order_id is null
      and o.valid_until >= (now() at time zone ${timeZone})::date`.execute(db);
  const guaranteed = items.flatMap(({ product_id, qty, offer_id }) => {
    const line = rows.find(({ id }) => id === offer_id)?.lines.find(({ product }) => product === product_id);
    return line && qty <= line.qty ? [[product_id, { ...line, offerId: offer_id as number }] as const] : [];
  });
  return new Map(guaranteed);
}

/** Marks each offer as ordered, in the order's transaction; fails if a concurrent order was first. */
export async function claimOffers(db: Db, { orderId, offers }: { orderId: number; offers: readonly number[] }): Promise<Outcome<null>> {
  if (offers.length === 0) return ok(null);
  const { rows } = await sql`
    update company_offers set order_id = ${orderId}::bigint where id = any(${offers}::integer[]) and order_id is null returning 1`.execute(db);
  return rows.length === offers.length ? ok(null) : fail('error_offer_ordered');
}
