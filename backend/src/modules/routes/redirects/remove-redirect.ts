import type { CallContext } from '../../../http/context.ts';
import { fail, type Outcome, ok } from '../../../http/outcome.ts';
import { lockRedirects } from './record-redirects.ts';
import { deleteRedirect, insertChange, selectRedirectById } from './redirect-queries.ts';

/** Removes a rule and writes the audit log. */
export const removeRedirect = async ({ id }: { id: number }, { db, actor }: CallContext): Promise<Outcome<{ id: number }>> =>
  db.transaction().execute(async (db) => {
    await lockRedirects(db);
    const before = await selectRedirectById(db, id);
    if (!before) return fail('error_empty_data');
    await deleteRedirect(db, id);
    await insertChange(db, { userId: actor.userId, before });
    return ok({ id });
  });
