import { useEffect, useRef, useState } from 'react';
import type { ConsentCategory } from '@vitrina/contract/values/consent';
import { choose, consents } from '../../client/consent-store.ts';
import { useShop, useText } from '../../context/shop-context.tsx';
import { X } from '../../ui/icons.tsx';
import { type ConsentText, consentText } from './consent-actions.ts';
import { ConsentChoices } from './consent-choices.tsx';
import { thirdPartiesOf } from './third-parties.ts';
import './consent-banner.css';

const ALL: readonly ConsentCategory[] = ['necessary', 'analytics', 'marketing'];

/** Asks for consent to optional features: at the bottom of the window, without covering controls or blocking the page. */
export function ConsentBanner({ opener, onDone }: { opener: HTMLElement | null; onDone: () => void }) {
  const { lang, info } = useShop();
  const text = useText();
  const [words, setWords] = useState<ConsentText | null>(null);
  const [isChoosing, setChoosing] = useState(opener !== null);
  const section = useRef<HTMLElement>(null);
  useEffect(() => {
    let isShown = true;
    void consentText(lang).then((found) => isShown && setWords(found));
    return () => {
      isShown = false;
    };
  }, [lang]);
  useEffect(() => {
    if (words && isChoosing) section.current?.querySelector<HTMLElement>('h2')?.focus();
  }, [words, isChoosing]);
  if (!words) return null;
  const close = () => {
    const hadFocus = section.current?.contains(document.activeElement);
    onDone();
    if (hadFocus) (opener ?? document.getElementById('content'))?.focus({ preventScroll: true });
  };
  const decide = (categories: readonly ConsentCategory[]) => {
    choose(categories);
    close();
  };
  return (
    <section
      className={isChoosing ? 'consent choosing' : 'consent'}
      aria-labelledby="consent-title"
      ref={section}
      onKeyDown={(event) => event.key === 'Escape' && opener && close()}
    >
      <div className="consent-words">
        <h2 id="consent-title" tabIndex={-1}>
          {words.title}
        </h2>
        {opener && (
          <button type="button" className="icon-btn" aria-label={text('close')} onClick={close}>
            <X className="icon" aria-hidden="true" />
          </button>
        )}
        <p>{words.text}</p>
      </div>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          decide(new FormData(event.currentTarget).getAll('consents') as ConsentCategory[]);
        }}
      >
        {isChoosing && <ConsentChoices categories={words.categories} approved={consents() ?? []} parties={thirdPartiesOf(info.consent.scripts)} />}
        <div className="consent-keys">
          <button type="button" className="btn compact" onClick={() => decide(['necessary'])}>
            {text('consent_refuse_all')}
          </button>
          <button type="button" className="btn compact" onClick={() => decide(ALL)}>
            {text('consent_accept_all')}
          </button>
          {isChoosing ? (
            <button key="save" type="submit" className="btn compact">
              {text('consent_save')}
            </button>
          ) : (
            <button key="choose" type="button" className="btn compact" onClick={() => setChoosing(true)}>
              {text('consent_choose')}
            </button>
          )}
        </div>
      </form>
    </section>
  );
}
