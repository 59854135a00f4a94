import type { DeskOrder } from '../../api/orders.ts';
import { useWords } from '../../language/language.tsx';
import { useFormats } from '../../language/use-formats.ts';
import { Panel } from '../../ui/panel.tsx';
import { AddressLines } from './address-lines.tsx';

/** Where it goes and how. */
export function DeliveryPanel({ order }: { order: DeskOrder }) {
  const words = useWords();
  const { date } = useFormats();
  return (
    <Panel title={words('order_delivery')}>
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
    </Panel>
  );
}
