import { Globe } from '../../ui/icons.tsx';
import { type FocusEvent, type KeyboardEvent, useEffect, useRef } from 'react';
import { CURRENCIES, LANGUAGES } from '@vitrina/contract/values/languages';
import { useShop, useText } from '../../context/shop-context.tsx';
import type { PageState } from '../../context/page-types.ts';

/** Links to the page in the other languages. Works without script; with it, Escape and a click outside close it. */
export function LanguageSwitch({ urls }: { urls: PageState['urls'] }) {
  const { lang, language, info } = useShop();
  const text = useText();
  // `Deutsch` from `Deutsch (Österreich)`.
  const [name = ''] = language.name.split(' (');
  const details = useRef<HTMLDetailsElement>(null);
  const sign = (code: keyof typeof LANGUAGES) => CURRENCIES[LANGUAGES[code].currency].pattern.replace('%s', '').trim();
  const closeByKey = (event: KeyboardEvent<HTMLDetailsElement>) => {
    if (event.key !== 'Escape' || !event.currentTarget.open) return;
    event.currentTarget.open = false;
    event.currentTarget.querySelector('summary')?.focus();
  };
  const closeWhenLeft = (event: FocusEvent<HTMLDetailsElement>) => {
    if (event.relatedTarget && !event.currentTarget.contains(event.relatedTarget)) event.currentTarget.open = false;
  };
  useEffect(() => {
    const closeOutside = (event: PointerEvent) => {
      if (details.current?.open && !details.current.contains(event.target as Node)) details.current.open = false;
    };
    // Captured before React, which stops presses in parts that are not hydrated.
    document.addEventListener('pointerdown', closeOutside, { capture: true });
    return () => document.removeEventListener('pointerdown', closeOutside, { capture: true });
  }, []);
  if (info.languages.length < 2) return null;
  return (
    <details className="language-switch" ref={details} onKeyDown={closeByKey} onBlur={closeWhenLeft}>
      <summary>
        <Globe className="icon small-icon" aria-hidden="true" />
        <span className="visually-hidden">{text('language_is', { language: '' })}</span>
        <span>
          {name}
          <span className="language-more">
            {language.name.slice(name.length)}, {sign(lang)}
          </span>
        </span>
      </summary>
      <ul>
        {info.languages.map(({ code }) => (
          <li key={code}>
            <a href={urls[code] ?? '/'} lang={LANGUAGES[code].lang} hrefLang={LANGUAGES[code].lang} aria-current={code === lang ? 'true' : undefined}>
              {LANGUAGES[code].name}
              <span>{sign(code)}</span>
            </a>
          </li>
        ))}
      </ul>
    </details>
  );
}
