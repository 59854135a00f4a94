import { createHash, randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import type { Db } from '../../db/index.ts';

export type LinkKind = 'signup' | 'password' | 'login';

export interface AccountLink {
  id: number;
  user_id: number | null;
  email: string;
  data: {
    name?: string | null;
    surname?: string | null;
    /** Password chosen before the address was confirmed, and the token it was chosen with; valid only with that token. */
    chosen?: { hash: string; tokenId: string } | undefined;
  };
}

/** Validity of mail links, minutes. */
export const LINK_MINUTES = { signup: 48 * 60, password: 2 * 60, login: 15 } as const;

/** Creates a link for a mail and invalidates earlier ones of its kind and address. Only the hash of its code is stored. */
export async function createLink(
  db: Db,
  { kind, userId = null, email, data = {} }: { kind: LinkKind; userId?: number | null; email: string; data?: AccountLink['data'] },
): Promise<{ id: number; code: string }> {
  const code = randomBytes(16).toString('base64url');
  await sql`update account_links set used_at = now() where kind = ${kind} and email = ${email} and used_at is null`.execute(db);
  const { rows } = await sql<{ id: number }>`
    insert into account_links (kind, code_hash, user_id, email, data, expires_at)
    values (${kind}, ${hashOf(code)}, ${userId}::integer, ${email}, ${JSON.stringify(data)}::jsonb, now() + make_interval(mins => ${LINK_MINUTES[kind]}))
    returning id`.execute(db);
  return { id: (rows[0] as { id: number }).id, code };
}

interface SubmittedLink {
  kind: LinkKind;
  id: number;
  code: string;
}

const isGood = ({ kind, id, code }: SubmittedLink) =>
  sql`id = ${id}::integer and kind = ${kind} and code_hash = ${hashOf(code)} and used_at is null and expires_at > now()`;

/** Returns the link while it is valid; read only. */
export async function findLink(db: Db, link: SubmittedLink): Promise<AccountLink | null> {
  const { rows } = await sql<AccountLink>`select id, user_id, email, data from account_links where ${isGood(link)}`.execute(db);
  return rows[0] ?? null;
}

/** Consumes a link; of concurrent calls one gets it, the others `null`. */
export async function consumeLink(db: Db, link: SubmittedLink): Promise<AccountLink | null> {
  const { rows } = await sql<AccountLink>`update account_links set used_at = now() where ${isGood(link)} returning id, user_id, email, data`.execute(db);
  return rows[0] ?? null;
}

const hashOf = (code: string): string => createHash('sha256').update(code).digest('base64url');
