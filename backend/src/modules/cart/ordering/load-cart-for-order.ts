import type { RawBuilder } from 'kysely';
import type { Cart } from '@vitrina/contract/cart';
import type { PaymentType } from '@vitrina/contract/orders';
import type { CurrencyCode, LanguageCode } from '@vitrina/contract/values/languages';
import { toMinor } from '@vitrina/contract/values/money';
import type { Db } from '../../../db/index.ts';
import type { Actor } from '../../../http/context.ts';
import { fail, type Outcome, ok } from '../../../http/outcome.ts';
import { customerKey } from '../../coupons/index.ts';
import type { CartDeps } from '../cart-deps.ts';
import { ownerOf } from '../../../http/owner-of.ts';
import { lockCartLater, selectCart, selectClosedCart } from '../cart-queries.ts';
import { serviceLineCode } from '../services/service-lines.ts';
import { beginsEarly, serviceItemCode } from '../services/service-view.ts';
import { hasPriceChanged, hasServicePriceChanged, isRemoved } from '../view/cart-warnings.ts';
import { cartView } from '../view/cart-view.ts';
import { isInStock, type PricedCart, priceCart } from '../pricing/price-cart.ts';
import { insufficientStockError } from '../items/insufficient-stock-error.ts';

/** Input of an order; amounts in minor units, gross. */
export interface CartForOrder {
  cartId: number;
  userId: number | null;
  tokenId: string | null;
  lang: LanguageCode;
  currency: CurrencyCode;
  email: string;
  payment: { code: string; type: PaymentType };
  /** Company that buys on account; `null`: none. */
  companyId: number | null;
  /** Ids of the offers that the order accepts. */
  offers: number[];
  total: number;
  /** `onRequest`: stock is too low, ordered from the supplier. */
  lines: { productId: number; code: string; title: string; qty: number; unitAmount: number; vatPercent: number; onRequest: boolean }[];
  /** Services of lines; `of`: index of the line. */
  services: { service: string; of: number; code: string; qty: number; unitAmount: number; vatPercent: number }[];
  /** Redeemed in the order's transaction (coupons: redeemCoupons). */
  coupons: { id: number; customerKey: string }[];
  snapshot: Cart;
}

export interface OrderRequest<Also = unknown> {
  actor: Pick<Actor, 'userId' | 'tokenId'>;
  lang: LanguageCode;
  deps: CartDeps;
  /** Decimal total that the buyer saw, if the client sent it. */
  seenTotal?: number | undefined;
  /** Further column to read in the cart's statement. */
  also?: RawBuilder<Also>;
}

/**
 * Loads the actor's cart for an order. Call within the order's transaction: the cart stays locked until its end, and a concurrent order waits
 * and then finds no cart (`error_cart_empty`; see selectRecentlyOrderedCart).
 */
export async function loadCartForOrder<Also>(
  db: Db,
  { actor, lang, deps, seenTotal, also }: OrderRequest<Also>,
): Promise<Outcome<CartForOrder & { also: Also }>> {
  const owner = ownerOf(actor, deps);
  if (!owner) return fail('error_unauthorized');
  await lockCartLater(db, owner);
  const row = await selectCart(db, owner, lang, { ...(also && { also }) });
  if (!row || row.items.length === 0) return fail('error_cart_empty');
  if (row.is_ended) return fail('error_unauthorized');
  const priced = await priceCart(db, row, { lang, deps });
  return (
    refusalOf(priced, seenTotal) ??
    // The column's type is that of the `sql` template the caller passed.
    ok({ ...orderOf(priced, deps), also: row.also as Also })
  );
}

/** Loads the cart of an unconfirmed order at current prices; a product removed since counts as a change (`error_cart_changed`). */
export async function loadClosedCart(
  db: Db,
  { cartId, lang, deps, seenTotal }: Pick<OrderRequest, 'lang' | 'deps'> & { cartId: number; seenTotal: number },
): Promise<Outcome<CartForOrder>> {
  const row = await selectClosedCart(db, cartId);
  if (!row || row.items.length === 0) return fail('error_cart_changed');
  const priced = await priceCart(db, row, { lang, deps });
  if (priced.gone.length > 0) return fail('error_cart_changed');
  return refusalOf(priced, seenTotal) ?? ok(orderOf(priced, deps));
}

