import { queryOptions } from '@tanstack/react-query';
import type { CallReply } from '@vitrina/contract/call-types';
import type { Permission, Scope } from '@vitrina/contract/staff/permissions';
import * as calls from '@vitrina/contract/staff/session.calls';
import { callStaff } from './call-staff.ts';

export type Me = CallReply<typeof calls.me>;

/** `null`: not logged in. */
export const meQuery = queryOptions({
  queryKey: ['me'],
  queryFn: async ({ signal }): Promise<Me | null> => (await callStaff(calls.look, {}, { signal, isLogin: true })).me,
  staleTime: 60_000,
});

export const may = (me: Me, permission: Permission): boolean => me.permissions[permission] !== undefined;
export type { Permission, Scope };
