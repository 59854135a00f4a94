import type { Reply } from '@vitrina/contract/client';
import type { CallInput, CallReply } from '@vitrina/contract/call-types';
import type { Call } from '@vitrina/contract/endpoint';
import { CallFailed, type ShopApi } from './shop-api.ts';

/** Calls the backend for a visitor and returns failures as data, which forms show instead of an error page. */
export async function tryCall<C extends Call>(
  api: ShopApi,
  endpoint: C,
  input: CallInput<C>,
  headers: Record<string, string> = {},
): Promise<Reply<CallReply<C>>> {
  try {
    return { success: true, data: await api.get(endpoint, input, { headers }) };
  } catch (error) {
    if (error instanceof CallFailed) return { success: false, data: error.data };
    throw error;
  }
}
