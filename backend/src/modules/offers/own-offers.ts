import { sql } from 'kysely';
import type { Cart } from '@vitrina/contract/cart';
import type { Offer, OfferState } from '@vitrina/contract/offers';
import { addDays, dayIn } from '@vitrina/contract/values/date';
import { toDecimal } from '@vitrina/contract/values/money';
import type { CallContext } from '../../http/context.ts';
import { fail, type Outcome, ok } from '../../http/outcome.ts';
import { type CartDeps, readCart, writeCart } from '../cart/index.ts';
import { selectApproved } from '../companies/index.ts';
import { isOverLimit } from '../customers/index.ts';
import { guaranteedLines, offerData } from './offer-data.ts';
import { insertOffer, type OfferRow, selectCompany, selectOffers } from './offer-queries.ts';

/** Days for which an offer is valid after the day of its creation. */
export const VALID_DAYS = 14;
/** Limit of offers per account and day. */
const MOST_A_DAY = 20;
const DAY_SECONDS = 86_400;
const DIGITS = 6;

export const offerNumber = (id: number): string => `P-${String(id).padStart(DIGITS, '0')}`;

const stateOf = ({ is_ordered, is_over }: OfferRow): OfferState => (is_ordered ? 'ordered' : is_over ? 'over' : 'open');

export const offerView = (row: OfferRow): Offer => ({
  id: row.id,
  number: offerNumber(row.id),
  market: row.market,
  created_on: row.data.date,
  valid_until: row.valid_until,
  state: stateOf(row),
  currency: row.data.currency,
  net: toDecimal(row.data.net),
  total: toDecimal(row.data.total),
  qty: row.data.qty,
});

const zoneOf = ({ catalogue }: CartDeps): string => catalogue.settings().shop.timeZone;

export const listOwn =
  (deps: CartDeps) =>
  async (_input: unknown, { db, actor }: CallContext): Promise<Outcome<{ items: Offer[] }>> => {
    if (actor.userId === null) return fail('error_unauthorized');
    return ok({ items: (await selectOffers(db, { userId: actor.userId, timeZone: zoneOf(deps) })).map(offerView) });
  };

export const makeOffer =
  (deps: CartDeps) =>
  async (_input: unknown, context: CallContext): Promise<Outcome<{ offer: Offer }>> => {
    const { db, actor, lang } = context;
    if (actor.userId === null) return fail('error_unauthorized');
    const companyId = await selectApproved(db, actor.userId);
    const company = companyId === null ? null : await selectCompany(db, companyId);
    if (companyId === null || !company) return fail('error_forbidden');
    const priced = await readCart(context, deps);
    if (!priced || priced.lines.length === 0) return fail('error_cart_empty');
    if (await isOverLimit(db, [{ key: `offer:${actor.userId}`, most: MOST_A_DAY }], DAY_SECONDS)) return fail('error_too_many_requests');
    const timeZone = zoneOf(deps);
    const date = dayIn(new Date(), timeZone);
    const validUntil = addDays(date, VALID_DAYS);
    const buyer = { title: company.title, country: company.country, vatNumber: company.vat_number, email: priced.row.account_email ?? '' };
    const data = offerData(priced, { deps, buyer, date, validUntil });
    const id = await insertOffer(db, { companyId, userId: actor.userId, market: lang, validUntil, lines: guaranteedLines(priced), data });
    const [row] = await selectOffers(db, { userId: actor.userId, id, timeZone });
    return row ? ok({ offer: offerView(row) }) : fail('error_forbidden');
  };

/** Puts the offer's products in the cart at its prices; other items in the cart stay. */
export const orderOffer =
  (deps: CartDeps) =>
  async ({ id }: { id: number }, context: CallContext): Promise<Outcome<{ cart: Cart }>> => {
    const { actor, lang } = context;
    const { userId } = actor;
    if (userId === null) return fail('error_unauthorized');
    return writeCart(context, deps, {
      change: async (db, cartId) => {
        const [row] = await selectOffers(db, { userId, id, timeZone: zoneOf(deps) });
        if (!row) return fail('error_empty_data');
        if (row.is_ordered) return fail('error_offer_ordered');
        if (row.is_over) return fail('error_offer_over');
        if (row.market !== lang) return fail('error_offer_market');
        await putIn(db, { cartId, row });
        return null;
      },
    });
  };

async function putIn(db: CallContext['db'], { cartId, row }: { cartId: number; row: OfferRow }): Promise<void> {
  const lines = row.lines.map((line, place) => ({ ...line, place }));
  await sql`
    insert into cart_items (cart_id, product_id, qty, offer_id, added_at)
    select ${cartId}::bigint, l.product, l.qty, ${row.id}::integer, now() + l.place * interval '1 microsecond'
    from jsonb_to_recordset(${JSON.stringify(lines)}::jsonb) as l(place integer, product integer, qty integer) join products p on p.id = l.product
    on conflict (cart_id, product_id) do update set qty = excluded.qty, offer_id = excluded.offer_id, seen_amount = null, told_amount = null`.execute(db);
  const services = row.lines.flatMap(({ product, services }) => services.map(({ code }) => ({ product, code })));
  await sql`
    insert into cart_services (cart_id, product_id, service_code)
    select ${cartId}::bigint, s.product, s.code from jsonb_to_recordset(${JSON.stringify(services)}::jsonb) as s(product integer, code text)
    join products p on p.id = s.product on conflict do nothing`.execute(db);
}
