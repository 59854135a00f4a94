import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { CallReply } from '@vitrina/contract/call-types';
import type { TransferState } from '@vitrina/contract/staff/stock';
import * as calls from '@vitrina/contract/staff/stock.calls';
import { callStaff } from './call-staff.ts';

export type Transfer = CallReply<typeof calls.transfers>['items'][number];

export const transfersQuery = (state: TransferState, offset: number, limit: number) =>
  queryOptions({
    queryKey: ['transfers', state, offset],
    queryFn: ({ signal }) => callStaff(calls.transfers, { filter: { state }, offset, limit }, { signal }),
    placeholderData: keepPreviousData,
  });

/** Products that match a text, with their quantities by warehouse. */
export const findStock = async (text: string, signal?: AbortSignal) =>
  (await callStaff(calls.grid, { filter: { text }, limit: 20 }, signal ? { signal } : {})).items;
