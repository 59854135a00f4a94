import { useState } from 'react';
import { useShop, useText } from '../../context/shop-context.tsx';
import { HiddenContentMark } from '../../features/content/hidden-content.tsx';
import { byDistance, roundedKm, type Spot } from '../../features/locations/distance.ts';
import { ShopHas } from '../../features/locations/shop-has.tsx';
import { locationsUrl } from '../../links/page-links.ts';
import type { ProductAt } from '../../features/locations/product-at.ts';
import { PlaceFinder } from '../../features/locations/place-finder.tsx';
import { PlaceLine } from '../../features/place/place-line.tsx';
import { ChooseShopButton } from '../../features/place/choose-shop-button.tsx';
import { type MapPoint, RegionMaps } from '../../features/locations/location-map.tsx';
import { OpenNow } from '../../features/locations/open-now.tsx';
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx';
import type { Place, Props } from './load.ts';
import '../../features/content/content-page.css';
import '../../features/locations/locations.css';

/** All places as a list by country, and on a map beside it or, on phones, below. */
export function Page({ countries, asked: requestedPlace, from, product }: Props) {
  const text = useText();
  const [located, setLocated] = useState<Spot | null>(null);
  const spot = located ?? from;
  const all = countries.flatMap(({ places }) => places);
  const near = spot && byDistance(all, spot);
  const points = countries.flatMap(({ places }) => places.flatMap(toPoint));
  return (
    <div className="page content-page">
      <Breadcrumbs trail={[]} current={text('locations_title')} />
      <header className="content-head locations-head">
        <h1 className="page-title">{text('locations_title')}</h1>
        <p>{text('locations_text')}</p>
        {countries.length > 1 && (
          <nav className="location-countries" aria-label={text('locations_countries')}>
            {countries.map(({ code }) => (
              <a key={code} className="pill" href={`#${code.toLowerCase()}`}>
                {text(`country_${code.toLowerCase()}`)}
              </a>
            ))}
          </nav>
        )}
      </header>
      {product && <ShopsWith product={product} />}
      <div className="locations">
        <div>
          <div className="location-place">
            <PlaceLine id="deliver-to" />
          </div>
          <PlaceFinder
            countries={countries.map(({ code }) => code)}
            requested={requestedPlace}
            product={product?.id ?? null}
            isUnknown={requestedPlace !== null && from === null}
            onLocated={setLocated}
          />
          {near && (
            <section className="location-group" aria-labelledby="near">
              <h2 id="near" tabIndex={-1}>
                {text('place_near')}
              </h2>
              <ul className="location-list">
                {near.map(({ place, km }) => (
                  <Card key={place.id} place={place} km={km} product={product} />
                ))}
              </ul>
            </section>
          )}
          {!near && (
            <div className="location-groups">
              {countries.map((one) => (
                <Country key={one.code} country={one} product={product} />
              ))}
            </div>
          )}
        </div>
        <RegionMaps points={points} />
      </div>
    </div>
  );
}

function Country({ country: { code, places }, product }: { country: Props['countries'][number]; product: ProductAt | null }) {
  const text = useText();
  return (
    <section className="location-group" aria-labelledby={code.toLowerCase()}>
      <h2 id={code.toLowerCase()} tabIndex={-1}>
        {text(`country_${code.toLowerCase()}`)}
      </h2>
      <ul className="location-list">
        {havingFirst(places, product).map((place) => (
          <Card key={place.id} place={place} product={product} />
        ))}
      </ul>
    </section>
  );
}

/** Product whose stock is shown, and a link back to all shops. */
function ShopsWith({ product: { title, lang, url } }: { product: ProductAt }) {
  const shop = useShop();
  const text = useText();
  const heading = text('place_stock_title', { title });
  return (
    <section className="panel shops-with" aria-label={heading}>
      <h2>{heading}</h2>
      <p>{text('place_stock_note')}</p>
      <p>
        <a className="link" href={url} {...(lang && { lang })}>
          {title}
        </a>{' '}
        <a className="link" href={locationsUrl(shop)}>
          {text('place_stock_clear')}
        </a>
      </p>
    </section>
  );
}

/** Shops with stock of the requested product first, by quantity; without a product the order is unchanged. */
function havingFirst(places: readonly Place[], product: ProductAt | null): Place[] {
  const qtyOf = ({ shop }: Place) => product?.places.find(({ code }) => code === shop)?.qty ?? 0;
  return places.toSorted((a, b) => qtyOf(b) - qtyOf(a));
}

interface CardProps {
  place: Place;
  /** Distance in kilometres; `null`: unknown. */
  km?: number | null;
  product: ProductAt | null;
}

function Card({ place, km = null, product }: CardProps) {
  const text = useText();
  return (
    <li className="location-card">
      <h3 {...(place.text_lang && { lang: place.text_lang })}>
        <a href={place.url}>{place.title}</a>
      </h3>
      <HiddenContentMark hidden={place.hidden} />
      <p>
        {place.address}
        {km !== null && <b className="location-km">{text('place_distance', { km: roundedKm(km) })}</b>}
      </p>
      <OpenNow hours={place.hours} special_days={place.special_days} time_zone={place.time_zone} />
      {product && place.shop !== null && <ShopHas product={product} shop={place.shop} />}
      {place.shop !== null && <ChooseShopButton shop={{ code: place.shop, title: place.title }} />}
    </li>
  );
}

const toPoint = ({ id, title, url, latitude, longitude }: Place): MapPoint[] =>
  latitude === null || longitude === null ? [] : [{ id, title, url, latitude, longitude }];
