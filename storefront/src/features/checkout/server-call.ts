import type { ShopApi } from '../../api/shop-api.ts';
import { tryCall } from '../../api/try-call.ts';
import type { Caller } from './follow-order.ts';

/** The server's calls for a visitor, with every failure as data. */
export const serverCaller =
  (api: ShopApi): Caller =>
  (endpoint, input, headers) =>
    tryCall(api, endpoint, input, headers);
