import { webshopCart } from '@vitrina/contract/cart';
import { webshopCheckout } from '@vitrina/contract/checkout';
import { COUNTRIES, COUNTRY_OF_LANGUAGE } from '@vitrina/contract/values/countries';
import type { LanguageCode } from '@vitrina/contract/values/languages';
import type { Visitor } from './visitor.ts';

/** Prepares a guest with these products in the cart, up to the last step before the order. */
export async function readyGuest({ callApi }: Visitor, lang: LanguageCode, ids: readonly number[]): Promise<void> {
  for (const id of ids) await callApi(webshopCart.addProduct, { shopping_cart_code: `p-${id}`, qty: 1 });
  const country = COUNTRY_OF_LANGUAGE[lang];
  const { postCodeExample: post_code, phoneExample: phone } = COUNTRIES[country];
  const fields = { email: `law-${lang}@example.com`, name: 'Ana', surname: 'Kupec', street: 'Ulica 1', town: 'Mesto', post_code, phone };
  await callApi(webshopCheckout.continueAsGuest);
  await callApi(webshopCheckout.setCustomer, { type: 'webshop.guest', country, fields });
  await callApi(webshopCheckout.setShipping, { shipping: 'delivery' });
  await callApi(webshopCheckout.setPayment, { payment: 'bank-transfer' });
}
