import { type Order, orderIdentifier, webshopOrders } from '@vitrina/contract/orders';
import type { LoadContext } from '../../context/page-types.ts';

/** The order's identifier as the address carries it: in the path, in the query, or in a form. `null`: none that could be one. */
export function identifierOf({ match, query, form }: Pick<LoadContext, 'match' | 'query' | 'form'>): string | null {
  const given = match.slug ?? query.get('identifier') ?? form.get('identifier');
  return orderIdentifier.safeParse(given).success ? given : null;
}

/**
 * The order an address names, with the ways to pay it where they are asked for. `null` where the address names none; one that
 * is wrong throws and ends as the same 404 page, so that nothing is told.
 */
export async function findOrder(context: LoadContext, { withPayments = false } = {}): Promise<Order | null> {
  const identifier = identifierOf(context);
  if (identifier === null) {
    console.error('Order code is required');
    return null;
  }
  return context.api.get(webshopOrders.order, { identifier, ...(withPayments && { new_payment: '1' }) });
}
