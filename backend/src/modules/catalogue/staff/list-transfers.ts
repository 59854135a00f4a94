import type { ReplyOf } from '@vitrina/contract/endpoint';
import type { staffStock, TransferState } from '@vitrina/contract/staff/stock';
import type { CallContext } from '../../../http/context.ts';
import { fail, type Outcome, ok } from '../../../http/outcome.ts';
import { scopeOf } from '../../../http/staff-rights.ts';
import { type CsvReply, exportList, inPages, type ListFields } from '../../changes/index.ts';
import { selectTransfers } from './transfer-queries.ts';
import { transferView } from './transfer-view.ts';

interface Input {
  filter: { state?: TransferState | undefined };
  offset: number;
  limit: number;
}

/** Transfers from or to warehouses in scope. */
export async function listTransfers({ filter, ...page }: Input, { db, lang, staff }: CallContext): Promise<Outcome<ReplyOf<typeof staffStock.transfers>>> {
  const scope = scopeOf(staff, 'stock.view');
  if (!scope) return fail('error_forbidden');
  const { rows, total } = await selectTransfers(db, { state: filter.state, warehouses: scope.warehouses, lang, ...page });
  return ok({ items: rows.map(transferView), total });
}

type Transfer = ReplyOf<typeof staffStock.transfers>['items'][number];
/** A line of the file: one product of a transfer. */
type Line = Omit<Transfer, 'items'> & Transfer['items'][number];
const FIELDS: ListFields<'line', Line> = {
  line: {
    id: ({ id }) => id,
    from: ({ from }) => from,
    to: ({ to }) => to,
    state: ({ state }) => state,
    created_at: ({ created_at }) => created_at,
    ended_at: ({ ended_at }) => ended_at,
    code: ({ product_code }) => product_code,
    title: ({ title }) => title,
    qty: ({ qty }) => qty,
    arrived: ({ arrived }) => arrived,
    note: ({ note }) => note,
  },
};

export const exportTransfers = ({ filter }: Pick<Input, 'filter'>, context: CallContext): Promise<Outcome<CsvReply>> =>
  exportList(context, 'exports.run', {
    ...{ name: 'transfers', fields: FIELDS, narrowed: Object.keys(filter), sees: 'stock.view' },
    read: async function* (db, { warehouses }) {
      const pages = inPages(async (page) => (await selectTransfers(db, { state: filter.state, warehouses, lang: context.lang, ...page })).rows);
      for await (const rows of pages) yield rows.map(transferView).flatMap(({ items, ...transfer }) => items.map((item) => ({ ...transfer, ...item })));
    },
  });
