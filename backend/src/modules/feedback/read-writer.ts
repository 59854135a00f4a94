import { createHash } from 'node:crypto';
import type { CallContext } from '../../http/context.ts';
import type { FeedbackDeps, PurchaseQuestion } from './feedback-deps.ts';

/** Who speaks of a product. */
export interface Writer {
  /** One name for one person: the account, the address of a guest's order, or the token of whoever did not buy it. */
  person: string;
  /** Names from before it was known who they are; what was said under them is theirs. */
  formerPersons: readonly string[];
  userId: number | null;
  hasBought: boolean;
}

/** Who the caller is to a product; `null`: nobody in particular. */
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
  // An order speaks for its buyer alone, whoever has the link to it.
  const person = purchase?.userId ? `user:${purchase.userId}` : (address ?? caller);
  const formerPersons = [caller, ...(address ? [address] : [])].filter((name) => name !== person);
  return { person, formerPersons, userId: purchase?.userId ?? userId, hasBought: purchase !== null };
}

const hash = (email: string): string => createHash('sha256').update(email.trim().toLowerCase()).digest('base64url');
