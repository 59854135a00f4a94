import { lazy, Suspense, useState } from 'react';
import type { DeskOrder } from '../../api/orders.ts';
import { useMay } from '../../app/me.tsx';
import { useWords } from '../../language/language.tsx';
import { useFormats } from '../../language/use-formats.ts';
import { Button } from '../../ui/button.tsx';

const CaptureDialog = lazy(async () => ({ default: (await import('./capture-dialog.tsx')).CaptureDialog }));
const ReleaseDialog = lazy(async () => ({ default: (await import('./release-dialog.tsx')).ReleaseDialog }));

/** Amount reserved on the buyer's card, and buttons to collect or release it. */
export function ReservedAmount({ order, reserved }: { order: DeskOrder; reserved: NonNullable<DeskOrder['held']> }) {
  const words = useWords();
  const { money, date } = useFormats();
  const mayBook = useMay()('payments.book') && !reserved.is_released && order.status !== 'cancelled';
  const [open, setOpen] = useState<'capture' | 'release' | null>(null);
  const close = (): void => setOpen(null);
  return (
    <>
      <dl className="order-facts">
        <dt>{words('capture_held')}</dt>
        <dd>{money(reserved.amount, order.currency)}</dd>
        {reserved.captured > 0 && (
          <>
            <dt>{words('capture_taken')}</dt>
            <dd>{money(reserved.captured, order.currency)}</dd>
          </>
        )}
        <dt>{words('capture_until')}</dt>
        <dd>{date(reserved.until)}</dd>
      </dl>
      {mayBook && (
        <div className="parcel-actions">
          {reserved.left > 0 && <Button onPress={() => setOpen('capture')}>{words('capture_open')}</Button>}
          {reserved.captured === 0 && (
            <Button look="quiet" onPress={() => setOpen('release')}>
              {words('void_open')}
            </Button>
          )}
        </div>
      )}
      <Suspense fallback={null}>
        {open === 'capture' && <CaptureDialog order={order} reserved={reserved} onClose={close} />}
        {open === 'release' && <ReleaseDialog order={order} reserved={reserved} onClose={close} />}
      </Suspense>
    </>
  );
}
