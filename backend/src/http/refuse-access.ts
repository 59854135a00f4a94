import type { Endpoint } from '@vitrina/contract/endpoint';
import type { ErrorLabel } from '@vitrina/contract/errors';
import type { CallContext } from './context.ts';
import { scopeOf } from './staff-rights.ts';

type Access = Pick<Endpoint, 'access' | 'permission' | 'steps' | 'confirm'>;

/** Returns the reason why the caller may not make this call; `null`: it may. */
export function refuseAccess(endpoint: Access, { actor, staff }: Pick<CallContext, 'actor' | 'staff'>): ErrorLabel | null {
  if (endpoint.access === 'staff') {
    if (!actor.isStaff) return 'error_unauthorized';
    // Only keys have permissions; the storefront's token of staff has none.
    return staff && endpoint.permission && !scopeOf(staff, endpoint.permission) ? 'error_forbidden' : null;
  }
  if (endpoint.access !== 'office' || endpoint.steps === 'none') return null;
  if (!staff) return 'error_unauthorized';
  if (staff.step !== 'in') return endpoint.steps === staff.step ? null : 'error_unauthorized';
  if (endpoint.steps === 'second') return 'error_unauthorized';
  if (endpoint.permission && !scopeOf(staff, endpoint.permission)) return 'error_forbidden';
  return endpoint.confirm && !staff.isConfirmed ? 'error_confirm_needed' : null;
}
