import { type Directory, directoryPath } from '@vitrina/contract/values/directory-path';
import { languageBase } from '@vitrina/contract/values/languages';
import type { Shop } from '../context/shop-context.tsx';

type Place = Pick<Shop, 'lang'> & { info: Pick<Shop['info'], 'default_language'> };

export const homeUrl = ({ lang, info }: Place): string => languageBase(lang, info.default_language);
/** Pages whose address differs by language. */
export const fixedUrl = (page: Directory, { lang, info }: Place): string => directoryPath(page, { lang, defaultLanguage: info.default_language });
export const cartUrl = (place: Place): string => `${homeUrl(place)}webshop/shopping_cart/`;
/** First step of the checkout; who must log in or say to buy as a guest is led there. */
export const checkoutUrl = (place: Place): string => `${homeUrl(place)}webshop/customer/`;
export const accountUrl = (place: Place): string => `${homeUrl(place)}auth/`;
export const wishlistUrl = (place: Place): string => `${homeUrl(place)}wishlist/`;
export const compareUrl = (place: Place): string => `${fixedUrl('catalogue', place)}?special_view=compare`;
export const locationsUrl = (place: Place): string => `${homeUrl(place)}locations/`;
