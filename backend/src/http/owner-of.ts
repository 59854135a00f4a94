import type { Actor } from './context.ts';

/** Account or guest token that carts and lists belong to. It comes from the caller's token alone, never from input. */
export type Owner = { userId: number; tokenId: null } | { userId: null; tokenId: string };

/** `null`: no owner. `trustedTokenId` is the storefront's own token, which all its calls share. */
export function ownerOf({ userId, tokenId }: Pick<Actor, 'userId' | 'tokenId'>, { trustedTokenId }: { trustedTokenId: string | null }): Owner | null {
  if (userId !== null) return { userId, tokenId: null };
  return tokenId === null || tokenId === trustedTokenId ? null : { userId: null, tokenId };
}
