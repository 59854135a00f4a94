import type { DeskOrder } from '../../api/orders.ts';
import { useWords } from '../../language/language.tsx';
import { useFormats } from '../../language/use-formats.ts';
import { Button } from '../../ui/button.tsx';
import { PaymentBadge, StateBadge } from '../orders/state-badges.tsx';
import { OrderActions } from './order-actions.tsx';

export function OrderHead({ order, onBack }: { order: DeskOrder; onBack: () => void }) {
  const words = useWords();
  const { moment } = useFormats();
  return (
    <header className="order-head">
      <Button look="quiet" onPress={onBack} aria-keyshortcuts="Escape">
        ← {words('back')}
      </Button>
      <h1>{words('order_title', { number: order.number })}</h1>
      <StateBadge state={order.status} />
      <PaymentBadge state={order.payment_status} />
      <span className="order-when">
        {moment(order.created_at)} · {order.market.toUpperCase()}
      </span>
      <OrderActions order={order} />
    </header>
  );
}
