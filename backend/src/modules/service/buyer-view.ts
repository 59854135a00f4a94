import type { BuyersMail, BuyersReturn } from '@vitrina/contract/staff/customers';
import type { MailRow, ReturnRow } from './buyer-queries.ts';

export const returnView = ({ order_id, started_at, ...one }: ReturnRow, orderNumber: (id: number) => string): BuyersReturn => ({
  ...one,
  order: orderNumber(order_id),
  started_at: started_at.toISOString(),
});

export const mailView = ({ at, ...mail }: MailRow): BuyersMail => ({ ...mail, at: at.toISOString() });
