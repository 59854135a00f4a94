import type { Actor } from '../../http/context.ts';

/** Whose list it is: a customer's or a guest token's. It comes from the actor alone, never from what a call says. */
export type ListOwner = { userId: number; tokenId: null } | { userId: null; tokenId: string };

/** `null`: nobody in particular, who can keep nothing: `trustedTokenId` is the storefront's own token, shared by everybody. */
export function ownerOf({ userId, tokenId }: Pick<Actor, 'userId' | 'tokenId'>, { trustedTokenId }: { trustedTokenId: string | null }): ListOwner | null {
  if (userId !== null) return { userId, tokenId: null };
  return tokenId === null || tokenId === trustedTokenId ? null : { userId: null, tokenId };
}
