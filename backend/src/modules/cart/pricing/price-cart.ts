import { deliveryCountries, homeCountry } from '@vitrina/contract/settings/market-countries';
import { isExport } from '@vitrina/contract/settings/vat-rate';
import { paymentFee } from '@vitrina/contract/settings/payment-methods';
import { checkCustomer } from '@vitrina/contract/values/customer-fields';
import { isCountryCode } from '@vitrina/contract/values/countries';
import { type CurrencyCode, LANGUAGES, type LanguageCode } from '@vitrina/contract/values/languages';
import type { Gateway } from '../../../adapters/payments/gateway.ts';
import type { Db } from '../../../db/index.ts';
import { type CouponRow, type CouponEligibility, customerKeys, selectCoupons } from '../../coupons/index.ts';
import { type Credit, selectCredit, selectGuaranteedPrices } from '../../companies/index.ts';
import type { CartDeps } from '../cart-deps.ts';
import { type CartRow, type ItemRow, type ServiceRow, selectTitles } from '../cart-queries.ts';
import { packagesOf, type PricedParcel, shipParcels } from '../delivery/shipping-options.ts';
import { type CartLine, splitParcels } from '../delivery/split-parcels.ts';
import { isIntraCommunity } from '../vat/intra-community.ts';
import { carriedIn, postCodeOf, type ServiceLine, serviceLines, withRefusals } from '../services/service-lines.ts';
import { type CartTotals, cartTotals } from './cart-totals.ts';
import { couponStates, couponValue } from './coupon-states.ts';
import { linesOf, ratesOf } from './price-lines.ts';
import { ownPricesOf } from './own-prices-of.ts';
import { paymentMethodsFor } from './payment-methods.ts';

export interface PricedCoupon {
  row: CouponRow;
  state: CouponEligibility;
  discount: number;
  isAnnounced: boolean;
}

export interface PricedCart {
  row: CartRow;
  lang: LanguageCode;
  currency: CurrencyCode;
  lines: CartLine[];
  /** Services in the order of their lines. */
  services: ServiceLine[];
  /** Chosen services that are not offered with their product any more. */
  goneServices: ServiceRow[];
  /** Lines no longer for sale: hidden, ended, without a price. */
  gone: ItemRow[];
  /** Titles of products not in `lines`. */
  titles: ReadonlyMap<number, string>;
  parcels: PricedParcel[];
  coupons: PricedCoupon[];
  gateway: Gateway | null;
  totals: CartTotals;
  /** Credit of the buyer's company; `null`: no company that may buy on account. */
  credit: Credit | null;
  /** Reverse charge: the buyer accounts for the VAT; `null`: it does not apply. */
  vatReason: 'intra_community' | null;
  isExport: boolean;
  missing: ('items' | 'services' | 'customer' | 'shipping' | 'payment' | 'age')[];
}

