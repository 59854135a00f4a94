import { queryOptions } from '@tanstack/react-query';
import type { CallInput, CallReply } from '@vitrina/contract/call-types';
import * as calls from '@vitrina/contract/staff/people.calls';
import * as own from '@vitrina/contract/staff/session.calls';
import { callStaff } from './call-staff.ts';

export type People = CallReply<typeof calls.list>;
export type Person = CallReply<typeof calls.get>;
export type RoleOfShop = People['roles'][number];
export type GrantInput = CallInput<typeof calls.invite>['grants'][number];
export type ScopeInput = Omit<GrantInput, 'role'>;

export const peopleQuery = queryOptions({ queryKey: ['people'], queryFn: ({ signal }) => callStaff(calls.list, {}, { signal }) });
export const personQuery = (id: number) => queryOptions({ queryKey: ['people', id], queryFn: ({ signal }) => callStaff(calls.get, { id }, { signal }) });
export const keysQuery = queryOptions({ queryKey: ['staff-keys'], queryFn: async ({ signal }) => (await callStaff(calls.keys, {}, { signal })).items });

export const ownFactorsQuery = queryOptions({ queryKey: ['own', 'factors'], queryFn: ({ signal }) => callStaff(own.factors, {}, { signal }) });
export const ownSessionsQuery = queryOptions({
  queryKey: ['own', 'sessions'],
  queryFn: async ({ signal }) => (await callStaff(own.sessions, {}, { signal })).items,
});
