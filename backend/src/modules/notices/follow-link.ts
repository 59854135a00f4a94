import type { Notice } from '@vitrina/contract/notices';
import type { Db } from '../../db/index.ts';
import type { CallContext } from '../../http/context.ts';
import { fail, type Outcome, ok } from '../../http/outcome.ts';
import type { NoticeDeps } from './notice-deps.ts';
import { confirmNotice, selectNotice, stopNotices } from './notice-queries.ts';
import { noticeView } from './notice-view.ts';

type Code = { code: string };

/** Shows the notice a mail's link belongs to; changes nothing. */
export const readNotice =
  (deps: NoticeDeps) =>
  async ({ code }: Code, context: CallContext): Promise<Outcome<Notice>> => {
    const notice = await selectNotice(context.db, code);
    const view = notice && (await noticeView(notice, context, deps));
    return view ? ok(view) : fail('error_empty_data');
  };

/** Confirms a notice through the link in its mail. Stopped and sent ones stay unchanged. */
export const confirmAddress =
  (deps: NoticeDeps) =>
  async (input: Code, context: CallContext): Promise<Outcome<Notice>> => {
    const notice = await selectNotice(context.db, input.code);
    if (!notice) return fail('error_empty_data');
    if (!notice.confirmed_at && !notice.stopped_at) await context.db.transaction().execute((db) => confirmNotice(db, notice));
    return readNotice(deps)(input, context);
  };

/** Ends all notices, for every product, to the address of a mail. */
export async function stopByCode(db: Db, code: string): Promise<Outcome<Record<string, never>>> {
  const notice = await selectNotice(db, code);
  if (!notice) return fail('error_empty_data');
  await stopNotices(db, notice.email);
  return ok({});
}
