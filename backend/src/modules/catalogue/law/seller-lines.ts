import type { Parcel } from '@vitrina/contract/cart';
import type { LanguageCode } from '@vitrina/contract/values/languages';
import type { Catalogue } from '../catalogue.ts';
import { sellerIdentity } from './law-view.ts';
import { textsIn } from './texts-in.ts';

/** Returns the statement of a parcel's seller before the order; empty: the shop itself. */
export function sellerLines(catalogue: Catalogue, sellerId: number | null, lang: LanguageCode): Pick<Parcel, 'seller_lines'> {
  const seller = sellerId === null ? undefined : catalogue.dictionary.sellers.get(sellerId);
  const identity = sellerIdentity(seller, textsIn(catalogue, lang), lang);
  return identity ? { seller_lines: identity.lines } : {};
}
