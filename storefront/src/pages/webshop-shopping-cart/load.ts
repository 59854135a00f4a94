import { type Cart, webshopCart } from '@vitrina/contract/cart';
import type { LoadContext, LoadResult } from '../../routing/page-types.ts';
import type { Failure } from './post.ts';

export interface Props {
  cart: Cart;
  /** A form that was refused, for visitors without scripts. */
  failure: Failure | null;
}

/** The visitor's cart, for them alone. */
export async function load({ api }: LoadContext): Promise<LoadResult<Props>> {
  return { kind: 'page', props: { cart: await api.get(webshopCart.cart, {}), failure: null }, isPrivate: true };
}
