import type { Profile } from '@vitrina/contract/accounts';
import { webshopCheckout } from '@vitrina/contract/checkout';
import type { ReplyOf } from '@vitrina/contract/endpoint';
import { webshopOrders } from '@vitrina/contract/orders';
import { notices } from '@vitrina/contract/notices';
import { type Recall, safety } from '@vitrina/contract/safety';
import { inLanguage, requireCustomer } from '../../features/account/require-login.ts';
import type { LoadContext, LoadResult } from '../../context/page-types.ts';

export interface Props {
  profile: Profile;
  /** The newest order; `null`: none yet. */
  order: ReplyOf<typeof webshopOrders.orders>['items'][number] | null;
  orders: number;
  /** Recalls in force for the customer's purchases. */
  recalls: Recall[];
  /** Next delivery, and savings by club prices. */
  overview: ReplyOf<typeof webshopOrders.overview>;
  /** Pending notices about products. */
  notices: ReplyOf<typeof notices.mine>['items'];
  /** Country name of the stored address. */
  country: string | null;
}

/** Start page of the account if no dashboard is configured. */
const WITHOUT_DASHBOARD = '/auth/edit/';

/** The account's start page: the dashboard, if configured (specification, section 4). */
export async function load(context: LoadContext): Promise<LoadResult<Props>> {
  const opened = await requireCustomer(context);
  if (opened.kind !== 'open') return opened;
  const target = inLanguage(context.info.auth.dashboard ?? WITHOUT_DASHBOARD, context);
  if (target !== context.path) return { kind: 'redirect', to: target, status: 302 };
  const { profile } = opened;
  const [{ items, pagination }, { items: recalls }, overview, { items: waited }, country] = await Promise.all([
    context.api.get(webshopOrders.orders, { per_page: 1 }),
    context.api.get(safety.myRecalls, { lang: context.lang }),
    context.api.get(webshopOrders.overview, {}),
    context.api.get(notices.mine, { lang: context.lang }),
    countryOf(profile, context),
  ]);
  return { kind: 'page', props: { profile, order: items[0] ?? null, orders: pagination.total, recalls, overview, notices: waited, country } };
}

async function countryOf({ customer }: Profile, { api }: LoadContext): Promise<string | null> {
  if (!customer) return null;
  const { countries } = await api.get(webshopCheckout.location, { country: customer.country });
  return countries.find(({ code }) => code === customer.country)?.title ?? customer.country;
}
