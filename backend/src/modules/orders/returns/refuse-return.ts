import type { Returned } from '@vitrina/contract/staff/returns';
import type { CallContext } from '../../../http/context.ts';
import { fail, type Outcome, ok } from '../../../http/outcome.ts';
import type { OrderDeps } from '../order-deps.ts';
import { enqueueOrderMail } from '../mail/enqueue-order-mail.ts';
import { takeStep } from './read-return.ts';

const OPEN: ReadonlySet<string> = new Set(['announced', 'received']);

/** Takes no goods back; the buyer is told why. What is on a shelf again is no longer refused: that step is taken back first. */
export const refuseReturn =
  (deps: Pick<OrderDeps, 'gateways'>) =>
  ({ id, version, reason }: { id: number; version: number; reason: string }, context: CallContext): Promise<Outcome<Returned>> =>
    takeStep(deps, { id, version, permission: 'returns.handle', action: 'refuse' }, context, async (db, { row, order }) => {
      if (!OPEN.has(row.state)) return fail('error_return_state');
      await enqueueOrderMail(db, order, 'return-refused', `${id}:${row.version}`, { reason });
      return ok({ next: { state: 'refused', refuse_reason: reason, refused_from: row.state }, paths: [{ path: 'refuse_reason', after: reason }] });
    });
