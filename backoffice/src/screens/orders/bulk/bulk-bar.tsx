import { move } from '@vitrina/contract/staff/desk.calls';
import type { StaffOrder } from '@vitrina/contract/staff/orders';
import { useState } from 'react';
import { callStaff } from '../../../api/call-staff.ts';
import { CsvButton, type CsvFile } from '../../../kits/list/csv-button.tsx';
import { useMay } from '../../../app/me.tsx';
import '../../../kits/editor/save-bar.css';
import { useWords } from '../../../language/language.tsx';
import { Button } from '../../../ui/button.tsx';
import { showToast } from '../../../ui/toast.tsx';
import { ChosenCount } from './chosen-count.tsx';
import { RefusedDialog } from './refused-dialog.tsx';
import { type ManyShipped, ShipManyDialog } from './ship-many-dialog.tsx';
import { useBulk } from './use-bulk.ts';
import { type Refused, usePrints } from './use-prints.ts';
import './bulk-bar.css';

interface BulkBarProps {
  orders: readonly StaffOrder[];
  /** Number of orders in the list. */
  total: number;
  fetchAll: (most: number) => Promise<StaffOrder[]>;
  /** Exports these orders as CSV, with the columns of the list. */
  fetchCsv: (numbers: readonly string[]) => Promise<CsvFile>;
  onChoose: (orders: readonly StaffOrder[]) => void;
  /** Called with the orders that were processed. */
  onDone: (numbers: readonly string[]) => void;
  onClear: () => void;
}

/** Bulk actions, shown at the bottom while orders are selected. */
export function BulkBar({ orders, total, fetchAll, fetchCsv, onChoose, onDone, onClear }: BulkBarProps) {
  const words = useWords();
  const may = useMay();
  const { run, progress, stop } = useBulk<StaffOrder>();
  const [isShipping, setShipping] = useState(false);
  const [refused, setRefused] = useState<Refused | null>(null);
  const { print, printInvoices, isPrinting, files } = usePrints(orders, setRefused);
  const ofState = (status: StaffOrder['status']): StaffOrder[] => orders.filter((one) => one.status === status);
  const [toPack, toShip] = [ofState('confirmed'), ofState('packed')];
  const end = (name: string, outcome: Awaited<ReturnType<typeof run>>): void => {
    if (!outcome) return;
    if (outcome.succeeded.length > 0) showToast(words(name, { count: outcome.succeeded.length }));
    if (outcome.refused.length > 0) setRefused({ title: words('bulk_refused', { count: outcome.refused.length }), all: outcome.refused });
    onDone(outcome.succeeded);
  };
  const pack = async (): Promise<void> =>
    end('bulk_packed', await run(toPack, ({ number, version }, idempotencyKey) => callStaff(move, { number, version, state: 'packed' }, { idempotencyKey })));
  const ship = async ({ carrier, tracking }: ManyShipped): Promise<void> => {
    const outcome = await run(toShip, ({ number, version }, idempotencyKey) => {
      const tracking_number = tracking.get(number);
      return callStaff(
        move,
        { number, version, state: 'shipped', ...(carrier && { carrier }), ...(tracking_number && { tracking_number }) },
        { idempotencyKey },
      );
    });
    setShipping(false);
    end('bulk_shipped', outcome);
  };
  return (
    <section className="save-bar bulk-bar" aria-label={words('bulk_title')}>
      <ChosenCount count={orders.length} total={total} progress={progress} onStop={stop} fetchAll={fetchAll} onChoose={onChoose} />
      <Button onPress={onClear}>{words('bulk_clear')}</Button>
      {may('exports.run') && <CsvButton fetch={() => fetchCsv(orders.map(({ number }) => number))} name="orders.csv" />}
      {may('orders.fulfil') && (
        <Button isBusy={isPrinting} onPress={() => print('slips')}>
          {words('bulk_slips')}
        </Button>
      )}
      {may('orders.fulfil') && toShip.length > 0 && (
        <Button isBusy={isPrinting} onPress={() => print('labels')}>
          {words('bulk_labels')}
        </Button>
      )}
      {may('documents.view') && (
        <Button isBusy={isPrinting} onPress={() => printInvoices()}>
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
      {files.length > 0 && (
        <ul className="bulk-files">
          {files.map((url, i) => (
            <li key={url}>
              <a href={url} target="_blank" rel="noreferrer" className="link">
                {words('bulk_file', { n: i + 1, all: files.length })}
              </a>
            </li>
          ))}
        </ul>
      )}
      {isShipping && (
        <ShipManyDialog
          numbers={toShip.map(({ number }) => number)}
          isBusy={progress !== null}
          onShip={(shipped) => void ship(shipped)}
          onClose={() => setShipping(false)}
        />
      )}
      {refused && <RefusedDialog title={refused.title} refused={refused.all} again={refused.again} onClose={() => setRefused(null)} />}
    </section>
  );
}
