import type { Db } from '../../../db/index.ts';
import type { OrderDraft } from '../placing/order-draft.ts';
import { countWithin } from './count-within.ts';
import { selectReservedQuantity } from './reserved-quantity.ts';
import { isOwnMailbox } from './is-own-mailbox.ts';
import { CONFIRMATION_MAILS, MAX_RESERVED_QUANTITY, UNCONFIRMED_ORDERS } from './order-limits.ts';
import type { OrderSource } from './order-source.ts';

/** `wait`: until the link in a mail is followed. `refuse`: too many such mails were requested. */
export type Admission = 'place' | 'wait' | 'refuse';

/** Counts within the order's transaction: a rolled back order does not count, concurrent ones are counted one after another. */
export async function limitOrders(db: Db, draft: OrderDraft, source: OrderSource): Promise<Admission> {
  const { caller, network, site } = source;
  // Guest orders in the name of a mailbox do not use up the limit of its logged-in owner.
  const mailbox = (await isOwnMailbox(db, draft)) ? `${source.mailbox} of its owner` : source.mailbox;
  const counts = [
    await countWithin(db, `order of ${caller}`, UNCONFIRMED_ORDERS.caller),
    await countWithin(db, `order to ${mailbox}`, UNCONFIRMED_ORDERS.mailbox),
    network === null || (await countWithin(db, `order from ${network}`, UNCONFIRMED_ORDERS.network)),
    site === null || (await countWithin(db, `order from ${site}`, UNCONFIRMED_ORDERS.site)),
  ];
  if (!counts.includes(false) && !(await exceedsReservedQuantity(db, draft, source))) return 'place';
  const mailCounts = [
    await countWithin(db, `order asks ${mailbox}`, CONFIRMATION_MAILS.mailbox),
    network === null || (await countWithin(db, `order asks from ${network}`, CONFIRMATION_MAILS.network)),
  ];
  return mailCounts.includes(false) ? 'refuse' : 'wait';
}

/** Guests only: accounts have a proven mailbox. */
async function exceedsReservedQuantity(db: Db, { userId, tokenId, lines }: OrderDraft, { network, site }: OrderSource): Promise<boolean> {
  if (userId !== null) return false;
  const pieces = lines.reduce((sum, line) => sum + line.qty, 0);
  const reserved = await selectReservedQuantity(db, { tokenId, network, site });
  const isOver = (where: keyof typeof reserved): boolean => reserved[where] + pieces > MAX_RESERVED_QUANTITY[where];
  return isOver('token') || (network !== null && isOver('network')) || (site !== null && isOver('site'));
}
