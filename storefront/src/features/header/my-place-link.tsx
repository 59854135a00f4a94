import { useMyPlace } from '../../client/my-place.ts';
import { useShop, useText } from '../../context/shop-context.tsx';
import { locationsUrl } from '../../links/page-links.ts';
import { MapPin } from '../../ui/icons.tsx';

/** Where things are brought, or where that is chosen; as wide with a post code as without. */
export function MyPlaceLink() {
  const shop = useShop();
  const text = useText();
  const mine = useMyPlace();
  const country = mine?.country ?? shop.info.countries?.[shop.lang] ?? '';
  return (
    <a className="my-shop" href={`${locationsUrl(shop)}#deliver-to`}>
      <MapPin className="icon small-icon" aria-hidden="true" />
      <span>
        <span className="visually-hidden">{text('place_deliver_to')}: </span>
        {mine ? `${mine.postCode}, ${country}` : text(`country_${country.toLowerCase()}`)}
      </span>
    </a>
  );
}
