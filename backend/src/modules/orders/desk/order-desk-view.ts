import type { StaffOrder } from '@vitrina/contract/staff/orders';
import { toDecimal } from '@vitrina/contract/values/money';
import { orderNumber } from '../order-number.ts';
import type { DeskRow } from './order-desk-queries.ts';
import type { ListRow } from './order-list-queries.ts';

/** An order of the list; without `seesDetails` without amounts and the buyer's address. */
export const deskOrderView = (row: DeskRow, seesDetails: boolean): StaffOrder => ({
  number: orderNumber(row.id),
  created_at: row.created_at.toISOString(),
  version: row.version,
  market: row.lang,
  status: row.status,
  payment_status: seesDetails ? row.payment_status : null,
  payment: seesDetails ? row.payment_code : null,
  total: seesDetails ? toDecimal(row.total) : null,
  currency: row.currency,
  buyer: row.buyer,
  email: seesDetails ? row.email : null,
  pieces: row.pieces,
  has_note: row.has_note,
});

/** A row of the list with the selected columns. */
export const orderRowView = (row: ListRow, seesDetails: boolean): StaffOrder => ({
  ...deskOrderView(row, seesDetails),
  ...(row.parcels !== undefined && { parcels: { n: row.parcels, carriers: row.carriers ?? [] } }),
  ...(row.warehouses && { warehouses: row.warehouses }),
  // Failed payments are a detail.
  ...(row.marks && { marks: row.marks.filter((mark) => seesDetails || mark !== 'check') }),
});
