import { useShop, useText } from '../../context/shop-context.tsx';
import { AdditionalPanel } from '../../features/order/additional-panel.tsx';
import { OrderFrame } from '../../features/order/order-frame.tsx';
import { viewOrderUrl } from '../../links/order-links.ts';
import type { Props } from './load.ts';

/** All additional payments of an order: open ones and completed ones. */
export function Page({ identifier, number, additional_payments }: Props) {
  const shop = useShop();
  const text = useText();
  const count = additional_payments.filter((additional) => additional.can_pay).length;
  const none = additional_payments.length === 0 ? 'additional_list_empty' : 'additional_list_done';
  return (
    <OrderFrame title={text('additional_list_title', { number })} lead={<p>{count > 0 ? text('additional_list_open', { count }) : text(none)}</p>}>
      <AdditionalPanel additional_payments={additional_payments} />
      <p>
        <a className="link" href={viewOrderUrl(identifier, shop)}>
          {text('order_view')}
        </a>
      </p>
    </OrderFrame>
  );
}
