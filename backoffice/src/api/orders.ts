import { queryOptions } from '@tanstack/react-query';
import type { CallInput, CallReply } from '@vitrina/contract/call-types';
import * as deskCalls from '@vitrina/contract/staff/desk.calls';
import * as calls from '@vitrina/contract/staff/orders.calls';
import { callStaff } from './call-staff.ts';

export type OrdersFilter = NonNullable<CallInput<typeof calls.search>['filter']>;
export type OrderPart = NonNullable<CallInput<typeof calls.search>['parts']>[number];
export type DeskOrder = CallReply<typeof calls.get>;

export const orderQuery = (number: string) =>
  queryOptions({ queryKey: ['order', number], queryFn: ({ signal }) => callStaff(calls.get, { number }, { signal }) });

export const countsQuery = queryOptions({
  queryKey: ['orders', 'counts'],
  queryFn: async ({ signal }) => (await callStaff(deskCalls.counts, {}, { signal })).items,
  refetchInterval: 60_000,
});

export const colleaguesQuery = queryOptions({
  queryKey: ['colleagues'],
  queryFn: async ({ signal }) => (await callStaff(deskCalls.colleagues, {}, { signal })).items,
  staleTime: 300_000,
});

/** Values of the list's filters. */
export const choicesQuery = queryOptions({
  queryKey: ['orders', 'choices'],
  queryFn: ({ signal }) => callStaff(calls.choices, {}, { signal }),
  staleTime: 300_000,
});
