import { sql } from 'kysely';
import { webshopCheckout } from '@vitrina/contract/checkout';
import { deliveryCountries, homeCountry } from '@vitrina/contract/settings/market-countries';
import { COUNTRIES, isCountryCode } from '@vitrina/contract/values/countries';
import { type Binding, bind, bindCartStep } from '../../http/bind.ts';
import { fail, ok } from '../../http/outcome.ts';
import { ownerOf } from '../../http/owner-of.ts';
import { type CartDeps, cartPaymentOption, paymentMethodsFor, readCart, readCartRow, writeCart } from '../cart/index.ts';
import { customerForm } from './customer-form.ts';
import { getCustomer } from './get-customer.ts';
import { saveReminderConsent } from './save-reminder-consent.ts';
import { setCustomer } from './set-customer.ts';
import { setPayment } from './set-payment.ts';
import { setParcelShipping, setShipping } from './set-shipping.ts';
import { stopReminders } from './stop-reminders.ts';
import { TOWNS } from './towns.ts';

/** Endpoints between cart and order: buyer, shipping, payment. */
export const checkoutRoutes = (deps: CartDeps): Binding[] => [
  bind(webshopCheckout.location, async ({ country }, { lang }) => {
    const settings = deps.catalogue.settings();
    const delivered = deliveryCountries(settings, lang).map((code) => COUNTRIES[code]);
    const countries = delivered.map(({ code, postCodePattern, postCodeExample }) => ({
      code,
      title: deps.catalogue.text(lang, `country_${code.toLowerCase()}`),
      post_code_pattern: postCodePattern,
      post_code_example: postCodeExample,
    }));
    const where = country?.toUpperCase() ?? homeCountry(settings, lang);
    return isCountryCode(where) ? ok({ countries, towns: TOWNS[where] }) : unknownCountry();
  }),
  bind(webshopCheckout.abandonment, async (input, context) => saveReminderConsent(input, context, deps)),
  bind(webshopCheckout.stopReminders, async ({ code }, { db }) => stopReminders(db, code)),
  bind(webshopCheckout.customer, async (_input, context) => ok(await getCustomer(context, deps))),
  bindCartStep(webshopCheckout.setCustomer, async (input, context) => setCustomer(input, context, deps)),
  bind(webshopCheckout.customerFields, async ({ country, is_company }, context) => {
    const where = country?.toUpperCase() ?? (await readCartRow(context, deps))?.customer?.country ?? homeCountry(deps.catalogue.settings(), context.lang);
    if (!isCountryCode(where)) return unknownCountry();
    return ok({ country: where, fields: customerForm(deps.catalogue, context.lang, { country: where, isCompany: is_company }) });
  }),
  bindCartStep(webshopCheckout.continueAsGuest, async (_input, context) => writeCart(context, deps, { set: sql`continue_as_guest = true` })),
  bindCartStep(webshopCheckout.setShipping, async (input, context) => writeCart(context, deps, setShipping(input))),
  bindCartStep(webshopCheckout.setParcelShipping, async (input, context) => writeCart(context, deps, setParcelShipping(input))),
  bind(webshopCheckout.payments, async (_input, context) => {
    const priced = await readCart(context, deps);
    if (!priced || !ownerOf(context.actor, deps)) return ok({ items: [] });
    const { totals, lang, credit } = priced;
    return ok({
      items: paymentMethodsFor(deps, lang, { total: totals.total - totals.paymentFee, credit }).map((gateway) => cartPaymentOption(gateway, deps, lang)),
    });
  }),
  bindCartStep(webshopCheckout.setPayment, async ({ payment }, context) => writeCart(context, deps, setPayment(payment))),
];

const unknownCountry = () => fail('error_bad_input', { errors: [{ field: 'country', label_name: 'error_field_unknown_value' }] });
