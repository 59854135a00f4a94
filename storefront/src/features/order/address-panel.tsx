import type { CartCustomer } from '@vitrina/contract/cart';
import { useText } from '../../context/shop-context.tsx';
import { addressLines } from './address-lines.ts';

/** Buyer and delivery address. */
export function AddressPanel({ customer, country }: { customer: CartCustomer; country: string }) {
  const text = useText();
  const { buyer, delivery } = addressLines(customer, country);
  return (
    <section className="panel order-panel order-addresses">
      <Address title={text('order_buyer')} lines={buyer} />
      {delivery && <Address title={text('order_delivery_address')} lines={delivery} />}
    </section>
  );
}

function Address({ title, lines }: { title: string; lines: readonly string[] }) {
  return (
    <div>
      <h2>{title}</h2>
      <address>
        {lines.map((line) => (
          <span key={line}>{line}</span>
        ))}
      </address>
    </div>
  );
}
