import type { StaffOrder } from '@vitrina/contract/staff/orders';
import { move } from '@vitrina/contract/staff/desk.calls';
import { invoices, slips } from '@vitrina/contract/staff/documents.calls';
import { labels } from '@vitrina/contract/staff/parcels.calls';
import { useState } from 'react';
import { callStaff } from '../../../api/call-staff.ts';
import { keepFile } from '../../../api/keep-file.ts';
import { useMay } from '../../../app/me.tsx';
import '../../../kits/editor/save-bar.css';
import { useTellingCall } from '../../../kits/editor/use-telling-call.ts';
import { useWords } from '../../../language/language.tsx';
import { Button } from '../../../ui/button.tsx';
import { tell } from '../../../ui/toast.tsx';
import { ordersCsv } from './orders-csv.ts';
import { RefusedDialog } from './refused-dialog.tsx';
import { type ManyShipped, ShipManyDialog } from './ship-many-dialog.tsx';
import { type Refusal, useBulk } from './use-bulk.ts';
import './bulk-bar.css';

interface Refused {
  title: string;
  all: readonly Refusal[];
  /** What may be done about it at once. */
  again?: { label: string; run: () => void } | undefined;
}

interface BulkBarProps {
  orders: readonly StaffOrder[];
  /** Orders that are done with. */
  onDone: (numbers: readonly string[]) => void;
  onClear: () => void;
}

/** What can be done with several orders at once; it stands at the bottom while some are chosen. */
export function BulkBar({ orders, onDone, onClear }: BulkBarProps) {
  const words = useWords();
  const may = useMay();
  const { run, progress } = useBulk();
  const { run: ask, isBusy } = useTellingCall();
  const [isShipping, setShipping] = useState(false);
  const [refused, setRefused] = useState<Refused | null>(null);
  const numbersOf = (status: StaffOrder['status']): string[] => orders.filter((one) => one.status === status).map(({ number }) => number);
  const [toPack, toShip] = [numbersOf('confirmed'), numbersOf('packed')];
  const end = (name: string, outcome: Awaited<ReturnType<typeof run>>): void => {
    if (!outcome) return;
    if (outcome.done.length > 0) tell(words(name, { count: outcome.done.length }));
    if (outcome.refused.length > 0) setRefused({ title: words('bulk_refused', { count: outcome.refused.length }), all: outcome.refused });
    onDone(outcome.done);
  };
  const pack = async (): Promise<void> =>
    end('bulk_packed', await run(toPack, (number, idempotencyKey) => callStaff(move, { number, state: 'packed' }, { idempotencyKey })));
  const ship = async ({ carrier, tracking }: ManyShipped): Promise<void> => {
    const outcome = await run(toShip, (number, idempotencyKey) => {
      const tracking_number = tracking.get(number);
      return callStaff(move, { number, state: 'shipped', ...(carrier && { carrier }), ...(tracking_number && { tracking_number }) }, { idempotencyKey });
    });
    setShipping(false);
    end('bulk_shipped', outcome);
  };
  const numbers = orders.map(({ number }) => number).slice(0, 100);
  const show = (label: string, url: string | null, count: number): void => {
    if (url) tell(words(label, { count }), { action: { label: words('slip_show'), run: () => void window.open(url, '_blank', 'noopener') } });
  };
  const refusalsOf = (all: readonly { order: string; label_name: string }[]): Refusal[] =>
    all.map(({ order, label_name }) => ({ number: order, text: label_name === 'error_order_state' ? '' : words(label_name) }));
  /** One PDF of all; orders that have none in it are named. */
  const print = (what: 'slips' | 'labels'): void =>
    void ask(async () => {
      const printed = what === 'slips' ? await callStaff(slips, { orders: numbers }) : await callStaff(labels, { orders: numbers });
      show(`bulk_${what}_ready`, printed.url, 'slips' in printed ? printed.slips.length : printed.labels.length);
      if (printed.refused.length > 0) setRefused({ title: words(`bulk_${what}_none`), all: refusalsOf(printed.refused) });
    });
  /** Those that are issued; the others are issued only by a press of their own, as a number is given for good. */
  const printInvoices = (issue = false): void =>
    void ask(async () => {
      const printed = await callStaff(invoices, { orders: numbers, issue });
      show('bulk_invoices_ready', printed.url, printed.invoices.length);
      setRefused(null);
      if (printed.refused.length === 0) return;
      const missing = printed.refused.filter(({ label_name }) => label_name === 'error_order_state').length;
      const mayIssue = !issue && missing > 0 && may('documents.issue');
      const again = mayIssue ? { label: words('bulk_invoices_issue', { count: missing }), run: () => printInvoices(true) } : undefined;
      setRefused({ title: words('bulk_invoices_none'), all: refusalsOf(printed.refused), again });
    });
  return (
    <section className="save-bar bulk-bar" aria-label={words('bulk_title')}>
      <p role="status">{progress ? words('bulk_progress', progress) : words('bulk_chosen', { count: orders.length })}</p>
      <Button onPress={onClear}>{words('bulk_clear')}</Button>
      {may('exports.run') && <Button onPress={() => keepFile('orders.csv', ordersCsv(orders), 'text/csv;charset=utf-8')}>{words('bulk_csv')}</Button>}
      {may('orders.fulfil') && (
        <Button isBusy={isBusy} onPress={() => print('slips')}>
          {words('bulk_slips')}
        </Button>
      )}
      {may('orders.fulfil') && toShip.length > 0 && (
        <Button isBusy={isBusy} onPress={() => print('labels')}>
          {words('bulk_labels')}
        </Button>
      )}
      {may('documents.view') && (
        <Button isBusy={isBusy} onPress={() => printInvoices()}>
          {words('bulk_invoices')}
        </Button>
      )}
      {may('orders.fulfil') && toPack.length > 0 && (
        <Button isBusy={progress !== null} onPress={() => void pack()}>
          {words('bulk_pack', { count: toPack.length })}
        </Button>
      )}
      {may('orders.fulfil') && toShip.length > 0 && (
        <Button look="key" onPress={() => setShipping(true)}>
          {words('bulk_ship', { count: toShip.length })}
        </Button>
      )}
      {isShipping && <ShipManyDialog numbers={toShip} isBusy={progress !== null} onShip={(shipped) => void ship(shipped)} onClose={() => setShipping(false)} />}
      {refused && <RefusedDialog title={refused.title} refused={refused.all} again={refused.again} onClose={() => setRefused(null)} />}
    </section>
  );
}
