import { setTimeout as wait } from 'node:timers/promises';
import { inBackground, increment, trace } from '../../http/instrumentation.ts';
import { type ClaimedMail, claimMail, markFailed, markPermanentlyFailed, markSent, MAX_ATTEMPTS, retryDelaySeconds } from './outbox-queries.ts';
import { isMailAddress } from './is-mail-address.ts';
import type { Delivery, MailTransport } from './mail-transport.ts';
import { messageId } from './message-id.ts';
import { type MailDeps, renderMail } from './render-mail.ts';

export interface SenderDeps extends MailDeps {
  transport: MailTransport;
  /** `data` names the mail by its id and has no personal data. */
  log: (message: string, data: { mail: number; kind: string; attempts: number; why: string }) => void;
  /** True to stop after the current mail. */
  isStopping?: () => boolean;
}

type Outcome = Delivery | { kind: 'not_needed'; why: string };

/**
 * Sends all due mails one after another; returns the number sent. Any number of senders may run concurrently, in any number of processes. A mail is
 * sent once, with one exception that SMTP cannot prevent: if the process ends after the server accepted it and before that was stored, it is sent
 * again with an equal Message-ID.
 */
export async function sendDueMails(deps: SenderDeps): Promise<number> {
  let sent = 0;
  while (!deps.isStopping?.()) {
    const mail = await claimMail(deps.db);
    if (!mail) break;
    const outcome = await inBackground('mail', async () => {
      const outcome = await deliver(deps, mail);
      await note(deps, mail, outcome);
      return outcome;
    });
    if (outcome.kind === 'sent') sent += 1;
  }
  return sent;
}

async function deliver(deps: SenderDeps, mail: ClaimedMail): Promise<Outcome> {
  if (!isMailAddress(mail.recipient)) return { kind: 'refused', why: 'no address that can be written to' };
  try {
    const rendering = await renderMail(deps, mail);
    if (rendering.kind === 'not_needed') return rendering;
    const { kind: _, ...rendered } = rendering;
    return await trace('outgoing', 'mail server', () => deps.transport.send({ recipient: mail.recipient, messageId: messageId(mail, deps.shop), ...rendered }));
  } catch (error) {
    return { kind: 'failed', why: error instanceof Error ? error.message : String(error) };
  }
}

async function note({ db, log }: SenderDeps, mail: ClaimedMail, outcome: Outcome): Promise<void> {
  const { id, kind, attempts } = mail;
  if (outcome.kind === 'sent') {
    increment({ what: 'mail', outcome: 'sent' });
    return retryWithPauses(() => markSent(db, id));
  }
  const { why } = outcome;
  const isLast = outcome.kind !== 'failed' || attempts >= MAX_ATTEMPTS;
  increment({ what: 'mail', outcome: outcome.kind === 'not_needed' ? 'not_needed' : isLast ? 'given_up' : 'failed' });
  if (outcome.kind !== 'not_needed') log(isLast ? 'a mail was given up' : 'a mail could not be sent', { mail: id, kind, attempts, why: codeOf(why) });
  await (isLast ? markPermanentlyFailed(db, { id, why }) : markFailed(db, { id, attempts, why, pauseSeconds: retryDelaySeconds(attempts) }));
}

/** A mail whose sending is not stored would be sent again, so a failed write is retried four times within 22 seconds; then it throws. */
async function retryWithPauses(work: () => Promise<void>): Promise<void> {
  for (const pause of [200, 1000, 5000, 15_000]) {
    try {
      return await work();
    } catch {
      await wait(pause);
    }
  }
  return work();
}

/** Servers repeat addresses in their replies: only codes are logged. */
const codeOf = (why: string): string => /^E[A-Z]+(?: \d{3})?/.exec(why)?.[0] ?? why.replace(/\S+@\S+|"[^"]*"?/g, '…').slice(0, 120);
