import { sql } from 'kysely';
import type { ReplyOf } from '@vitrina/contract/endpoint';
import type { staffTradeIns, StaffTradeIn, TradeInColumn } from '@vitrina/contract/staff/trade-ins';
import type { CallContext } from '../../http/context.ts';
import { inStaffSnapshot } from '../../http/in-staff-transaction.ts';
import { fail, type Outcome, ok } from '../../http/outcome.ts';
import { scopeOf } from '../../http/staff-rights.ts';
import { inPages, type ListFields, makeListFile } from '../changes/index.ts';
import { countOpenTradeIns, countTradeIns, selectTradeInPage, type TradeInFilter, tradeInsThat } from './trade-in-list-queries.ts';
import { inMarkets } from './trade-in-queries.ts';
import type { TradeInDeps } from './trade-in-deps.ts';
import { staffView } from './trade-in-view.ts';

interface Query {
  filter: TradeInFilter;
  sort: string;
  offset: number;
  limit: number;
  view?: string | undefined;
}

/** Trade-ins of the session's markets, open ones first. */
export const searchTradeIns =
  ({ site }: TradeInDeps) =>
  async ({ filter, view, ...page }: Query, { db, staff, lang }: CallContext): Promise<Outcome<ReplyOf<typeof staffTradeIns.search>>> => {
    const scope = scopeOf(staff, 'returns.receive');
    if (!scope) return fail('error_forbidden');
    const seesDetails = scopeOf(staff, 'orders.details') !== null;
    const until = view === undefined ? null : new Date(view);
    const where = tradeInsThat(filter, { scope, seesDetails });
    const rows = await selectTradeInPage(db, where, { ...page, until });
    return ok({
      items: rows.map((row) => staffView(row, { seesDetails, settings: site.settings['trade-in'], lang })),
      total: await countTradeIns(db, where, until),
      counts: await countOpenTradeIns(db, scope),
      view: (until ?? new Date()).toISOString(),
    });
  };

/** Fields of the file for each column of the list. */
const FIELDS: ListFields<TradeInColumn, StaffTradeIn> = {
  number: { number: ({ number }) => number },
  device: { device: ({ words }) => words.device },
  owner: { owner: ({ owner }) => owner, email: ({ email }) => email },
  state: { state: ({ state }) => state },
  sum: { sum: ({ sum }) => sum, currency: ({ currency }) => currency },
  counter: { counter: ({ counter }) => counter },
  started: { started_at: ({ started_at }) => started_at },
  until: { until: ({ until }) => until },
  way: { way: ({ way }) => way },
  serial: { serial: ({ serial }) => serial },
  market: { market: ({ market }) => market },
};

interface ExportQuery {
  filter: TradeInFilter;
  sort: string;
  columns: readonly TradeInColumn[];
}

/** Exports the list as a file; requires permission to export and to receive devices. */
export const exportTradeInList =
  ({ site }: TradeInDeps) =>
  ({ filter, sort, columns }: ExportQuery, context: CallContext): Promise<Outcome<ReplyOf<typeof staffTradeIns.csv>>> =>
    inStaffSnapshot(context, 'exports.run', async (db, exporting) => {
      const scope = scopeOf(context.staff, 'returns.receive');
      if (!scope) return fail('error_forbidden');
      const seesDetails = scopeOf(context.staff, 'orders.details') !== null;
      const where = sql`${tradeInsThat(filter, { scope, seesDetails })} and ${inMarkets(exporting)}`;
      const pages = inPages(async (page) => {
        const rows = await selectTradeInPage(db, where, { until: null, sort, ...page });
        return rows.map((row) => staffView(row, { seesDetails, settings: site.settings['trade-in'], lang: context.lang }));
      });
      return ok(await makeListFile(db, { name: 'trade-ins', fields: FIELDS, columns, pages, narrowed: Object.keys(filter) }, { context }));
    });
