import type { FieldError } from '@vitrina/contract/errors';
import type { GivenScope } from '@vitrina/contract/staff/people';
import { toMinor } from '@vitrina/contract/values/money';
import type { Db } from '../../../db/index.ts';
import type { StaffGrant } from '../../../http/context.ts';
import { fail, type Outcome, ok } from '../../../http/outcome.ts';
import { selectPlaces } from './people-queries.ts';
import { selectRoles } from './role-queries.ts';

export interface RequestedGrant extends GivenScope {
  role: string;
  /** Path of the grant in the input: `grants.0`. */
  field: string;
}

/** Resolves the sent roles with their permissions; unknown roles and warehouses are reported. */
export async function resolveGrants(db: Db, requested: readonly RequestedGrant[]): Promise<Outcome<StaffGrant[]>> {
  const roles = new Map((await selectRoles(db)).map((role) => [role.code, role]));
  const places = new Set((await selectPlaces(db, 'en')).map(({ id }) => id));
  const errors: FieldError[] = requested.flatMap(({ field, role, warehouses }) => [
    ...(roles.has(role) ? [] : [{ field, label_name: 'error_field_unknown_value' as const }]),
    ...(warehouses?.every((id) => places.has(id)) === false ? [{ field: `${field}.warehouses`, label_name: 'error_field_unknown_value' as const }] : []),
  ]);
  if (errors.length > 0) return fail('error_bad_input', { errors });
  return ok(
    requested.map(({ role: code, markets, warehouses, languages, refund_limit }) => {
      const role = roles.get(code);
      const limit = refund_limit === undefined ? (role?.refund_limit ?? null) : refund_limit === null ? null : toMinor(refund_limit);
      return { role: code, permissions: role?.permissions ?? [], markets, warehouses, languages, refund_limit: limit };
    }),
  );
}
