import { queryOptions } from '@tanstack/react-query';
import type { CallReply } from '@vitrina/contract/call-types';
import * as calls from '@vitrina/contract/staff/documents.calls';
import { callStaff } from './call-staff.ts';

export type IssuedDocument = CallReply<typeof calls.list>['items'][number];

/** Its key is below the order's, so that both are invalidated together. */
export const documentsQuery = (number: string) =>
  queryOptions({
    queryKey: ['order', number, 'documents'],
    queryFn: async ({ signal }) => (await callStaff(calls.list, { filter: { order: number }, limit: 100 }, { signal })).items,
  });
