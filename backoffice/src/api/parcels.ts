import { queryOptions } from '@tanstack/react-query';
import type { CallReply } from '@vitrina/contract/call-types';
import * as calls from '@vitrina/contract/staff/parcels.calls';
import { callStaff } from './call-staff.ts';

export type Parcels = CallReply<typeof calls.list>;
export type DeskParcel = Parcels['items'][number];

/** Its key is below the order's, so that both are invalidated together. */
export const parcelsQuery = (number: string) =>
  queryOptions({ queryKey: ['order', number, 'parcels'], queryFn: ({ signal }) => callStaff(calls.list, { number }, { signal }) });
