import { randomBytes } from 'node:crypto';
import type { ReplyOf } from '@vitrina/contract/endpoint';
import type { staffPeople } from '@vitrina/contract/staff/people';
import { type Permission, withNeeds } from '@vitrina/contract/staff/permissions';
import type { Saved } from '@vitrina/contract/staff/saving';
import { toMinor } from '@vitrina/contract/values/money';
import type { Db } from '../../../db/index.ts';
import type { CallContext, StaffGrant } from '../../../http/context.ts';
import { fail, type Outcome, ok } from '../../../http/outcome.ts';
import { recordChange, saveChanges } from '../../changes/index.ts';
import { inPeopleStep } from './in-people-step.ts';
import { isWithin } from './is-within.ts';
import { selectPlaces } from './people-queries.ts';
import { roleFieldsView } from './people-view.ts';
import {
  countOwnRoles,
  endRoleRow,
  insertRole,
  isRoleInUse,
  type RoleFields,
  type RoleRow,
  selectRole,
  selectRoleByTitle,
  updateRole,
} from './role-queries.ts';

const MOST_ROLES = 100;

/** Role as sent, with decimal amounts. */
type RoleInput = RoleFields & { permissions: Permission[] };

const asGrant = (code: string, { permissions, markets, warehouses, languages, refund_limit }: Omit<RoleFields, 'title'>): StaffGrant => ({
  role: code,
  ...{ permissions, markets, warehouses, languages, refund_limit },
});

const complete = ({ refund_limit, permissions, ...fields }: RoleInput): RoleFields => ({
  ...fields,
  permissions: withNeeds(permissions),
  refund_limit: refund_limit === null ? null : toMinor(refund_limit),
});

/** Refuses taken names and unknown places; `null`: all valid. */
async function refuseFields(db: Db, { title, warehouses }: RoleFields, { code, at }: { code: string | null; at: string }): Promise<Outcome<never> | null> {
  const namesake = await selectRoleByTitle(db, title);
  if (namesake !== null && namesake !== code) return fail('error_bad_input', { errors: [{ field: `${at}title`, label_name: 'error_field_out_of_range' }] });
  const places = new Set((await selectPlaces(db, 'en')).map(({ id }) => id));
  return warehouses === null || warehouses.every((id) => places.has(id))
    ? null
    : fail('error_bad_input', { errors: [{ field: `${at}warehouses`, label_name: 'error_field_unknown_value' }] });
}

/** Creates a role with rights that its creator has. */
export const makeRole = (input: RoleInput, context: CallContext): Promise<Outcome<ReplyOf<typeof staffPeople.makeRole>>> =>
  inPeopleStep(context, async (db, own) => {
    const role = complete(input);
    const code = `own-${randomBytes(8).toString('hex')}`;
    if (!isWithin(own, [asGrant(code, role)])) return fail('error_more_than_own');
    const refused = await refuseFields(db, role, { code: null, at: '' });
    if (refused) return refused;
    if ((await countOwnRoles(db)) >= MOST_ROLES) return fail('error_too_many_requests');
    await insertRole(db, code, role);
    const paths = Object.entries(roleFieldsView(role)).map(([path, after]) => ({ path, after }));
    await recordChange(db, { kind: 'staff-role', subjectId: code, version: 1, action: 'create', paths }, { context });
    return ok({ code });
  });

interface RoleChange {
  code: string;
  version: number;
  changes: { [Name in keyof RoleInput]?: RoleInput[Name] | undefined };
}

/** Changes a role; sessions of its holders read their rights again with each call. */
export const saveRole = ({ code, version, changes }: RoleChange, context: CallContext): Promise<Outcome<Saved>> =>
  inPeopleStep(context, async (db, own) => {
    const row = await selectRole(db, code);
    if (!row?.is_own) return fail('error_empty_data');
    const before = fieldsOf(row);
    const requested = {
      ...(Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined)) as Partial<RoleInput>),
      ...(changes.permissions && { permissions: withNeeds(changes.permissions) }),
    };
    const after = { ...before, ...minorOf(requested) };
    if (!isWithin(own, [asGrant(code, before)]) || !isWithin(own, [asGrant(code, after)])) return fail('error_more_than_own');
    const refused = await refuseFields(db, after, { code, at: 'changes.' });
    if (refused) return refused;
    return saveChanges(db, {
      ...{ kind: 'staff-role', subjectId: code, version, changes: { ...requested }, author: { context } },
      lock: async () => ({ version: row.version, fields: roleFieldsView(before) }),
      write: (db, paths, next) => updateRole(db, code, next, { ...before, ...minorOf(paths as Partial<RoleInput>) }),
    });
  });

const fieldsOf = ({ code, title, permissions, markets, warehouses, languages, refund_limit }: RoleRow): RoleFields => ({
  ...{ title: title ?? code, permissions, markets, warehouses, languages, refund_limit },
});

const minorOf = ({ refund_limit, ...others }: Partial<RoleFields>): Partial<RoleFields> => ({
  ...others,
  ...(refund_limit !== undefined && { refund_limit: refund_limit === null ? null : toMinor(refund_limit) }),
});

/** Deletes a role. It must not be granted to anyone, so no rights are lost. */
export const endRole = ({ code }: { code: string }, context: CallContext): Promise<Outcome<{ code: string }>> =>
  inPeopleStep(context, async (db, own) => {
    const row = await selectRole(db, code);
    if (!row?.is_own) return fail('error_empty_data');
    if (!isWithin(own, [asGrant(code, row)])) return fail('error_more_than_own');
    if (await isRoleInUse(db, code)) return fail('error_bad_input', { errors: [{ field: 'code', label_name: 'error_field_out_of_range' }] });
    await endRoleRow(db, code);
    const paths = Object.entries(roleFieldsView(fieldsOf(row))).map(([path, before]) => ({ path, before }));
    await recordChange(db, { kind: 'staff-role', subjectId: code, version: row.version + 1, action: 'end', paths }, { context });
    return ok({ code });
  });
