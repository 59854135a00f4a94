import type { SharedWishlist, WishItem, Wishlist } from '@vitrina/contract/wishlist';
import type { LanguageCode } from '@vitrina/contract/values/languages';
import { toDecimal } from '@vitrina/contract/values/money';
import { listItemView, type ProductRow } from '../catalogue/index.ts';
import type { ListDeps } from './list-deps.ts';
import type { WishItemRow, WishListRow } from './wishlist-queries.ts';

interface Parts {
  lists: readonly WishListRow[];
  items: readonly WishItemRow[];
  /** Products visible to the caller, by id. */
  products: ReadonlyMap<number, ProductRow>;
  lang: LanguageCode;
}

/** Returns the reply of all wish lists of an owner. */
export const wishlistView = ({ lists, items, products, lang }: Parts, deps: ListDeps): Wishlist => ({
  lists: lists.map(({ id, title, total, share_code }) => ({ id, title, total, share_code })),
  items: items.map((item) => itemView(item, products.get(item.product_id), { lang, deps })),
});

function itemView(item: WishItemRow, row: ProductRow | undefined, { lang, deps }: { lang: LanguageCode; deps: ListDeps }): WishItem {
  const product = row ? listItemView(deps.catalogue, row, lang) : null;
  return {
    id: item.id,
    shopping_cart_code: `p-${item.product_id}`,
    qty: item.qty,
    list: item.list_id,
    added_at: item.added_at.toISOString(),
    title: product?.title ?? item.title,
    product,
    price_then: toDecimal(item.then_amount),
    price_now: product?.price_custom ?? null,
    stock_then: item.seen_qty,
    stock_now: product?.quantity ?? 0,
  };
}

/** A shared list without its owner's data; deleted products are left out. */
export const sharedView = (
  list: { title: string | null; items: readonly { product_id: number; qty: number }[] },
  products: ReadonlyMap<number, ProductRow>,
  { lang, deps }: { lang: LanguageCode; deps: ListDeps },
): SharedWishlist => ({
  title: list.title,
  items: list.items.flatMap(({ product_id, qty }) => {
    const row = products.get(product_id);
    return row ? [{ qty, product: listItemView(deps.catalogue, row, lang) }] : [];
  }),
});
