import type { Permission, Scope } from '@vitrina/contract/staff/permissions';
import type { StaffActor, StaffGrant } from './context.ts';

/** Returns the union of limits under which a session has a permission; `null`: it does not have it. */
export function scopeOf(staff: Pick<StaffActor, 'grants'> | null | undefined, permission: Permission): Scope | null {
  const grants = (staff?.grants ?? []).filter(({ permissions }) => permissions.includes('*') || permissions.includes(permission));
  if (grants.length === 0) return null;
  return {
    markets: unionOf(grants, 'markets'),
    warehouses: unionOf(grants, 'warehouses'),
    languages: unionOf(grants, 'languages'),
    refundLimit: grants.some(({ refund_limit }) => refund_limit === null) ? null : Math.max(...grants.map(({ refund_limit }) => refund_limit ?? 0)),
  };
}

/** Union of a limit over all grants; `null` if one of them is not limited. */
function unionOf<Name extends 'markets' | 'warehouses' | 'languages'>(grants: readonly StaffGrant[], name: Name): StaffGrant[Name] {
  const values = grants.map((grant) => grant[name]);
  return values.includes(null) ? null : ([...new Set(values.flat())] as unknown as StaffGrant[Name]);
}
