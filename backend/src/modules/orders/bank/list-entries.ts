import { sql } from 'kysely';
import type { ReplyOf } from '@vitrina/contract/endpoint';
import type { BankEntryOfOffice, EntryColumn, staffBank } from '@vitrina/contract/staff/bank';
import type { CallContext } from '../../../http/context.ts';
import { inStaffSnapshot } from '../../../http/in-staff-transaction.ts';
import { fail, type Outcome, ok } from '../../../http/outcome.ts';
import { scopeOf } from '../../../http/staff-rights.ts';
import { inPages, type ListFields, makeListFile } from '../../changes/index.ts';
import { rowsOf, sumsView } from '../desk/list-sums.ts';
import { ofMarkets } from './bank-queries.ts';
import { entryView } from './bank-view.ts';
import { countOpenEntries, type EntryFilter, entriesThat, selectEntryPage, sumEntries } from './entry-list-queries.ts';

interface Query {
  filter: EntryFilter;
  sort: string;
  offset: number;
  limit: number;
  view?: string | undefined;
}

/** Lists entries of statements with the present state of their orders. */
export async function listEntries({ filter, view, ...page }: Query, { db, staff }: CallContext): Promise<Outcome<ReplyOf<typeof staffBank.entries>>> {
  const scope = scopeOf(staff, 'bank.import');
  if (!scope) return fail('error_forbidden');
  const until = view === undefined ? null : new Date(view);
  const where = entriesThat(filter, scope);
  const rows = await selectEntryPage(db, where, { ...page, until });
  const counts = await countOpenEntries(db, scope);
  const sums = await sumEntries(db, where, until);
  return ok({ items: rows.map(entryView), total: rowsOf(sums), sums: sumsView(sums), counts, view: (until ?? new Date()).toISOString() });
}

/** Fields of the file for each column of the list. */
const FIELDS: ListFields<EntryColumn, BankEntryOfOffice> = {
  day: { booked_on: ({ booked_on }) => booked_on },
  amount: { amount: ({ amount }) => amount, currency: ({ currency }) => currency },
  payer: { payer: ({ payer }) => payer },
  order: { order: ({ order }) => order?.number ?? null, buyer: ({ order }) => order?.buyer ?? null },
  owed: { owed: ({ order }) => order?.owed ?? null },
  reason: { state: ({ state }) => state, class: (entry) => entry.class, reason: ({ reason }) => reason },
  reference: { reference: ({ reference }) => reference },
  info: { info: ({ info }) => info },
  payer_account: { payer_account: ({ payer_account }) => payer_account },
  account: { account: ({ account }) => account },
  surplus: { surplus: ({ surplus }) => surplus },
};

interface ExportQuery {
  filter: EntryFilter;
  sort: string;
  columns: readonly EntryColumn[];
}

/** Exports the list as a file; needs the permissions to export and to read statements. */
export const exportEntries = ({ filter, sort, columns }: ExportQuery, context: CallContext): Promise<Outcome<ReplyOf<typeof staffBank.csv>>> =>
  inStaffSnapshot(context, 'exports.run', async (db, exporting) => {
    const scope = scopeOf(context.staff, 'bank.import');
    if (!scope) return fail('error_forbidden');
    const where = sql`${entriesThat(filter, scope)} and ${ofMarkets(exporting)}`;
    const pages = inPages(async (page) => (await selectEntryPage(db, where, { until: null, sort, ...page })).map(entryView));
    return ok(await makeListFile(db, { name: 'bank', fields: FIELDS, columns, pages, narrowed: Object.keys(filter) }, { context }));
  });
