import type { PaymentOption } from '@vitrina/contract/cart';
import { useShop, useText } from '../../context/shop-context.tsx';
import { useOrderPrice } from './use-order-price.ts';

interface PayChoicesProps {
  /** Where the form leads. */
  action: string;
  currency: string;
  payments: readonly PaymentOption[];
  /** The one that was tried last: first, as trying again is often enough. */
  lastCode?: string;
}

/** Ways to pay what stands, each a button of a form: nothing begins by looking. */
export function PayChoices({ action, currency, payments, lastCode }: PayChoicesProps) {
  const shop = useShop();
  const text = useText();
  const price = useOrderPrice(currency);
  if (payments.length === 0) return <p>{text('order_no_payments', { phone: shop.info.phone })}</p>;
  return (
    <form className="pay-choices" method="post" action={action}>
      {[...payments]
        .sort((a, b) => Number(b.code === lastCode) - Number(a.code === lastCode))
        .map((payment) => (
          <button key={payment.code} className="pay-choice" type="submit" name="payment" value={payment.code}>
            <b>{payment.title}</b>
            <span>
              {payment.code === lastCode ? `${text('order_payment_last')} ` : ''}
              {payment.description}
            </span>
            {payment.fee > 0 && <span className="num">+ {price(payment.fee)}</span>}
          </button>
        ))}
    </form>
  );
}
