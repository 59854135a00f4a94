import { enqueueMail, type TradeInMailKind } from '../../adapters/mail/outbox.ts';
import type { Db } from '../../db/index.ts';
import type { TradeInRow } from './trade-in-queries.ts';

/** Enqueues a mail to the owner about a step, once per version. Sent if and only if the transaction commits; without an address (erased) there is no mail. */
export async function mailOwner(db: Db, row: Pick<TradeInRow, 'id' | 'email' | 'lang' | 'version'>, kind: TradeInMailKind): Promise<void> {
  const { id, email, lang, version } = row;
  if (email) await enqueueMail(db, { dedupeKey: `${kind}:${id}:${version}`, kind, recipient: email, lang, data: { tradeInId: id } });
}
