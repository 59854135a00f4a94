import type { ReplyOf } from '@vitrina/contract/endpoint';
import type { staffDocuments } from '@vitrina/contract/staff/documents';
import type { Scope } from '@vitrina/contract/staff/permissions';
import type { CallContext } from '../../http/context.ts';
import { fail, type Outcome, ok } from '../../http/outcome.ts';
import { refuseIfBusy, withShortLocks } from '../../http/short-locks.ts';
import { scopeOf } from '../../http/staff-rights.ts';
import { type OrderDeps, selectDeskOrder } from '../orders/index.ts';
import { type DocumentFile, documentFile } from './document-file.ts';
import { type DocumentRow, isInScope, selectDocument, selectIssued } from './document-queries.ts';
import { issueDocument } from './issue-document.ts';

type Printed = ReplyOf<typeof staffDocuments.invoices>;

interface PrintInput {
  orders: string[];
  issue: boolean;
}

/** Invoices of several orders: issued ones, and with `issue` also new ones, each issued separately and once. */
export const collectInvoices =
  (deps: OrderDeps) =>
  async ({ orders, issue }: PrintInput, context: CallContext): Promise<Outcome<Printed>> => {
    const scope = scopeOf(context.staff, issue ? 'documents.issue' : 'documents.view');
    if (!scope) return fail('error_forbidden');
    const invoices: Printed['invoices'] = [];
    const refused: Printed['refused'] = [];
    const ids: number[] = [];
    return refuseIfBusy(async () => {
      for (const order of new Set(orders)) {
        const found = await invoiceOf(deps, { order, issue, scope, context });
        if (typeof found === 'string') refused.push({ order, label_name: found });
        else ids.push(found.id) && invoices.push({ order, number: found.number });
      }
      return ok({ invoices, refused, url: ids.length > 0 ? `/api/staff/invoices/?documents=${ids.join(',')}` : null });
    });
  };

interface One {
  order: string;
  issue: boolean;
  scope: Scope;
  context: CallContext;
}

/** Label of the reason why there is none. */
async function invoiceOf(deps: OrderDeps, { order, issue, scope, context }: One): Promise<Pick<DocumentRow, 'id' | 'number'> | string> {
  const found = await selectDeskOrder(context.db, order, { scope, seesDetails: true });
  if (!found) return 'error_empty_data';
  const naming = { kind: 'invoice', orderId: found.id, refundId: 0, shipmentId: 0, revision: 0 } as const;
  const issued = await selectIssued(context.db, naming);
  if (issued) return issued;
  if (!issue) return 'error_order_state';
  const created = await withShortLocks(context.db, (db) => issueDocument(db, deps, { kind: 'invoice', orderId: found.id, context }));
  return created.ok ? created.data : created.label;
}

/** Returns the issued invoices as one file: the stored pages, not drawn again. */
export const showInvoices =
  (deps: OrderDeps) =>
  async ({ documents }: { documents: string }, { db, staff }: CallContext): Promise<Outcome<DocumentFile>> => {
    const scope = scopeOf(staff, 'documents.view');
    if (!scope) return fail('error_forbidden');
    const files: DocumentFile[] = [];
    for (const id of new Set(documents.split(',').map(Number))) {
      const document = (await isInScope(db, id, scope)) && (await selectDocument(db, id));
      if (document && document.kind !== 'packing_slip') files.push(await documentFile(db, deps, document));
    }
    const [first] = files;
    if (!first) return fail('error_empty_data');
    // Loaded on demand: the PDF reader is large.
    const { joinPdfs } = await import('../../adapters/pdf/join-pdfs.ts');
    const bytes = await joinPdfs(files.map((file) => file.bytes));
    return ok({ bytes, name: `${first.name.replace(/\.pdf$/, '')}-${files.length}.pdf` });
  };
