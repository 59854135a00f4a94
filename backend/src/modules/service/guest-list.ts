import type { ReplyOf } from '@vitrina/contract/endpoint';
import type { GuestColumn, ListedGuest, staffGuests } from '@vitrina/contract/staff/guests';
import { toDecimal } from '@vitrina/contract/values/money';
import type { CallContext } from '../../http/context.ts';
import { inStaffSnapshot } from '../../http/in-staff-transaction.ts';
import { fail, type Outcome, ok } from '../../http/outcome.ts';
import { scopeOf } from '../../http/staff-rights.ts';
import { inPages, type ListFields, makeListFile } from '../changes/index.ts';
import { countGuests, type GuestFilter, type GuestRow, selectGuestPage } from './guest-list-queries.ts';

export const guestView = ({ first_order_at, last_order_at, spent, ...row }: GuestRow): ListedGuest => ({
  ...row,
  first_order_at: first_order_at.toISOString(),
  last_order_at: last_order_at.toISOString(),
  spent: spent.map(({ amount, currency }) => ({ amount: toDecimal(amount), currency })),
});

interface Query {
  filter: GuestFilter;
  sort: string;
  offset: number;
  limit: number;
  view?: string | undefined;
}

/** Buyers without an account, of the markets in scope. */
export async function searchGuests({ filter, view, ...page }: Query, { db, staff }: CallContext): Promise<Outcome<ReplyOf<typeof staffGuests.search>>> {
  const scope = scopeOf(staff, 'customers.view');
  if (!scope) return fail('error_forbidden');
  const question = { filter, scope, until: view === undefined ? new Date() : new Date(view) };
  const rows = await selectGuestPage(db, { ...question, ...page });
  return ok({ items: rows.map(guestView), total: await countGuests(db, question), view: question.until.toISOString() });
}

/** Fields of the file for each column of the list. */
const FIELDS: ListFields<GuestColumn, ListedGuest> = {
  name: { name: ({ name }) => name },
  email: { email: ({ email }) => email },
  market: { market: ({ lang }) => lang },
  orders: { orders: ({ orders }) => orders },
  spent: { spent: ({ spent }) => spent.map(({ amount, currency }) => `${amount} ${currency}`).join(', ') },
  first_order: { first_order_at: ({ first_order_at }) => first_order_at },
  last_order: { last_order_at: ({ last_order_at }) => last_order_at },
  newsletter: { newsletter: ({ newsletter }) => (newsletter ? 1 : 0) },
};

interface ExportQuery {
  filter: GuestFilter;
  sort: string;
  columns: readonly GuestColumn[];
}

/** Exports the list as a file; requires permission to export personal data. */
export const exportGuests = ({ filter, sort, columns }: ExportQuery, context: CallContext): Promise<Outcome<ReplyOf<typeof staffGuests.csv>>> =>
  inStaffSnapshot(context, 'customers.export', async (db, scope) => {
    const question = { filter, scope, until: new Date() };
    const pages = inPages(async (page) => (await selectGuestPage(db, { ...question, sort, ...page })).map(guestView));
    return ok(await makeListFile(db, { name: 'guests', fields: FIELDS, columns, pages, narrowed: Object.keys(filter) }, { context }));
  });
