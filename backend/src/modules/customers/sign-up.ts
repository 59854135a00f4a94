import { isEmail } from '@vitrina/contract/values/email';
import { mailboxOf } from '@vitrina/contract/values/mailbox-of';
import { enqueueMail } from '../../adapters/mail/outbox.ts';
import type { Db } from '../../db/index.ts';
import type { CallContext } from '../../http/context.ts';
import { runIdempotentOutsideTransaction } from '../../http/idempotency.ts';
import { fail, type Outcome, ok } from '../../http/outcome.ts';
import { type AccountLink, createLink } from './account-links.ts';
import { isOverLimit, limitsOfAddress } from './attempt-limits.ts';
import { selectUserByEmail } from './customer-queries.ts';

interface Signup {
  email: string;
  name?: string | null | undefined;
  surname?: string | null | undefined;
}

type Chosen = AccountLink['data']['chosen'];

export type Sent = { sent: true };

const HOUR = 3600;
/** Sign-ups from one address, and mails to one mailbox, per hour. */
const MAX_FROM_ADDRESS = 20;
const MAX_MAILS = 3;
/** Counted for all spellings of the mailbox's address. */
const MAX_TO_MAILBOX = 5;

/**
 * Requests an account. Known addresses get a mail that says so, unknown ones a link; the reply is equal. The password is set through the link: one
 * chosen here might be another person's.
 */
export const signUp = (input: Signup, context: CallContext): Promise<Outcome<Sent>> =>
  runIdempotentOutsideTransaction(context.db, { endpoint: 'auth_signup', body: input, context }, () => requestAccount(input, context));

export async function requestAccount({ email, name = null, surname = null }: Signup, context: CallContext, chosen?: Chosen): Promise<Outcome<Sent>> {
  const mailbox = email.trim().toLowerCase();
  if (!isEmail(mailbox)) return fail('error_bad_input', { errors: [{ field: 'email', label_name: 'error_email_invalid' }] });
  if (await isOverLimit(context.db, limitsOfAddress('signup', context.address, MAX_FROM_ADDRESS), HOUR))
    return fail('error_too_many_requests', { headers: { 'retry-after': String(HOUR) } });
  const spelled = { key: `signup-mailbox:${mailboxOf(mailbox)}`, most: MAX_TO_MAILBOX };
  if (!(await canMail(context.db, mailbox)) || (await isOverLimit(context.db, [spelled], HOUR))) return ok({ sent: true });
  await context.db.transaction().execute(async (db) => {
    const user = await selectUserByEmail(db, mailbox);
    const link = user ? null : await createLink(db, { kind: 'signup', email: mailbox, data: { name, surname, ...(chosen && { chosen }) } });
    await enqueueMail(db, {
      dedupeKey: link ? `signup:${link.id}` : `account-exists:${user?.id}:${Date.now()}`,
      kind: link ? 'signup' : 'account-exists',
      recipient: mailbox,
      lang: context.lang,
      data: link ? { linkId: link.id, linkCode: link.code } : {},
    });
  });
  return ok({ sent: true });
}

/** Limits mails to one mailbox. */
export const canMail = async (db: Db, mailbox: string): Promise<boolean> => !(await isOverLimit(db, [{ key: `mail:${mailbox}`, most: MAX_MAILS }], HOUR));
