import type { ReplyOf } from '@vitrina/contract/endpoint';
import { type FiscalDelivery, type FiscalState, staffFiscal } from '@vitrina/contract/staff/fiscal';
import type { Db } from '../../../db/index.ts';
import { type Binding, bind } from '../../../http/bind.ts';
import type { CallContext } from '../../../http/context.ts';
import { fail, type Outcome, ok } from '../../../http/outcome.ts';
import { inShortTransaction } from '../../../http/short-locks.ts';
import { scopeOf } from '../../../http/staff-rights.ts';
import { recordChange } from '../../changes/index.ts';
import { orderNumber, type OrderDeps } from '../../orders/index.ts';
import { selectDocument } from '../document-queries.ts';
import { selectOrderSource } from '../order-source.ts';
import { type DeliveryRow, lockRetryable, reopen, selectDeliveries, type RetryableDelivery } from './fiscal-desk-queries.ts';
import { type FiscalFacts, fiscalFacts } from './fiscal-facts.ts';

export const fiscalRoutes = (deps: OrderDeps): Binding[] => [bind(staffFiscal.list, list), bind(staffFiscal.retry, retry(deps))];

interface Question {
  filter: { state: FiscalState };
  offset: number;
  limit: number;
}

async function list({ filter, offset, limit }: Question, { db, staff }: CallContext): Promise<Outcome<ReplyOf<typeof staffFiscal.list>>> {
  const scope = scopeOf(staff, 'documents.view');
  if (!scope) return fail('error_forbidden');
  const { rows, total, counts } = await selectDeliveries(db, { state: filter.state, scope, offset, limit });
  return ok({ items: rows.map(deliveryView), total, counts });
}

const deliveryView = ({ document_id: id, kind, document_number, order_id, due_at, accepted_at, register, ...row }: DeliveryRow): FiscalDelivery => ({
  ...row,
  document: { id, kind, number: document_number, order: orderNumber(order_id), url: `/api/staff/documents/${id}.pdf` },
  register: register as FiscalDelivery['register'],
  due_at: due_at.toISOString(),
  accepted_at: accepted_at?.toISOString() ?? null,
});

const retry =
  (deps: OrderDeps) =>
  async ({ ids }: { ids: number[] }, context: CallContext): Promise<Outcome<{ retried: number }>> => {
    const scope = scopeOf(context.staff, 'documents.issue');
    if (!scope) return fail('error_forbidden');
    return inShortTransaction(context.db, async (db) => {
      const retryable = await lockRetryable(db, ids, scope);
      for (const one of retryable) {
        await reopen(db, one.documentId, one.hasFacts ? null : await factsNow(db, deps, one));
        const change = {
          kind: 'document',
          subjectId: orderNumber(one.orderId),
          version: 0,
          action: 'deliver',
          paths: [{ path: 'fiscal', after: one.documentId }],
        };
        await recordChange(db, change, { context });
      }
      return ok({ retried: retryable.length });
    });
  };

/** Returns the facts with the current premise and device of the legal entity; the facts of the document stay. */
async function factsNow(
  db: Db,
  { config: { settings } }: OrderDeps,
  { documentId, orderId, entity, sequence, issuedAt }: RetryableDelivery,
): Promise<FiscalFacts | null> {
  const [document, order] = [await selectDocument(db, documentId), await selectOrderSource(db, orderId)];
  if (!document || !order) return null;
  return fiscalFacts({ order, entity: settings.legal[entity], data: document.data, sequence, issuedAt, timeZone: settings.shop.timeZone });
}
