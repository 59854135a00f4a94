import { useText } from '../../context/shop-context.tsx';
import { UnpaidOrderPage } from '../../features/order/unpaid-order-page.tsx';
import { Info } from '../../ui/icons.tsx';
import type { Props } from './load.ts';

/** The payment was cancelled at the bank: nothing was charged and the order remains. */
export function Page(props: Props) {
  const text = useText();
  const lead = text('order_cancelled_payment_text', { number: props.order.number });
  return <UnpaidOrderPage {...props} icon={<Info className="icon large-icon" />} tone="wait" title={text('order_cancelled_payment_title')} lead={lead} />;
}
