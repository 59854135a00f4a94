import { sql } from 'kysely';
import type { LanguageCode } from '@vitrina/contract/values/languages';
import type { Db } from '../../db/index.ts';
import type { MailKind } from './outbox.ts';

export const MAX_ATTEMPTS = 8;
/** Minutes for which a claim is exclusive; after them its sender has timed out or crashed. */
const CLAIM_MINUTES = 5;

export interface ClaimedMail {
  id: number;
  kind: MailKind;
  recipient: string;
  lang: LanguageCode;
  data: Record<string, unknown>;
  createdAt: Date;
  /** Including the current one. */
  attempts: number;
}

/**
 * Claims the next due mail; `null`: none. The claim is committed before sending: concurrent senders never hold one mail together, and a mail of a
 * crashed sender is retried.
 */
export async function claimMail(db: Db): Promise<ClaimedMail | null> {
  const { rows } = await sql<ClaimedMail>`
    update mails set attempts = attempts + 1, send_after = now() + make_interval(mins => ${CLAIM_MINUTES})
    where id = (
      select id from mails
      where sent_at is null and failed_at is null and send_after <= now()
      order by send_after, id
      for update skip locked
      limit 1)
    returning id, kind, recipient, lang, data, created_at as "createdAt", attempts`.execute(db);
  return rows[0] ?? null;
}

/** Marks all due mails as done without sending them: outside production without a mail server, mails are only shown at /dev/mail/. */
export async function skipDueMails(db: Db): Promise<void> {
  await sql`update mails set sent_at = now() where sent_at is null and failed_at is null and send_after <= now()`.execute(db);
}

export async function markSent(db: Db, id: number): Promise<void> {
  await sql`update mails set sent_at = now(), failed_at = null, last_error = null where id = ${id}`.execute(db);
}

/** Marks a mail as permanently failed. */
export async function markPermanentlyFailed(db: Db, { id, why }: { id: number; why: string }): Promise<void> {
  await sql`update mails set failed_at = now(), last_error = ${why} where id = ${id} and sent_at is null`.execute(db);
}

/** Schedules a retry; the condition on `attempts` keeps a late sender from overwriting a newer state. */
export async function markFailed(
  db: Db,
  { id, attempts, why, pauseSeconds }: { id: number; attempts: number; why: string; pauseSeconds: number },
): Promise<void> {
  await sql`
    update mails set last_error = ${why}, send_after = now() + make_interval(secs => ${pauseSeconds})
    where id = ${id} and attempts = ${attempts} and sent_at is null`.execute(db);
}

/** Half a minute, then three times longer with each attempt, at most six hours: eight attempts within nine hours. */
export const retryDelaySeconds = (attempts: number): number => Math.min(30 * 3 ** (attempts - 1), 6 * 3600);
