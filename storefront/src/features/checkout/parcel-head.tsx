import type { Parcel } from '@vitrina/contract/cart';
import { useText } from '../../context/shop-context.tsx';
import { parcelTitle } from '../../labels/parcel-title.ts';

/** Contents and origin of a parcel. */
export function ParcelHead({ parcel, number, of }: { parcel: Parcel; number: number; of: number }) {
  const text = useText();
  return (
    <div className="shipping-parcel-head">
      {of > 1 && <h2>{parcelTitle(parcel, { number, of }, text)}</h2>}
      <p className="small muted">{parcel.items.map((item) => (item.qty > 1 ? `${item.title} (${item.qty}×)` : item.title)).join(', ')}</p>
    </div>
  );
}
