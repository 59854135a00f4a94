import { webshopCheckout } from '@vitrina/contract/checkout';
import { type Order, webshopOrders } from '@vitrina/contract/orders';
import type { LanguageCode } from '@vitrina/contract/values/languages';
import { guestWithCart, GUEST } from './buyer.ts';
import { call } from './shop.ts';

/** Buyers in countries with their own payment code. */
const PLACES: Partial<Record<LanguageCode, { country: string; phone: string; post_code: string; town: string }>> = {
  hr: { country: 'HR', phone: '+385911234567', post_code: '10000', town: 'Zagreb' },
  de: { country: 'DE', phone: '+4915100000000', post_code: '10115', town: 'Berlin' },
  rs: { country: 'RS', phone: '+381601234567', post_code: '11000', town: 'Beograd' },
};

/** A guest's order of one laptop, made through the interface. */
export async function makeOrder(payment = 'bank-transfer', lang: LanguageCode = 'si', email: string = GUEST.email): Promise<Order> {
  const token = await guestWithCart('laptop', lang);
  const as = { lang, token };
  const { country = 'SI', ...place } = PLACES[lang] ?? {};
  await call(webshopCheckout.continueAsGuest, {}, as);
  await call(webshopCheckout.setCustomer, { type: 'webshop.guest', country, fields: { ...GUEST, ...place, email } }, as);
  await call(webshopCheckout.setShipping, { shipping: 'delivery' }, as);
  const { cart } = await call(webshopCheckout.setPayment, { payment }, as);
  const { identifier } = await call(webshopOrders.createOrder, { total: cart.totals.total, accept_terms: true }, as);
  return orderNow(identifier, lang);
}

/** Reads the current order. */
export const orderNow = (identifier: string, lang: LanguageCode = 'si'): Promise<Order> => call(webshopOrders.order, { identifier }, { lang });
