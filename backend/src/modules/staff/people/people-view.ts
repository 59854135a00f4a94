import type { ReplyOf } from '@vitrina/contract/endpoint';
import type { staffPeople } from '@vitrina/contract/staff/people';
import { toDecimal } from '@vitrina/contract/values/money';
import type { StaffGrant } from '../../../http/context.ts';
import { isWithin } from './is-within.ts';
import type { Grant, PersonRow } from './people-queries.ts';
import type { RoleFields, RoleRow } from './role-queries.ts';

type Person = ReplyOf<typeof staffPeople.list>['items'][number];

const list = <T>(values: readonly T[] | null): T[] | null => values && [...values];

export const grantView = ({ role, markets, warehouses, languages, refund_limit }: Grant): Person['grants'][number] => ({
  role,
  markets: list(markets),
  warehouses: list(warehouses),
  languages: list(languages),
  refund_limit: refund_limit === null ? null : toDecimal(refund_limit),
});

/** Returns the limits of a role as the log stores them. */
export const scopeView = (grant: Grant): Omit<Person['grants'][number], 'role'> => {
  const { role: _, ...scope } = grantView(grant);
  return scope;
};

export const personView = ({ grants, last_seen_at, ...row }: PersonRow, { self, own }: { self: number | null; own: readonly StaffGrant[] }): Person => ({
  ...row,
  grants: grants.map(grantView),
  last_seen_at: last_seen_at?.toISOString() ?? null,
  is_self: row.id === self,
  is_within: isWithin(own, grants),
});

type Role = ReplyOf<typeof staffPeople.list>['roles'][number];

/** A custom role, as the log stores it. */
export const roleFieldsView = ({ title, permissions, markets, warehouses, languages, refund_limit }: RoleFields) => ({
  title,
  permissions: [...permissions],
  markets: list(markets),
  warehouses: list(warehouses),
  languages: list(languages),
  refund_limit: refund_limit === null ? null : toDecimal(refund_limit),
});

export const roleView = (row: RoleRow, own: readonly StaffGrant[]): Role => {
  const { code, title, permissions, markets, warehouses, languages, refund_limit, version, is_own } = row;
  const grant = { role: code, permissions, markets, warehouses, languages, refund_limit };
  return {
    ...roleFieldsView({ ...row, title: title ?? code }),
    ...{ code, title, version, is_own },
    is_within: own.some((one) => isWithin([one], [{ ...one, role: code, permissions, refund_limit }])),
    can_change: is_own && isWithin(own, [grant]),
  };
};
