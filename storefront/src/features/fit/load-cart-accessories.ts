import type { Cart } from '@vitrina/contract/cart';
import { fits } from '@vitrina/contract/fits';
import type { ShopApi } from '../../api/shop-api.ts';
import { type FitCard, toFitCard } from './fit-card.ts';

/** An accessory with the cart item that it fits. */
export interface CartAccessory extends FitCard {
  device: { id: number; title: string; lang: string | null };
}

/** Limit of cart items to find accessories for, most expensive first. */
const MOST_DEVICES = 2;
const MOST_ACCESSORIES = 4;

/** Accessories proven to fit the cart's items, bundle products first: at most one of a category for each item, none that is in the cart. */
export async function loadCartAccessories(api: ShopApi, cart: Cart): Promise<CartAccessory[]> {
  const items = cart.parcels.flatMap((parcel) => parcel.items).filter((item) => !item.service && item.is_available);
  const devices = items.toSorted((a, b) => b.price - a.price).slice(0, MOST_DEVICES);
  const lists = await Promise.all(
    devices.map(async ({ id, title, text_lang }) => {
      const { accessories, set } = await api.get(fits.accessories, { item_id: id });
      const cards = [...(set?.items ?? []), ...accessories].filter((one) => one.is_available && one.price_custom !== null).map(toFitCard);
      return onePerCategory(cards).map((card) => ({ ...card, device: { id, title, lang: text_lang } }));
    }),
  );
  const usedIds = new Set(items.map(({ id }) => id));
  const chosen: CartAccessory[] = [];
  for (const card of inTurn(lists)) {
    if (usedIds.has(card.id) || chosen.length === MOST_ACCESSORIES) continue;
    usedIds.add(card.id);
    chosen.push(card);
  }
  return chosen;
}

const onePerCategory = (cards: readonly FitCard[]): FitCard[] =>
  cards.filter((card, at) => cards.findIndex((other) => other.category === card.category) === at);

/** Interleaves lists: the first of each, then the second of each. */
const inTurn = <Item>(lists: readonly (readonly Item[])[]): Item[] =>
  Array.from({ length: Math.max(0, ...lists.map((list) => list.length)) }).flatMap((_, at) => lists.flatMap((list) => list.slice(at, at + 1)));
