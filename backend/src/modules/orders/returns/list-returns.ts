import { sql } from 'kysely';
import type { ReplyOf } from '@vitrina/contract/endpoint';
import type { Returned, ReturnColumn, ReturnSummary, staffReturns } from '@vitrina/contract/staff/returns';
import type { CallContext } from '../../../http/context.ts';
import { inStaffSnapshot } from '../../../http/in-staff-transaction.ts';
import { fail, type Outcome, ok } from '../../../http/outcome.ts';
import { scopeOf } from '../../../http/staff-rights.ts';
import { inPages, type ListFields, makeListFile } from '../../changes/index.ts';
import { inScope } from '../desk/order-desk-queries.ts';
import type { OrderDeps } from '../order-deps.ts';
import { readReturn } from './read-return.ts';
import { countOpenReturns, countReturns, type ReturnReader, type ReturnFilter, returnsThat, selectReturnPage } from './return-list-queries.ts';
import { selectReturn } from './return-queries.ts';
import { returnSummaryView } from './return-view.ts';

interface Query {
  filter: ReturnFilter;
  sort: string;
  offset: number;
  limit: number;
  view?: string | undefined;
}

/** `null`: no permission to see returns. */
function callerOf({ staff }: Pick<CallContext, 'staff'>): ReturnReader | null {
  const scope = scopeOf(staff, 'returns.receive');
  return scope && { scope, seesDetails: scopeOf(staff, 'orders.details') !== null };
}

/** Lists returns and withdrawals in scope. */
export async function listReturns({ filter, view, ...page }: Query, context: CallContext): Promise<Outcome<ReplyOf<typeof staffReturns.search>>> {
  const caller = callerOf(context);
  if (!caller) return fail('error_forbidden');
  const { db } = context;
  const until = view === undefined ? null : new Date(view);
  const where = await returnsThat(db, filter, caller);
  const rows = await selectReturnPage(db, where, { ...page, until });
  const counts = await countOpenReturns(db, caller.scope);
  return ok({ items: rows.map(returnSummaryView), total: await countReturns(db, where, until), counts, view: (until ?? new Date()).toISOString() });
}

/** Fields of the file for each column of the list. */
const FIELDS: ListFields<ReturnColumn, ReturnSummary> = {
  order: { order: ({ order }) => order },
  buyer: { buyer: ({ buyer }) => buyer },
  kind: { kind: ({ kind }) => kind },
  state: { state: ({ state }) => state },
  started: { started_at: ({ started_at }) => started_at },
  due: { due_at: ({ due_at }) => due_at },
  left: { alarm: ({ alarm }) => alarm },
  pieces: { pieces: ({ pieces }) => pieces },
  received: { received: ({ received }) => received },
  condition: { conditions: ({ conditions }) => conditions.join(', ') },
  arrived: { received_at: ({ received_at }) => received_at },
  market: { market: ({ market }) => market },
  reason: { reason: ({ reason }) => reason },
  label: { label_number: ({ label }) => label?.number ?? null, label_sent_at: ({ label }) => label?.sent_at ?? null },
};

interface ExportQuery {
  filter: ReturnFilter;
  sort: string;
  columns: readonly ReturnColumn[];
}

/** Exports the list as a file; needs the permissions to export and to see returns. */
export const exportReturns = ({ filter, sort, columns }: ExportQuery, context: CallContext): Promise<Outcome<ReplyOf<typeof staffReturns.csv>>> =>
  inStaffSnapshot(context, 'exports.run', async (db, scope) => {
    const caller = callerOf(context);
    if (!caller) return fail('error_forbidden');
    const where = sql`${await returnsThat(db, filter, caller)} and ${inScope(scope)}`;
    const pages = inPages(async (page) => (await selectReturnPage(db, where, { until: null, sort, ...page })).map(returnSummaryView));
    return ok(await makeListFile(db, { name: 'returns', fields: FIELDS, columns, pages, narrowed: Object.keys(filter) }, { context }));
  });

export const getReturn =
  (deps: Pick<OrderDeps, 'gateways'>) =>
  async ({ id }: { id: number }, context: CallContext): Promise<Outcome<Returned>> => {
    const scope = scopeOf(context.staff, 'returns.receive');
    if (!scope) return fail('error_forbidden');
    return (await selectReturn(context.db, id, scope)) ? ok(await readReturn(deps, context.db, id, { scope, context })) : fail('error_empty_data');
  };
