import type { CallInput } from '@vitrina/contract/call-types';
import type { ParcelState } from '@vitrina/contract/staff/parcels';
import { slip as slipCall } from '@vitrina/contract/staff/documents.calls';
import * as calls from '@vitrina/contract/staff/parcels.calls';
import { useState } from 'react';
import { callStaff } from '../../api/call-staff.ts';
import { showPdf } from '../../api/show-pdf.ts';
import type { DeskParcel } from '../../api/parcels.ts';
import { useWarehouseTitle } from '../../api/use-warehouse-title.ts';
import { useWords } from '../../language/language.tsx';
import { useFormats } from '../../language/use-formats.ts';
import { Badge, type Tone } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { showToast } from '../../ui/toast.tsx';
import { ShipDialog } from './ship-dialog.tsx';
import { useOrderCall } from './use-order-call.ts';

const TONES: Readonly<Record<ParcelState, Tone>> = { packed: 'busy', shipped: 'good', delivered: 'good', cancelled: 'over' };

/** One parcel: contents, tracking and next step. */
export function ParcelItem({ parcel, mayMove }: { parcel: DeskParcel; mayMove: boolean }) {
  const words = useWords();
  const { moment } = useFormats();
  const warehouseTitle = useWarehouseTitle();
  const [isShipping, setShipping] = useState(false);
  const { id, number, order, state, lines, carrier, tracking_number, tracking_url, created_at, shipped_at, delivered_at, warehouse, label } = parcel;
  const { run, isBusy } = useOrderCall(order);
  const move = (to: Omit<CallInput<typeof calls.move>, 'id'>): Promise<boolean> =>
    run(async (idempotencyKey) => {
      await callStaff(calls.move, { id, ...to }, { idempotencyKey });
      showToast(words(`parcel_moved_${to.state}`, { n: number, number: order }));
    });
  const printSlip = (): Promise<boolean> =>
    run(async (idempotencyKey) => {
      const slip = await callStaff(slipCall, { id }, { idempotencyKey });
      showToast(words('slip_ready', { number: slip.number }), {
        action: { label: words('slip_show'), run: () => void window.open(slip.url, '_blank', 'noopener') },
      });
    });
  /** Prints the parcel's label; without one, requests the shop's own label first (carrier `file`). */
  const printLabel = (): Promise<boolean> =>
    run(async () => {
      if (label?.state !== 'ready') await callStaff(calls.label, { id, carrier: 'file' });
      const { content } = await callStaff(calls.labelFile, { id });
      showToast(words('label_ready', { n: number }), { action: { label: words('slip_show'), run: () => showPdf(content) } });
    });
  return (
    <li className="parcel">
      <div className="grid-line">
        <b>{words('parcel_title', { n: number })}</b>
        <Badge tone={TONES[state]}>{words(`parcel_state_${state}`)}</Badge>
        <span className="grow grid-dim">
          {[moment(delivered_at ?? shipped_at ?? created_at), warehouse && warehouseTitle(warehouse)].filter(Boolean).join(' · ')}
        </span>
      </div>
      <ul>
        {lines.map((line) => (
          <li key={line.id}>
            {line.qty} × {line.title} <span className="grid-dim">{line.code}</span>
          </li>
        ))}
      </ul>
      {(carrier || tracking_number) && (
        <p>
          {carrier}{' '}
          {tracking_url ? (
            <a className="link" href={tracking_url} target="_blank" rel="noreferrer">
              {tracking_number ?? tracking_url}
            </a>
          ) : (
            tracking_number
          )}
        </p>
      )}
      {mayMove && state === 'packed' && (
        <div className="parcel-actions">
          <Button onPress={() => setShipping(true)}>{words('order_move_shipped')}</Button>
          <Button isBusy={isBusy} onPress={() => void printSlip()}>
            {words('slip_open')}
          </Button>
          <Button isBusy={isBusy} onPress={() => void printLabel()}>
            {words('label_open')}
          </Button>
          <Button look="quiet" isBusy={isBusy} onPress={() => void move({ state: 'cancelled' })}>
            {words('parcel_unpack')}
          </Button>
        </div>
      )}
      {mayMove && state === 'shipped' && (
        <div className="parcel-actions">
          <Button isBusy={isBusy} onPress={() => void move({ state: 'delivered' })}>
            {words('order_move_delivered')}
          </Button>
          <Button look="quiet" isBusy={isBusy} onPress={() => void printSlip()}>
            {words('slip_open')}
          </Button>
        </div>
      )}
      {isShipping && (
        <ShipDialog
          number={order}
          isBusy={isBusy}
          onClose={() => setShipping(false)}
          onShip={async (tracking) => {
            if (await move({ state: 'shipped', ...tracking })) setShipping(false);
          }}
        />
      )}
    </li>
  );
}
