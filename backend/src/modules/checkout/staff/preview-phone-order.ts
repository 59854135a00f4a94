import type { Cart, PaymentOption } from '@vitrina/contract/cart';
import type { ReplyOf } from '@vitrina/contract/endpoint';
import { deliveryCountries } from '@vitrina/contract/settings/market-countries';
import type { orderActions } from '@vitrina/contract/staff/order-actions';
import type { LanguageCode } from '@vitrina/contract/values/languages';
import type { CallContext } from '../../../http/context.ts';
import { fail, type Outcome, ok } from '../../../http/outcome.ts';
import { refuseIfBusy } from '../../../http/short-locks.ts';
import { scopeOf } from '../../../http/staff-rights.ts';
import type { CreateOrderDeps } from '../create-order.ts';
import { asGuest } from './create-phone-order.ts';
import { type Basket, draftBasket, withBasket } from './fill-basket.ts';

interface Input {
  market: LanguageCode;
  lines: Basket['lines'];
  country?: string | undefined;
  shipping?: string | undefined;
  point_id?: string | undefined;
  payment?: string | undefined;
}
type Preview = ReplyOf<typeof orderActions.previewNew>;

/** Returns the totals of an order by telephone from a temporary basket, which is discarded. */
export const previewPhoneOrder =
  ({ cart: deps }: CreateOrderDeps) =>
  async ({ market, ...draft }: Input, context: CallContext): Promise<Outcome<Preview>> => {
    const scope = scopeOf(context.staff, 'orders.edit');
    if (!scope || (scope.markets && !scope.markets.includes(market))) return fail('error_forbidden');
    const guest = asGuest(context, market);
    const filled = await refuseIfBusy(() => withBasket(guest, () => draftBasket(deps, draft, guest)));
    return filled.ok ? ok(previewView(filled.data, deliveryCountries(deps.catalogue.settings(), market))) : filled;
  };

function previewView({ cart, payments }: { cart: Cart; payments: PaymentOption[] }, countries: string[]): Preview {
  const { parcels, totals, currency, payment_type } = cart;
  const options = new Map(parcels.flatMap(({ shipping_options }) => shipping_options).map((option) => [option.code, option]));
  return {
    currency,
    countries,
    lines: parcels.flatMap(({ items }) => items.map(({ code, title, qty, price, total }) => ({ code, title, qty, price, total }))),
    shippings: [...options.values()].map(({ code, title, price, points = [] }) => ({
      ...{ code, title, price },
      points: points.map(({ id, title, town }) => ({ id, title, town })),
    })),
    payments: payments.map(({ code, title, fee }) => ({ code, title, fee })),
    shipping: parcels.find(({ shipping }) => shipping)?.shipping?.code ?? null,
    payment: payment_type?.code ?? null,
    totals: { items: totals.items, discount: totals.discount, shipping: totals.shipping, payment_fee: totals.payment_fee, total: totals.total },
  };
}
