import { lazy, Suspense, useState } from 'react';
import type { DeskOrder } from '../../api/orders.ts';
import { useMay } from '../../app/me.tsx';
import { useWords } from '../../language/language.tsx';
import { useFormats } from '../../language/use-formats.ts';
import { Button } from '../../ui/button.tsx';
import { Panel } from '../../ui/panel.tsx';
import { AddressLines } from './address-lines.tsx';

const AddressDialog = lazy(async () => ({ default: (await import('./address-dialog.tsx')).AddressDialog }));

/** Destination and shipping option. */
export function DeliveryPanel({ order }: { order: DeskOrder }) {
  const words = useWords();
  const { date } = useFormats();
  const mayEdit = useMay()('orders.edit') && order.can_edit && order.cart !== null;
  const [isEditing, setEditing] = useState(false);
  return (
    <Panel title={words('order_delivery')} aside={mayEdit && <Button onPress={() => setEditing(true)}>{words('address_open')}</Button>}>
      {order.cart?.parcels.map(({ id, warehouse_title, shipping, seller_title }) => (
        <dl key={id} className="order-facts">
          <dt>{words('order_delivery_by')}</dt>
          <dd>
            {shipping?.title ?? '–'}
            {shipping?.date && <span className="grid-dim"> · {date(shipping.date)}</span>}
          </dd>
          <dt>{words('order_delivery_from')}</dt>
          <dd>{[warehouse_title, seller_title].filter(Boolean).join(' · ')}</dd>
          {shipping?.point && (
            <>
              <dt>{words('order_delivery_point')}</dt>
              <dd>
                {shipping.point.title}, {shipping.point.address}, {shipping.point.post_code} {shipping.point.town}
              </dd>
            </>
          )}
        </dl>
      ))}
      <AddressLines fields={order.address} />
      {isEditing && (
        <Suspense fallback={null}>
          <AddressDialog order={order} onClose={() => setEditing(false)} />
        </Suspense>
      )}
    </Panel>
  );
}
