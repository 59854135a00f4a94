import type { CallContext } from '../../http/context.ts';
import { fail, type Outcome, ok } from '../../http/outcome.ts';
import { checkCode } from './check-code.ts';
import { readSelf } from './read-self.ts';
import { markConfirmed } from './session-queries.ts';
import type { StaffDeps } from './staff-deps.ts';

/** Verifies the second factor again, before changes of money or people. */
export const confirmSession =
  (deps: StaffDeps) =>
  async ({ code }: { code: string }, context: CallContext): Promise<Outcome<{ confirmed_until: string }>> => {
    const self = await readSelf(context);
    if (!self) return fail('error_unauthorized');
    return context.db.transaction().execute(async (db) => {
      const shown = await checkCode(db, { userId: self.userId, code }, deps);
      return shown.ok ? ok({ confirmed_until: (await markConfirmed(db, self.sessionId)).toISOString() }) : shown;
    });
  };
