import { queryOptions } from '@tanstack/react-query';
import type { CallInput, CallReply } from '@vitrina/contract/call-types';
import * as calls from '@vitrina/contract/staff/picks.calls';
import * as stockCalls from '@vitrina/contract/staff/stock.calls';
import { callStaff } from './call-staff.ts';

export type DeskPick = CallReply<typeof calls.get>;
export type DeskPickLine = DeskPick['lines'][number];
export type Scan = CallInput<typeof calls.scan>['scans'][number];

export const picksQuery = queryOptions({
  queryKey: ['picks'],
  queryFn: ({ signal }) => callStaff(calls.search, { limit: 50 }, { signal }),
});
export const pickQuery = (id: number) => queryOptions({ queryKey: ['picks', id], queryFn: ({ signal }) => callStaff(calls.get, { id }, { signal }) });

/** Warehouses in scope, as the stock of any product names them. */
export const warehousesQuery = queryOptions({
  queryKey: ['warehouses'],
  queryFn: async ({ signal }) => (await callStaff(stockCalls.grid, { limit: 1 }, { signal })).items[0]?.places ?? [],
  staleTime: 300_000,
});
