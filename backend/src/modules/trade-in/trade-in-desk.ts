import type { Permission } from '@vitrina/contract/staff/permissions';
import type { StaffTradeIn } from '@vitrina/contract/staff/trade-ins';
import { toMinor } from '@vitrina/contract/values/money';
import type { Db } from '../../db/index.ts';
import type { CallContext } from '../../http/context.ts';
import { inStaffTransaction } from '../../http/in-staff-transaction.ts';
import { fail, type Outcome, ok } from '../../http/outcome.ts';
import { scopeOf } from '../../http/staff-rights.ts';
import { payTradeIn, recordStep } from './pay-trade-in.ts';
import type { TradeInDeps } from './trade-in-deps.ts';
import { mailOwner } from './trade-in-mail.ts';
import { lockTradeIn, type TradeInRow, writeStep } from './trade-in-queries.ts';
import { staffView } from './trade-in-view.ts';

interface Step {
  id: number;
  version: number;
}

interface StepOptions {
  deps: TradeInDeps;
  permission: Permission;
  action: string;
}

/** Runs a step on the locked trade-in at the version that the caller read, with its audit row, in one transaction. */
const takeStep = (
  { id, version }: Step,
  { deps, permission, action }: StepOptions,
  context: CallContext,
  work: (db: Db, row: TradeInRow) => Promise<Outcome<null>>,
) =>
  inStaffTransaction<StaffTradeIn>(context, permission, async (db, scope) => {
    const row = await lockTradeIn(db, { id, scope });
    if (!row) return fail('error_empty_data');
    if (row.version !== version) return fail('error_version', { errors: [{ field: 'version', label_name: 'error_field_changed', theirs: row.version }] });
    const outcome = await work(db, row);
    if (!outcome.ok) return outcome;
    const next = (await lockTradeIn(db, { id, scope })) as TradeInRow;
    await recordStep(db, row, { action, after: next.state, context });
    return ok(
      staffView(next, {
        seesDetails: scopeOf(context.staff, 'orders.details') !== null,
        settings: deps.site.settings['trade-in'],
        lang: context.lang,
      }),
    );
  });

/** Marks the device as received; one that arrives late is accepted as well. */
export const receiveTradeIn =
  (deps: TradeInDeps) =>
  ({ serial, ...step }: Step & { serial?: string | undefined }, context: CallContext) =>
    takeStep(step, { deps, permission: 'returns.receive', action: 'receive' }, context, async (db, row) => {
      if (row.state !== 'offered' && row.state !== 'expired') return fail('error_trade_in_state');
      await writeStep(db, row, { state: 'received', received_at: new Date(), serial: serial ?? row.serial }, 0);
      await mailOwner(db, row, 'trade-in-received');
      return ok(null);
    });

interface Inspection extends Step {
  /** Decimal; `null`: the device is not accepted. */
  sum: number | null;
  reason?: string | undefined;
  serial?: string | undefined;
}

/** Ends the inspection: pays the offered amount, makes a lower counter-offer, or refuses the device. */
export const inspectTradeIn =
  (deps: TradeInDeps) =>
  ({ sum, reason, serial, ...step }: Inspection, context: CallContext) =>
    takeStep(step, { deps, permission: 'refunds.make', action: 'inspect' }, context, async (db, row) => {
      if (row.state !== 'received') return fail('error_trade_in_state');
      const fields = { serial: serial ?? row.serial, reason: reason ?? null };
      const amount = sum === null ? null : toMinor(sum);
      if (amount !== null && amount > row.offered)
        return fail('error_bad_input', { errors: [{ field: 'sum', label_name: 'error_field_out_of_range', available: row.offered / 100 }] });
      if (amount === row.offered) {
        await payTradeIn(db, row, { serial: fields.serial }, deps);
        return ok(null);
      }
      if (!reason) return fail('error_bad_input', { errors: [{ field: 'reason', label_name: 'error_field_required' }] });
      const { answerDays } = deps.site.settings['trade-in'];
      await writeStep(db, row, amount === null ? { ...fields, state: 'refused' } : { ...fields, state: 'countered', counter: amount }, answerDays);
      await mailOwner(db, row, amount === null ? 'trade-in-refused' : 'trade-in-countered');
      return ok(null);
    });

/** Marks the device as sent back to its owner. */
export const sendBackTradeIn =
  (deps: TradeInDeps) =>
  ({ note, ...step }: Step & { note?: string | undefined }, context: CallContext) =>
    takeStep(step, { deps, permission: 'returns.handle', action: 'send_back' }, context, async (db, row) => {
      if (row.state !== 'refused') return fail('error_trade_in_state');
      await writeStep(db, row, { state: 'returned', note: note ?? null }, 0);
      return ok(null);
    });
