import type { Order } from '@vitrina/contract/orders';
import { useText } from '../../context/shop-context.tsx';
import { AdditionalList } from './additional-list.tsx';

/** Additional payments on the page of their order; nothing if there are none. */
export function AdditionalPanel({ additional_payments }: Pick<Order, 'additional_payments'>) {
  const text = useText();
  if (additional_payments.length === 0) return null;
  return (
    <section className="panel order-panel" aria-labelledby="order-additional-title">
      <h2 id="order-additional-title">{text('additional_list')}</h2>
      <AdditionalList additionals={additional_payments} />
    </section>
  );
}
