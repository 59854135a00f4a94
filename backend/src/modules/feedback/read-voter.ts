import type { CallContext } from '../../http/context.ts';
import type { FeedbackDeps, PurchaseQuestion } from './feedback-deps.ts';
import { mailboxPerson } from './questions/mailbox-person.ts';
import { selectConfirmedAddress } from './questions/question-queries.ts';
import { readWriter } from './read-writer.ts';

export interface Voter {
  /** Key of the mailbox of the account or the order, equal for all spellings of its address. */
  person: string;
  /** Keys of this person as an author of comments. */
  authorKeys: readonly string[];
}

/**
 * The caller as a voter; `null`: neither an account with a confirmed address nor a buyer of the product. A token alone does not suffice, as anyone
 * can get many.
 */
export async function readVoter(
  context: Pick<CallContext, 'db' | 'actor'>,
  { productId, identifier }: Pick<PurchaseQuestion, 'productId' | 'identifier'>,
  deps: FeedbackDeps,
): Promise<Voter | null> {
  const { db, actor } = context;
  const { userId, tokenId } = actor;
  if (tokenId === null || tokenId === deps.trustedTokenId) return null;
  const own = await selectConfirmedAddress(db, userId);
  const email = own ?? (await deps.findPurchase(db, { productId, userId, tokenId, identifier }))?.email;
  if (!email) return null;
  const writer = await readWriter(context, { productId, identifier }, deps);
  return { person: mailboxPerson(email), authorKeys: writer ? [writer.person, ...writer.formerPersons] : [] };
}
