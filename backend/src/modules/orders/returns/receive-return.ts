import type { FieldError } from '@vitrina/contract/errors';
import type { Returned } from '@vitrina/contract/staff/returns';
import type { CallContext } from '../../../http/context.ts';
import { fail, type Outcome, ok } from '../../../http/outcome.ts';
import type { OrderDeps } from '../order-deps.ts';
import { takeStep } from './read-return.ts';
import { type ReturnLine, writeReceived } from './return-queries.ts';

interface Input {
  id: number;
  version: number;
  lines: readonly { id: number; qty: number }[];
}

/** Records the receipt of the goods, all of them or the given quantities. */
export const receiveReturn =
  (deps: Pick<OrderDeps, 'gateways'>) =>
  ({ id, version, lines }: Input, context: CallContext): Promise<Outcome<Returned>> =>
    takeStep(deps, { id, version, permission: 'returns.receive', action: 'receive' }, context, async (db, step) => {
      if (step.row.state !== 'announced') return fail('error_return_state');
      const errors = countErrors(lines, step.lines);
      if (errors.length > 0) return fail('error_bad_input', { errors });
      const received = step.lines.map(({ position, qty }) => ({ position, received: lines.find((one) => one.id === position)?.qty ?? qty }));
      if (received.every((line) => line.received === 0))
        return fail('error_bad_input', { errors: [{ field: 'lines', label_name: 'error_field_out_of_range' }] });
      await writeReceived(db, id, received);
      return ok({ next: { state: 'received' }, paths: received.map(({ position, received }) => ({ path: `lines.${position}.received`, after: received })) });
    });

const countErrors = (lines: Input['lines'], announced: readonly ReturnLine[]): FieldError[] =>
  lines.flatMap(({ id, qty }, i): FieldError[] => {
    const line = announced.find(({ position }) => position === id);
    if (!line) return [{ field: `lines.${i}.id`, label_name: 'error_field_unknown_value' }];
    return qty > line.qty ? [{ field: `lines.${i}.qty`, label_name: 'error_field_out_of_range', available: line.qty }] : [];
  });
