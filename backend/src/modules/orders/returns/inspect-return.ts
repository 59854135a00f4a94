import type { FieldError } from '@vitrina/contract/errors';
import type { Condition, Returned } from '@vitrina/contract/staff/returns';
import { toMinor } from '@vitrina/contract/values/money';
import type { Db } from '../../../db/index.ts';
import type { CallContext } from '../../../http/context.ts';
import { fail, type Outcome, ok } from '../../../http/outcome.ts';
import type { OrderDeps } from '../order-deps.ts';
import { selectWarehouseId } from '../parcels/parcel-queries.ts';
import { type Step, takeStep } from './read-return.ts';
import { moveReturned, type ReturnLine, selectOwnWarehouse, writeInspected } from './return-queries.ts';

interface Input {
  id: number;
  version: number;
  warehouse?: string | undefined;
  lines: readonly { id: number; condition: Condition; place: 'stock' | 'write_off' }[];
  deduction?: { amount: number; reason: string } | undefined;
}

/** Records condition and destination of received units; units put into stock can be sold at once. */
export const inspectReturn =
  (deps: Pick<OrderDeps, 'gateways'>) =>
  (input: Input, context: CallContext): Promise<Outcome<Returned>> =>
    takeStep(deps, { ...input, permission: 'returns.handle', action: 'inspect' }, context, async (db, step) => {
      if (step.row.state !== 'received') return fail('error_return_state');
      const received = step.lines.filter(({ received }) => (received ?? 0) > 0);
      const errors = lineErrors(input.lines, received);
      const warehouse = await warehouseOf(db, input.warehouse, step);
      if (warehouse === null) errors.push({ field: 'warehouse', label_name: 'error_field_unknown_value' });
      if (errors.length > 0) return fail('error_bad_input', { errors });
      const inspected = input.lines.map(({ id, condition, place }) => ({ position: id, condition, place, warehouse_id: place === 'stock' ? warehouse : null }));
      await writeInspected(db, input.id, inspected);
      await moveReturned(db, { orderId: step.order.id, moves: shelves(received, inspected), reason: 'return', by: context.actor.userId });
      const { deduction } = input;
      return ok({
        next: { state: 'inspected', deduction: deduction ? toMinor(deduction.amount) : 0, deduction_reason: deduction?.reason ?? null },
        paths: [
          ...input.lines.map(({ id, condition, place }) => ({ path: `lines.${id}`, after: { condition, place } })),
          ...(deduction ? [{ path: 'deduction', after: deduction }] : []),
        ],
      });
    });

/** Returns the errors of lines: each received line of goods has to be named. */
function lineErrors(lines: Input['lines'], received: readonly ReturnLine[]): FieldError[] {
  const unknown = lines.flatMap(({ id }, i): FieldError[] =>
    received.some(({ position }) => position === id) ? [] : [{ field: `lines.${i}.id`, label_name: 'error_field_unknown_value' }],
  );
  const goods = received.filter(({ service_code }) => service_code === null);
  return unknown.length === 0 && !goods.every(({ position }) => lines.some(({ id }) => id === position))
    ? [{ field: 'lines', label_name: 'error_field_required' }]
    : unknown;
}

/** Returns the named warehouse, or the one the order was sold from; `null`: not in scope. */
async function warehouseOf(db: Db, code: string | undefined, { order, scope }: Step): Promise<number | null> {
  const id = code === undefined ? await selectOwnWarehouse(db, order.id) : await selectWarehouseId(db, code);
  return id !== null && (scope.warehouses === null || scope.warehouses.includes(id)) ? id : null;
}

/** Returns the received pieces to put into stock, by warehouse; products deleted since are left out. */
export const shelves = (returned: readonly ReturnLine[], inspected: readonly Pick<ReturnLine, 'position' | 'place' | 'warehouse_id'>[], sign = 1) =>
  returned.flatMap(({ position, product_id, received }) => {
    const line = inspected.find((one) => one.position === position);
    return line?.place === 'stock' && line.warehouse_id !== null && product_id !== null && received
      ? [{ product_id, warehouse_id: line.warehouse_id, qty: sign * received }]
      : [];
  });
