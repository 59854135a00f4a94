import { type Order, orderIdentifier, webshopOrders } from '@vitrina/contract/orders';
import type { LoadContext } from '../../context/page-types.ts';

/** The order's identifier in the path, the query or a form. `null`: missing or malformed. */
export function identifierOf({ match, query, form }: Pick<LoadContext, 'match' | 'query' | 'form'>): string | null {
  const identifier = match.slug ?? query.get('identifier') ?? form.get('identifier');
  return orderIdentifier.safeParse(identifier).success ? identifier : null;
}

/**
 * The order in an address, on request with its payment methods. `null`: no identifier; a wrong one
 * throws and ends as the 404 page too, so that nothing is disclosed.
 */
export async function findOrder(context: LoadContext, { withPayments = false } = {}): Promise<Order | null> {
  const identifier = identifierOf(context);
  if (identifier === null) {
    console.error('Order code is required');
    return null;
  }
  return context.api.get(webshopOrders.order, { identifier, ...(withPayments && { new_payment: '1' }) });
}
