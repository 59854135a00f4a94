import type { AdditionalSummary } from '@vitrina/contract/orders';
import { useText } from '../../context/shop-context.tsx';
import { useOrderPrice } from './use-order-price.ts';
import './additional.css';

/** Reason, amount and state of an additional payment. */
export function AdditionalFacts({ reason, amount, currency, payment_status }: Pick<AdditionalSummary, 'reason' | 'amount' | 'currency' | 'payment_status'>) {
  const text = useText();
  const price = useOrderPrice(currency);
  return (
    <dl className="additional-facts">
      <Row name={text('additional_reason')} value={reason} />
      <Row name={text('additional_amount')} value={price(amount)} isNumber />
      <Row name={text('additional_status')} value={text(`order_payment_${payment_status}`)} />
    </dl>
  );
}

function Row({ name, value, isNumber = false }: { name: string; value: string; isNumber?: boolean }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd className={isNumber ? 'num' : undefined}>{value}</dd>
    </div>
  );
}
