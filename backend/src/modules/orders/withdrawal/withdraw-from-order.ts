import type { Withdrawal } from '@vitrina/contract/withdrawals';
import type { CallContext } from '../../../http/context.ts';
import { fail, type Outcome } from '../../../http/outcome.ts';
import { type Statement, statementErrors } from './check-statement.ts';
import type { OrderDeps } from '../order-deps.ts';
import { withdrawByIdentifier } from './withdraw-by-identifier.ts';
import { withdrawByNumber } from './withdraw-by-number.ts';

/** Withdraws the buyer from the contract in two steps: returns the statement for review; with `confirm` records it and returns the acknowledgement. */
export const withdrawFromOrder =
  (deps: OrderDeps) =>
  async (statement: Statement, context: CallContext): Promise<Outcome<Withdrawal>> => {
    const errors = statementErrors(statement);
    if (errors.length > 0) return fail('error_bad_input', { errors });
    const { identifier } = statement;
    return identifier === undefined ? withdrawByNumber(statement, context) : withdrawByIdentifier(deps, { ...statement, identifier }, context);
  };
