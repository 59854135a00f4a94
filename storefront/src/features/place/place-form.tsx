import { type FormEvent, useEffect, useId, useState } from 'react';
import { chooseMyPlace, useMyPlace } from '../../client/my-place.ts';
import { useShop, useText } from '../../context/shop-context.tsx';
import { type Countries, fetchCountries } from './fetch-countries.ts';
import './place-form.css';

/** Country and post code of delivery; stored on this device only. */
export function PlaceForm({ onDone }: { onDone: () => void }) {
  const { lang, info } = useShop();
  const text = useText();
  const mine = useMyPlace();
  const [countries, setCountries] = useState<Countries>([]);
  const [country, setCountry] = useState(mine?.country ?? info.countries?.[lang] ?? '');
  const [isWrong, setWrong] = useState(false);
  useEffect(() => void fetchCountries(lang).then(setCountries), [lang]);
  const pattern = countries.find(({ code }) => code === country)?.post_code_pattern;
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const postCode = String(new FormData(event.currentTarget).get('post_code') ?? '').trim();
    const isRight = postCode !== '' && (pattern === undefined || new RegExp(`^(?:${pattern})$`, 'iu').test(postCode));
    setWrong(!isRight);
    if (!isRight) return;
    chooseMyPlace({ country, postCode });
    onDone();
  };
  const forget = () => {
    chooseMyPlace(null);
    onDone();
  };
  return (
    <form className="place-form" onSubmit={submit} noValidate>
      <Fields countries={countries} country={country} postCode={mine?.postCode} isWrong={isWrong} onCountry={setCountry} />
      <button type="submit" className="btn">
        {text('place_save')}
      </button>
      {mine && (
        <button type="button" className="btn" onClick={forget}>
          {text('place_forget')}
        </button>
      )}
      <p className="tiny muted">{text('place_kept')}</p>
    </form>
  );
}

interface FieldsProps {
  /** Empty until loaded: only the chosen country is offered then. */
  countries: Countries;
  country: string;
  postCode: string | undefined;
  isWrong: boolean;
  onCountry: (code: string) => void;
}

function Fields({ countries, country, postCode, isWrong, onCountry }: FieldsProps) {
  const text = useText();
  const id = useId();
  const offered = countries.length > 0 ? countries : [{ code: country, title: text(`country_${country.toLowerCase()}`) }];
  return (
    <>
      <div className="field">
        <label htmlFor={`${id}-country`}>{text('place_country')}</label>
        <select id={`${id}-country`} className="select" value={country} onChange={(event) => onCountry(event.currentTarget.value)}>
          {offered.map(({ code, title }) => (
            <option key={code} value={code}>
              {title}
            </option>
          ))}
        </select>
      </div>
      <div className="field">
        <label htmlFor={`${id}-code`}>{text('place_post_code')}</label>
        <input
          id={`${id}-code`}
          name="post_code"
          className="input"
          inputMode="numeric"
          autoComplete="postal-code"
          maxLength={10}
          defaultValue={postCode}
          aria-invalid={isWrong || undefined}
          aria-describedby={isWrong ? `${id}-wrong` : undefined}
        />
      </div>
      {isWrong && (
        <p id={`${id}-wrong`} className="field-error" role="alert">
          {text('error_post_code_invalid')}
        </p>
      )}
    </>
  );
}
