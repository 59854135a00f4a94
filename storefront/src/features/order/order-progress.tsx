import type { Order } from '@vitrina/contract/orders';
import { useShop, useText } from '../../context/shop-context.tsx';
import { Check, X } from '../../ui/icons.tsx';
import { orderSteps } from './order-steps.ts';
import { OrderTracking } from './order-tracking.tsx';
import { useMoment } from '../../labels/use-moment.ts';

/** Progress of the order, and its events. */
export function OrderProgress({ order }: { order: Pick<Order, 'status' | 'events' | 'tracking'> }) {
  const { labels } = useShop();
  const text = useText();
  const moment = useMoment();
  const shownEvents = order.events.filter((event) => labels.has(event.label_name));
  return (
    <section className="panel order-panel" aria-labelledby="order-progress-title">
      <h2 id="order-progress-title">{text('order_progress')}</h2>
      <ol className="order-steps">
        {orderSteps(order).map(({ status, state }) => (
          <li key={status} className={`${state} ${status}`} {...(state === 'now' && { 'aria-current': 'step' as const })}>
            <span className="order-dot">
              {state === 'next' ? null : isEnd(status) ? <X className="icon small-icon" /> : <Check className="icon small-icon" />}
            </span>
            <span className="order-step-name">{text(`order_status_${status}`)}</span>
            {state !== 'now' && <span className="visually-hidden">{text(state === 'done' ? 'order_step_done' : 'order_step_next')}</span>}
          </li>
        ))}
      </ol>
      {/* Phones have no space for the names of all steps. */}
      <p className="order-now" aria-hidden="true">
        {text(`order_status_${order.status}`)}
      </p>
      {order.tracking && <OrderTracking {...order.tracking} />}
      {shownEvents.length > 0 && (
        <ol className="order-events">
          {shownEvents.map((event) => (
            <li key={`${event.label_name} ${event.at}`}>
              <time dateTime={event.at}>{moment(event.at)}</time> {text(event.label_name)}
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}

const isEnd = (status: Order['status']): boolean => status === 'cancelled' || status === 'failed';
