import { sql } from 'kysely';
import type { ReplyOf } from '@vitrina/contract/endpoint';
import type { staffDesk } from '@vitrina/contract/staff/desk';
import type { CallContext } from '../../http/context.ts';
import { type Outcome, ok } from '../../http/outcome.ts';

/** Staff members with a role, by name; without a name, by the part of the address before the @. */
export async function listColleagues(_input: unknown, { db }: CallContext): Promise<Outcome<ReplyOf<typeof staffDesk.colleagues>>> {
  const { rows: items } = await sql<{ id: number; name: string; roles: string[] }>`
    select u.id, coalesce(nullif(u.display_name, ''), split_part(u.email, '@', 1)) as name, array_agg(g.role order by g.id) as roles
    from users u join staff_role_grants g on g.user_id = u.id and g.ended_at is null where u.is_staff group by u.id order by name, u.id limit 500`.execute(db);
  return ok({ items });
}
