import { lazy, Suspense, useEffect, useState } from 'react';
import { isConsentPath, isPrivatePath } from '@vitrina/contract/values/private-path';
import { onChoice, refresh, useConsents } from '../../client/consent-store.ts';
import { useShop } from '../../context/shop-context.tsx';
import { isPlainClick } from '../../links/is-plain-click.ts';

const ConsentBanner = lazy(() => import('./consent-banner.tsx').then((file) => ({ default: file.ConsentBanner })));

/** Shows a new visitor the banner once, if there is anything to consent to, and opens it again from the footer's link. Not on private pages. */
export function ConsentHost() {
  const { lang, info, url } = useShop();
  const approved = useConsents();
  const [isHere, setHere] = useState(false);
  const [opener, setOpener] = useState<HTMLElement | null>(null);
  const { isAsked } = info.consent;
  useEffect(() => setHere(true), []);
  useEffect(
    () => onChoice((chosen) => void import('./consent-actions.ts').then(({ recordChoice }) => recordChoice(lang, chosen)).catch(() => undefined)),
    [lang],
  );
  useEffect(() => followOtherTabs(), []);
  useEffect(() => (isAsked ? listenToSettingsLinks(setOpener) : undefined), [isAsked]);
  const isNew = isAsked && approved === null && !isPrivatePath(url);
  if (!isHere || !(isNew || opener)) return null;
  return (
    <Suspense fallback={null}>
      <ConsentBanner key={opener ? 'settings' : 'new'} opener={opener} onDone={() => setOpener(null)} />
    </Suspense>
  );
}

function followOtherTabs(): () => void {
  const onVisible = () => {
    if (!document.hidden) refresh();
  };
  document.addEventListener('visibilitychange', onVisible);
  addEventListener('pageshow', onVisible);
  return () => {
    document.removeEventListener('visibilitychange', onVisible);
    removeEventListener('pageshow', onVisible);
  };
}

/** Opens the settings over the page on a click on their links; without scripts these lead to a page. */
function listenToSettingsLinks(open: (link: HTMLElement) => void): () => void {
  const onClick = (event: MouseEvent) => {
    const link = (event.target as Element | null)?.closest?.('a');
    if (!link || !isPlainClick(event) || link.origin !== location.origin || !isConsentPath(link.pathname) || isPrivatePath(location.pathname)) return;
    event.preventDefault();
    open(link);
  };
  document.addEventListener('click', onClick, { capture: true });
  return () => document.removeEventListener('click', onClick, { capture: true });
}
