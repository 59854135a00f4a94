import type { PaymentOption } from '@vitrina/contract/cart';
import { useText } from '../../context/shop-context.tsx';
import { useContactText } from '../../labels/use-contact-text.ts';
import { PaymentIcon } from '../../ui/payment-icon.tsx';
import { useOrderPrice } from './use-order-price.ts';

interface PayChoicesProps {
  /** Action of the form. */
  action: string;
  currency: string;
  payments: readonly PaymentOption[];
  /** The method of the last attempt, listed first, as a retry often suffices. */
  lastCode?: string;
}

/** Payment methods, each a submit button. The first is the main button, the others are below it. */
export function PaymentMethodButtons({ action, currency, payments, lastCode }: PayChoicesProps) {
  const text = useText();
  const contactText = useContactText();
  const price = useOrderPrice(currency);
  if (payments.length === 0) return <p>{contactText('order_no_payments')}</p>;
  const [first, ...others] = payments.toSorted((a, b) => Number(b.code === lastCode) - Number(a.code === lastCode)) as [PaymentOption, ...PaymentOption[]];
  return (
    <form className="pay-choices" method="post" action={action}>
      <button className="key wide" type="submit" name="payment" value={first.code} aria-describedby="pay-first">
        <PaymentIcon code={first.code} />
        {text(first.code === lastCode ? 'order_pay_again' : 'order_pay_by', { way: first.title })}
      </button>
      <p className="small muted" id="pay-first">
        {first.description}
        {first.fee > 0 && ` + ${price(first.fee)}`}
      </p>
      {others.length > 0 && <h3>{text('order_pay_others')}</h3>}
      {others.map((payment) => (
        <button key={payment.code} className="pay-choice" type="submit" name="payment" value={payment.code}>
          <PaymentIcon code={payment.code} />
          <b>{payment.title}</b>
          <span>{payment.description}</span>
          {payment.fee > 0 && <span className="num">+ {price(payment.fee)}</span>}
        </button>
      ))}
    </form>
  );
}
