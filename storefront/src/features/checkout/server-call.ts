import type { ShopApi } from '../../api/shop-api.ts';
import { tryCall } from '../../api/try-call.ts';
import type { Caller } from './follow-order.ts';

/** Calls of the server for a visitor; failures are returned as data. */
export const serverCaller =
  (api: ShopApi): Caller =>
  (endpoint, input, headers) =>
    tryCall(api, endpoint, input, headers);
