import type { Parcel } from '@vitrina/contract/cart';
import { useText } from '../../context/shop-context.tsx';

/** Which things come together, from where. */
export function ParcelHead({ parcel, number, of }: { parcel: Parcel; number: number; of: number }) {
  const text = useText();
  return (
    <div className="parcel-head">
      {of > 1 && <h2>{text('checkout_parcel', { number, from: parcel.seller_title ?? parcel.warehouse_title })}</h2>}
      <p className="small muted">{parcel.items.map((item) => (item.qty > 1 ? `${item.title} (${item.qty}×)` : item.title)).join(', ')}</p>
    </div>
  );
}
