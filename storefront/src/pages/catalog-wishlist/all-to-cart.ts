import type { Reply } from '@vitrina/contract/client';
import type { ErrorData } from '@vitrina/contract/errors';
import type { Wish } from './wish-view.ts';

/** Result of adding a whole list to the cart. */
export interface CartOutcome {
  /** Number of products now in the cart. */
  added: number;
  refused: { title: string; data: Pick<ErrorData, 'label_name' | 'errors'> }[];
}

/** Adds every product of a list to the cart, in sequence; refused ones are returned with name and reason. */
export async function allToCart(
  items: readonly Pick<Wish, 'shopping_cart_code' | 'qty' | 'title'>[],
  add: (code: string, qty: number) => Promise<Reply<unknown>>,
): Promise<CartOutcome> {
  const outcome: CartOutcome = { added: 0, refused: [] };
  for (const { shopping_cart_code, qty, title } of items) {
    const reply = await add(shopping_cart_code, qty);
    if (reply.success) outcome.added += 1;
    else outcome.refused.push({ title, data: reply.data });
  }
  return outcome;
}
