import type { OrderStatus } from '@vitrina/contract/orders';
import { useText } from '../../context/shop-context.tsx';
import './order-glance.css';

const DONE: ReadonlySet<OrderStatus> = new Set(['shipped', 'delivered']);
const ENDED: ReadonlySet<OrderStatus> = new Set(['cancelled', 'failed']);

/** How an order stands, as a mark: on its way or there, ended, or still with the shop. */
export function OrderState({ status }: { status: OrderStatus }) {
  const text = useText();
  const kind = DONE.has(status) ? ' good' : ENDED.has(status) ? ' ended' : '';
  return <b className={`order-state${kind}`}>{text(`order_status_${status}`)}</b>;
}
