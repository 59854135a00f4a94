import { SHIPPING_CODES } from '@vitrina/contract/settings/delivery';
import { deliveryCountries } from '@vitrina/contract/settings/market-countries';
import { exemptPercent, vatPercent } from '@vitrina/contract/settings/vat-rate';
import { type CountryCode, isCountryCode } from '@vitrina/contract/values/countries';
import { addDays, dayIn } from '@vitrina/contract/values/date';
import { toDecimal } from '@vitrina/contract/values/money';
import { isPostCode } from '@vitrina/contract/values/post-code';
import { splitVat } from '@vitrina/contract/values/split-vat';
import type { CallContext } from '../../../http/context.ts';
import { fail, ok } from '../../../http/outcome.ts';
import type { Catalogue } from '../catalogue.ts';
import { SOURCES } from '../listing/listing-request.ts';
import { deliveryDay } from '../rules/delivery-day.ts';
import { shippingPrice } from '../rules/shipping-price.ts';
import { availabilityOf } from './availability.ts';
import { type ProductRow, selectProducts } from './product-queries.ts';

interface DeliveryInput {
  country: string;
  post_code: string;
  ids: number[];
}

/** Shipping codes of home delivery. */
const TO_THE_DOOR = SHIPPING_CODES.filter((code) => code === 'delivery' || code === 'carry_in');

/** Returns delivery days and prices of products at a place, without products the caller may not see. Never cached. */
export const getDeliveryTo =
  (catalogue: Catalogue) =>
  async ({ country, post_code: postCode, ids }: DeliveryInput, context: CallContext) => {
    const { lang } = context;
    const settings = catalogue.settings();
    if (!isCountryCode(country) || !deliveryCountries(settings, lang).includes(country)) return fail('error_empty_data');
    if (!isPostCode(postCode, country)) return fail('error_bad_input', { errors: [{ field: 'post_code', label_name: 'error_post_code_invalid' }] });
    const place = { to: country, postCode };
    const tomorrow = addDays(dayIn(catalogue.now(), settings.shop.timeZone), 1);
    const rows = await selectProducts(context.db, [...new Set(ids)], context);
    const items = rows.map((row) => {
      const day = isBrought(catalogue, row, { country, lang }) ? availabilityOf(catalogue, row, lang, place).shippingDate : null;
      return { id: row.id, day, is_tomorrow: day === tomorrow, price: toDecimal(priceThere(catalogue, row, { country, lang })) };
    });
    const quick = SOURCES.filter((from) => deliveryDay({ from, ...place }, catalogue.now(), settings) === tomorrow);
    return ok({
      vat: { home: vatPercent(settings, lang, { country: null, vatClass: null }), there: vatPercent(settings, lang, { country, vatClass: null }) },
      prices: exemptPercent(settings, lang, { country, vatClass: null }) > 0 ? ('net' as const) : ('same' as const),
      tomorrow: quick.length > 0 ? String(Math.max(...quick.map((from) => settings.delivery.dispatch.days[from]))) : null,
      items,
    });
  };

interface Place {
  country: CountryCode;
  lang: CallContext['lang'];
}

function isBrought(catalogue: Catalogue, { amount, package_mm, package_g }: ProductRow, { country, lang }: Place): boolean {
  const things = [package_mm && package_g ? { sides: package_mm, weight: package_g } : null];
  return TO_THE_DOOR.some((code) => shippingPrice(catalogue.settings(), code, { market: lang, country, goods: amount ?? 0, things }) !== null);
}

/** Returns the price in minor units; without VAT for exports, as in the cart. */
function priceThere(catalogue: Catalogue, { amount, vat_class: vatClass }: ProductRow, { country, lang }: Place): number | null {
  if (amount === null) return null;
  return amount - splitVat(exemptPercent(catalogue.settings(), lang, { country, vatClass }), amount).vat;
}
