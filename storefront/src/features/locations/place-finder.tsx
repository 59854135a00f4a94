import { useState } from 'react';
import { useShop, useText } from '../../context/shop-context.tsx';
import { locationsUrl } from '../../links/page-links.ts';
import type { Spot } from './distance.ts';

export interface RequestedPlace {
  country: string;
  postCode: string;
}

interface PlaceFinderProps {
  countries: readonly string[];
  requested: RequestedPlace | null;
  /** Id of the requested product; `null`: none. */
  product: number | null;
  /** True if the post code was not found. */
  isUnknown: boolean;
  onLocated: (spot: Spot) => void;
}

/** Form for the visitor's location: a post code by a plain form, or the device's location, which is not sent. */
export function PlaceFinder({ countries, requested, product, isUnknown, onLocated }: PlaceFinderProps) {
  const shop = useShop();
  const text = useText();
  const [hasFailed, setFailed] = useState(false);
  const locate = () =>
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        setFailed(false);
        onLocated({ latitude: coords.latitude, longitude: coords.longitude });
      },
      () => setFailed(true),
      { timeout: 10_000, maximumAge: 600_000 },
    );
  const note = hasFailed ? text('place_locate_failed') : isUnknown ? text('place_unknown') : null;
  return (
    <form className="place-finder" method="get" action={locationsUrl(shop)}>
      {product !== null && <input type="hidden" name="product" value={product} />}
      <div className="field">
        <label htmlFor="place-country">{text('place_country')}</label>
        <select id="place-country" name="country" className="select" defaultValue={requested?.country ?? shop.info.countries?.[shop.lang]}>
          {countries.map((code) => (
            <option key={code} value={code}>
              {text(`country_${code.toLowerCase()}`)}
            </option>
          ))}
        </select>
      </div>
      <div className="field">
        <label htmlFor="place-post-code">{text('place_post_code')}</label>
        <input
          id="place-post-code"
          name="post_code"
          inputMode="numeric"
          autoComplete="postal-code"
          maxLength={10}
          required
          defaultValue={requested?.postCode}
        />
      </div>
      <button type="submit" className="btn">
        {text('place_find')}
      </button>
      <button type="button" className="btn place-locate" onClick={locate}>
        {text('place_locate')}
      </button>
      {note && (
        <p className="place-note" role="alert">
          {note}
        </p>
      )}
    </form>
  );
}
