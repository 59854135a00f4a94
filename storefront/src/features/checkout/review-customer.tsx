import type { Cart, CustomerField } from '@vitrina/contract/cart';
import { useText } from '../../context/shop-context.tsx';

/** Entered customer data with labels; optional parts only if filled in. */
export function ReviewCustomer({ cart, fields, countryTitle }: { cart: Cart; fields: readonly CustomerField[]; countryTitle: string }) {
  const text = useText();
  const values = cart.customer?.fields ?? {};
  const filled = fields.filter(({ name }) => values[name]);
  return (
    <dl className="review-rows">
      {filled.map((field) => (
        <div key={field.name}>
          <dt>{field.group === 'delivery' ? text('checkout_delivery_of', { name: field.label }) : field.label}</dt>
          <dd>{shown(field, values[field.name] ?? '', text('yes'))}</dd>
        </div>
      ))}
      <div>
        <dt>{text('checkout_country')}</dt>
        <dd>{countryTitle}</dd>
      </div>
    </dl>
  );
}

const shown = (field: CustomerField, value: string, yes: string): string =>
  field.type === 'checkbox' ? yes : (field.options?.find((one) => one.code === value)?.title ?? value);
