import type { Db } from '../../../db/index.ts';
import type { OrderDeps } from '../../orders/index.ts';
import type { DocumentData } from '../document-data.ts';
import { type DocumentRow, selectIssued } from '../document-queries.ts';
import type { OrderSource } from '../order-source.ts';
import { fiscalFacts, ruleOfDocument } from './fiscal-facts.ts';
import { toFiscalDocument } from './fiscal-document.ts';
import { insertDelivery, selectFiscal } from './fiscal-queries.ts';

interface Issued {
  row: DocumentRow;
  data: DocumentData;
  order: OrderSource;
  /** Key of the seller in the settings. */
  entityId: string;
}

/** Records in the issuing transaction that a register must receive the document, with the code that the seller signs itself. No call is made yet. */
export async function enqueueFiscal(db: Db, { config: { settings }, registers }: OrderDeps, { row, data, order, entityId }: Issued): Promise<void> {
  const entity = settings.legal[entityId];
  const rule = ruleOfDocument({ order, entity, data });
  if (!rule || !(data.kind === 'invoice' || (await isInvoiceReported(db, row.order_id)))) return;
  const facts = fiscalFacts({ order, entity, data, sequence: row.sequence, issuedAt: row.issued_at, timeZone: settings.shop.timeZone });
  const code = facts && (registers?.(rule.register)?.protect(toFiscalDocument({ documentId: row.id, facts })) ?? null);
  await insertDelivery(db, { documentId: row.id, rule, entity: entityId, facts, protectiveCode: code, issuedAt: row.issued_at });
}

/** True if the invoice was reported: a credit note is reported only then. */
async function isInvoiceReported(db: Db, orderId: number): Promise<boolean> {
  const invoice = await selectIssued(db, { kind: 'invoice', orderId, refundId: 0, shipmentId: 0, revision: 0 });
  return invoice !== null && (await selectFiscal(db, invoice.id)) !== null;
}
