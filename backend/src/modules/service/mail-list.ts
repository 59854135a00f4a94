import type { ReplyOf } from '@vitrina/contract/endpoint';
import type { staffActivity } from '@vitrina/contract/staff/activity';
import type { Db } from '../../db/index.ts';
import type { CallContext } from '../../http/context.ts';
import { fail, type Outcome, ok } from '../../http/outcome.ts';
import { scopeOf } from '../../http/staff-rights.ts';
import { type CsvReply, exportList, inPages, type ListFields } from '../changes/index.ts';
import { type MailQuery, selectMails } from './mail-queries.ts';

type Mail = ReplyOf<typeof staffActivity.mails>['items'][number];
const iso = (at: Date | null): string | null => at?.toISOString() ?? null;

async function readMails(db: Db, query: MailQuery, markets: readonly string[] | null): Promise<{ rows: Mail[]; total: number }> {
  const { rows, total } = await selectMails(db, query, markets);
  const mails = rows.map(({ created_at, sent_at, failed_at, ...row }) => ({
    ...row,
    created_at: created_at.toISOString(),
    sent_at: iso(sent_at),
    failed_at: iso(failed_at),
  }));
  return { rows: mails, total };
}

/** Mails by state, newest first. */
export async function listMails(query: MailQuery, { db, staff }: CallContext): Promise<Outcome<ReplyOf<typeof staffActivity.mails>>> {
  const scope = scopeOf(staff, 'maintenance');
  if (!scope) return fail('error_forbidden');
  const { rows, total } = await readMails(db, query, scope.markets);
  return ok({ items: rows, total });
}

const FIELDS: ListFields<'mail', Mail> = {
  mail: {
    id: ({ id }) => id,
    kind: ({ kind }) => kind,
    recipient: ({ recipient }) => recipient,
    market: ({ lang }) => lang,
    state: ({ state }) => state,
    attempts: ({ attempts }) => attempts,
    last_error: ({ last_error }) => last_error,
    created_at: ({ created_at }) => created_at,
    sent_at: ({ sent_at }) => sent_at,
    failed_at: ({ failed_at }) => failed_at,
  },
};

export const exportMails = ({ filter }: Pick<MailQuery, 'filter'>, context: CallContext): Promise<Outcome<CsvReply>> =>
  exportList(context, 'customers.export', {
    ...{ name: 'mails', fields: FIELDS, narrowed: Object.keys(filter), sees: 'maintenance' },
    read: (db, { markets }) => inPages(async (page) => (await readMails(db, { filter, ...page }, markets)).rows),
  });
