import type { Db } from '../db/index.ts';
import type { Outcome } from './outcome.ts';
import { dataOf, failureReply, successReply } from './reply.ts';
import type { Route } from './route.ts';

const CODE = /^[\w-]{16,64}$/;

/**
 * Route of a mail's List-Unsubscribe header: `/…/{code}/`. Mail programs post a form to it without a token (RFC 8058); the code is sufficient, so the
 * body is not read. A GET request does nothing.
 */
export const oneClickUnsubscribeRoute = (template: string, stop: (db: Db, code: string) => Promise<Outcome<unknown>>): Route => ({
  method: 'POST',
  template,
  key: null,
  kind: 'write',
  handle: async (_call, { code = '' }, { db }) => {
    if (!CODE.test(code)) return failureReply('error_empty_data');
    const outcome = await stop(db, code);
    return outcome.ok ? successReply(dataOf({})) : failureReply(outcome.label, outcome);
  },
});
