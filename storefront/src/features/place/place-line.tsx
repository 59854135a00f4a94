import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { useMyPlace } from '../../client/my-place.ts';
import { usePlaceFacts } from '../../client/place-facts.ts';
import { useShop, useText } from '../../context/shop-context.tsx';
import { useNumber } from '../../labels/use-number.ts';
import { MapPin } from '../../ui/icons.tsx';
import './place.css';

const PlaceForm = lazy(() => import('./place-form.tsx').then((file) => ({ default: file.PlaceForm })));

/** Delivery place, independent of the language, with its effect on price and VAT. The form to choose it loads when opened. */
export function PlaceLine({ id }: { id?: string }) {
  const { lang, info } = useShop();
  const text = useText();
  const mine = useMyPlace();
  const details = useRef<HTMLDetailsElement>(null);
  const [isOpen, setOpen] = useState(false);
  // It may have been opened before hydration.
  useEffect(() => setOpen(details.current?.open === true), []);
  const country = text(`country_${(mine?.country ?? info.countries?.[lang] ?? '').toLowerCase()}`);
  const close = () => {
    if (!details.current) return;
    details.current.open = false;
    details.current.querySelector('summary')?.focus();
  };
  return (
    <div className="place" id={id}>
      <details ref={details} onToggle={(event) => setOpen(event.currentTarget.open)}>
        <summary>
          <MapPin className="icon small-icon" aria-hidden="true" />
          <span className="place-where">
            {text('place_deliver_to')}: <b>{mine ? `${mine.postCode}, ${country}` : country}</b>
          </span>
          <span className="link">{text('place_change')}</span>
        </summary>
        {isOpen && (
          <Suspense fallback={null}>
            <PlaceForm onDone={close} />
          </Suspense>
        )}
      </details>
      <PriceNote country={country} />
    </div>
  );
}

/** Effect of the place on prices; of equal height for every text. */
function PriceNote({ country }: { country: string }) {
  const text = useText();
  const number = useNumber();
  const facts = usePlaceFacts();
  const values = { country, percent: number(facts?.vat.there ?? 0), home: number(facts?.vat.home ?? 0) };
  const name =
    !facts || facts.vat.there === facts.vat.home
      ? 'place_vat_home'
      : facts.prices === 'net'
        ? 'place_vat_net'
        : facts.vat.there === 0
          ? 'place_vat_export'
          : 'place_vat_other';
  return <p className="place-note-price">{text(name, values)}</p>;
}
