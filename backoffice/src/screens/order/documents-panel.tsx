import { useQuery } from '@tanstack/react-query';
import type { CallInput } from '@vitrina/contract/call-types';
import * as calls from '@vitrina/contract/staff/documents.calls';
import { callStaff } from '../../api/call-staff.ts';
import { documentsQuery } from '../../api/documents.ts';
import type { DeskOrder } from '../../api/orders.ts';
import { refundsQuery } from '../../api/refunds.ts';
import { useMay } from '../../app/me.tsx';
import { useWords } from '../../language/language.tsx';
import { useFormats } from '../../language/use-formats.ts';
import { Button } from '../../ui/button.tsx';
import { Panel } from '../../ui/panel.tsx';
import { showToast } from '../../ui/toast.tsx';
import { DocumentItem } from './document-item.tsx';
import { useOrderCall } from './use-order-call.ts';

/** States in which no document is issued. */
const CLOSED: readonly string[] = ['waiting', 'failed', 'cancelled'];

/** Documents issued for an order, and those that can be issued now. */
export function DocumentsPanel({ order: { number, status } }: { order: DeskOrder }) {
  const words = useWords();
  const { money } = useFormats();
  const may = useMay();
  const { data: documents } = useQuery({ ...documentsQuery(number), enabled: may('documents.view') });
  const { data: refunds } = useQuery({ ...refundsQuery(number), enabled: may('payments.view') && may('documents.issue') });
  const { run, isBusy } = useOrderCall(number);
  if (!documents) return null;
  const issue = (input: Omit<CallInput<typeof calls.issue>, 'order'>): void =>
    void run(async (idempotencyKey) => {
      const issued = await callStaff(calls.issue, { ...input, order: number }, { idempotencyKey });
      showToast(words('document_issued', { document: words(`document_${issued.kind}`), number: issued.number }));
    });
  const invoice = documents.find(({ kind }) => kind === 'invoice');
  const mayIssue = may('documents.issue');
  const decisions = [...new Map((refunds?.items ?? []).map((part) => [part.decision_id, part.currency]))];
  const open = mayIssue && invoice ? decisions.filter(([id]) => !documents.some(({ refund_id }) => refund_id === id)) : [];
  const amountOf = (id: number): number => (refunds?.items ?? []).filter((part) => part.decision_id === id).reduce((sum, { amount }) => sum + amount, 0);
  const isIssuable = mayIssue && !invoice && !CLOSED.includes(status);
  return (
    <Panel title={words('documents')}>
      {documents.length === 0 && <p className="grid-dim">{words('documents_none')}</p>}
      <ul className="order-papers">
        {documents.map((document) => (
          <DocumentItem key={document.id} document={document} />
        ))}
      </ul>
      {(isIssuable || open.length > 0) && (
        <div className="parcel-actions">
          {isIssuable && (
            <Button isBusy={isBusy} onPress={() => issue({ kind: 'invoice' })}>
              {words('document_issue_invoice')}
            </Button>
          )}
          {open.map(([id, currency]) => (
            <Button key={id} isBusy={isBusy} onPress={() => issue({ kind: 'credit_note', refund_id: id })}>
              {words('document_issue_credit_note', { amount: money(amountOf(id), currency) })}
            </Button>
          ))}
        </div>
      )}
    </Panel>
  );
}
