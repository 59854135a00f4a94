import type { ReplyOf } from '@vitrina/contract/endpoint';
import { orderDocuments } from '@vitrina/contract/order-documents';
import { type DocumentKind, staffDocuments } from '@vitrina/contract/staff/documents';
import { type Binding, bind } from '../../http/bind.ts';
import type { CallContext } from '../../http/context.ts';
import { fail, type Outcome, ok } from '../../http/outcome.ts';
import { inIdempotentTransaction } from '../../http/in-idempotent-transaction.ts';
import { scopeOf } from '../../http/staff-rights.ts';
import { findOrder, findParcel, orderIdOfNumber, type OrderDeps, selectDeskOrder } from '../orders/index.ts';
import { documentFile, type DocumentFile } from './document-file.ts';
import { fiscalRoutes } from './fiscal/fiscal-routes.ts';
import { type DocumentRow, isInScope, searchIssued, selectDocument, selectEInvoice, selectIssued } from './document-queries.ts';
import { documentView } from './document-view.ts';
import { handoverRoutes } from './handover/handover-routes.ts';
import { issueDocument } from './issue-document.ts';
import { collectInvoices, showInvoices } from './print-invoices.ts';
import { issueSlips, showSlips } from './print-slips.ts';

export const documentRoutes = (deps: OrderDeps): Binding[] => [
  bind(staffDocuments.list, listDocuments),
  bind(staffDocuments.issue, issue(deps)),
  bind(staffDocuments.slip, issueSlip(deps)),
  bind(staffDocuments.slipFile, showSlip(deps)),
  bind(staffDocuments.slips, issueSlips(deps)),
  bind(staffDocuments.slipsFile, showSlips(deps)),
  bind(staffDocuments.invoices, collectInvoices(deps)),
  bind(staffDocuments.invoicesFile, showInvoices(deps)),
  bind(staffDocuments.pdf, showPdf(deps)),
  bind(staffDocuments.eInvoice, showEInvoice),
  bind(orderDocuments.document, showToBuyer(deps)),
  bind(orderDocuments.eInvoice, showEInvoiceToBuyer),
  ...handoverRoutes(deps),
  ...fiscalRoutes(deps),
];

interface Question {
  filter: { order?: string | undefined; kind?: DocumentKind | undefined; number?: string | undefined };
  offset: number;
  limit: number;
}

async function listDocuments({ filter, offset, limit }: Question, { db, staff }: CallContext): Promise<Outcome<ReplyOf<typeof staffDocuments.list>>> {
  const scope = scopeOf(staff, 'documents.view');
  if (!scope) return fail('error_forbidden');
  const { order, kind = null, number = null } = filter;
  const { rows, total } = await searchIssued(db, { orderId: order === undefined ? null : orderIdOfNumber(order), kind, number, scope, offset, limit });
  return ok({ items: rows.map(documentView), total });
}

interface IssueInput {
  kind: DocumentKind;
  order: string;
  refund_id?: number | undefined;
}

const issue =
  (deps: OrderDeps) =>
  async (input: IssueInput, context: CallContext): Promise<Outcome<ReplyOf<typeof staffDocuments.issue>>> => {
    const scope = scopeOf(context.staff, 'documents.issue');
    const order = scope && (await selectDeskOrder(context.db, input.order, { scope, seesDetails: true }));
    if (!order) return fail(scope ? 'error_empty_data' : 'error_forbidden');
    if (input.kind === 'credit_note' && input.refund_id === undefined)
      return fail('error_bad_input', { errors: [{ field: 'refund_id', label_name: 'error_field_required' }] });
    return inIdempotentTransaction(context, { endpoint: 'staff_documents_issue', body: input }, async (db) => {
      const issued = await issueDocument(db, deps, { kind: input.kind, orderId: order.id, refundId: input.refund_id ?? 0, context });
      return issued.ok ? ok(documentView(issued.data)) : issued;
    });
  };

/** Issues a packing slip: contents of a parcel for the packer, without prices. */
const issueSlip =
  (deps: OrderDeps) =>
  async ({ id }: { id: number }, context: CallContext): Promise<Outcome<ReplyOf<typeof staffDocuments.slip>>> => {
    const scope = scopeOf(context.staff, 'orders.fulfil');
    const parcel = scope && (await findParcel(context.db, id, scope));
    if (!parcel) return fail(scope ? 'error_empty_data' : 'error_forbidden');
    return inIdempotentTransaction(context, { endpoint: 'staff_shipments_slip', body: { id } }, async (db) => {
      const issued = await issueDocument(db, deps, { kind: 'packing_slip', orderId: parcel.order_id, shipmentId: id, context });
      return issued.ok ? ok({ number: issued.data.number, url: `/api/staff/shipments/${id}/slip/` }) : issued;
    });
  };

const showSlip =
  (deps: OrderDeps) =>
  async ({ id }: { id: number }, { db, staff }: CallContext): Promise<Outcome<DocumentFile>> => {
    const scope = scopeOf(staff, 'orders.fulfil');
    const parcel = scope && (await findParcel(db, id, scope));
    if (!parcel) return fail(scope ? 'error_empty_data' : 'error_forbidden');
    const issued = await selectIssued(db, { kind: 'packing_slip', orderId: parcel.order_id, refundId: 0, shipmentId: id, revision: 0 });
    const document = issued && (await selectDocument(db, issued.id));
    return document ? ok(await documentFile(db, deps, document)) : fail('error_empty_data');
  };

const showPdf =
  (deps: OrderDeps) =>
  async ({ file }: { file: string }, { db, staff }: CallContext): Promise<Outcome<DocumentFile>> => {
    const scope = scopeOf(staff, 'documents.view');
    const id = Number(file.slice(0, -'.pdf'.length));
    if (!scope) return fail('error_forbidden');
    const document = (await isInScope(db, id, scope)) && (await selectDocument(db, id));
    return document ? ok(await documentFile(db, deps, document)) : fail('error_empty_data');
  };

/** Shows the issued documents to the holder of an order's identifier, except packing slips. */
const showToBuyer =
  (deps: OrderDeps) =>
  async ({ identifier, id }: { identifier: string; id: number }, { db }: CallContext): Promise<Outcome<DocumentFile>> => {
    const order = await findOrder(db, identifier);
    const document = order && (await selectDocument(db, id));
    return document && document.order_id === Number(order.id) && document.kind !== 'packing_slip'
      ? ok(await documentFile(db, deps, document))
      : fail('error_empty_data');
  };

async function showEInvoice({ file }: { file: string }, { db, staff }: CallContext): Promise<Outcome<DocumentFile>> {
  const scope = scopeOf(staff, 'documents.view');
  const id = Number(file.slice(0, -'.xml'.length));
  if (!scope) return fail('error_forbidden');
  return (await isInScope(db, id, scope)) ? eInvoiceFile(db, await selectDocument(db, id)) : fail('error_empty_data');
}

async function showEInvoiceToBuyer({ identifier, id }: { identifier: string; id: number }, { db }: CallContext): Promise<Outcome<DocumentFile>> {
  const order = await findOrder(db, identifier);
  const document = order && (await selectDocument(db, id));
  return document && document.order_id === Number(order.id) ? eInvoiceFile(db, document) : fail('error_empty_data');
}

async function eInvoiceFile(db: CallContext['db'], document: Pick<DocumentRow, 'id' | 'number'> | null): Promise<Outcome<DocumentFile>> {
  const xml = document && (await selectEInvoice(db, document.id));
  return xml ? ok({ bytes: new Uint8Array(Buffer.from(xml, 'utf8')), name: `${document.number}.xml` }) : fail('error_empty_data');
}
