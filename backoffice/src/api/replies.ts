import { queryOptions } from '@tanstack/react-query';
import type { CallReply } from '@vitrina/contract/call-types';
import * as calls from '@vitrina/contract/staff/replies.calls';
import type { ReplyKind } from '@vitrina/contract/staff/reply-words';
import { callStaff } from './call-staff.ts';

export type SavedReply = CallReply<typeof calls.list>['items'][number];

export const repliesQuery = (kind: ReplyKind) =>
  queryOptions({
    queryKey: ['replies', kind],
    queryFn: async ({ signal }) => (await callStaff(calls.list, { kind }, { signal })).items,
    staleTime: 60_000,
  });
