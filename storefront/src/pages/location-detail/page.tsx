import { telUrl } from '../../links/tel-url.ts';
import { useShop, useText } from '../../context/shop-context.tsx';
import { ContentPage } from '../../features/content/content-page.tsx';
import { PlaceMap } from '../../features/locations/location-map.tsx';
import { OpenNow } from '../../features/locations/open-now.tsx';
import { OpeningTable } from '../../features/locations/opening-table.tsx';
import { ProductTile } from '../../features/product-tile/product-tile.tsx';
import { Rail, RAIL_SIZES } from '../../features/rail/rail.tsx';
import { locationsUrl } from '../../links/page-links.ts';
import type { Props } from './load.ts';
import '../../features/locations/locations.css';

/** One place of the shop. */
export function Page({ id, text: content, place, points, products }: Props) {
  const shop = useShop();
  const text = useText();
  return (
    <>
      <ContentPage text={content} trail={[{ title: text('locations_title'), url: locationsUrl(shop) }]}>
        <div className="location-detail">
          <PlaceMap points={points} current={id} />
          <Facts place={place} />
        </div>
      </ContentPage>
      <div className="page">
        <Rail title={text('locations_stock', { place: content.title })} intro={text('locations_stock_text')}>
          {products.map((product) => (
            <li key={product.id}>
              <ProductTile product={product} sizes={RAIL_SIZES} />
            </li>
          ))}
        </Rail>
      </div>
    </>
  );
}

function Facts({ place }: Pick<Props, 'place'>) {
  const text = useText();
  const { address, phone, email, hours, special_days, time_zone, services } = place;
  return (
    <div className="location-facts">
      <address>{address}</address>
      <OpenNow hours={hours} special_days={special_days} time_zone={time_zone} />
      <p className="location-ways">
        {phone && (
          <a className="btn compact" href={telUrl(phone)}>
            {phone}
          </a>
        )}
        {email && (
          <a className="btn compact" href={`mailto:${email}`}>
            {email}
          </a>
        )}
      </p>
      <h2>{text('locations_hours')}</h2>
      <OpeningTable hours={hours} special_days={special_days} time_zone={time_zone} />
      {services.length > 0 && (
        <>
          <h2>{text('locations_services')}</h2>
          <ul className="location-services">
            {services.map((code) => (
              <li key={code}>{text(`location_service_${code}`)}</li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}
