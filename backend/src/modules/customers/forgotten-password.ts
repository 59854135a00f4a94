import { enqueueMail } from '../../adapters/mail/outbox.ts';
import type { CallContext } from '../../http/context.ts';
import { fail, type Outcome, ok } from '../../http/outcome.ts';
import { findLink, createLink, consumeLink } from './account-links.ts';
import { choosePassword } from './choose-password.ts';
import { confirmAddress } from './confirm-address.ts';
import { isOverLimit, limitsOfAddress } from './attempt-limits.ts';
import { selectUserByEmail } from './customer-queries.ts';
import { type RemovedLoginMethods, removeLoginMethods, selectOtherLoginMethods } from './other-login-methods.ts';
import { setPassword } from './set-password.ts';
import type { OtherWays } from '@vitrina/contract/accounts';
import { canMail, type Sent } from './sign-up.ts';

const HOUR = 3600;
const MAX_FROM_ADDRESS = 20;

/** Mails a password reset link to known addresses; the reply is equal for unknown ones. */
export async function forgottenPassword({ email }: { email: string }, { db, address, lang }: CallContext): Promise<Outcome<Sent>> {
  if (await isOverLimit(db, limitsOfAddress('forgotten', address, MAX_FROM_ADDRESS), HOUR))
    return fail('error_too_many_requests', { headers: { 'retry-after': String(HOUR) } });
  const mailbox = email.trim().toLowerCase();
  if (!(await canMail(db, mailbox))) return ok({ sent: true });
  await db.transaction().execute(async (db) => {
    const user = await selectUserByEmail(db, mailbox);
    if (!user) return;
    const link = await createLink(db, { kind: 'password', userId: user.id, email: mailbox });
    await enqueueMail(db, {
      dedupeKey: `new-password:${link.id}`,
      kind: 'new-password',
      recipient: mailbox,
      lang,
      data: { linkId: link.id, linkCode: link.code },
    });
  });
  return ok({ sent: true });
}

interface Link {
  id: number;
  code: string;
}

/** Checks a password reset link and lists the account's other login methods; changes nothing. */
export async function checkPasswordLink(link: Link, { db }: CallContext): Promise<Outcome<{ email: string; ways: OtherWays }>> {
  const found = await findLink(db, { kind: 'password', ...link });
  return found?.user_id ? ok({ email: found.email, ways: await selectOtherLoginMethods(db, found.user_id) }) : fail('error_link_expired');
}

/** Sets a new password by a mailed link, once; all sessions end. A refused password leaves the link valid. */
export async function newPassword(
  { id, code, password, ...ended }: Link & RemovedLoginMethods & { password: string },
  { db, lang, signal }: CallContext,
): Promise<Outcome<{ done: true }>> {
  const found = await findLink(db, { kind: 'password', id, code });
  if (!found) return fail('error_link_expired');
  const hash = await choosePassword(password, { personal: [found.email], signal });
  if (!hash.ok) return hash;
  return db.transaction().execute(async (db) => {
    const link = await consumeLink(db, { kind: 'password', id, code });
    if (!link?.user_id) return fail('error_link_expired');
    await confirmAddress(db, link.user_id);
    await removeLoginMethods(db, link.user_id, ended);
    await setPassword(db, { userId: link.user_id, email: link.email, hash: hash.data, lang });
    return ok({ done: true as const });
  });
}
