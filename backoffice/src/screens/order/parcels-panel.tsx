import { useQuery } from '@tanstack/react-query';
import * as calls from '@vitrina/contract/staff/parcels.calls';
import { useState } from 'react';
import { callStaff } from '../../api/call-staff.ts';
import type { DeskOrder } from '../../api/orders.ts';
import { parcelsQuery } from '../../api/parcels.ts';
import { useMay } from '../../app/me.tsx';
import { useWords } from '../../language/language.tsx';
import { Button } from '../../ui/button.tsx';
import { Panel } from '../../ui/panel.tsx';
import { showToast } from '../../ui/toast.tsx';
import { PackDialog } from './pack-dialog.tsx';
import { ParcelItem } from './parcel-item.tsx';
import { useOrderCall } from './use-order-call.ts';

const PACKABLE = ['confirmed', 'packed', 'shipped'];

/** Parcels of an order, and the lines still to be packed. */
export function ParcelsPanel({ order: { number, status, payment_status } }: { order: DeskOrder }) {
  const words = useWords();
  const mayPack = useMay()('orders.fulfil') && payment_status !== 'refund_due' && payment_status !== 'refunded';
  const { data } = useQuery(parcelsQuery(number));
  const { run, isBusy } = useOrderCall(number);
  const [isPacking, setPacking] = useState(false);
  const isOpen = data !== undefined && data.open.length > 0 && PACKABLE.includes(status);
  if (!data || (data.items.length === 0 && !isOpen)) return null;
  const pack = (lines: { id: number; qty: number }[]): Promise<boolean> =>
    run(async (idempotencyKey) => {
      const { shipment } = await callStaff(calls.create, { number, lines }, { idempotencyKey });
      showToast(words('parcel_packed', { n: shipment.number, number }));
    });
  const waiting = data.items.filter(({ state }) => state === 'packed').length;
  /** Prints the labels of all packed parcels as one PDF. */
  const printLabels = (): Promise<boolean> =>
    run(async () => {
      const { url, refused } = await callStaff(calls.labels, { orders: [number] });
      if (url) showToast(words('labels_ready'), { action: { label: words('slip_show'), run: () => void window.open(url, '_blank', 'noopener') } });
      else showToast(words(refused[0]?.label_name ?? 'error_carrier'), { isBad: true });
    });
  return (
    <Panel
      title={words('parcels')}
      aside={
        mayPack && (
          <span className="parcel-actions">
            {waiting > 1 && (
              <Button isBusy={isBusy} onPress={() => void printLabels()}>
                {words('labels_open')}
              </Button>
            )}
            {isOpen && <Button onPress={() => setPacking(true)}>{words(data.items.length > 0 ? 'parcel_pack_rest' : 'parcel_pack_part')}</Button>}
          </span>
        )
      }
    >
      {data.items.length === 0 && <p className="grid-dim">{words('parcel_none')}</p>}
      <ol className="parcels">
        {data.items.map((parcel) => (
          <ParcelItem key={parcel.id} parcel={parcel} mayMove={mayPack} />
        ))}
      </ol>
      {isPacking && (
        <PackDialog
          number={number}
          open={data.open}
          isBusy={isBusy}
          onClose={() => setPacking(false)}
          onPack={async (lines) => {
            if (await pack(lines)) setPacking(false);
          }}
        />
      )}
    </Panel>
  );
}
