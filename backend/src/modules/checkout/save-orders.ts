import { randomBytes } from 'node:crypto';
import type { CartCustomer } from '@vitrina/contract/cart';
import type { OrderStatus, PaymentStatus, PaymentType } from '@vitrina/contract/orders';
import type { Settings } from '@vitrina/contract/settings/settings';
import { sellerCountry } from '@vitrina/contract/settings/seller-country';
import { withdrawalDays } from '@vitrina/contract/settings/withdrawal-days';
import { LANGUAGES, type LanguageCode } from '@vitrina/contract/values/languages';
import { sql } from 'kysely';
import { bankTransferGateway } from '../../adapters/payments/bank-transfer.ts';
import { cashOnDeliveryGateway } from '../../adapters/payments/cash-on-delivery.ts';
import { sandboxGateways } from '../../adapters/payments/sandbox.ts';
import { type Db, json } from '../../db/index.ts';
import { type CartDeps, cachePickupPoints, priceCart, snapshotOf } from '../cart/index.ts';
import { loadCatalogue, openWithoutWords } from '../catalogue/index.ts';
import { wordedText } from '../labels/index.ts';
import type { WithdrawalPromise } from '../orders/index.ts';
import { loadSettings } from '../settings/index.ts';
import { siteOf } from '../../site-config.ts';

export interface PastEvent {
  kind: string;
  at: Date;
  data?: Record<string, unknown>;
}

/** A past order in its current state. */
export interface PastOrder {
  at: Date;
  lang: LanguageCode;
  lines: readonly { code: string; qty: number }[];
  shipping: { code: string; point?: string };
  payment: { code: string; type: PaymentType };
  status: OrderStatus;
  payment_status: PaymentStatus;
  /** Expiry while it is unpaid; `null`: it does not expire. */
  expires_at: Date | null;
  events: readonly PastEvent[];
  /** State of its payment; absent: no payment was started. */
  money?: 'paid' | 'failed' | 'refund_due' | 'refunded';
  /** Withdrawal from the whole order. */
  withdrawal?: { at: Date; name: string; cancels: boolean };
  /** Additional payment requested later; minor units. */
  additional?: { at: Date; amount: number; reason: string; payment_status: 'unpaid' | 'paid' };
}

export interface PastBuyer {
  /** Identifies the buyer: a repeated import with this name changes nothing. */
  name: string;
  /** Address of the account, or of the guest. */
  email: string;
  isGuest?: boolean;
  customer: CartCustomer;
  orders: readonly PastOrder[];
}

/**
 * Imports past orders of a migrating shop, in the given order: their goods were sold before stock was counted, so stock and ledger stay unchanged,
 * and no mail is sent. Totals and snapshot come from the function that prices carts.
 */
export async function saveOrders(db: Db, buyers: readonly PastBuyer[], { defaultLanguage }: { defaultLanguage: LanguageCode }): Promise<void> {
  const { rows } = await sql<{ key: string }>`
    insert into settings (key, value) select name, jsonb_build_object('orders', orders)
    from unnest(${buyers.map(({ name }) => name)}::text[], ${buyers.map(({ orders }) => orders.length)}::integer[]) as b(name, orders)
    on conflict do nothing returning key`.execute(db);
  const fresh = buyers.filter(({ name }) => rows.some(({ key }) => key === name));
  if (fresh.length === 0) return;
  let now = new Date();
  const settings = await loadSettings(db, (error) => {
    throw error;
  });
  const catalogue = await loadCatalogue({
    ...{ db, defaultLanguage, publicUrl: '', text: wordedText(settings.current), settings: settings.current, now: () => now },
    openEngine: openWithoutWords,
  });
  const deps = depsWith(catalogue);
  for (const [buyer, order] of fresh.flatMap((buyer) => buyer.orders.map((order) => [buyer, order] as const))) {
    now = order.at;
    await saveOrder(db, { ...buyer, order }, { deps, settings: settings.current() });
  }
}

async function saveOrder(db: Db, { order, email, isGuest, customer }: PastBuyer & { order: PastOrder }, { deps, settings }: Pricing): Promise<void> {
  const { rows } = await sql<{ id: number }>`select id from users where email = ${email}`.execute(db);
  const userId = isGuest ? null : (rows[0] as { id: number }).id;
  const priced = await priceCart(db, await cartOf(db, { order, userId, email, customer }), { lang: order.lang, deps });
  if (priced.missing.length > 0) throw new Error(`an order of ${order.lines.map((line) => line.code).join()} lacks ${priced.missing.join()}`);
  const lines = priced.lines.map(({ product, item, unit, vatPercent }, position) => ({
    position,
    product_id: product.id,
    code: product.code,
    qty: item.qty,
    unit_amount: unit,
    vat_percent: vatPercent,
    withdrawn: order.withdrawal ? item.qty : 0,
  }));
  const id = await insertOrder(db, {
    order,
    userId,
    email,
    total: priced.totals.total,
    snapshot: snapshotOf(priced, deps),
    lines,
    promise: promiseOf(settings, order.lang),
  });
  await insertMoney(db, { order, id, total: priced.totals.total });
  if (order.withdrawal) await insertWithdrawal(db, id, order.withdrawal);
}

interface Pricing {
  deps: CartDeps;
  settings: Settings;
}

