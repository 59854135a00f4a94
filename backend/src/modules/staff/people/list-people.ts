import type { ReplyOf } from '@vitrina/contract/endpoint';
import type { staffPeople } from '@vitrina/contract/staff/people';
import type { CallContext } from '../../../http/context.ts';
import { fail, type Outcome, ok } from '../../../http/outcome.ts';
import { deviceName } from '../../customers/index.ts';
import { selectSessionsOf } from '../session-queries.ts';
import { selectInvitations } from './invitation-queries.ts';
import { selectPeople, selectPerson, selectPlaces } from './people-queries.ts';
import { selectRoles } from './role-queries.ts';
import { grantView, personView, roleView } from './people-view.ts';

/** Returns all logins of staff, open invitations, and the roles that the caller may grant. */
export async function listPeople(_input: unknown, { db, actor, staff, lang }: CallContext): Promise<Outcome<ReplyOf<typeof staffPeople.list>>> {
  const own = staff?.grants ?? [];
  const [people, invitations, roles, warehouses] = await Promise.all([selectPeople(db), selectInvitations(db), selectRoles(db), selectPlaces(db, lang)]);
  return ok({
    items: people.map((row) => personView(row, { self: actor.userId, own })),
    invitations: invitations.map(({ grants, expires_at, ...row }) => ({ ...row, grants: grants.map(grantView), expires_at: expires_at.toISOString() })),
    roles: roles.map((row) => roleView(row, own)),
    warehouses,
  });
}

/** Returns a staff member with their current sessions. */
export async function getPerson({ id }: { id: number }, { db, actor, staff }: CallContext): Promise<Outcome<ReplyOf<typeof staffPeople.get>>> {
  const row = await selectPerson(db, id);
  if (!row) return fail('error_empty_data');
  const sessions = await selectSessionsOf(db, id);
  return ok({
    ...personView(row, { self: actor.userId, own: staff?.grants ?? [] }),
    devices: sessions.map(({ id, agent, created_at, last_seen_at }) => ({
      id: String(id),
      device: deviceName(agent),
      created_at: created_at.toISOString(),
      last_seen_at: last_seen_at.toISOString(),
    })),
  });
}
