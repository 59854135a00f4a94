import type { OfferedService } from '@vitrina/contract/services';
import { usePrice, useText } from '../../context/shop-context.tsx';
import { ADD_TO_CART_FORM } from './buy-form-id.ts';

interface ServicesFieldProps {
  services: readonly OfferedService[];
  /** True if the old device is collected free of charge. */
  takesBack: boolean;
}

/** Optional services, unticked by default; submitted with the product's form, also without scripts. */
export function ServicesField({ services, takesBack }: ServicesFieldProps) {
  const text = useText();
  const price = usePrice();
  return (
    <fieldset className="buy-services">
      <legend>{text('services_of_product')}</legend>
      {takesBack && (
        <label>
          <input type="checkbox" name="take_back" value="1" form={ADD_TO_CART_FORM} />
          <span>{text('services_take_back')}</span>
          <b>{text('cart_page_free')}</b>
        </label>
      )}
      {services.map(({ code, title, note, law, by_place, price: amount }) => (
        <div key={code}>
          <label>
            <input type="checkbox" name="service" value={code} form={ADD_TO_CART_FORM} aria-describedby={`service-${code}`} />
            <span>{title}</span>
            <b className="num">{amount === 0 ? text('cart_page_free') : price(amount)}</b>
          </label>
          <p id={`service-${code}`} className="tiny muted">
            {note} {by_place && text('services_by_place')}
          </p>
          {law && (
            <details className="tiny muted">
              <summary>{text('services_guarantee_terms')}</summary>
              <p>{law}</p>
            </details>
          )}
        </div>
      ))}
    </fieldset>
  );
}
