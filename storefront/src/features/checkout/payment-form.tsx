import type { Cart, PaymentOption } from '@vitrina/contract/cart';
import { type FormEvent, useState } from 'react';
import { usePrice, useShop, useText } from '../../context/shop-context.tsx';
import { PaymentIcon } from '../../ui/payment-icon.tsx';
import { savePayment } from './checkout-actions.ts';
import type { Webshop } from './checkout-steps.ts';
import { FieldError } from '../../ui/field.tsx';
import { ErrorSummary } from './error-summary.tsx';
import { StepNav } from './step-nav.tsx';
import { useStepSubmit } from './use-step-submit.ts';

export interface PaymentFormProps {
  cart: Cart;
  webshop: Webshop;
  orderKey: string;
  items: PaymentOption[];
  /** Error label of a form submitted without scripts. */
  error: string | null;
}

/** Payment methods with their fees. */
export function PaymentForm({ cart, webshop, orderKey, items, error: served }: PaymentFormProps) {
  const shop = useShop();
  const text = useText();
  const price = usePrice();
  const [round, setRound] = useState(0);
  const [error, setError] = useState(served);
  const end = useStepSubmit({ step: 'payment', webshop, cart });
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const payment = new FormData(event.currentTarget).get('payment');
    if (typeof payment === 'string') return void end.run(() => savePayment(shop.lang, payment));
    setError('checkout_choose_payment');
    setRound((before) => before + 1);
  };
  const choose = (code: string) => {
    setError(null);
    // The summary shows the fee of the choice.
    void savePayment(shop.lang, code);
  };
  // Preselected: the stored payment method, otherwise the shop's first if it is free or the only one; that is stored only on submit.
  const first = cart.payment_type?.code ?? (items[0]?.fee === 0 || items.length === 1 ? items[0]?.code : undefined);
  const listed = error ? [{ id: 'payment', name: text(error) }] : [];
  return (
    <form method="post" noValidate onSubmit={submit}>
      <ErrorSummary errors={listed} message={end.problem} round={round} />
      <section className="checkout-block">
        <fieldset className="choices" id="payment" aria-describedby={error ? 'payment-error' : undefined}>
          <legend className="visually-hidden">{text('checkout_step_payment')}</legend>
          {items.map((option) => (
            <div className="choice" key={option.code}>
              <label className="choice-row">
                <input type="radio" name="payment" value={option.code} defaultChecked={option.code === first} onChange={() => choose(option.code)} />
                <PaymentIcon code={option.code} />
                <span>
                  <b>{option.title}</b>
                  {option.description && <small>{option.description}</small>}
                </span>
                {option.fee === 0 ? (
                  <span className="choice-price no-fee">{text('checkout_no_fee')}</span>
                ) : (
                  <span className="choice-price">+ {price(option.fee)}</span>
                )}
              </label>
            </div>
          ))}
          {error && <FieldError id="payment-error" label={error} />}
        </fieldset>
      </section>
      <StepNav step="payment" webshop={webshop} isBusy={end.isBusy} order={{ key: orderKey, cart }} />
    </form>
  );
}
