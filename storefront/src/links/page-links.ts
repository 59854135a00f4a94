import { formatCompareQuery } from '@vitrina/contract/values/compare-query';
import { type Directory, directoryWords } from '@vitrina/contract/values/directory-path';
import { languageBase } from '@vitrina/contract/values/languages';
import type { Shop } from '../context/shop-context.tsx';

type Place = Pick<Shop, 'lang'> & { info: Pick<Shop['info'], 'default_language'> };

let wordsOfPage: Readonly<Record<string, string>> = {};
/** Sets the address segments of the page's language in the browser; the server has those of all languages. */
export const setDirectoryWords = (words: Readonly<Record<string, string>>): void => {
  wordsOfPage = words;
};

export const homeUrl = ({ lang, info }: Place): string => languageBase(lang, info.default_language);
/** Pages whose address differs by language; home for an unknown name, which is logged. */
export function fixedUrl(page: Directory, place: Place): string {
  const words: Readonly<Record<string, string>> = import.meta.env.SSR ? directoryWords(place.lang) : wordsOfPage;
  // The name may come from a menu or from staff.
  if (Object.hasOwn(words, page)) return `${homeUrl(place)}${words[page]}/`;
  console.error('Unknown route name', page);
  return homeUrl(place);
}
export const cartUrl = (place: Place): string => `${homeUrl(place)}webshop/shopping_cart/`;
/** First step of the checkout; the checkout guard redirects to the login if required. */
export const checkoutUrl = (place: Place): string => `${homeUrl(place)}webshop/customer/`;
/** The withdrawal form for any order; `orderPageUrl` prefills it with an order. */
export const withdrawalUrl = (place: Place): string => `${homeUrl(place)}webshop/withdrawal/`;
export const accountUrl = (place: Place): string => `${homeUrl(place)}auth/`;
export const wishlistUrl = (place: Place): string => `${homeUrl(place)}wishlist/`;
/** A comparison of the given products, or the page that explains how to begin one. Its address is its whole state. */
export const compareUrl = (place: Place, items: readonly number[] = [], onlyDifferences = false): string =>
  fixedUrl('catalogue', place) + formatCompareQuery({ items: [...items], onlyDifferences });
/** The visitor's own comparison: redirects to the address that names its products. Forms without scripts are sent there. */
export const ownCompareUrl = (place: Place): string => `${homeUrl(place)}compare/`;
/** Order of many products by their codes. */
export const quickOrderUrl = (place: Place): string => `${fixedUrl('catalogue', place)}?special_view=order_form`;
/** Target of its forms without scripts. */
export const orderFormUrl = (place: Place): string => `${homeUrl(place)}webshop/quick_order/`;
/** The newest guides for feed readers. */
export const feedUrl = (place: Place): string => `${fixedUrl('blog', place)}rss.xml`;
export const locationsUrl = (place: Place): string => fixedUrl('locations', place);
