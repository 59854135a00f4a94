import type { LanguageCode } from '@vitrina/contract/values/languages';
import { enqueueMail } from '../../../adapters/mail/outbox.ts';
import type { Db } from '../../../db/index.ts';
import { selectUser } from '../customer-queries.ts';

/** Notifies the owner that a provider can now log in to the account. */
export async function notifyProviderLinked(db: Db, { userId, provider, lang }: { userId: number; provider: string; lang: LanguageCode }): Promise<void> {
  const user = await selectUser(db, userId);
  if (!user) return;
  const dedupeKey = `provider-added:${userId}:${provider}:${Date.now()}`;
  await enqueueMail(db, { dedupeKey, kind: 'provider-added', recipient: user.email, lang, data: { provider } });
}
