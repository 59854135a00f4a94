import { useEffect, useState } from 'react';
import { LANGUAGES } from '@vitrina/contract/values/languages';
import { useShop, useText } from '../../context/shop-context.tsx';
import type { PageState } from '../../context/page-types.ts';
import { X } from '../../ui/icons.tsx';
import { findMarket, type OtherMarket } from './find-market.ts';
import { endHint } from './country-hint-storage.ts';
import './country-hint.css';

/** "You seem to be in Austria": a link to this page in that market, in both languages. It never redirects. */
export function CountryHint({ urls, onDismiss }: { urls: PageState['urls']; onDismiss: () => void }) {
  const { lang, info } = useShop();
  // Each page has an equal list of countries in a new object.
  const [countries] = useState(info.countries);
  const text = useText();
  const [market, setMarket] = useState<OtherMarket | null>(null);
  useEffect(() => {
    let isShown = true;
    void findMarket(lang, countries).then((found) => isShown && setMarket(found));
    return () => {
      isShown = false;
    };
  }, [lang, countries]);
  const href = market && urls[market.lang];
  if (!market || !href) return null;
  const place = `country_place_${market.lang}`;
  const there = LANGUAGES[market.lang].lang;
  return (
    <aside className="country-hint" aria-label={text('country_hint_title')}>
      <div>
        <p lang={there}>
          {market.labels.text('country_hint', { place: market.labels.text(place) })}{' '}
          <a href={href} hrefLang={there} onClick={endHint}>
            {market.labels.text('country_hint_visit')}
          </a>
        </p>
        <p>
          {text('country_hint', { place: text(place) })} {text('country_hint_stay')}
        </p>
      </div>
      <button
        type="button"
        className="icon-btn"
        aria-label={text('close')}
        onClick={() => {
          endHint();
          onDismiss();
          document.getElementById('content')?.focus({ preventScroll: true });
        }}
      >
        <X className="icon" aria-hidden="true" />
      </button>
    </aside>
  );
}