function refusalOf(priced: PricedCart, seenTotal: number | undefined): Outcome<never> | null {
  const { lines, totals, missing } = priced;
  const short = lines.filter((line) => !isInStock(line));
  if (short.length > 0) return fail('error_quantity_not_available', { errors: short.map(insufficientStockError) });
  const refused = priced.services.filter((one) => one.refused !== null);
  if (refused.length > 0)
    return fail('error_service_not_possible', {
      errors: refused.map(({ service, line, refused: label_name }) => ({
        field: serviceLineCode(service.code, line.product.id),
        label_name: label_name ?? 'error_service_not_possible',
      })),
    });
  // A client that sends the total is checked against it; for others no price may have risen and no product been removed.
  const hasChanged = seenTotal === undefined ? isWorse(priced) : toMinor(seenTotal) !== totals.total;
  if (hasChanged || lines.length === 0) return fail('error_cart_changed');
  return missing.length > 0 ? fail('error_cart_incomplete', { errors: missing.map((step) => ({ field: step, label_name: 'error_field_required' })) }) : null;
}

const isWorse = (priced: PricedCart): boolean =>
  priced.gone.length > 0 ||
  priced.goneServices.length > 0 ||
  priced.services.some((one) => hasServicePriceChanged(one, priced) && one.unit > (one.row.seen_amount ?? 0)) ||
  priced.coupons.some((coupon) => isRemoved(coupon.state)) ||
  priced.lines.some((line) => hasPriceChanged(line, priced) && line.unit > (line.item.seen_amount ?? 0));

function orderOf(priced: PricedCart, deps: CartDeps): CartForOrder {
  const { row, lang, currency, lines, totals, gateway } = priced;
  if (!gateway) throw new Error('a cart without a way to pay got through');
  const email = row.customer?.fields.email ?? '';
  return {
    cartId: row.id,
    userId: row.user_id,
    tokenId: row.token_id,
    lang,
    currency,
    email,
    payment: { code: gateway.code, type: gateway.type },
    companyId: gateway.code === 'on-account' ? (priced.credit?.companyId ?? null) : null,
    offers: [...new Set(lines.flatMap(({ offerPrice }) => offerPrice?.offerId ?? []))],
    total: totals.total,
    lines: lines.map(({ product, item, unit, availability, vatPercent }) => ({
      productId: product.id,
      code: product.code,
      title: product.title,
      qty: item.qty,
      unitAmount: unit,
      vatPercent,
      onRequest: product.status === 2 && item.qty > availability.qty,
    })),
    services: priced.services.map(({ row: chosen, service, line, unit, vatPercent }) => ({
      service: service.code,
      beginsEarly: beginsEarly({ row: chosen, service }),
      of: lines.indexOf(line),
      code: serviceItemCode(line.product.code, service.code),
      qty: line.item.qty,
      unitAmount: unit,
      vatPercent,
    })),
    coupons: priced.coupons
      .filter((coupon) => coupon.state === 'usable')
      .map((coupon) => ({ id: coupon.row.id, customerKey: customerKey(row.user_id, email) })),
    snapshot: snapshotOf(priced, deps),
  };
}

/** The cart as stored with the order, without other shipping options and warnings. */
export function snapshotOf(priced: PricedCart, deps: CartDeps): Cart {
  const cart = cartView(priced, deps);
  const items = (parcel: Cart['parcels'][number]) => parcel.items.map(({ services: _, ...item }) => item);
  return {
    ...cart,
    parcels: cart.parcels.map((parcel) => ({ ...parcel, items: items(parcel), shipping_options: [] })),
    warnings: [],
    free_shipping_missing: null,
  };
}
