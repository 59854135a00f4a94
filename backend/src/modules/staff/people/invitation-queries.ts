import { createHash, randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { type Db, json } from '../../../db/index.ts';
import type { StaffGrant } from '../../../http/context.ts';

export const LINK_HOURS = 24;

export interface InvitationRow {
  id: number;
  email: string;
  name: string;
  grants: StaffGrant[];
  /** Name of the inviting colleague. */
  by: string;
  expires_at: Date;
}

const hashOf = (code: string): Buffer => createHash('sha256').update(code).digest();
const OPEN = sql`i.ended_at is null and i.expires_at > now()`;

export async function selectInvitations(db: Db): Promise<InvitationRow[]> {
  const { rows } = await sql<InvitationRow>`
    select i.id, i.email, i.name, i.grants, coalesce(nullif(u.display_name, ''), u.email) as by, i.expires_at
    from staff_invitations i join users u on u.id = i.invited_by where ${OPEN} order by i.id desc limit 200`.execute(db);
  return rows;
}

interface NewInvitation {
  email: string;
  name: string;
  grants: readonly StaffGrant[];
  by: number;
}

/** Creates a link, replacing an open one; only the hash of its code is stored. */
export async function insertInvitation(db: Db, { email, name, grants, by }: NewInvitation): Promise<{ id: number; code: string; expiresAt: Date }> {
  const code = randomBytes(32).toString('base64url');
  await sql`update staff_invitations set ended_at = now() where email = ${email} and ended_at is null`.execute(db);
  const { rows } = await sql<{ id: number; expiresAt: Date }>`
    insert into staff_invitations (code_hash, email, name, grants, invited_by, expires_at)
    values (${hashOf(code)}, ${email}, ${name}, ${json(grants)}::jsonb, ${by}::integer, now() + make_interval(hours => ${LINK_HOURS}))
    returning id, expires_at as "expiresAt"`.execute(db);
  return { code, ...(rows[0] as { id: number; expiresAt: Date }) };
}

export interface OpenInvitation {
  id: number;
  email: string;
  name: string;
  grants: StaffGrant[];
  invited_by: number;
}

export async function selectInvitation(db: Db, by: { code: string } | { id: number }): Promise<OpenInvitation | null> {
  const which = 'code' in by ? sql`i.code_hash = ${hashOf(by.code)}` : sql`i.id = ${by.id}::integer`;
  const { rows } = await sql<OpenInvitation>`
    select i.id, i.email, i.name, i.grants, i.invited_by from staff_invitations i where ${which} and ${OPEN} for update`.execute(db);
  return rows[0] ?? null;
}

export const endInvitationRow = (db: Db, id: number) => sql`update staff_invitations set ended_at = now() where id = ${id}::integer`.execute(db);
