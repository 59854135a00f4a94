import { wishlists } from '@vitrina/contract/wishlist';
import type { ErrorLabel } from '@vitrina/contract/errors';
import type { CartOutcome } from './all-to-cart.ts';
import { type TileProduct, toTile } from '../../features/product-tile/tile-product.ts';
import { toWishes, type Wishes } from './wish-view.ts';
import { wishlistUrl } from '../../links/page-links.ts';
import type { LoadContext, LoadResult } from '../../context/page-types.ts';

export interface OwnProps {
  kind: 'own';
  wishes: Wishes;
  categories: readonly { code: string; title: string; total: number }[];
  /** Id of the list shown; `null`: all. */
  list: number | null;
  /** Code of the category shown. */
  category: string | null;
  /** Error of a refused form without scripts; `null`: none. */
  failure: ErrorLabel | null;
  /** Result of adding all to the cart; `null`: not done. */
  outcome: CartOutcome | null;
}
export interface SharedProps {
  kind: 'shared';
  title: string | null;
  items: readonly { qty: number; product: TileProduct }[];
}
export type Props = OwnProps | SharedProps;

const SHARE_CODE = /^[\w-]{22}$/;

/** The visitor's own lists, which are private; or, with `shared`, a list opened by its link. */
export async function load(context: LoadContext): Promise<LoadResult<Props>> {
  const code = context.query.get('shared');
  if (code !== null) return SHARE_CODE.test(code) ? { kind: 'page', props: await loadShared(context, code), isPrivate: true } : { kind: 'not_found' };
  const props = await loadOwn(context);
  const requestedList = context.query.get('list');
  // A deleted list, or another visitor's.
  if (requestedList !== null && props.list === null) return { kind: 'redirect', to: wishlistUrl(context), status: 302 };
  return { kind: 'page', props, isPrivate: true };
}

async function loadShared({ api }: LoadContext, code: string): Promise<SharedProps> {
  const { title, items } = await api.get(wishlists.sharedList, { code });
  return { kind: 'shared', title, items: items.map(({ qty, product }) => ({ qty, product: toTile(product) })) };
}

export async function loadOwn({ api, query }: LoadContext): Promise<OwnProps> {
  const [wishlist, { items: categories }] = await Promise.all([api.get(wishlists.wishlist, {}), api.get(wishlists.wishCategories, {})]);
  const wishes = toWishes(wishlist);
  const own = new Set(wishes.items.map((item) => item.product?.category_code));
  const list = Number(query.get('list'));
  const category = query.get('category');
  return {
    kind: 'own',
    wishes,
    categories: categories.filter(({ code }) => own.has(code)).map(({ code, title, total }) => ({ code, title, total })),
    list: wishes.lists.some((one) => one.id === list) ? list : null,
    category: category !== null && own.has(category) ? category : null,
    failure: null,
    outcome: null,
  };
}
