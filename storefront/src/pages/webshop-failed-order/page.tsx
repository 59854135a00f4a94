import { useShop, useText } from '../../context/shop-context.tsx';
import { useContactText } from '../../labels/use-contact-text.ts';
import { OrderFrame } from '../../features/order/order-frame.tsx';
import { cartUrl } from '../../links/page-links.ts';
import { CircleAlert } from '../../ui/icons.tsx';
import type { Props } from './load.ts';

/** No order was created and nothing charged: the reason, and a link to the unchanged cart. */
export function Page({ reason }: Props) {
  const shop = useShop();
  const text = useText();
  const contactText = useContactText();
  return (
    <OrderFrame icon={<CircleAlert className="icon large-icon" />} tone="bad" title={text('order_failed_title')} lead={<p>{text('order_failed_text')}</p>}>
      {reason && (
        <p className="order-notice" role="alert">
          {text(reason)}
        </p>
      )}
      <p>{contactText('order_failed_help')}</p>
      <p className="order-out">
        <a className="key" href={cartUrl(shop)}>
          {text('order_back_to_cart')}
        </a>
      </p>
    </OrderFrame>
  );
}
