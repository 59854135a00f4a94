import type { WishItem, Wishlist } from '@vitrina/contract/wishlist';
import { type TileProduct, toTile } from '../../features/product-tile/tile-product.ts';

/** The part of an entry that pages show and that is sent to the browser. */
export type Wish = Omit<WishItem, 'product'> & { product: (TileProduct & { category_code: string }) | null };
export interface Wishes {
  items: readonly Wish[];
  lists: Wishlist['lists'];
}

export const toWishes = ({ items, lists }: Wishlist): Wishes => ({
  lists,
  items: items.map((item) => ({ ...item, product: item.product && { ...toTile(item.product), category_code: item.product.category_code } })),
});
