import type { StaffState } from '@vitrina/contract/staff-orders';
import { lazy, Suspense, useState } from 'react';
import type { DeskOrder } from '../../api/orders.ts';
import { useMay } from '../../app/me.tsx';
import { useWords } from '../../language/language.tsx';
import { Button } from '../../ui/button.tsx';
import { ShipDialog } from './ship-dialog.tsx';
import { useMove } from './use-move.ts';

const CancelDialog = lazy(async () => ({ default: (await import('./cancel-dialog.tsx')).CancelDialog }));

/** States in which the shop may cancel, as nothing is packed yet. */
const CANCELLABLE: readonly DeskOrder['status'][] = ['new', 'confirmed'];
const NEXT: Partial<Readonly<Record<DeskOrder['status'], StaffState>>> = { confirmed: 'packed', packed: 'shipped', shipped: 'delivered' };

/** Next step of the order, and its documents. */
export function OrderActions({ order }: { order: DeskOrder }) {
  const words = useWords();
  const may = useMay();
  const [isShipping, setShipping] = useState(false);
  const [isCancelling, setCancelling] = useState(false);
  const { move, isMoving } = useMove(order.number);
  const isMoneyBack = order.payment_status === 'refund_due' || order.payment_status === 'refunded';
  const next = may('orders.fulfil') && !isMoneyBack ? NEXT[order.status] : undefined;
  return (
    <div className="order-actions">
      <Button onPress={() => print()}>{words('order_print')}</Button>
      {may('orders.cancel') && CANCELLABLE.includes(order.status) && <Button onPress={() => setCancelling(true)}>{words('cancel_open')}</Button>}
      {next && (
        <Button look="key" isBusy={isMoving} onPress={() => (next === 'shipped' ? setShipping(true) : void move({ state: next }))}>
          {words(`order_move_${next}`)}
        </Button>
      )}
      {isCancelling && (
        <Suspense fallback={null}>
          <CancelDialog order={order} onClose={() => setCancelling(false)} />
        </Suspense>
      )}
      {isShipping && (
        <ShipDialog
          number={order.number}
          onClose={() => setShipping(false)}
          onShip={async (parcel) => {
            if (await move({ state: 'shipped', ...parcel })) setShipping(false);
          }}
          isBusy={isMoving}
        />
      )}
    </div>
  );
}
