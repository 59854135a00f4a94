import { useShop, useText } from '../../context/shop-context.tsx';
import { OrderFrame } from '../../features/order/order-frame.tsx';
import { PaymentFrame } from '../../features/order/payment-frame.tsx';
import { BankRedirect } from '../../ui/bank-redirect.tsx';
import { useOrderPrice } from '../../features/order/use-order-price.ts';
import { orderPageUrl } from '../../links/order-links.ts';
import type { Props } from './load.ts';

/** The payment: the provider's card form in a frame, or the redirect to the bank. */
export function Page({ identifier, number, total, currency, means }: Props) {
  const shop = useShop();
  const text = useText();
  const price = useOrderPrice(currency);
  const isFrame = means.kind === 'frame';
  const lead = text(isFrame ? 'order_paying_card' : 'order_paying_text', { number, total: price(total) });
  return (
    <OrderFrame title={text(isFrame ? 'order_paying_card_title' : 'order_paying_title')} lead={<p>{lead}</p>}>
      {(means.kind === 'form' || means.kind === 'leave') && <BankRedirect to={means} label={text('order_to_bank')} />}
      {means.kind === 'frame' && <PaymentFrame url={means.url} identifier={identifier} />}
      <p>
        <a className="link" href={orderPageUrl('payment_new', identifier, shop)}>
          {text('order_pay_otherwise')}
        </a>
      </p>
    </OrderFrame>
  );
}
