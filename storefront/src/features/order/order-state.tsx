import type { OrderStatus } from '@vitrina/contract/orders';
import { useText } from '../../context/shop-context.tsx';
import './order-glance.css';

const COMPLETED: ReadonlySet<OrderStatus> = new Set(['shipped', 'delivered']);
const ENDED: ReadonlySet<OrderStatus> = new Set(['cancelled', 'failed']);

/** Status of an order as a badge: shipped or delivered, ended, or in preparation. */
export function OrderState({ status }: { status: OrderStatus }) {
  const text = useText();
  const kind = COMPLETED.has(status) ? ' good' : ENDED.has(status) ? ' ended' : '';
  return <b className={`order-state${kind}`}>{text(`order_status_${status}`)}</b>;
}
