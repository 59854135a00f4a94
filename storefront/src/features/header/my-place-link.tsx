import { useMyPlace } from '../../client/my-place.ts';
import { useShop, useText } from '../../context/shop-context.tsx';
import { locationsUrl } from '../../links/page-links.ts';
import { MapPin } from '../../ui/icons.tsx';

/** Delivery place, or a link to choose it; of equal width with and without a post code. */
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
