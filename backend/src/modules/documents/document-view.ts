import type { IssuedDocument } from '@vitrina/contract/staff/documents';
import { toDecimal } from '@vitrina/contract/values/money';
import { orderNumber } from '../orders/index.ts';
import type { DocumentRow } from './document-queries.ts';

export const documentView = ({ id, kind, number, order_id, refund_id, lang, total, currency, issued_at, e_invoice_problems }: DocumentRow): IssuedDocument => ({
  ...{ id, kind, number, order: orderNumber(order_id), refund_id: refund_id > 0 ? refund_id : null },
  ...{ lang, total: toDecimal(total), currency, issued_at: issued_at.toISOString(), url: `/api/staff/documents/${id}.pdf` },
  e_invoice_url: e_invoice_problems?.length === 0 ? `/api/staff/e-invoices/${id}.xml` : null,
  e_invoice_problems: e_invoice_problems ?? [],
});
