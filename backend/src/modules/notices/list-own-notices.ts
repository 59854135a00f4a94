import type { ReplyOf } from '@vitrina/contract/endpoint';
import type { notices } from '@vitrina/contract/notices';
import { sql } from 'kysely';
import type { LanguageCode } from '@vitrina/contract/values/languages';
import type { CallContext } from '../../http/context.ts';
import { fail, type Outcome, ok } from '../../http/outcome.ts';
import type { NoticeDeps } from './notice-deps.ts';
import type { NoticeRow } from './notice-queries.ts';
import { noticeView } from './notice-view.ts';

const MOST = 20;

/** The customer's pending notices, of the account or for its confirmed address. */
export const listOwnNotices =
  (deps: NoticeDeps) =>
  async (_: object, context: CallContext): Promise<Outcome<ReplyOf<typeof notices.mine>>> => {
    const { db, actor } = context;
    if (actor.userId === null) return fail('error_unauthorized');
    const { rows } = await sql<NoticeRow & { code: string; lang: LanguageCode }>`
      select n.id, n.product_id, n.q, n.kind, n.email, n.lang, n.confirmed_at, n.told_at, n.stopped_at, n.code from notices n
      where n.confirmed_at is not null and n.told_at is null and n.stopped_at is null
        and (n.user_id = ${actor.userId}::integer or n.email = (select email from users where id = ${actor.userId}::integer and confirmed_at is not null))
      order by n.id desc limit ${MOST}`.execute(db);
    const views = await Promise.all(rows.map(async (row) => ({ code: row.code, view: await noticeView(row, context, deps) })));
    return ok({ items: views.flatMap(({ code, view }) => (view ? [{ ...view, code }] : [])) });
  };
