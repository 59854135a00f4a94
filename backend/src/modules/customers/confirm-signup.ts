import { sql } from 'kysely';
import type { Db } from '../../db/index.ts';
import type { CallContext } from '../../http/context.ts';
import { fail, type Outcome, ok } from '../../http/outcome.ts';
import { type AccountLink, findLink, consumeLink } from './account-links.ts';
import { startSession, type LoginHooks, type Session } from './start-session.ts';
import { choosePassword } from './choose-password.ts';
import type { Tokens } from './tokens.ts';

export interface SignupHooks extends LoginHooks {
  /** Moves a guest's data with this address to the account, now that the address is proven. */
  onConfirmed: (db: Db, account: { userId: number; email: string }) => Promise<unknown>;
}

interface Link {
  id: number;
  code: string;
}

/**
 * Checks a confirmation link. Read only, as mail programs open links; if the shop confirms by opening (decision 0035), the account is created
 * without a password, which the link then sets.
 */
export const checkSignupLink =
  ({ confirmsByGet }: SignupRules, hooks: SignupHooks) =>
  async (link: Link, { db, lang }: CallContext): Promise<Outcome<{ email: string }>> => {
    const found = await findLink(db, { kind: 'signup', ...link });
    if (!found) return fail('error_link_expired');
    if (confirmsByGet)
      await db.transaction().execute(async (db) => {
        const user = await insertUser(db, { ...found, hash: null, lang });
        if (user) await hooks.onConfirmed(db, { userId: user.id, email: found.email });
      });
    return ok({ email: found.email });
  };

export interface SignupRules {
  /** True if opening the link creates the account. */
  confirmsByGet: boolean;
}

/** Creates the account of a link once, with the password chosen by the reader of the mail, and logs in. A refused password leaves the link valid. */
export const confirmSignup =
  (tokens: Tokens, hooks: SignupHooks, { confirmsByGet }: SignupRules) =>
  async ({ id, code, password }: Link & { password?: string | undefined }, context: CallContext): Promise<Outcome<Session>> => {
    const found = await findLink(context.db, { kind: 'signup', id, code });
    if (!found) return fail('error_link_expired');
    const hash = await passwordOf(found, password, context);
    if (!hash.ok) return hash;
    return context.db.transaction().execute(async (db) => {
      const link = await consumeLink(db, { kind: 'signup', id, code });
      const named = link && { ...link, hash: hash.data, lang: context.lang };
      const user = named && ((await insertUser(db, named)) ?? (confirmsByGet ? await choosePasswordOf(db, named) : null));
      if (!user) return fail('error_link_expired');
      await hooks.onConfirmed(db, { userId: user.id, email: link.email });
      return ok(await startSession(db, { userId: user.id, version: user.token_version, context, proof: 'password' }, { tokens, hooks }));
    });
  };

/** Hash of the submitted password, else of the one chosen earlier with this token. */
async function passwordOf(
  { email, data: { name, surname, chosen } }: AccountLink,
  password: string | undefined,
  { actor, signal }: CallContext,
): Promise<Outcome<string>> {
  if (password !== undefined) return choosePassword(password, { personal: [email, name, surname], signal });
  if (chosen && chosen.tokenId === actor.tokenId) return ok(chosen.hash);
  return fail('error_bad_input', { errors: [{ field: 'password', label_name: 'error_field_required' }] });
}

/** `null`: another request created an account with this address first. */
async function insertUser(
  db: Db,
  { email, data: { name = null, surname = null }, hash, lang }: AccountLink & { hash: string | null; lang: string },
): Promise<{ id: number; token_version: number } | null> {
  const display = [name, surname?.slice(0, 1)].filter(Boolean).join(' ') || null;
  const { rows } = await sql<{ id: number; token_version: number }>`
    insert into users (email, password_hash, name, surname, display_name, lang, confirmed_at)
    values (${email}, ${hash}, ${name}, ${surname}, ${display}, ${lang}, now())
    on conflict (email) do nothing returning id, token_version`.execute(db);
  return rows[0] ?? null;
}

/** Sets the password of an account created by opening its link; `null`: it has one. */
async function choosePasswordOf(db: Db, { email, hash }: { email: string; hash: string }): Promise<{ id: number; token_version: number } | null> {
  const { rows } = await sql<{ id: number; token_version: number }>`
    update users set password_hash = ${hash} where email = ${email} and password_hash is null returning id, token_version`.execute(db);
  return rows[0] ?? null;
}
