import { queryOptions } from '@tanstack/react-query';
import type { CallReply } from '@vitrina/contract/call-types';
import * as calls from '@vitrina/contract/staff/refunds.calls';
import { callStaff } from './call-staff.ts';

/** Its key is below the order's, so that both are invalidated together. */
export const refundsQuery = (number: string) =>
  queryOptions({ queryKey: ['order', number, 'refunds'], queryFn: ({ signal }) => callStaff(calls.list, { number }, { signal }) });

export type DueRefund = CallReply<typeof calls.due>['items'][number];
