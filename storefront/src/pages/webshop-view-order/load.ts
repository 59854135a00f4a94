import { webshopCheckout } from '@vitrina/contract/checkout';
import type { Order } from '@vitrina/contract/orders';
import { findOrder } from '../../features/order/find-order.ts';
import type { LoadContext, LoadResult } from '../../context/page-types.ts';

export interface Props {
  order: Order;
  /** Name of the delivery country. */
  country: string;
}

/** The complete order, for any client with its identifier. */
export async function load(context: LoadContext): Promise<LoadResult<Props>> {
  const order = await findOrder(context);
  if (!order) return { kind: 'not_found' };
  const { customer } = order.cart;
  const { countries } = await context.api.get(webshopCheckout.location, { ...(customer && { country: customer.country }) });
  const country = countries.find(({ code }) => code === customer?.country)?.title ?? customer?.country ?? '';
  return { kind: 'page', props: { order, country } };
}
