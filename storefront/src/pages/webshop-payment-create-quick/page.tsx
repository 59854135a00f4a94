import { useText } from '../../context/shop-context.tsx';
import { UnpaidOrderPage } from '../../features/order/unpaid-order-page.tsx';
import { Info } from '../../ui/icons.tsx';
import type { Props } from './load.ts';

/** Page behind a mailed link: payment of an unpaid order. */
export function Page(props: Props) {
  const text = useText();
  const lead = text('order_quick_text', { number: props.order.number });
  return <UnpaidOrderPage {...props} icon={<Info className="icon large-icon" />} tone="wait" title={text('order_quick_title')} lead={lead} />;
}
