import { formatCompareQuery } from '@vitrina/contract/values/compare-query';
import { type Directory, directoryWords } from '@vitrina/contract/values/directory-path';
import { languageBase } from '@vitrina/contract/values/languages';
import type { Shop } from '../context/shop-context.tsx';

type Place = Pick<Shop, 'lang'> & { info: Pick<Shop['info'], 'default_language'> };

let wordsOfPage: Readonly<Record<string, string>> = {};
/** Sets the address segments of the page's language in browsers; the server has those of all languages. */
export const setDirectoryWords = (words: Readonly<Record<string, string>>): void => {
  wordsOfPage = words;
};

export const homeUrl = ({ lang, info }: Place): string => languageBase(lang, info.default_language);
/** Pages whose address differs by language; home for an unknown name, which is logged. */
export function fixedUrl(page: Directory, place: Place): string {
  const words: Readonly<Record<string, string>> = import.meta.env.SSR ? directoryWords(place.lang) : wordsOfPage;
  // A name may come from a menu or from staff.
  if (Object.hasOwn(words, page)) return `${homeUrl(place)}${words[page]}/`;
  console.error('Unknown route name', page);
  return homeUrl(place);
}
export const cartUrl = (place: Place): string => `${homeUrl(place)}webshop/shopping_cart/`;
/** First step of the checkout; the checkout guard redirects to the login where it is needed. */
export const checkoutUrl = (place: Place): string => `${homeUrl(place)}webshop/customer/`;
/** The withdrawal form for any order; `orderPageUrl` leads to it with the order's address. */
export const withdrawalUrl = (place: Place): string => `${homeUrl(place)}webshop/withdrawal/`;
export const accountUrl = (place: Place): string => `${homeUrl(place)}auth/`;
export const wishlistUrl = (place: Place): string => `${homeUrl(place)}wishlist/`;
/** A comparison: of the products named, or the page that tells how to begin one. Its address is all there is to it. */
export const compareUrl = (place: Place, items: readonly number[] = [], onlyDifferences = false): string =>
  fixedUrl('catalogue', place) + formatCompareQuery({ items: [...items], onlyDifferences });
/** The visitor's own comparison: leads to the address that names its products. Takes the forms of visitors without scripts. */
export const ownCompareUrl = (place: Place): string => `${homeUrl(place)}compare/`;
/** Many products by their codes. */
export const quickOrderUrl = (place: Place): string => `${fixedUrl('catalogue', place)}?special_view=order_form`;
/** Takes its forms from visitors without scripts. */
export const orderFormUrl = (place: Place): string => `${homeUrl(place)}webshop/quick_order/`;
/** The newest guides for feed readers. */
export const feedUrl = (place: Place): string => `${fixedUrl('blog', place)}rss.xml`;
export const locationsUrl = (place: Place): string => fixedUrl('locations', place);
