import type { Profile } from '@vitrina/contract/accounts';
import type { ReplyOf } from '@vitrina/contract/endpoint';
import { webshopOrders } from '@vitrina/contract/orders';
import { requireCustomer } from '../../features/account/require-login.ts';
import type { LoadContext, LoadResult } from '../../context/page-types.ts';

export interface Props {
  profile: Profile;
  orders: ReplyOf<typeof webshopOrders.orders>;
}

/** The customer's orders by page, newest first. */
export async function load(context: LoadContext): Promise<LoadResult<Props>> {
  const opened = await requireCustomer(context);
  if (opened.kind !== 'open') return opened;
  const page = Number(/^[1-9]\d{0,4}$/.exec(context.query.get('page') ?? '')?.[0] ?? 1);
  return { kind: 'page', props: { profile: opened.profile, orders: await context.api.get(webshopOrders.orders, { page }) } };
}
