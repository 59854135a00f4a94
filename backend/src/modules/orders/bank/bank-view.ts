import type { BankEntryOfOffice } from '@vitrina/contract/staff/bank';
import { toDecimal } from '@vitrina/contract/values/money';
import { orderNumber } from '../order-number.ts';
import type { EntryRow } from './bank-queries.ts';

export const entryView = (row: EntryRow): BankEntryOfOffice => ({
  id: row.id,
  statement: row.statement_id,
  account: row.account,
  booked_on: row.booked_on,
  amount: toDecimal(row.amount),
  currency: row.currency,
  payer: row.payer,
  payer_account: row.payer_account,
  reference: row.reference,
  info: row.info,
  state: row.state,
  version: row.version,
  class: row.class,
  reason: row.reason,
  found_by: row.found_by,
  order:
    row.order_id === null || row.owed === null || row.owed_currency === null
      ? null
      : {
          number: orderNumber(row.order_id),
          buyer: row.buyer ?? '',
          owed: toDecimal(row.owed),
          currency: row.owed_currency,
          additional: row.additional_id !== null,
        },
  surplus: toDecimal(row.surplus),
  surplus_given: row.surplus_given_at?.toISOString() ?? null,
});
