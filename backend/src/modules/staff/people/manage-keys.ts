import type { ReplyOf } from '@vitrina/contract/endpoint';
import type { staffPeople } from '@vitrina/contract/staff/people';
import type { Permission } from '@vitrina/contract/staff/permissions';
import type { CallContext, StaffGrant } from '../../../http/context.ts';
import { fail, type Outcome, ok } from '../../../http/outcome.ts';
import { scopeOf } from '../../../http/staff-rights.ts';
import { recordChange } from '../../changes/index.ts';
import { isOverLimit } from '../../customers/index.ts';
import { endKeyRow, type KeyRow, selectKeys } from '../key-queries.ts';
import { makeKey, type NewKey } from '../staff-keys.ts';
import { inPeopleStep } from './in-people-step.ts';

const HOUR = 3600;
const MAX_KEYS = 30;

type Listed = ReplyOf<typeof staffPeople.keys>;

const keyView = ({ made_by: _, created_at, expires_at, last_used_at, ...row }: KeyRow): Listed['items'][number] => ({
  ...row,
  created_at: created_at.toISOString(),
  expires_at: expires_at.toISOString(),
  last_used_at: last_used_at?.toISOString() ?? null,
});

/** Lists valid keys; the keys themselves are not stored. */
export const listKeys = async (_input: unknown, { db }: CallContext): Promise<Outcome<Listed>> => ok({ items: (await selectKeys(db)).map(keyView) });

const mayAll = (own: readonly StaffGrant[], permissions: readonly string[]): boolean =>
  permissions.every((permission) => scopeOf({ grants: own }, permission as Permission) !== null);

/** Creates a key with some of the caller's own rights; it is shown only this once. */
export const newKey = (input: NewKey, context: CallContext): Promise<Outcome<ReplyOf<typeof staffPeople.makeKey>>> =>
  inPeopleStep(context, async (db, own) => {
    const { userId } = context.actor;
    if (userId === null) return fail('error_unauthorized');
    if (!mayAll(own, input.permissions)) return fail('error_more_than_own');
    if (await isOverLimit(db, [{ key: `staff-keys:${userId}`, most: MAX_KEYS }], HOUR))
      return fail('error_too_many_requests', { headers: { 'retry-after': String(HOUR) } });
    const { id, key } = await makeKey(db, input, userId);
    const [item] = await selectKeys(db, id);
    const paths = [{ path: 'permissions', after: input.permissions }];
    await recordChange(db, { kind: 'staff-key', subjectId: String(id), version: 0, action: 'make', paths }, { context });
    return ok({ key, item: keyView(item as KeyRow) });
  });

/** Revokes a key; allowed to all staff who could have created it. */
export const endKey = ({ id }: { id: number }, context: CallContext): Promise<Outcome<{ id: number }>> =>
  inPeopleStep(context, async (db, own) => {
    const [key] = await selectKeys(db, id);
    if (!key) return fail('error_empty_data');
    if (!mayAll(own, key.permissions)) return fail('error_more_than_own');
    if (!(await endKeyRow(db, id))) return fail('error_empty_data');
    await recordChange(db, { kind: 'staff-key', subjectId: String(id), version: 0, action: 'end', paths: [] }, { context });
    return ok({ id });
  });
