import type { Reply } from '@vitrina/contract/client';
import type { Endpoint, InputOf, ReplyOf } from '@vitrina/contract/endpoint';
import { CallFailed, type ShopApi } from './shop-api.ts';

/** A call of the server's for a visitor, with every failure as data: forms show it instead of an error page. */
export async function tryCall<E extends Endpoint>(
  api: ShopApi,
  endpoint: E,
  input: InputOf<E>,
  headers: Record<string, string> = {},
): Promise<Reply<ReplyOf<E>>> {
  try {
    return { success: true, data: await api.get(endpoint, input, { headers }) };
  } catch (error) {
    if (error instanceof CallFailed) return { success: false, data: error.data };
    throw error;
  }
}
