import { CallFailed, type ShopApi } from '../../api/shop-api.ts';
import type { Caller } from './follow-order.ts';

/** The server's calls for a visitor, with every failure as data: forms show it instead of an error page. */
export const serverCaller =
  (api: ShopApi): Caller =>
  async (endpoint, input, headers = {}) => {
    try {
      return { success: true, data: await api.get(endpoint, input, { headers }) };
    } catch (error) {
      if (error instanceof CallFailed) return { success: false, data: error.data };
      throw error;
    }
  };
