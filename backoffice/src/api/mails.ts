import { queryOptions } from '@tanstack/react-query';
import type { CallReply } from '@vitrina/contract/call-types';
import * as calls from '@vitrina/contract/staff/order-actions.calls';
import { callStaff } from './call-staff.ts';

export type OrderMail = CallReply<typeof calls.mails>['items'][number];

/** Its key is below the order's, so that both are invalidated together. */
export const mailsQuery = (number: string) =>
  queryOptions({ queryKey: ['order', number, 'mails'], queryFn: async ({ signal }) => (await callStaff(calls.mails, { number }, { signal })).items });

export const mailPreviewQuery = (number: string, id: number) =>
  queryOptions({
    queryKey: ['order', number, 'mails', id],
    queryFn: ({ signal }) => callStaff(calls.previewMail, { number, id }, { signal }),
    staleTime: 0,
  });
