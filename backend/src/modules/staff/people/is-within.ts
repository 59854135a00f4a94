import { PERMISSIONS, type Permission, type Scope } from '@vitrina/contract/staff/permissions';
import type { StaffGrant } from '../../../http/context.ts';
import { scopeOf } from '../../../http/staff-rights.ts';

const holds = <T>(own: readonly T[] | null, values: readonly T[] | null): boolean => own === null || (values?.every((value) => own.includes(value)) ?? false);

/**
 * True if the given rights are within the caller's own: each permission, in each place, up to an equal limit. `*` is only within `*`, as it will
 * include new permissions.
 */
export const isWithin = (own: readonly StaffGrant[], grants: readonly StaffGrant[]): boolean =>
  grants.every((grant) => permissionsOf(grant).every((permission) => holdsGrant(scopeOfOwn(own, permission), grant, permission)));

type Named = Permission | '*';

const permissionsOf = ({ permissions }: StaffGrant): readonly Named[] =>
  permissions.includes('*') ? ['*', ...PERMISSIONS] : (permissions as readonly Named[]);

function scopeOfOwn(own: readonly StaffGrant[], permission: Named): Scope | null {
  if (permission !== '*') return scopeOf({ grants: own }, permission);
  const all = own.filter(({ permissions }) => permissions.includes('*'));
  return all.length > 0 ? scopeOf({ grants: all }, 'staff.manage') : null;
}

function holdsGrant(own: Scope | null, grant: StaffGrant, permission: Named): boolean {
  if (!own) return false;
  const isUpToLimit = permission !== 'refunds.make' || own.refundLimit === null || (grant.refund_limit !== null && grant.refund_limit <= own.refundLimit);
  return isUpToLimit && holds(own.markets, grant.markets) && holds(own.warehouses, grant.warehouses) && holds(own.languages, grant.languages);
}

/** A key has the permissions granted to it, as far as its creator has them now. */
export const grantsOfKey = (permissions: readonly string[], maker: readonly StaffGrant[]): StaffGrant[] =>
  permissions.flatMap((permission) => {
    const scope = scopeOf({ grants: maker }, permission as Permission);
    if (!scope) return [];
    const { markets, warehouses, languages } = scope;
    return [{ role: 'key', permissions: [permission], markets, warehouses, languages, refund_limit: 0 }];
  });
