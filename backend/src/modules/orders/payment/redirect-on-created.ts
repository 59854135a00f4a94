import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import type { CallContext } from '../../../http/context.ts';
import type { Db } from '../../../db/index.ts';
import { startOrderPayment } from './start-order-payment.ts';
import { gatewayOf, type OrderDeps } from '../order-deps.ts';
import { orderPageUrl } from '../views/order-urls.ts';
import { orderIdentifierOf } from '../order-identifier.ts';
import { findOrder, type OrderRow } from '../order-queries.ts';

const WAIT_MS = 100;
const MAX_WAITS = 30;

/**
 * Returns the URL that the browser opens after creating a `direct_credit_cart_form` order: the provider's page, or ours for choosing another
 * payment when the provider is unreachable. Started once for each order; concurrent requests wait for the result.
 */
export async function redirectOnCreated(
  deps: OrderDeps,
  { order, isFirst }: { order: OrderRow; isFirst: boolean },
  { db, lang, address }: Pick<CallContext, 'db' | 'lang' | 'address'>,
): Promise<string> {
  if (order.redirect_url_on_created) return order.redirect_url_on_created;
  const identifier = orderIdentifierOf(order);
  for (let i = 0; !isFirst && i < MAX_WAITS; i += 1) {
    await pause(WAIT_MS);
    const url = (await findOrder(db, identifier))?.redirect_url_on_created;
    if (url) return url;
  }
  const gateway = gatewayOf(deps, order.payment_code);
  const result = gateway && (await startOrderPayment(db, deps, { order, additional: null, gateway, lang, address }));
  const url =
    result?.kind === 'started' && result.started.kind === 'redirect' ? result.started.url : orderPageUrl(deps, lang, { action: 'payment_new', identifier });
  return saveRedirect(db, order.id, url);
}

async function saveRedirect(db: Db, id: number, url: string): Promise<string> {
  const { rows } = await sql<{ url: string }>`
    update orders set redirect_url_on_created = coalesce(redirect_url_on_created, ${url}) where id = ${id}::bigint returning redirect_url_on_created as url`.execute(
    db,
  );
  return rows[0]?.url ?? url;
}
