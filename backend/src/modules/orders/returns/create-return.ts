import type { FieldError } from '@vitrina/contract/errors';
import type { Returned, ReturnKind } from '@vitrina/contract/staff/returns';
import type { Db } from '../../../db/index.ts';
import type { CallContext } from '../../../http/context.ts';
import { fail, type Outcome, ok } from '../../../http/outcome.ts';
import { inIdempotentTransaction } from '../../../http/in-idempotent-transaction.ts';
import { scopeOf } from '../../../http/staff-rights.ts';
import { recordChange } from '../../changes/index.ts';
import { selectDeskOrder } from '../desk/order-desk-queries.ts';
import type { OrderDeps } from '../order-deps.ts';
import { lockOrder } from '../order-queries.ts';
import { readReturn } from './read-return.ts';
import { insertReturn, selectReturnable } from './return-queries.ts';

interface Input {
  order: string;
  kind: ReturnKind;
  reason: string;
  lines: readonly { id: number; qty: number }[];
}

/** Creates a return without a withdrawal statement; its units are announced, not received yet. */
export const createReturn =
  (deps: Pick<OrderDeps, 'gateways'>) =>
  async (input: Input, context: CallContext): Promise<Outcome<Returned>> => {
    return inIdempotentTransaction(context, { endpoint: 'staff_returns_new', body: input }, (db) => create(deps, db, input, context));
  };

async function create(
  deps: Pick<OrderDeps, 'gateways'>,
  db: Db,
  { order: number, kind, reason, lines }: Input,
  context: CallContext,
): Promise<Outcome<Returned>> {
  const scope = scopeOf(context.staff, 'returns.handle');
  const found = scope && (await selectDeskOrder(db, number, { scope, seesDetails: true }));
  const order = found && (await lockOrder(db, found.id));
  if (!order) return fail(scope ? 'error_empty_data' : 'error_forbidden');
  const errors = lineErrors(lines, await selectReturnable(db, order.id));
  if (errors.length > 0) return fail('error_bad_input', { errors });
  const id = await insertReturn(db, { orderId: order.id, kind, reason, by: context.actor.userId, lines: lines.map(({ id, qty }) => ({ position: id, qty })) });
  const paths = [{ path: 'state', after: 'announced' }, { path: 'kind', after: kind }, ...lines.map(({ id, qty }) => ({ path: `lines.${id}`, after: qty }))];
  await recordChange(db, { kind: 'return', subjectId: String(id), version: 1, action: 'new', paths }, { context });
  return ok(await readReturn(deps, db, id, { scope, context }));
}

/** Returns the errors of lines: only shipped units that are not announced yet can be announced. */
const lineErrors = (lines: Input['lines'], returnable: ReadonlyMap<number, number>): FieldError[] =>
  lines.flatMap(({ id, qty }, i): FieldError[] => {
    const available = returnable.get(id);
    if (available === undefined) return [{ field: `lines.${i}.id`, label_name: 'error_field_unknown_value' }];
    return qty > available ? [{ field: `lines.${i}.qty`, label_name: 'error_field_out_of_range', available: Math.max(0, available) }] : [];
  });