/** Gateways only for their titles and fees; none is called. */
const depsWith = (catalogue: CartDeps['catalogue']): CartDeps => ({
  catalogue,
  points: cachePickupPoints(),
  gateways: [bankTransferGateway(), cashOnDeliveryGateway(), ...sandboxGateways({ bankUrl: 'http://localhost', secret: randomBytes(16).toString('hex') })],
  site: siteOf(catalogue.settings()),
  trustedTokenId: null,
});

interface Buyer {
  order: PastOrder;
  /** `null`: a guest. */
  userId: number | null;
  email: string;
}

async function cartOf(db: Db, { order, userId, email, customer }: Buyer & { customer: CartCustomer }): Promise<Parameters<typeof priceCart>[1]> {
  const { rows } = await sql<{ code: string; id: number }>`
    select code, id from products where code = any(${order.lines.map((line) => line.code)}::text[])`.execute(db);
  const ids = new Map(rows.map((row) => [row.code, row.id]));
  return {
    id: 0,
    user_id: userId,
    token_id: null,
    customer,
    continue_as_guest: userId === null,
    payment_code: order.payment.code,
    notices: [],
    age_confirmed: true,
    reminder_consent: false,
    items: order.lines.map(({ code, qty }) => ({ product_id: ids.get(code) ?? 0, qty, seen_amount: null, seen_market: null, told_amount: null })),
    services: [],
    choices: [{ parcel_key: '*', shipping_code: order.shipping.code, point_id: order.shipping.point ?? null }],
    coupons: [],
    saved: [],
    account_email: userId === null ? null : email,
    company_id: null,
  };
}

const newCode = (): string => randomBytes(16).toString('base64url');

interface NewOrder extends Buyer {
  total: number;
  snapshot: unknown;
  lines: readonly object[];
  promise: WithdrawalPromise;
}

const promiseOf = (settings: Settings, lang: LanguageCode): WithdrawalPromise => ({
  days: withdrawalDays(settings, lang),
  timeZone: settings.shop.timeZone,
  sellerCountry: sellerCountry(settings, lang),
});

async function insertOrder(db: Db, { order, userId, email, total, snapshot, lines, promise }: NewOrder): Promise<number> {
  const { lang, payment, status, payment_status, at, expires_at, events } = order;
  const momentOf = (kind: string): Date | null => events.find((event) => event.kind === kind)?.at ?? null;
  const { rows } = await sql<{ id: number }>`
    with made as (
      insert into orders (code, user_id, lang, currency, email, status, payment_status, payment_code, payment_type, total, snapshot, created_at, expires_at, paid_at, cancelled_at, withdrawal_days, time_zone,
        seller_country)
      values (${newCode()}, ${userId}::integer, ${lang}, ${LANGUAGES[lang].currency}, ${email}, ${status}, ${payment_status}, ${payment.code}, ${payment.type}, ${total},
        ${JSON.stringify(snapshot)}::jsonb, ${at}, ${expires_at}, ${momentOf('paid')}, ${momentOf('cancelled') ?? momentOf('expired')},
        ${promise.days}, ${promise.timeZone}, ${promise.sellerCountry})
      returning id
    ), lines as (
      insert into order_items (order_id, product_id, position, code, qty, unit_amount, vat_percent, withdrawn)
      select made.id, l.product_id, l.position, l.code, l.qty, l.unit_amount, l.vat_percent, l.withdrawn
      from made, jsonb_to_recordset(${json(lines)}::jsonb)
        as l(product_id integer, position smallint, code text, qty integer, unit_amount integer, vat_percent numeric, withdrawn integer)
    ), told as (
      insert into order_events (order_id, kind, data, at)
      select made.id, e.kind, coalesce(e.data, '{}'), e.at
      from made, jsonb_to_recordset(${json(events.map((event, place) => ({ ...event, place })))}::jsonb) as e(kind text, data jsonb, at timestamptz, place integer) order by e.place
    )
    select id from made`.execute(db);
  return (rows[0] as { id: number }).id;
}

async function insertMoney(db: Db, { order, id, total }: { order: PastOrder; id: number; total: number }): Promise<void> {
  const { currency } = LANGUAGES[order.lang];
  const { money, additional, at } = order;
  if (money)
    await sql`
      insert into payments (reference, gateway, amount, currency, status, code, created_at, updated_at)
      values (${`order-${id}`}, ${order.payment.code}, ${total}, ${currency}, ${money}, ${newCode()}, ${at}, ${at})`.execute(db);
  if (additional)
    await sql`
      insert into additional_payments (code, order_id, amount, currency, reason, payment_status, created_at, paid_at)
      values (${newCode()}, ${id}::bigint, ${additional.amount}, ${currency}, ${additional.reason}, ${additional.payment_status}, ${additional.at},
        ${additional.payment_status === 'paid' ? additional.at : null})`.execute(db);
}

async function insertWithdrawal(db: Db, id: number, { at, name, cancels }: NonNullable<PastOrder['withdrawal']>): Promise<void> {
  await sql`
    with w as (
      insert into withdrawals (order_id, name, cancels, received_at) values (${id}::bigint, ${name}, ${cancels}, ${at}) returning id
    )
    insert into withdrawal_items (withdrawal_id, order_id, position, qty)
    select w.id, ${id}::bigint, i.position, i.qty from w, order_items i where i.order_id = ${id}::bigint`.execute(db);
}
