import type { Actor } from '../../http/context.ts';
import type { CartDeps } from './cart-deps.ts';

/** Whose cart it is: a customer's or a guest token's. It comes from the actor alone, never from what a call says. */
export type CartOwner = { userId: number; tokenId: null } | { userId: null; tokenId: string };

/** `null`: nobody in particular, who can have no cart. */
export function ownerOf({ userId, tokenId }: Pick<Actor, 'userId' | 'tokenId'>, { trustedTokenId }: Pick<CartDeps, 'trustedTokenId'>): CartOwner | null {
  if (userId !== null) return { userId, tokenId: null };
  return tokenId === null || tokenId === trustedTokenId ? null : { userId: null, tokenId };
}
