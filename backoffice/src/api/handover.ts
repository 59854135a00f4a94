import { queryOptions } from '@tanstack/react-query';
import type { CallReply } from '@vitrina/contract/call-types';
import * as calls from '@vitrina/contract/staff/handover.calls';
import { callStaff } from './call-staff.ts';

export type HandoverState = 'packed' | 'shipped';
export type DeskHandover = CallReply<typeof calls.list>['items'][number];

export const handoversQuery = (state: HandoverState) =>
  queryOptions({ queryKey: ['handovers', state], queryFn: ({ signal }) => callStaff(calls.list, { state }, { signal }) });

/** URL of the printable handover list. */
export const handoverPaper = (state: HandoverState, lang: string): string => `${calls.paper.path}?${new URLSearchParams({ state, lang })}`;
