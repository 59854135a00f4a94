import type { ReplyOf } from '@vitrina/contract/endpoint';
import type { CustomerColumn, ListedCustomer, staffCustomers } from '@vitrina/contract/staff/customers';
import { toDecimal } from '@vitrina/contract/values/money';
import type { CallContext } from '../../http/context.ts';
import { inStaffSnapshot } from '../../http/in-staff-transaction.ts';
import { fail, type Outcome, ok } from '../../http/outcome.ts';
import { scopeOf } from '../../http/staff-rights.ts';
import { inPages, type ListFields, makeListFile } from '../changes/index.ts';
import { countCustomers, type CustomerFilter, customersThat, type ListedRow, selectCustomerPage } from './customer-list-queries.ts';

const viewOf = ({ created_at, last_order_at, spent, ...row }: ListedRow): ListedCustomer => ({
  ...row,
  created_at: created_at.toISOString(),
  last_order_at: last_order_at?.toISOString() ?? null,
  spent: spent.map(({ amount, currency }) => ({ amount: toDecimal(amount), currency })),
});

interface Query {
  filter: CustomerFilter;
  sort: string;
  offset: number;
  limit: number;
  view?: string | undefined;
}

const countsOrders = ({ filter, sort }: Pick<Query, 'filter' | 'sort'>): boolean => filter.orders !== undefined || sort.endsWith('orders');

/** Customers in scope. */
export async function searchCustomers({ filter, view, ...page }: Query, { db, staff }: CallContext): Promise<Outcome<ReplyOf<typeof staffCustomers.search>>> {
  const scope = scopeOf(staff, 'customers.view');
  if (!scope) return fail('error_forbidden');
  const until = view === undefined ? null : new Date(view);
  const list = { where: customersThat(filter, scope), countsOrders: countsOrders({ filter, ...page }), until };
  const rows = await selectCustomerPage(db, { ...list, ...page });
  return ok({ items: rows.map(viewOf), total: await countCustomers(db, list), view: (until ?? new Date()).toISOString() });
}

/** Fields of the file for each column of the list. */
const FIELDS: ListFields<CustomerColumn, ListedCustomer> = {
  name: { name: ({ name }) => name },
  email: { email: ({ email }) => email },
  market: { market: ({ lang }) => lang },
  orders: { orders: ({ orders }) => orders },
  spent: { spent: ({ spent }) => spent.map(({ amount, currency }) => `${amount} ${currency}`).join(', ') },
  last_order: { last_order_at: ({ last_order_at }) => last_order_at },
  since: { created_at: ({ created_at }) => created_at },
  newsletter: { newsletter: ({ newsletter }) => (newsletter ? 1 : 0) },
  returns: { returns: ({ returns }) => returns },
  reviews: { reviews: ({ reviews }) => reviews },
  notes: { notes: ({ notes }) => notes },
  number: { id: ({ id }) => id },
};

interface ExportQuery {
  filter: CustomerFilter;
  sort: string;
  columns: readonly CustomerColumn[];
}

/** Exports the list as a file; requires permission to export personal data. */
export const exportCustomers = ({ filter, sort, columns }: ExportQuery, context: CallContext): Promise<Outcome<ReplyOf<typeof staffCustomers.csv>>> =>
  inStaffSnapshot(context, 'customers.export', async (db, scope) => {
    const list = { where: customersThat(filter, scope), countsOrders: countsOrders({ filter, sort }), until: null };
    const pages = inPages(async (page) => (await selectCustomerPage(db, { ...list, sort, ...page })).map(viewOf));
    return ok(await makeListFile(db, { name: 'customers', fields: FIELDS, columns, pages, narrowed: Object.keys(filter) }, { context }));
  });