/** The only function that calculates a cart's prices, from the current database state; all totals shown or charged come from here. */
export async function priceCart(db: Db, row: CartRow, { lang, deps }: { lang: LanguageCode; deps: CartDeps }): Promise<PricedCart> {
  const { catalogue } = deps;
  const settings = catalogue.settings();
  const { currency } = LANGUAGES[lang];
  const ids = row.items.map((item) => item.product_id);
  const country = row.customer?.country ?? null;
  const keys = customerKeys(row.user_id, row.account_email, row.customer?.fields.email);
  // Sequential: a transaction has one connection.
  const products = await catalogue.lineProducts(db, ids, lang, row.live);
  const couponRows = await selectCoupons(
    db,
    row.coupons.map((coupon) => coupon.coupon_id),
    keys,
  );
  const lockers = ids.length > 0 ? await deps.points(db, country ?? homeCountry(settings, lang)) : [];
  const isFetched = row.choices.some(({ shipping_code }) => shipping_code === 'pickup');
  const isUntaxed = await isIntraCommunity(db, { settings, lang, customer: row.customer, isFetched });
  const credit = await selectCredit(db, { userId: row.user_id, customer: row.customer, currency });
  const own = await ownPricesOf(db, { companyId: row.company_id, products, catalogue, lang });
  const offerPrices = await selectGuaranteedPrices(db, { userId: row.user_id, items: row.items, market: lang, timeZone: settings.shop.timeZone });
  const lines = linesOf(row.items, products, { catalogue, lang, country, isUntaxed, own, offerPrices });
  const sold = new Set(lines.map((line) => line.item.product_id));
  const gone = row.items.filter((item) => !sold.has(item.product_id));
  const noticed = row.notices.map((notice) => notice.product_id).filter((id) => !sold.has(id));
  const titles = await selectTitles(db, [...gone.map((item) => item.product_id), ...noticed], [lang, 'en']);

  const goods = lines.reduce((sum, line) => sum + line.gross, 0);
  const chosen = serviceLines(row.services, lines, {
    catalogue,
    lang,
    ratesOf: (vatClass) => ratesOf(settings, lang, { country, vatClass, isUntaxed }),
  });
  const parcels = shipParcels(splitParcels(lines, catalogue.dictionary.warehouses), {
    catalogue,
    lang,
    country,
    postCode: postCodeOf(row.customer),
    goods,
    things: packagesOf({ lines }),
    lockers,
    carriedIn: carriedIn(chosen.lines),
    choices: row.choices,
    hasChoice: deps.site.checkout.steps.shipping,
  });
  const serviceRows = withRefusals(chosen.lines, parcels, { settings, lang, customer: row.customer });
  const items = goods + serviceRows.reduce((sum, service) => sum + service.gross, 0);
  const stated = couponStates(couponRows, { currency, goods, items, userId: row.user_id });
  const states = new Map(stated.map((one) => [one.row.id, one.state]));
  const usable = stated.flatMap((one) => (one.state === 'usable' ? [one.row] : []));
  const ancillary = ratesOf(settings, lang, { country, vatClass: null, isUntaxed });
  const calculate = (paymentFee: number) =>
    cartTotals({
      lines: [...lines, ...serviceRows].map(({ gross, vatPercent, exemptPercent }) => ({ gross, vatPercent, exemptPercent })),
      coupons: usable.map((coupon) => couponValue(coupon, currency)),
      shipping: parcels.length > 0 && parcels.every((parcel) => parcel.chosen) ? parcels.map((parcel) => parcel.chosen?.option.price ?? 0) : null,
      paymentFee,
      serviceVatPercent: ancillary.vatPercent,
      serviceExemptPercent: ancillary.exemptPercent,
    });
  const offered = paymentMethodsFor(deps, lang, { total: calculate(0).total, credit });
  const gateway = offered.find((one) => one.code === row.payment_code) ?? (deps.site.checkout.steps.payment ? null : (offered[0] ?? null));
  const totals = calculate(gateway && lines.length > 0 ? paymentFee(settings, gateway.code, currency) : 0);
  const discounts = new Map(usable.map((coupon, i) => [coupon.id, totals.couponDiscounts[i] ?? 0]));
  const coupons = couponRows.map((coupon) => ({
    row: coupon,
    state: states.get(coupon.id) as CouponEligibility,
    discount: discounts.get(coupon.id) ?? 0,
    isAnnounced: row.coupons.find((one) => one.coupon_id === coupon.id)?.told ?? false,
  }));
  return {
    row,
    lang,
    currency,
    lines,
    services: serviceRows,
    goneServices: chosen.gone,
    gone,
    titles,
    parcels,
    coupons,
    gateway,
    totals,
    credit,
    vatReason: isUntaxed ? 'intra_community' : null,
    isExport: !isUntaxed && isExport(settings, lang, country),
    missing: missingSteps(row, { lines, services: serviceRows, parcels, gateway, countries: deliveryCountries(settings, lang) }),
  };
}

/** True if the whole quantity can be ordered: in stock, or sold on request. */
export const isInStock = ({ item, product, availability }: CartLine): boolean => product.status === 2 || item.qty <= availability.qty;

interface Steps extends Pick<PricedCart, 'lines' | 'services' | 'parcels' | 'gateway'> {
  /** Countries the market delivers to. */
  countries: readonly string[];
}

function missingSteps(row: CartRow, { lines, services, parcels, gateway, countries }: Steps): PricedCart['missing'] {
  const { customer } = row;
  const isKnown =
    customer !== null &&
    isCountryCode(customer.country) &&
    countries.includes(customer.country) &&
    checkCustomer({ ...customer, country: customer.country }, { draft: false }).errors.length === 0;
  const steps: [PricedCart['missing'][number], boolean][] = [
    ['items', lines.length > 0 && lines.every(isInStock)],
    ['services', services.every(({ refused }) => refused === null)],
    ['customer', isKnown],
    ['shipping', parcels.length > 0 && parcels.every((parcel) => parcel.chosen)],
    ['payment', gateway !== null],
    ['age', row.age_confirmed || !lines.some((line) => line.product.age_verification)],
  ];
  return steps.filter(([, isComplete]) => !isComplete).map(([step]) => step);
}
