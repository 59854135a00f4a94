import type { StaffOrder } from '@vitrina/contract/staff/orders';
import { invoices, slips } from '@vitrina/contract/staff/documents.calls';
import { labels } from '@vitrina/contract/staff/parcels.calls';
import { useState } from 'react';
import { callStaff } from '../../../api/call-staff.ts';
import { useMay } from '../../../app/me.tsx';
import { useStaffWrite } from '../../../kits/editor/use-staff-write.ts';
import { useWords } from '../../../language/language.tsx';
import { showToast } from '../../../ui/toast.tsx';
import type { Refusal } from './use-bulk.ts';

export interface Refused {
  title: string;
  all: readonly Refusal[];
  /** Follow-up action to offer. */
  again?: { label: string; run: () => void } | undefined;
}

interface Printed {
  url: string | null;
  /** Number of documents in the PDF. */
  count: number;
  refused: readonly { order: string; label_name: string }[];
}

/** Orders per PDF, at most. */
const MOST_OF_A_FILE = 100;

function inParts(orders: readonly StaffOrder[]): string[][] {
  const numbers = orders.map(({ number }) => number);
  return Array.from({ length: Math.ceil(numbers.length / MOST_OF_A_FILE) }, (_, i) => numbers.slice(i * MOST_OF_A_FILE, (i + 1) * MOST_OF_A_FILE));
}

/** Prints documents of many orders as PDFs of at most a hundred orders each; orders without the document are reported. */
export function usePrints(orders: readonly StaffOrder[], onRefused: (refused: Refused | null) => void) {
  const words = useWords();
  const may = useMay();
  const { run, isBusy } = useStaffWrite();
  const [files, setFiles] = useState<readonly string[]>([]);
  const printAll = async (label: string, print: (numbers: string[]) => Promise<Printed>): Promise<Printed['refused']> => {
    const printed: Printed[] = [];
    for (const part of inParts(orders)) printed.push(await print(part));
    const urls = printed.flatMap(({ url }) => url ?? []);
    const [first, ...more] = urls;
    setFiles(more.length > 0 ? urls : []);
    const action = { label: words('slip_show'), run: () => void window.open(first, '_blank', 'noopener') };
    if (first) showToast(words(label, { count: printed.reduce((sum, { count }) => sum + count, 0) }), more.length > 0 ? {} : { action });
    return printed.flatMap(({ refused }) => refused);
  };
  const refusalsOf = (all: Printed['refused']): Refusal[] =>
    all.map(({ order, label_name }) => ({ number: order, text: label_name === 'error_order_state' ? '' : words(label_name) }));
  const print = (what: 'slips' | 'labels'): void =>
    void run(async () => {
      const refused = await printAll(`bulk_${what}_ready`, async (numbers) => {
        const printed = what === 'slips' ? await callStaff(slips, { orders: numbers }) : await callStaff(labels, { orders: numbers });
        return { ...printed, count: 'slips' in printed ? printed.slips.length : printed.labels.length };
      });
      if (refused.length > 0) onRefused({ title: words(`bulk_${what}_none`), all: refusalsOf(refused) });
    });
  /** Prints issued invoices only; `issue` also issues missing ones, by a separate press, as an invoice number is permanent. */
  const printInvoices = (issue = false): void =>
    void run(async () => {
      const refused = await printAll('bulk_invoices_ready', async (numbers) => {
        const printed = await callStaff(invoices, { orders: numbers, issue });
        return { ...printed, count: printed.invoices.length };
      });
      onRefused(null);
      if (refused.length === 0) return;
      const missing = refused.filter(({ label_name }) => label_name === 'error_order_state').length;
      const mayIssue = !issue && missing > 0 && may('documents.issue');
      const again = mayIssue ? { label: words('bulk_invoices_issue', { count: missing }), run: () => printInvoices(true) } : undefined;
      onRefused({ title: words('bulk_invoices_none'), all: refusalsOf(refused), again });
    });
  return { print, printInvoices, isPrinting: isBusy, /** URLs, if there is more than one PDF. */ files };
}
