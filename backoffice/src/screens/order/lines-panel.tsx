import { thumbPath } from '@vitrina/contract/thumbs';
import { lazy, Suspense, useState } from 'react';
import type { DeskOrder } from '../../api/orders.ts';
import { useMay } from '../../app/me.tsx';
import { useWords } from '../../language/language.tsx';
import { useFormats } from '../../language/use-formats.ts';
import { Button } from '../../ui/button.tsx';
import { Panel } from '../../ui/panel.tsx';
import { ServiceCompletion } from './service-completion.tsx';
import { SumsList } from './sums-list.tsx';

type Bought = NonNullable<DeskOrder['cart']>['parcels'][number]['items'][number];

const EditLinesDialog = lazy(async () => ({ default: (await import('./edit-lines-dialog.tsx')).EditLinesDialog }));

/** Ordered lines with pictures; without amounts for roles that only pack. */
export function LinesPanel({ order }: { order: DeskOrder }) {
  const words = useWords();
  const { money } = useFormats();
  const mayEdit = useMay()('orders.edit') && order.can_edit && order.payment_status !== 'pending' && order.cart !== null;
  const [isEditing, setEditing] = useState(false);
  const bought = new Map((order.cart?.parcels ?? []).flatMap(({ items }) => items).map((item) => [item.code, item]));
  return (
    <Panel
      title={words('order_lines')}
      aside={
        <span className="order-lines-aside">
          <span className="grid-dim">{words('order_pieces', { count: order.pieces })}</span>
          {mayEdit && <Button onPress={() => setEditing(true)}>{words('lines_open')}</Button>}
        </span>
      }
    >
      <table className="order-lines">
        <thead className="visually-hidden">
          <tr>
            <th scope="col">{words('order_line_picture')}</th>
            <th scope="col">{words('order_line_product')}</th>
            <th scope="col">{words('order_line_qty')}</th>
            {order.cart && <th scope="col">{words('order_line_total')}</th>}
          </tr>
        </thead>
        <tbody>
          {order.lines.map((line) => {
            const item = bought.get(line.code);
            return (
              <tr key={line.id} className={line.service_of === undefined ? undefined : 'order-service'}>
                <td>
                  <Picture item={item} />
                </td>
                <td>
                  {item?.title ?? line.title}
                  <span className="order-line-code">
                    {line.code}
                    {item?.facts && ` · ${item.facts}`}
                  </span>
                  <ServiceCompletion order={order} line={line} />
                </td>
                <td className="num order-line-qty">
                  <b>{line.qty}</b>{' '}
                  {item && <span className={line.qty === 1 ? 'grid-dim order-line-once' : 'grid-dim'}>× {money(item.price, order.currency)}</span>}
                </td>
                {order.cart && <td className="num">{item && money(item.total, order.currency)}</td>}
              </tr>
            );
          })}
        </tbody>
      </table>
      {order.cart && <SumsList totals={order.cart.totals} currency={order.currency} coupons={order.cart.coupons} />}
      {isEditing && (
        <Suspense fallback={null}>
          <EditLinesDialog order={order} onClose={() => setEditing(false)} />
        </Suspense>
      )}
    </Panel>
  );
}

function Picture({ item }: { item: Bought | undefined }) {
  if (!item?.main_image) return <span className="order-picture" />;
  return <img className="order-picture" src={thumbPath('listing_small', item.main_image.upload_path, 'webp')} alt="" width={44} height={44} loading="lazy" />;
}
