import { useShop, useText } from '../../context/shop-context.tsx';
import { AdditionalFacts } from '../../features/order/additional-facts.tsx';
import { additionalStep } from '../../features/order/additional-step.ts';
import { OrderFrame } from '../../features/order/order-frame.tsx';
import { PaymentMethodButtons } from '../../features/order/payment-method-buttons.tsx';
import { TransferDetails } from '../../features/order/transfer-details.tsx';
import { useOrderPrice } from '../../features/order/use-order-price.ts';
import { orderPageUrl } from '../../links/order-links.ts';
import { Check, Info } from '../../ui/icons.tsx';
import type { Props } from './load.ts';
import { PayingAdditional } from './paying-additional.tsx';

/** An additional payment: reason, amount and payment methods; after the choice of one, the payment itself. */
export function Page({ additional, reason, means }: Props) {
  const text = useText();
  const price = useOrderPrice(additional.currency);
  if (means && means.kind !== 'none') return <PayingAdditional additional={additional} means={means} />;
  const step = additionalStep(additional);
  const isOpen = step === 'open' || step === 'failed';
  const notice = isOpen ? (reason ?? (step === 'failed' ? 'additional_failed' : null)) : null;
  const lead = isOpen ? text('additional_lead', { total: price(additional.amount) }) : text(`additional_done_${step}`);
  return (
    <OrderFrame
      icon={step === 'paid' ? <Check className="icon large-icon" /> : <Info className="icon large-icon" />}
      tone={step === 'paid' ? 'ok' : 'wait'}
      title={text('additional_title', { number: additional.order_number })}
      lead={<p>{lead}</p>}
    >
      {notice && (
        <p className="order-notice" role="alert">
          {text(notice)}
        </p>
      )}
      <section className="panel order-panel" aria-labelledby="additional-facts-title">
        <h2 id="additional-facts-title">{text('additional_facts')}</h2>
        <AdditionalFacts {...additional} />
      </section>
      {isOpen && <WaysToPay additional={additional} />}
    </OrderFrame>
  );
}

function WaysToPay({ additional: { identifier, currency, payments, transfer } }: Pick<Props, 'additional'>) {
  const shop = useShop();
  const text = useText();
  return (
    <>
      {(payments.length > 0 || !transfer) && (
        <section className="panel order-panel" aria-labelledby="additional-choose-title">
          <h2 id="additional-choose-title">{text('additional_choose')}</h2>
          <PaymentMethodButtons action={orderPageUrl('view_additional_payment', identifier, shop)} currency={currency} payments={payments} />
        </section>
      )}
      {transfer && (
        <section className="panel order-panel" aria-labelledby="additional-transfer-title">
          <h2 id="additional-transfer-title">{text('additional_transfer')}</h2>
          <TransferDetails transfer={transfer} />
        </section>
      )}
    </>
  );
}
