import type { ReplyOf } from '@vitrina/contract/endpoint';
import type { Found, staffDesk } from '@vitrina/contract/staff/desk';
import { readFoundQuestion } from '@vitrina/contract/staff/found-question';
import type { CallContext } from '../../../http/context.ts';
import { fail, type Outcome, ok } from '../../../http/outcome.ts';
import { scopeOf } from '../../../http/staff-rights.ts';
import { type Catalogue, findProductsForStaff } from '../../catalogue/index.ts';
import { conditionOf, selectOrderPage } from './order-list-queries.ts';
import { cutOffOf } from './cut-off-of.ts';
import type { OrderDeps } from '../order-deps.ts';
import { deskOrderView } from './order-desk-view.ts';
import { callerOf } from './search-orders.ts';
import { selectFoundCustomers } from './found-customers-queries.ts';

const MOST_OF_A_KIND = 6;
/** Limit of hits if the search is restricted to one kind. */
const MOST_OF_ONE = 20;

/** Searches orders, products and customers, each kind within the session's permissions; the prefixes `o:`, `p:` and `c:` restrict it to one kind. */
export const searchEverywhere =
  (catalogue: Catalogue, deps: Pick<OrderDeps, 'config'>) =>
  async ({ q }: { q: string }, context: CallContext): Promise<Outcome<ReplyOf<typeof staffDesk.search>>> => {
    if (context.actor.userId === null) return fail('error_forbidden');
    const { kind, text } = readFoundQuestion(q);
    if (text === '') return ok({ items: [] });
    const limit = kind === null ? MOST_OF_A_KIND : MOST_OF_ONE;
    const ways: Readonly<Record<Found['kind'], () => Promise<Found[]>>> = {
      order: () => findOrders({ text, limit }, deps, context),
      customer: () => findCustomers({ text, limit }, context),
      product: () => findProducts(catalogue, { text, limit }, context),
    };
    const kinds = kind === null ? Object.values(ways) : [ways[kind]];
    return ok({ items: (await Promise.all(kinds.map((find) => find()))).flat() });
  };

interface Query {
  text: string;
  limit: number;
}

async function findOrders({ text, limit }: Query, deps: Pick<OrderDeps, 'config'>, context: CallContext): Promise<Found[]> {
  const caller = callerOf(context);
  if (!caller) return [];
  const cutOff = cutOffOf(deps);
  const where = await conditionOf(context.db, { filter: { text }, cutOff }, caller);
  const rows = await selectOrderPage(context.db, where, { until: new Date(), sort: '-created_at', offset: 0, limit, parts: [], cutOff });
  return rows
    .map((row) => deskOrderView(row, caller.seesDetails))
    .map(({ number, buyer, email, status }) => ({ kind: 'order', id: number, title: number, sub: [buyer, email].filter(Boolean).join(', '), state: status }));
}

async function findCustomers({ text, limit }: Query, { db, staff }: CallContext): Promise<Found[]> {
  const scope = scopeOf(staff, 'customers.view');
  if (!scope) return [];
  const rows = await selectFoundCustomers(db, { text, scope, limit });
  return rows.map(({ email, name }) => ({ kind: 'customer', id: email, title: name === '' ? email : name, sub: name === '' ? '' : email }));
}

async function findProducts(catalogue: Catalogue, { text, limit }: Query, { db, lang, staff }: CallContext): Promise<Found[]> {
  if (!scopeOf(staff, 'products.view') && !scopeOf(staff, 'stock.view')) return [];
  const rows = await findProductsForStaff(catalogue, { db, text, lang, limit });
  return rows.map(({ code, title }) => ({ kind: 'product', id: code, title: title ?? code, sub: code }));
}
