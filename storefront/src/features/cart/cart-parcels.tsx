import type { Cart, CartItem, Parcel } from '@vitrina/contract/cart';
import { useText } from '../../context/shop-context.tsx';
import { useDay } from '../../labels/use-day.ts';
import { CartLine } from './cart-line.tsx';
import { ServiceLine } from './service-line.tsx';
import { parcelTitle } from '../../labels/parcel-title.ts';

interface CartParcelsProps {
  parcels: Cart['parcels'];
  /** Level of the parcels' headings; those of products are one lower. */
  heading: 'h2' | 'h3';
  onRemove: (item: CartItem) => void;
}

/** Lines by parcel, with origin and delivery day. */
export function CartParcels({ parcels, heading, onRemove }: CartParcelsProps) {
  return (
    <div className="cart-parcels">
      {parcels.map((parcel, i) => (
        <section key={parcel.id} aria-labelledby={`parcel-${i}`}>
          <ParcelHead parcel={parcel} number={i + 1} of={parcels.length} heading={heading} id={`parcel-${i}`} />
          <ul>
            {parcel.items.map((item) =>
              item.service ? (
                <ServiceLine key={item.shopping_cart_code} item={item} onRemove={onRemove} />
              ) : (
                <CartLine key={item.shopping_cart_code} item={item} heading={heading === 'h2' ? 'h3' : 'h4'} onRemove={onRemove} />
              ),
            )}
          </ul>
        </section>
      ))}
    </div>
  );
}

function ParcelHead({ parcel, number, of, heading: Heading, id }: { parcel: Parcel; number: number; of: number; heading: 'h2' | 'h3'; id: string }) {
  const text = useText();
  const day = useDay();
  const date = parcel.shipping?.date ?? parcel.shipping_options.find((option) => option.date !== null)?.date;
  return (
    <div className="parcel-head">
      <Heading id={id}>{of === 1 ? (parcel.seller_title ?? text('cart_page_items')) : parcelTitle(parcel, { number, of }, text)}</Heading>
      {date && <span>{text('delivery_on', { day: day(date) })}</span>}
    </div>
  );
}
