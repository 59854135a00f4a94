import type { Cart, Parcel, PickupPoint } from '@vitrina/contract/cart';
import { useMyShop } from '../../client/my-shop.ts';
import { useShop, useText } from '../../context/shop-context.tsx';
import { useDay } from '../../labels/use-day.ts';
import { COLLECT_AT } from '../../links/collect-at.ts';
import { cartUrl, locationsUrl } from '../../links/page-links.ts';
import { Store } from '../../ui/icons.tsx';

/** Button that reserves the whole cart in the visitor's own shop; without one a link to the shops. Both take one line, which avoids a layout shift. */
export function CollectInMyShop({ cart }: { cart: Pick<Cart, 'parcels'> }) {
  const shop = useShop();
  const text = useText();
  const day = useDay();
  const mine = useMyShop();
  const chosen = cart.parcels[0]?.shipping?.point;
  const point = pointOf(cart.parcels, mine?.code);
  const inWords = ({ title, date }: PickupPoint) => ({ shop: title, day: date === null ? '' : day(date) });
  if (!cart.parcels.every(({ shipping_options }) => shipping_options.some(({ code }) => code === 'pickup'))) return null;
  if (chosen && cart.parcels.every(({ shipping }) => shipping?.code === 'pickup' && shipping.point?.id === chosen.id))
    return (
      <p className="collect-mine">
        <Store className="icon small-icon" aria-hidden="true" />
        {text('place_collect_chosen', inWords(chosen))}
      </p>
    );
  if (!point)
    return (
      <p className="collect-mine">
        <Store className="icon small-icon" aria-hidden="true" />
        <a className="link" href={locationsUrl(shop)}>
          {text('place_choose')}
        </a>
      </p>
    );
  return (
    <form className="collect-mine" method="post" action={cartUrl(shop)}>
      <input type="hidden" name="action" value="collect" />
      <button type="submit" className="btn compact" name={COLLECT_AT} value={point.id}>
        <Store className="icon small-icon" aria-hidden="true" />
        {text('place_collect_all', inWords(point))}
      </button>
    </form>
  );
}

/** The shop if all parcels can be collected there, with the day of the last of them; `null`: not possible for one of them. */
function pointOf(parcels: readonly Parcel[], code: string | undefined): PickupPoint | null {
  const points = parcels.map(({ shipping_options }) => shipping_options.find((option) => option.code === 'pickup')?.points?.find(({ id }) => id === code));
  const found = points.filter((one) => one !== undefined);
  return found.length === parcels.length ? (found.toSorted((a, b) => (b.date ?? '').localeCompare(a.date ?? ''))[0] ?? null) : null;
}
