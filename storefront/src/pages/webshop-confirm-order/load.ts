import { type OrderConfirmation, webshopOrders } from '@vitrina/contract/orders';
import { identifierOf } from '../../features/order/find-order.ts';
import { nullIfNotFound } from '../../features/newsletter/null-if-not-found.ts';
import { orderPageUrl } from '../../links/order-links.ts';
import type { LoadContext, LoadResult } from '../../context/page-types.ts';

export interface Props {
  /** Code of the mailed link, which is not the order's identifier. */
  link: string;
  /** `null`: no such order. */
  confirmation: OrderConfirmation | null;
}

/** An order that must be confirmed by a mailed link. Opening it changes nothing, as mail scanners open links too. */
export async function load(context: LoadContext): Promise<LoadResult<Props>> {
  const link = identifierOf(context);
  if (link === null) return { kind: 'not_found' };
  const confirmation = await nullIfNotFound(context.api.get(webshopOrders.confirmation, { identifier: link }));
  return { kind: 'page', status: confirmation ? 200 : 404, props: { link, confirmation } };
}

/** Places the order and redirects to a page with the result, which can be reloaded. */
export async function post(context: LoadContext): Promise<LoadResult<Props>> {
  const link = identifierOf(context);
  if (link === null) return { kind: 'not_found' };
  const { api, lang } = context;
  const confirmation = await nullIfNotFound(api.get(webshopOrders.confirmOrder, { lang, identifier: link }));
  if (!confirmation) return { kind: 'page', status: 404, props: { link, confirmation: null } };
  return { kind: 'redirect', to: orderPageUrl('confirm_order', link, context), status: 303 };
}
