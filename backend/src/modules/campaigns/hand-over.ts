import type { LanguageCode } from '@vitrina/contract/values/languages';
import { enqueueMail } from '../../adapters/mail/outbox.ts';
import type { Db } from '../../db/index.ts';
import type { CampaignDeps } from './campaign-deps.ts';
import type { PrizeRow } from './campaign-queries.ts';
import { saveEntryCoupon } from './entry-queries.ts';

interface Winner {
  entryId: number;
  userId: number | null;
  email: string;
  lang: LanguageCode;
}

/** Issues the winner's coupon and enqueues the mail about the prize. */
export async function handOver(db: Db, prize: PrizeRow, { entryId, userId, email, lang }: Winner, deps: Pick<CampaignDeps, 'issueCoupon'>): Promise<void> {
  if (prize.coupon) await saveEntryCoupon(db, entryId, await deps.issueCoupon(db, { ...prize.coupon, titles: prize.titles, userId }));
  await enqueueMail(db, { dedupeKey: `campaign-won:${entryId}`, kind: 'campaign-won', recipient: email, lang, data: { entryId } });
}
