import { useText } from '../../context/shop-context.tsx';
import { UnpaidOrderPage } from '../../features/order/unpaid-order-page.tsx';
import { CircleAlert } from '../../ui/icons.tsx';
import type { Props } from './load.ts';

/** The payment failed and the order remains: retry with the same or another payment method. */
export function Page(props: Props) {
  const text = useText();
  const lead = text('order_failed_payment_text', { number: props.order.number });
  return <UnpaidOrderPage {...props} icon={<CircleAlert className="icon large-icon" />} tone="bad" title={text('order_failed_payment_title')} lead={lead} />;
}
