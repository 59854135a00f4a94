import { sql } from 'kysely';
import { enqueueMail } from '../../adapters/mail/outbox.ts';
import type { Db } from '../../db/index.ts';
import type { CallContext } from '../../http/context.ts';
import { fail, type Outcome, ok } from '../../http/outcome.ts';
import { findLink, createLink, consumeLink } from './account-links.ts';
import { isOverLimit, limitsOfAddress } from './attempt-limits.ts';
import { startSession, type LoginHooks, type Session } from './start-session.ts';
import { confirmAddress } from './confirm-address.ts';
import { selectUser, selectUserByEmail } from './customer-queries.ts';
import type { Sent } from './sign-up.ts';
import type { Tokens } from './tokens.ts';

const HOUR = 3600;
const MAX_FROM_ADDRESS = 20;
/** Seconds between mails to one mailbox. A link is valid for longer, so a repeated request still has a valid one. */
const BETWEEN_MAILS = 600;

/** Sends a login link to known addresses; the reply is equal for unknown ones. */
export async function requestLoginLink({ email }: { email: string }, { db, address, lang }: CallContext): Promise<Outcome<Sent>> {
  if (await isOverLimit(db, limitsOfAddress('login-link', address, MAX_FROM_ADDRESS), HOUR))
    return fail('error_too_many_requests', { headers: { 'retry-after': String(HOUR) } });
  const mailbox = email.trim().toLowerCase();
  if (await isOverLimit(db, [{ key: `login-link-mail:${mailbox}`, most: 1 }], BETWEEN_MAILS)) return ok({ sent: true });
  await db.transaction().execute(async (db) => {
    const user = await selectUserByEmail(db, mailbox);
    if (!user) return;
    const link = await createLink(db, { kind: 'login', userId: user.id, email: mailbox });
    const data = { linkId: link.id, linkCode: link.code };
    await enqueueMail(db, { dedupeKey: `login-link:${link.id}`, kind: 'login-link', recipient: mailbox, lang, data });
  });
  return ok({ sent: true });
}

interface Link {
  id: number;
  code: string;
}

/** Checks a login link; changes nothing, as mail programs open links by themselves. */
export async function checkLoginLink(link: Link, { db }: CallContext): Promise<Outcome<{ email: string }>> {
  const found = await findLink(db, { kind: 'login', ...link });
  return found ? ok({ email: found.email }) : fail('error_link_expired');
}

/** Logs in by a mailed link, once. */
export const useLoginLink =
  (tokens: Tokens, hooks: LoginHooks) =>
  async (link: Link, context: CallContext): Promise<Outcome<Session>> =>
    context.db.transaction().execute(async (db) => {
      const used = await consumeLink(db, { kind: 'login', ...link });
      if (!used?.user_id) return fail('error_link_expired');
      if (await confirmAddress(db, used.user_id)) await endFormerLogins(db, used.user_id);
      const user = await selectUser(db, used.user_id);
      if (!user) return fail('error_link_expired');
      return ok(await startSession(db, { userId: user.id, version: user.token_version, context, proof: 'other' }, { tokens, hooks }));
    });

/** Removes the login methods of an account whose address was not proven when it was created. */
async function endFormerLogins(db: Db, userId: number): Promise<void> {
  await sql`update users set password_hash = null, token_version = token_version + 1 where id = ${userId}::integer`.execute(db);
  await sql`delete from sessions where user_id = ${userId}::integer`.execute(db);
}
