import { webshopOrders } from '@vitrina/contract/orders';
import { CallFailed } from '../../api/shop-api.ts';
import { orderPageUrl } from '../../links/order-links.ts';
import type { LoadContext, LoadResult } from '../../context/page-types.ts';
import { identifierOf } from './find-order.ts';

/** Cancels the order in an address. The next page shows the order's status, and thus whether it succeeded. */
export async function cancelOrder(context: LoadContext): Promise<LoadResult<never>> {
  const identifier = identifierOf(context);
  if (identifier === null) return { kind: 'not_found' };
  try {
    await context.api.get(webshopOrders.cancelOrder, { identifier });
  } catch (error) {
    if (!(error instanceof CallFailed && error.data.label_name === 'error_order_not_cancellable')) throw error;
  }
  return { kind: 'redirect', to: orderPageUrl('cancel_order', identifier, context), status: 303 };
}
