import { enqueueMail } from '../../adapters/mail/outbox.ts';
import type { Db } from '../../db/index.ts';
import { type Catalogue, findsAvailable } from '../catalogue/index.ts';
import { selectWaitingWords, takeWordNotices } from './word-notice-queries.ts';

/** Distinct words per run; further ones wait for the next run. */
const AT_ONCE = 300;

/**
 * Enqueues the mail of each notice whose words now find a product that can be bought, and marks it as sent in the same transaction, once over all
 * processes. Returns the number of mails.
 */
export async function enqueueFoundNotices(db: Db, catalogue: Pick<Catalogue, 'engine' | 'vocabularies' | 'dictionary'>): Promise<number> {
  let mails = 0;
  for (const words of await selectWaitingWords(db, AT_ONCE)) {
    if (!(await findsAvailable(catalogue, { db, ...words }))) continue;
    await db.transaction().execute(async (db) => {
      for (const { id, email } of await takeWordNotices(db, words)) {
        await enqueueMail(db, { dedupeKey: `notice:${id}`, kind: 'notice-found', recipient: email, lang: words.lang, data: { noticeId: id } });
        mails += 1;
      }
    });
  }
  return mails;
}
