import type { AdditionalPayment } from '@vitrina/contract/additional-payments';
import { useShop, useText } from '../../context/shop-context.tsx';
import { AdditionalFacts } from '../../features/order/additional-facts.tsx';
import { useAdditionalPolling } from '../../features/order/use-additional-polling.ts';
import { OrderFrame } from '../../features/order/order-frame.tsx';
import { useOrderPrice } from '../../features/order/use-order-price.ts';
import { orderPageUrl } from '../../links/order-links.ts';
import { homeUrl } from '../../links/page-links.ts';
import { Check, History } from '../../ui/icons.tsx';
import type { Props } from './load.ts';

/** The additional payment was received; or the bank's callback is pending, and the page polls. */
export function Page({ additional }: Props) {
  return additional.payment_status === 'paid' ? <Thanks additional={additional} /> : <Waiting additional={additional} />;
}

function Thanks({ additional }: { additional: AdditionalPayment }) {
  const shop = useShop();
  const text = useText();
  const price = useOrderPrice(additional.currency);
  const lead = text('additional_thanks_text', { total: price(additional.amount), number: additional.order_number });
  return (
    <OrderFrame icon={<Check className="icon large-icon" />} title={text('additional_thanks_title')} lead={<p>{lead}</p>}>
      <section className="panel order-panel" aria-labelledby="additional-facts-title">
        <h2 id="additional-facts-title">{text('additional_facts')}</h2>
        <AdditionalFacts {...additional} />
      </section>
      <a className="btn" href={homeUrl(shop)}>
        {text('order_go_on')}
      </a>
    </OrderFrame>
  );
}

function Waiting({ additional }: { additional: AdditionalPayment }) {
  const shop = useShop();
  const text = useText();
  const price = useOrderPrice(additional.currency);
  const isPolling = useAdditionalPolling(additional.identifier);
  const lead = text('additional_wait_text', { total: price(additional.amount), number: additional.order_number });
  return (
    <OrderFrame icon={<History className="icon large-icon" />} tone="wait" title={text('order_hold_title')} lead={<p>{lead}</p>}>
      <p role="status">{text(isPolling ? 'order_hold_asking' : 'additional_wait_later')}</p>
      <p className="order-out">
        <a className="key" href={orderPageUrl('additional_payments_thank_you', additional.identifier, shop)}>
          {text('order_hold_reload')}
        </a>
        <a className="btn" href={orderPageUrl('view_additional_payment', additional.identifier, shop)}>
          {text('additional_back')}
        </a>
      </p>
    </OrderFrame>
  );
}
