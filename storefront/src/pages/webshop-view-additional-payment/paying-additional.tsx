import type { AdditionalPayment } from '@vitrina/contract/additional-payments';
import { useShop, useText } from '../../context/shop-context.tsx';
import { useAdditionalPolling } from '../../features/order/use-additional-polling.ts';
import { OrderFrame } from '../../features/order/order-frame.tsx';
import { CardFrame } from '../../features/order/payment-frame.tsx';
import { BankRedirect } from '../../ui/bank-redirect.tsx';
import type { PaymentFlow } from '../../features/order/payment-flow.ts';
import { useOrderPrice } from '../../features/order/use-order-price.ts';
import { orderPageUrl } from '../../links/order-links.ts';

/** The payment: the provider's card form in a frame, or the redirect to the bank. */
export function PayingAdditional({ additional, means }: { additional: AdditionalPayment; means: PaymentFlow }) {
  const shop = useShop();
  const text = useText();
  const price = useOrderPrice(additional.currency);
  const values = { number: additional.order_number, total: price(additional.amount) };
  const isFrame = means.kind === 'frame';
  return (
    <OrderFrame
      title={text(isFrame ? 'order_paying_card_title' : 'order_paying_title')}
      lead={<p>{text(isFrame ? 'additional_paying_card' : 'additional_paying_text', values)}</p>}
    >
      {(means.kind === 'form' || means.kind === 'leave') && <BankRedirect to={means} label={text('order_to_bank')} />}
      {isFrame && <AdditionalFrame url={means.url} identifier={additional.identifier} />}
      <p>
        <a className="link" href={orderPageUrl('view_additional_payment', additional.identifier, shop)}>
          {text('order_pay_otherwise')}
        </a>
      </p>
    </OrderFrame>
  );
}

/** If the frame never returns to the shop, polling of the payment status leads on. */
function AdditionalFrame({ url, identifier }: { url: string; identifier: string }) {
  useAdditionalPolling(identifier);
  return <CardFrame url={url} />;
}
