import { createHash } from 'node:crypto';
import type { CallContext } from '../../http/context.ts';
import type { FeedbackDeps, PurchaseQuestion } from './feedback-deps.ts';

export interface Writer {
  /** Key of one person: the account, the address of a guest's order, or the token of a visitor without a purchase. */
  person: string;
  /** Keys from before the person was known; comments under them are theirs. */
  formerPersons: readonly string[];
  userId: number | null;
  hasBought: boolean;
}

/** The caller as the author of comments on a product; `null`: not identifiable. */
export async function readWriter(
  { db, actor }: Pick<CallContext, 'db' | 'actor'>,
  { productId, identifier }: Pick<PurchaseQuestion, 'productId' | 'identifier'>,
  deps: FeedbackDeps,
): Promise<Writer | null> {
  const { userId, tokenId } = actor;
  if (tokenId === null || tokenId === deps.trustedTokenId) return null;
  const purchase = await deps.findPurchase(db, { productId, userId, tokenId, identifier });
  const caller = userId === null ? `token:${tokenId}` : `user:${userId}`;
  const address = purchase && `mail:${hash(purchase.email)}`;
  // An order identifies its buyer only, not other holders of its link.
  const person = purchase?.userId ? `user:${purchase.userId}` : (address ?? caller);
  const formerPersons = [caller, ...(address ? [address] : [])].filter((name) => name !== person);
  return { person, formerPersons, userId: purchase?.userId ?? userId, hasBought: purchase !== null };
}

const hash = (email: string): string => createHash('sha256').update(email.trim().toLowerCase()).digest('base64url');
