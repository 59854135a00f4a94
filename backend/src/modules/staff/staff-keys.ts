import { createHash, randomBytes } from 'node:crypto';
import { PERMISSIONS } from '@vitrina/contract/staff/permissions';
import { MOST_KEY_DAYS } from '@vitrina/contract/staff/people';
import type { Db } from '../../db/index.ts';
import type { Actor, StaffActor } from '../../http/context.ts';
import { endKeysByName, insertKey, selectKeyByHash } from './key-queries.ts';
import { grantsOfKey } from './people/is-within.ts';
import { selectGrantsOfUser } from './session-queries.ts';

const PREFIX = 'vk_';
const KEY = /^vk_[\w-]{43}$/;

const hashOf = (key: string): Buffer => createHash('sha256').update(key).digest();
export const looksLikeKey = (bearer: string): boolean => KEY.test(bearer);

export interface NewKey {
  name: string;
  permissions: readonly string[];
  days: number;
}

/** Creates a key on the server, which is shown once. `bad`: problem of the input. */
export async function createStaffKey(db: Db, input: NewKey): Promise<{ key: string } | { bad: string }> {
  const unknown = input.permissions.filter((one) => !(PERMISSIONS as readonly string[]).includes(one));
  if (unknown.length > 0) return { bad: `there is no permission ${unknown.join(', ')}` };
  if (input.permissions.length === 0) return { bad: 'a key without a permission opens nothing' };
  if (!Number.isInteger(input.days) || input.days < 1 || input.days > MOST_KEY_DAYS) return { bad: `a key lives 1 to ${MOST_KEY_DAYS} days` };
  return { key: (await makeKey(db, input, null)).key };
}

/** Creates a key. `madeBy`: `null` on the server. */
export async function makeKey(db: Db, input: NewKey, madeBy: number | null): Promise<{ id: number; key: string }> {
  const key = PREFIX + randomBytes(32).toString('base64url');
  return { id: await insertKey(db, { ...input, hash: hashOf(key), madeBy }), key };
}

/** Revokes all keys with a name; returns their number. */
export const endStaffKeys = endKeysByName;

/** Owner and permissions of a key; `null`: unknown, revoked or expired. Permissions that its creator has lost are left out. */
export async function readStaffKey(db: Db, key: string): Promise<{ actor: Actor; staff: StaffActor } | null> {
  const row = await selectKeyByHash(db, hashOf(key));
  if (!row) return null;
  const { permissions, made_by } = row;
  const everywhere = { role: 'key', permissions, markets: null, warehouses: null, languages: null, refund_limit: 0 };
  const grants = made_by === null ? [everywhere] : grantsOfKey(permissions, (await selectGrantsOfUser(db, made_by)) ?? []);
  return {
    actor: { tokenId: null, userId: null, isStaff: true },
    staff: { sessionId: null, step: 'in', isConfirmed: false, grants },
  };
}
