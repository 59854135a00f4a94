import type { GivenScope } from '@vitrina/contract/staff/people';
import type { Saved } from '@vitrina/contract/staff/saving';
import type { Db } from '../../../db/index.ts';
import type { CallContext, StaffGrant } from '../../../http/context.ts';
import { fail, type Outcome } from '../../../http/outcome.ts';
import { saveChanges } from '../../changes/index.ts';
import { type RequestedGrant, resolveGrants } from './resolve-grants.ts';
import { inPeopleStep } from './in-people-step.ts';
import { isWithin } from './is-within.ts';
import { countOwners, replaceGrants, selectPerson, writeVersion } from './people-queries.ts';
import { scopeView } from './people-view.ts';

interface GrantsInput {
  id: number;
  version: number;
  /** Scope by `grants.{role}`; `null`: revoked. */
  changes: Readonly<Record<string, GivenScope | null>>;
}

const roleOf = (path: string): string => path.replace(/^grants\./, '');

/** Grants and revokes roles; both the earlier and the new grants must be within the caller's rights. */
export const saveGrants = ({ id, version, changes }: GrantsInput, context: CallContext): Promise<Outcome<Saved>> =>
  inPeopleStep(context, async (db, own) => {
    const person = await selectPerson(db, id);
    if (!person) return fail('error_empty_data');
    const resolved = await resolveGrants(db, requestedGrants(changes));
    if (!resolved.ok) return resolved;
    if (!isWithin(own, person.grants) || !isWithin(own, resolved.data)) return fail('error_more_than_own');
    const byRole = new Map(resolved.data.map((grant) => [grant.role, grant]));
    const requested = Object.fromEntries(Object.keys(changes).map((path) => [path, scopeOrNull(byRole.get(roleOf(path)))]));
    const saved = await saveChanges(db, {
      kind: 'staff',
      subjectId: String(id),
      action: 'roles',
      version,
      changes: requested,
      author: { context },
      lock: async () => ({ version: person.version, fields: Object.fromEntries(person.grants.map((grant) => [`grants.${grant.role}`, scopeView(grant)])) }),
      write: (db, paths, next) => write(db, { id, roles: Object.keys(paths).map(roleOf), byRole, next, by: context.actor.userId }),
    });
    return saved.ok ? keepOneOwner(db, id, saved) : saved;
  });

const requestedGrants = (changes: GrantsInput['changes']): RequestedGrant[] =>
  Object.entries(changes).flatMap(([path, scope]) => (scope ? [{ ...scope, role: roleOf(path), field: `changes.${path}` }] : []));

const scopeOrNull = (grant: StaffGrant | undefined) => (grant ? scopeView(grant) : null);

interface GrantsWrite {
  id: number;
  roles: readonly string[];
  byRole: ReadonlyMap<string, StaffGrant>;
  next: number;
  by: number | null;
}

async function write(db: Db, { id, roles, byRole, next, by }: GrantsWrite): Promise<void> {
  await replaceGrants(db, id, { ended: roles, granted: roles.flatMap((role) => byRole.get(role) ?? []), by });
  await writeVersion(db, id, next);
}

/** Refuses a change after which there would be no owner, or the login no role: another endpoint deactivates a login. */
async function keepOneOwner(db: Db, id: number, saved: Outcome<Saved>): Promise<Outcome<Saved>> {
  if ((await countOwners(db)) === 0) return fail('error_last_owner');
  const remaining = await selectPerson(db, id);
  if (remaining?.grants.length === 0) return fail('error_bad_input', { errors: [{ field: 'changes', label_name: 'error_field_required' }] });
  return saved;
}
