import { queryOptions } from '@tanstack/react-query';
import type { CallReply } from '@vitrina/contract/call-types';
import * as calls from '@vitrina/contract/staff/notices.calls';
import { callStaff } from './call-staff.ts';

export type Notice = CallReply<typeof calls.list>['items'][number];
export type SavedView = CallReply<typeof calls.views>['items'][number];

/** Alerts of this session; polled once a minute. */
export const noticesQuery = queryOptions({
  queryKey: ['notices'],
  queryFn: async ({ signal }) => (await callStaff(calls.list, {}, { signal })).items,
  refetchInterval: 60_000,
  staleTime: 30_000,
});

export const viewsQuery = (screen: string) =>
  queryOptions({
    queryKey: ['views', screen],
    queryFn: async ({ signal }) => (await callStaff(calls.views, { screen }, { signal })).items,
    staleTime: 300_000,
  });
