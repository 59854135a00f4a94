import type { Returned } from '@vitrina/contract/staff/returns';
import type { CallContext } from '../../../http/context.ts';
import { fail, type Outcome, ok } from '../../../http/outcome.ts';
import type { OrderDeps } from '../order-deps.ts';
import { enqueueOrderMail } from '../mail/enqueue-order-mail.ts';
import { takeStep } from './read-return.ts';

const OPEN: ReadonlySet<string> = new Set(['announced', 'received']);

/** Refuses a return; the buyer gets the reason by mail. Not possible once goods are back in stock: that step must be reverted first. */
export const refuseReturn =
  (deps: Pick<OrderDeps, 'gateways'>) =>
  ({ id, version, reason }: { id: number; version: number; reason: string }, context: CallContext): Promise<Outcome<Returned>> =>
    takeStep(deps, { id, version, permission: 'returns.handle', action: 'refuse' }, context, async (db, { row, order }) => {
      if (!OPEN.has(row.state)) return fail('error_return_state');
      await enqueueOrderMail(db, order, 'return-refused', `${id}:${row.version}`, { reason });
      return ok({ next: { state: 'refused', refuse_reason: reason, refused_from: row.state }, paths: [{ path: 'refuse_reason', after: reason }] });
    });
