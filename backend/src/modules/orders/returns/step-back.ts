import type { Returned } from '@vitrina/contract/staff/returns';
import type { CallContext } from '../../../http/context.ts';
import { fail, type Outcome, ok } from '../../../http/outcome.ts';
import type { OrderDeps } from '../order-deps.ts';
import { shelves } from './inspect-return.ts';
import { takeStep } from './read-return.ts';
import { moveReturned, writeInspected, writeReceived } from './return-queries.ts';

/** Reverts the last step of a return, stock included. */
export const stepBack =
  (deps: Pick<OrderDeps, 'gateways'>) =>
  ({ id, version }: { id: number; version: number }, context: CallContext): Promise<Outcome<Returned>> =>
    takeStep(deps, { id, version, permission: 'returns.handle', action: 'back' }, context, async (db, { row, order, lines }) => {
      if (row.state === 'refused') return ok({ next: { state: row.refused_from ?? 'announced', refuse_reason: null, refused_from: null } });
      if (row.state === 'received') {
        await writeReceived(
          db,
          id,
          lines.map(({ position }) => ({ position, received: null })),
        );
        return ok({ next: { state: 'announced' } });
      }
      if (row.state !== 'inspected') return fail('error_return_state');
      const short = await moveReturned(db, { orderId: order.id, moves: shelves(lines, lines, -1), reason: 'correction', by: context.actor.userId });
      if (short.length > 0)
        return fail('error_quantity_not_available', {
          errors: lines.flatMap(({ product_id, position }) =>
            product_id !== null && short.includes(product_id) ? [{ field: `lines.${position}`, label_name: 'error_quantity_not_available' as const }] : [],
          ),
        });
      await writeInspected(
        db,
        id,
        lines.map(({ position }) => ({ position, condition: null, place: null, warehouse_id: null })),
      );
      return ok({ next: { state: 'received', deduction: 0, deduction_reason: null } });
    });
