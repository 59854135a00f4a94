import type { ReplyOf } from '@vitrina/contract/endpoint';
import type { staffDocuments } from '@vitrina/contract/staff/documents';
import type { Scope } from '@vitrina/contract/staff/permissions';
import type { CallContext } from '../../http/context.ts';
import { fail, type Outcome, ok } from '../../http/outcome.ts';
import { refuseIfBusy, withShortLocks } from '../../http/short-locks.ts';
import { scopeOf } from '../../http/staff-rights.ts';
import { findParcel, type OrderDeps, selectDeskOrder, selectParcels } from '../orders/index.ts';
import type { DocumentFile } from './document-file.ts';
import { selectDocument, selectIssued } from './document-queries.ts';
import { issueDocument } from './issue-document.ts';

type Printed = ReplyOf<typeof staffDocuments.slips>;

/** Packing slips of parcels to ship, each issued separately: a refused one does not block the others. */
export const issueSlips =
  (deps: OrderDeps) =>
  async ({ orders }: { orders: string[] }, context: CallContext): Promise<Outcome<Printed>> => {
    const scope = scopeOf(context.staff, 'orders.fulfil');
    if (!scope) return fail('error_forbidden');
    const slips: Printed['slips'] = [];
    const refused: Printed['refused'] = [];
    const parcels: number[] = [];
    return refuseIfBusy(async () => {
      for (const order of new Set(orders)) {
        const issued = await issueOf(deps, { order, scope, context });
        if (typeof issued === 'string') refused.push({ order, label_name: issued });
        else for (const { parcel, number } of issued) parcels.push(parcel) && slips.push({ order, number });
      }
      return ok({ slips, refused, url: parcels.length > 0 ? `/api/staff/slips/?parcels=${parcels.join(',')}` : null });
    });
  };

interface SlipRequest {
  order: string;
  scope: Scope;
  context: CallContext;
}

/** Label of the reason why there is none. */
async function issueOf(deps: OrderDeps, { order, scope, context }: SlipRequest): Promise<{ parcel: number; number: string }[] | string> {
  const found = await selectDeskOrder(context.db, order, { scope, seesDetails: false });
  if (!found) return 'error_empty_data';
  const waiting = (await selectParcels(context.db, found.id)).filter(({ state }) => state === 'packed');
  const issued: { parcel: number; number: string }[] = [];
  for (const { id } of waiting) {
    if (!(await findParcel(context.db, id, scope))) continue;
    const created = await withShortLocks(context.db, (db) => issueDocument(db, deps, { kind: 'packing_slip', orderId: found.id, shipmentId: id, context }));
    if (!created.ok) return created.label;
    issued.push({ parcel: id, number: created.data.number });
  }
  return issued.length > 0 ? issued : 'error_order_state';
}

/** Returns the issued slips as one file. */
export const showSlips =
  (deps: OrderDeps) =>
  async ({ parcels }: { parcels: string }, { db, staff }: CallContext): Promise<Outcome<DocumentFile>> => {
    const scope = scopeOf(staff, 'orders.fulfil');
    if (!scope) return fail('error_forbidden');
    const documents = [];
    for (const id of new Set(parcels.split(',').map(Number))) {
      const parcel = await findParcel(db, id, scope);
      const issued = parcel && (await selectIssued(db, { kind: 'packing_slip', orderId: parcel.order_id, refundId: 0, shipmentId: id, revision: 0 }));
      const document = issued && (await selectDocument(db, issued.id));
      if (document) documents.push(document);
    }
    const [first] = documents;
    if (!first) return fail('error_empty_data');
    // Loaded on demand: the code that renders PDFs is large.
    const { renderDocumentsPdf } = await import('./pdf/render-document-pdf.ts');
    const pdf = await renderDocumentsPdf(
      documents.map(({ data }) => data),
      deps.text,
    );
    return ok({ bytes: new Uint8Array(pdf), name: `${first.number}-${documents.length}.pdf` });
  };
