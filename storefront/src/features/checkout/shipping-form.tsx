import type { Cart } from '@vitrina/contract/cart';
import { type ChangeEvent, type FormEvent, useState } from 'react';
import { useShop, useText } from '../../context/shop-context.tsx';
import { navigate } from '../../links/navigate.ts';
import { saveShipping } from './checkout-actions.ts';
import type { Webshop } from './checkout-steps.ts';
import { webshopUrl } from './checkout-url.ts';
import { type SharedShippingOption, sharedShippingOptions } from './shared-shipping-options.ts';
import { ErrorSummary } from './error-summary.tsx';
import { ParcelHead } from './parcel-head.tsx';
import { ShippingChoices } from './shipping-choices.tsx';
import { ALL, readShippingForm } from './shipping-choice.ts';
import { StepNav } from './step-nav.tsx';
import { useStepSubmit } from './use-step-submit.ts';

export interface ShippingFormProps {
  cart: Cart;
  webshop: Webshop;
  orderKey: string;
  /** True: a choice for each parcel instead of one for all. */
  isEach: boolean;
  /** Values of a form submitted without scripts, by field. */
  typed: Record<string, string>;
  /** Labels of missing choices by field, from a form submitted without scripts. */
  errors: Record<string, string>;
}

/** Choice of shipping: one for all parcels where possible, or one for each. */
export function ShippingForm({ cart, webshop, orderKey, isEach, typed, errors: served }: ShippingFormProps) {
  const shop = useShop();
  const text = useText();
  const [round, setRound] = useState(0);
  const [errors, setErrors] = useState(served);
  const end = useStepSubmit({ step: 'shipping', webshop, cart });
  const { parcels } = cart;

  const onChange = (event: ChangeEvent<HTMLFormElement>) => {
    const { choices, errors: missing } = readShippingForm(new FormData(event.currentTarget), parcels);
    setErrors((before) => Object.fromEntries(Object.entries(before).filter(([field]) => missing.some((one) => one.field === field))));
    // The summary shows the price of the choice.
    if (missing.length === 0) void saveShipping(shop.lang, choices);
  };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const { choices, errors: missing } = readShippingForm(new FormData(event.currentTarget), parcels);
    setErrors(Object.fromEntries(missing.map((one) => [one.field, one.label_name])));
    if (missing.length === 0) return void end.run(() => saveShipping(shop.lang, choices));
    setRound((before) => before + 1);
  };

  const common = sharedShippingOptions(parcels);
  const asEach = isEach || common.length === 0;
  const listed = Object.entries(errors).map(([field, label]) => ({ id: field, name: text(label) }));
  return (
    <form method="post" noValidate onChange={onChange} onSubmit={submit}>
      <input type="hidden" name="mode" value={asEach ? 'each' : 'all'} />
      <ErrorSummary errors={listed} message={end.problem} round={round} />
      {asEach ? (
        parcels.map((parcel, i) => (
          <section className="checkout-block" key={parcel.id}>
            <ParcelHead parcel={parcel} number={i + 1} of={parcels.length} />
            <ShippingChoices
              id={parcel.id}
              options={parcel.shipping_options.map((one): SharedShippingOption => ({ ...one, dates: [one.date], points: one.points ?? null }))}
              chosen={parcel.shipping}
              typed={typed}
              errors={errors}
            />
          </section>
        ))
      ) : (
        <section className="checkout-block">
          {parcels.map((parcel, i) => (
            <ParcelHead key={parcel.id} parcel={parcel} number={i + 1} of={parcels.length} />
          ))}
          <ShippingChoices id={ALL} options={common} chosen={parcels[0]?.shipping ?? null} typed={typed} errors={errors} />
        </section>
      )}
      {parcels.length > 1 && common.length > 0 && (
        <p className="shipping-mode">
          <a
            className="link"
            href={`${webshopUrl('shipping', shop)}${asEach ? '?each=0' : '?each=1'}`}
            onClick={(event) => {
              event.preventDefault();
              navigate(event.currentTarget.getAttribute('href') as string, { replace: true, keepPosition: true });
            }}
          >
            {asEach ? text('checkout_shipping_all') : text('checkout_shipping_each')}
          </a>
        </p>
      )}
      <StepNav step="shipping" webshop={webshop} isBusy={end.isBusy} order={{ key: orderKey, cart }} />
    </form>
  );
}
