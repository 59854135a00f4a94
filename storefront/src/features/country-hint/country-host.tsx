import { lazy, Suspense, useEffect, useState } from 'react';
import { isPrivatePath } from '@vitrina/contract/values/private-path';
import { useConsents } from '../../client/consent-store.ts';
import { useShop } from '../../context/shop-context.tsx';
import type { PageState } from '../../context/page-types.ts';
import { isHintDismissed } from './country-hint-storage.ts';

const CountryHint = lazy(() => import('./country-hint.tsx').then((file) => ({ default: file.CountryHint })));

/** Suggests the market of the visitor's country, once; after the consent banner, and not on payment pages. */
export function CountryHost({ urls }: { urls: PageState['urls'] }) {
  const { info, url } = useShop();
  const approved = useConsents();
  const [isDismissed, setDismissed] = useState(true);
  useEffect(() => setDismissed(!info.asksCountry || isHintDismissed()), [info.asksCountry]);
  const isConsentPending = info.consent.isAsked && approved === null;
  if (isDismissed || isConsentPending || isPrivatePath(url)) return null;
  return (
    <Suspense fallback={null}>
      <CountryHint urls={urls} onDismiss={() => setDismissed(true)} />
    </Suspense>
  );
}
